"""Selections of text controls change with the events of headless Chromium."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.text_selection import RECORDED, play
from tests.parsers import need_a_parser
from webapi.page import Page

__all__ = ["chromium"]

need_a_parser()


def test_what_changes_a_selection(new_page: Callable[..., Page]) -> None:
    for found, expected in zip(play(new_page()), RECORDED, strict=True):
        assert found == expected


def test_events_are_tasks(new_page: Callable[..., Page]) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#set-the-selection-range"""
    page = new_page()
    page.set_content("<input id=i value=abc>")
    page.evaluate(
        "() => { window.seen = [];"
        "for (const type of ['select', 'selectionchange'])"
        "  i.addEventListener(type, () => seen.push(type));"
        "i.setSelectionRange(0, 1); i.setSelectionRange(0, 2); seen.push('script');"
        "Promise.resolve().then(() => seen.push('microtask')); }"
    )
    assert page.evaluate("seen") == ["script", "microtask", "selectionchange", "select", "select"]


def test_the_text_of_the_control_that_has_the_focus(new_page: Callable[..., Page]) -> None:
    """These are the answers of Chromium 156."""
    page = new_page()
    page.set_content("<textarea>some value</textarea><input value=abc><p>para</p>")
    page.locator("textarea").select_text()
    assert page.evaluate("getSelection().toString()") == "some value"
    page.evaluate("document.activeElement.setSelectionRange(1, 3)")
    assert page.evaluate("getSelection() + ''") == "om"
    page.locator("p").select_text()
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate("getSelection().toString()") == "para"


@pytest.mark.heavy("Fifty steps, each with a pause, take five seconds.")
def test_chromium_does_what_was_recorded(chromium: Browser) -> None:
    page = chromium.new_page().playwright
    assert play(page, lambda: page.wait_for_timeout(60)) == RECORDED
