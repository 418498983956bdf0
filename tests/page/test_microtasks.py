"""Microtasks of listeners run when they run in headless Chromium."""

from __future__ import annotations

import pytest

from tests.page.conftest import NEEDS_QUICKJS
from tests.page.microtasks import HTML, RECORDED, play
from tests.parsers import need_a_parser
from webapi.page import Page

need_a_parser()


@NEEDS_QUICKJS
@pytest.mark.parametrize("step", RECORDED)
def test_microtasks_run_after_each_listener(step: str, seen: dict[str, list[str]]) -> None:
    assert seen[step] == RECORDED[step]


@pytest.fixture(scope="module")
def seen() -> dict[str, list[str]]:
    """What a page logs after each step."""
    with Page(engine="quickjs") as page:
        page.set_content(HTML)
        return play(page, lambda: page.clock.run_for(50))
