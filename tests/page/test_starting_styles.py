"""Elements that get their first style transition from ``@starting-style``, as in Chromium."""

from __future__ import annotations

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.conftest import PAGE_ENGINES
from tests.page.starting_styles import HTML, PLAY, RECORDED
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

__all__ = ["chromium"]

need_a_parser()


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_first_styles_transition_as_in_chromium(engine: str) -> None:
    with Page({"/": HTML}, engine=engine) as page:
        page.goto("/")
        page.evaluate(f"void ({PLAY})().then((logs) => (globalThis.logs = logs))")
        page.clock.run_for(40_000)
        assert page.evaluate("logs") == RECORDED


@pytest.mark.heavy("The transitions take ten seconds.")
def test_chromium_sends_what_was_recorded(chromium: Browser) -> None:
    page = chromium.new_page().playwright
    page.set_content(HTML)
    assert page.evaluate(PLAY) == RECORDED
