"""Generated forms: Chromium has the same entries, values, owners and problems."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from tests.dom.generated_forms import CONTROLS, RUN, VALUES, Generator, answers, sanitized

__all__ = ["chromium", "chromium_page"]

RECORDED = json.loads(Path(__file__).with_name("forms_in_chromium.json").read_text("utf-8"))


def plain(value: Any) -> Any:
    """The value as JSON has it."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("number", range(len(RECORDED["cases"])))
def test_recorded_forms(number: int) -> None:
    pytest.importorskip("turbohtml")
    case, expected = RECORDED["cases"][number]
    assert plain(answers(case)) == expected


@pytest.mark.parametrize(
    ("type", "expected"), RECORDED["sanitized"], ids=lambda each: str(each)[:14]
)
def test_recorded_values(type: str, expected: list[Any]) -> None:
    assert [plain(sanitized(type, each)) for each in VALUES] == expected


@pytest.mark.heavy("A thousand forms in a browser take half a minute.")
@pytest.mark.parametrize("seed", range(1, 5))
def test_chromium_answers_the_same(chromium_page: Page, seed: int) -> None:
    pytest.importorskip("turbohtml")
    generator = Generator(seed)
    cases = [generator.case() for _ in range(250)]
    differences = [
        (case, mine, theirs)
        for case, theirs in zip(cases, chromium_page.run(RUN, cases, CONTROLS), strict=True)
        if (mine := plain(answers(case))) != theirs
    ]
    assert differences == []
