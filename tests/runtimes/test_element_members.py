"""Members of elements that engines answer without layout and images, as Chromium does."""

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

SCRIPT = Path(__file__).with_name("js").joinpath("element_members.js").read_text("utf-8")
RECORDED: list[list[Any]] = json.loads(
    Path(__file__).with_name("element_members_in_chromium.json").read_text("ascii")
)


# PythonMonkey runs microtasks on a running asyncio loop only.
WITH_MICROTASKS = [name for name in ENGINES if name != "pythonmonkey"]


def new_page(engine: str) -> Page:
    need_a_parser()
    page = Page(engine, page=Window("https://shop.example/"))
    page.bridge.load("<!doctype html><body>")
    return page


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_answers(engine: str) -> None:
    page = new_page(engine)
    found = json.loads(page.value(f"JSON.stringify((() => {{ {SCRIPT} }})())"))
    for answer, expected in zip(found, RECORDED, strict=True):
        assert answer == expected


@pytest.mark.parametrize("engine", parameters(WITH_MICROTASKS))
@pytest.mark.parametrize("source", ["", "image.src = '/a.png';"])
def test_no_image_can_be_decoded(engine: str, source: str) -> None:
    """Chromium rejects so, if there is no image and if it cannot be loaded."""
    page = new_page(engine)
    script = "image.decode().catch((error) => { globalThis.kept = error.name; });"
    page.run(f"const image = new Image(); {source} {script}")
    page.bridge.drain()
    assert page.value("kept") == "EncodingError"


@pytest.mark.parametrize("engine", parameters(ENGINES))
@pytest.mark.parametrize("name", ["a", "area", "p"])
def test_parts_of_an_element_are_tokens(engine: str, name: str) -> None:
    """Those of a hyperlink, too, which has other parts: those of its URL."""
    page = new_page(engine)
    page.run(f"globalThis.element = document.createElement('{name}'); element.part.add('x');")
    assert page.value("element.getAttribute('part') + element.part") == "xx"


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_an_image_is_a_box(engine: str) -> None:
    """docs/reference/no-layout.md"""
    page = new_page(engine)
    page.run("document.body.innerHTML = '<img><img height=7><img hidden>';")
    shown = "JSON.stringify([...document.images].map((each) => [each.width, each.height]))"
    assert json.loads(page.value(shown)) == [[100, 20], [100, 7], [0, 0]]


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_answers_as_recorded(chromium_page: BrowserPage) -> None:
    chromium_page.goto("about:blank")
    assert chromium_page.run(SCRIPT) == RECORDED
