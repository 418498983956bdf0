"""Image, Option and Audio: what Chromium answers, recorded on the same script."""

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

SCRIPT = Path(__file__).with_name("js").joinpath("legacy_factories.js").read_text("utf-8")
RECORDED: list[list[Any]] = json.loads(
    Path(__file__).with_name("legacy_factories_in_chromium.json").read_text("ascii")
)


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_answers(engine: str) -> None:
    need_a_parser()
    page = Page(engine, page=Window("https://shop.example/"))
    page.bridge.load("<!doctype html><body>")
    found = json.loads(page.value(f"JSON.stringify((() => {{ {SCRIPT} }})())"))
    for answer, expected in zip(found, RECORDED, strict=True):
        assert answer == expected


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_sizes_are_set_as_they_are_given(engine: str) -> None:
    """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-image

    Chromium sets width to 0 in both cases.
    """
    page = Page(engine, page=Window("https://shop.example/"))
    assert page.value("new Image(undefined, 4).outerHTML") == '<img height="4">'
    assert page.value("new Image(-1).outerHTML") == '<img width="4294967295">'


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_answers_as_recorded(chromium_page: BrowserPage) -> None:
    chromium_page.goto("about:blank")
    assert chromium_page.run(SCRIPT) == RECORDED
