"""Frames of the page have windows of their own, as in headless Chromium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.page.windows import FILES, HEADERS, ORIGIN, RECORDED, answer, facts
from tests.parsers import need_a_parser
from webapi import Response
from webapi.page import Page

__all__ = ["chromium", "chromium_page"]

need_a_parser()
pytest.importorskip("tree_sitter")
NewPage = Callable[..., Page]


def site() -> dict[str, Response]:
    return {
        url: Response(text, {"headers": {"content-type": kind, **HEADERS.get(url, {})}})
        for url, (kind, text) in FILES.items()
    }


def test_what_chromium_does(new_page: NewPage) -> None:
    page = new_page(site(), base_url=f"{ORIGIN}/")
    found = facts(page)
    for name, expected in RECORDED.items():
        assert found[name] == expected, name


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_does_what_was_recorded(chromium_page: BrowserPage) -> None:
    page: Any = chromium_page.playwright
    page.route("**/*", answer)
    assert facts(page) == RECORDED
