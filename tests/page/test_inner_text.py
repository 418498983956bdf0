"""The text that a user sees, and what an icon that a style sheet draws has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.page.inner_text import RECORDED, texts
from tests.parsers import need_a_parser
from webapi.page import Page, PageError

__all__ = ["chromium", "chromium_page"]

need_a_parser()


def test_texts_and_icons(new_page: Callable[..., Page]) -> None:
    page = new_page()
    assert texts(page) == RECORDED
    page.set_content("<p hidden>a <b>b</b></p><svg>t</svg>")
    assert page.inner_text("p") == "a b"
    with pytest.raises(PageError, match="Error: Node is not an HTMLElement"):
        page.inner_text("svg")
    page.set_content(
        "<style>@media all { .icon::before, u { content: 'i' } }</style>"
        "<i class=icon onclick='title = 1'></i><i id=bare></i>"
    )
    page.click(".icon")
    assert page.is_hidden("#bare") and page.title() == ""


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_gives_these(chromium_page: BrowserPage) -> None:
    page: Any = chromium_page.playwright
    assert texts(page) == RECORDED
