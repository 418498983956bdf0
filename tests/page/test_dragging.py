"""A mouse drags, goes in steps and is slow as that of Playwright in headless Chromium."""

from __future__ import annotations

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.page.dragging import HTML, RECORDED, play
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page, PageError

need_a_parser()


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_what_the_mouse_does(engine: str) -> None:
    with Page({"/": HTML}, engine=engine) as page:
        assert play(page) == RECORDED
        now = page.clock.now
        page.click("#s", delay=100)
        page.dblclick("#s", delay=10)
        page.mouse.click(1, 1, delay=5)
        assert round(page.clock.now - now) == 135
        page.evaluate("give()")
        with pytest.raises(PageError, match="Text that is dropped on a field is not inserted"):
            page.drag_and_drop("#d", "#f")
