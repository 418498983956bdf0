"""Constructed style sheets in engines: what Chromium says of the same sheets and calls."""

import json
from collections.abc import Iterator

import pytest

from tests.dom import test_at_rules as at_rules
from tests.dom.test_style_sheets import ASK, RECORD
from tests.runtimes.pages import ENGINES, Page, parameters


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    yield Page(request.param, page="https://example.org/")


def test_rules(page: Page) -> None:
    shown = page.run(f"{ASK} show({json.dumps(list(RECORD['sheets']))}.map(rules));")
    assert shown == list(RECORD["sheets"].values())


def test_calls(page: Page) -> None:
    shown = page.run(f"{ASK} show({json.dumps(list(RECORD['calls']))}.map(answer));")
    assert shown == list(RECORD["calls"].values())


def test_at_rules(page: Page) -> None:
    texts = [each for each in at_rules.TEXTS if isinstance(each, str)]
    shown = page.run(f"{at_rules.ASK} show({json.dumps(texts)}.map(rulesOf));")
    assert shown == [at_rules.RECORD["texts"][each] for each in texts]
    texts = [each for each in at_rules.IMPORTS if isinstance(each, str)]
    shown = page.run(f"{at_rules.ASK} show({json.dumps(texts)}.map(rulesOfAnElement));")
    assert shown == [at_rules.RECORD["imports"][each] for each in texts]


def test_changes_of_at_rules(page: Page) -> None:
    shown = page.run(f"show((() => {{ {at_rules.CHANGES} }})());")
    assert shown == at_rules.RECORD["changes"]
