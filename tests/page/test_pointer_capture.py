"""Elements capture the mouse as in headless Chromium."""

from __future__ import annotations

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.page.pointer_capture import RECORDED, play
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

need_a_parser()


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_who_captures_the_mouse_hears_the_rest_of_a_click(engine: str) -> None:
    with Page(engine=engine) as page:
        assert play(lambda: page) == RECORDED
