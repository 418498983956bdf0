"""Users meet inert elements and modal dialogs as in headless Chromium."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.page.inert import RECORDED, play
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page, PageError

need_a_parser()


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_what_is_inert(engine: Any) -> None:
    with Page(engine=engine) as page:
        found = play(page, PageError, lambda: page.clock.run_for(50))
        assert json.loads(json.dumps(found)) == RECORDED


def test_the_refusal_names_what_covers_the_element(new_page: Any) -> None:
    page = new_page()
    page.set_content("<button>b</button><dialog id=d data-a='&lt;'>x</dialog>")
    page.evaluate("() => document.querySelector('dialog').showModal()")
    with pytest.raises(
        PageError, match='<dialog id="d" open="" data-a="<">x</dialog> intercepts pointer'
    ):
        page.click("button")


def test_a_slot_in_an_inert_subtree_makes_what_it_shows_inert(new_page: Any) -> None:
    page = new_page()
    page.set_content("<div id=h><button>b</button></div>")
    page.evaluate(
        """() => document.querySelector("#h").attachShadow({ mode: "open" })
        .innerHTML = "<p inert><slot></slot></p>" """
    )
    page.focus("button")
    assert page.evaluate("() => document.activeElement.localName") == "body"
    with pytest.raises(PageError, match='<div id="h">…</div> intercepts'):
        page.click("button")
