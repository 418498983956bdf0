"""Events of pages and contexts, and what their values tell, with Playwright's names.

The rules are those of Playwright's documentation and of its own tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("turbohtml")

from webapi.page import Page, PageError, Route

NewPage = Callable[..., Page]
SITE = {
    "/": "<title>Home</title><script>console.log('first')</script>",
    "/bad": "<script>throw new Error('boom')</script>",
}


def test_documents_tell_when_they_are_there(new_page: NewPage) -> None:
    page = new_page(SITE)
    seen: list[Any] = []
    for name in ("domcontentloaded", "load"):
        page.on(name, lambda value, name=name: seen.append((name, value)))
    page.context.on("pageload", lambda value: seen.append(("pageload", value)))
    page.goto("/")
    assert seen == [("domcontentloaded", page), ("load", page), ("pageload", page)]
    other = page.context.new_page()
    with page.context.expect_event("pageclose") as closed:
        other.close()
    assert closed.value is other
    with pytest.raises(PageError, match="Target page, context or browser has been closed"):
        other.title()


def test_messages_errors_and_dialogs(new_page: NewPage) -> None:
    page = new_page(SITE, raise_errors=False)
    page.goto("/")
    page.evaluate("console.warn('second')")
    first, second = page.console_messages()
    assert (str(first), second.type, second.page, second.timestamp > 1e12) == (
        *("first", "warning"),
        *(page, True),
    )
    assert repr(second) == "<ConsoleMessage type=warning text=second>"
    page.goto("/")
    assert [each.text for each in page.console_messages()] == ["first", "second", "first"]
    assert len(page.console_messages(filter="since-navigation")) == 1
    page.clear_console_messages()
    assert page.console_messages() == []
    page.evaluate("for (let i = 0; i < 301; i++) console.log(i)")
    assert [each.text for each in page.console_messages()] == [str(i) for i in range(101, 301)]
    with page.context.expect_event("weberror") as error:
        page.goto("/bad")
    assert (error.value.page, error.value.error.message) == (page, "boom")
    assert page.page_errors() == [error.value.error]
    page.clear_page_errors()
    assert page.page_errors() == []
    dialogs: list[Any] = []
    page.on("dialog", dialogs.append)
    page.context.on("dialog", dialogs.append)
    page.evaluate("prompt('name?', 'Ada')")
    assert dialogs[0] is dialogs[1]
    assert dialogs[0].page is page
    assert repr(dialogs[0]) == "<Dialog type=prompt message=name? default_value=Ada>"
    assert repr(page) == "<Page url='http://localhost/bad'>"
    assert repr(page.context) == "<BrowserContext browser=None>"


def test_what_is_done_for_a_block(new_page: NewPage) -> None:
    page = new_page(SITE)
    routed: list[str] = []

    def note(route: Route) -> None:
        routed.append(route.request.url)
        route.continue_()

    with page.add_init_script("one = 1"), page.context.add_init_script("two = 2"):
        with page.route("**/*", note), page.context.route("**/*", note):
            page.goto("/")
        page.goto("/")
        assert page.evaluate("[one, two]") == [1, 2]
    page.goto("/")
    assert routed == ["http://localhost/"]
    assert page.evaluate("[typeof one, typeof two]") == ["undefined", "undefined"]
    assert repr(page.add_init_script("1")) == "<Disposable>"


def test_garbage(new_page: NewPage) -> None:
    page = new_page(SITE)
    page.evaluate("held = {}, held.self = held, weak = new WeakRef(held), 1")
    page.request_gc()
    assert page.evaluate("weak.deref() === held") is True
    page.evaluate("held = null")
    page.request_gc()
    assert page.evaluate("weak.deref()") is None


def test_errors_of_the_host_have_a_stack(new_page: NewPage) -> None:
    page = new_page(SITE)
    with pytest.raises(PageError) as caught:
        page.click("text=Nothing", timeout=1)
    assert __file__ in (caught.value.stack or "")
