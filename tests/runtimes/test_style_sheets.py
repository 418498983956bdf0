"""Constructed style sheets in engines: what Chromium says of the same sheets and calls."""

import json
from collections.abc import Iterator

import pytest

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
