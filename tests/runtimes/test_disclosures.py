"""Details, popovers and autofocus: Chromium's events and states, recorded on the same script."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, NO_PROMISES, Page, parameters
from webapi.runtimes import HeldClock, Window

__all__ = ["chromium", "chromium_page"]

SCRIPT = Path(__file__).with_name("js").joinpath("disclosures.js").read_text("utf-8")
RECORDED: list[list[Any]] = json.loads(
    Path(__file__).with_name("disclosures_in_chromium.json").read_text("utf-8")
)
WITH_PROMISES = (set(ENGINES) - NO_PROMISES).__contains__
AUTOFOCUS = "<!doctype html><input id=a hidden autofocus><input id=b autofocus><input autofocus>"


@pytest.mark.parametrize(
    "engine", parameters([each for each in ENGINES if each not in NO_PROMISES])
)
def test_events_and_states(engine: str) -> None:
    need_a_parser()
    page = Page(engine, clock=HeldClock(), page=Window("https://shop.example/"))
    page.bridge.load("<!doctype html><body>")
    page.run(
        "globalThis.answer = null;"
        f"(async () => {{ {SCRIPT} }})().then((value) => {{ answer = value; }});"
    )
    page.bridge.run_until_idle()
    for found, expected in zip(page.value("answer"), RECORDED, strict=True):
        assert found == expected


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_the_first_element_that_can_have_the_focus_gets_it(engine: str) -> None:
    need_a_parser()
    page = Page(engine, clock=HeldClock(), page=Window("https://shop.example/"))
    page.bridge.load(AUTOFOCUS)
    assert page.value("document.activeElement.id") == "b"


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_answers_as_recorded(chromium_page: BrowserPage) -> None:
    chromium_page.goto("about:blank")
    assert chromium_page.run(SCRIPT) == RECORDED
