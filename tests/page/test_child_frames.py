"""Frames inside of documents, by Playwright's API, are those of headless Chromium."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.page.child_frames import FILES, ORIGIN, RECORDED, answer, play
from tests.parsers import need_a_parser
from webapi.page import Page

__all__ = ["chromium", "chromium_page"]

need_a_parser()
pytest.importorskip("tree_sitter")


def test_what_chromium_tells(new_page: Callable[..., Page]) -> None:
    page = new_page(FILES, base_url=f"{ORIGIN}/")
    for index, (found, expected) in enumerate(zip_longest(play(page), RECORDED)):
        assert found == expected, index


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_tells_what_was_recorded(chromium_page: BrowserPage) -> None:
    page: Any = chromium_page.playwright
    page.route("**/*", answer)
    assert play(page) == RECORDED
