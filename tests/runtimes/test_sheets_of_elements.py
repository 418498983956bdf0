"""The style sheets of style elements in engines: https://drafts.csswg.org/cssom/#style-sheets"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import Window

__all__ = ["chromium", "chromium_page"]

SHEETS = Path(__file__).with_name("js").joinpath("style_sheets.js").read_text("utf-8")
RECORDED: list[list[Any]] = json.loads(
    Path(__file__).with_name("style_sheets_in_chromium.json").read_text("ascii")
)


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_style_elements_have_sheets(engine: str) -> None:
    need_a_parser()
    page = Page(engine, page=Window("https://shop.example/"))
    page.bridge.load("<!doctype html><body>")
    found = json.loads(page.value(f"JSON.stringify((() => {{ {SHEETS} }})())"))
    for answer, expected in zip(found, RECORDED, strict=True):
        assert answer == expected


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_answers_as_recorded(chromium_page: BrowserPage) -> None:
    chromium_page.goto("about:blank")
    assert chromium_page.run(SHEETS) == RECORDED
