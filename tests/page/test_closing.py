"""Dialogs and popovers open and close as in headless Chromium, by the input of users."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.closing import RECORDED, play
from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

need_a_parser()


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_what_users_close(engine: Any) -> None:
    with Page(engine=engine) as page:
        for found, expected in zip(play(page), RECORDED, strict=True):
            assert found == expected
