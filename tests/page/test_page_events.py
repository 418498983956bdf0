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
    for name in ("framenavigated", "domcontentloaded", "load"):
        page.on(name, lambda value, name=name: seen.append((name, value)))
    page.context.on("pageload", lambda value: seen.append(("pageload", value)))
    page.goto("/")
    navigated = ("framenavigated", page.main_frame)
    assert seen == [navigated, ("domcontentloaded", page), ("load", page), ("pageload", page)]
    other = page.context.new_page()
    with page.context.expect_event("pageclose") as closed:
        other.close()
    assert closed.value is other
    with pytest.raises(PageError, match="Target page, context or browser has been closed"):
        other.title()


def test_navigations_within_a_document(new_page: NewPage) -> None:
    page = new_page(SITE)
    page.goto("/")
    seen: list[str] = []
    page.on("framenavigated", lambda frame: seen.append(frame.url.partition("localhost")[2]))
    for script in (
        *("history.pushState({}, '', '/pushed')", "history.replaceState({}, '', '/replaced')"),
        *("location.hash = 'part'", "history.back()"),
    ):
        with page.expect_navigation() as navigation:
            page.evaluate(script)
        assert navigation.value is None
    assert seen == ["/pushed", "/replaced", "/replaced#part", "/replaced"]
    with page.expect_navigation(url="**/bad", timeout=50) as navigation:
        page.evaluate("history.pushState({}, '', '/good'); history.pushState({}, '', '/bad')")
    assert page.go_back() is None and page.url.endswith("/good")


def test_a_context_closes_once(new_page: NewPage) -> None:
    page = new_page(SITE)
    context, seen = page.context, list[Any]()
    context.on("close", lambda value: seen.append(("close", value)))
    other = context.new_page()
    other.on("close", lambda value: seen.append(("page", value)))
    other.close()
    assert seen == [("page", other)]
    context.close()
    context.close()
    assert seen == [("page", other), ("close", context)]


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


CONSOLE: list[tuple[str, list[tuple[str, str]]]] = [
    ("console.log()", []),
    ("console.log('a', 5, {foo: 'bar'}, '%s', null, undefined)", [
        ("log", "a 5 {foo: bar} %s null undefined")]),
    ("console.log({a:'s',b:{c:1},d:[1,2],e:()=>1,f:null,g:0})", [
        ("log", "{a: s, b: Object, d: Array(2), e: , f: null}")]),
    ("console.log([1,'a',{b:1}], new Array(3), [,1], [[1]], [''])", [
        ("log", "[1, a, Object] [] [empty, 1] [Array(1)] []")]),
    ("console.log(new Map([[1,2]]), new Set([1]), /a/g, Symbol('x'), NaN, true)", [
        ("log", "Map(1) Set(1) /a/g Symbol(x) NaN true")]),
    ("console.log(()=>1, class A{}, new (class Foo{x=1}), Object.create(null))", [
        ("log", "()=>1 class A{} Foo {}")]),
    ("console.log(document.body, window, document.querySelectorAll('p'), {p: document.body})", [
        ("log", "JSHandle@node Window [p#i.a.b] {p: body}")]),
    ("console.log(Promise.resolve(1), new Uint8Array([1,2]), new URL('http://a/'))", [
        ("log", "Promise Uint8Array(2) URL")]),
    ("console.log({a:'x'.repeat(200)})", [("log", f"{{a: {'x' * 50}…{'x' * 49}}}")]),
    ("console.log({[Symbol('s')]:1, get x(){return 1}})", [
        ("log", "{x: undefined, Symbol(s): 1}")]),
    ("console.trace(), console.trace('a')", [("trace", "console.trace"), ("trace", "a")]),
    ("console.dir({a:1}), console.dirxml(document.body)", [
        ("dir", "{a: 1}"), ("dirxml", "JSHandle@node")]),
    ("console.table([{a:1}]), console.table(1)", [("table", "[Object]"), ("table", "1")]),
    ("console.assert(false), console.assert(0,'m',{a:1}), console.assert(1)", [
        ("assert", "console.assert"), ("assert", "m {a: 1}")]),
    ("console.count(), console.count('q'), console.countReset('z')", [
        ("count", "default: 1"), ("count", "q: 1"),
        ("warning", "Count for 'z' does not exist")]),
    ("console.group('g'), console.groupCollapsed(), console.groupEnd(), console.clear()", [
        ("startGroup", "g"), ("startGroupCollapsed", "console.groupCollapsed"),
        ("endGroup", "console.groupEnd"), ("clear", "console.clear")]),
    ("console.timeEnd('n')", [("warning", "Timer 'n' does not exist")]),
    ("console.debug(1), console.info(2), console.warn(3), console.error(4)", [
        ("debug", "1"), ("info", "2"), ("warning", "3"), ("error", "4")]),
]  # fmt: skip
"""Statements, and the types and texts of their messages by Playwright 1.65 in Chromium 156."""


def test_the_texts_of_messages(new_page: NewPage) -> None:
    page = new_page({"/": "<p id=i class='a b'>x</p>"})
    page.goto("/")
    for script, expected in CONSOLE:
        page.clear_console_messages()
        page.evaluate(f"() => {{ {script} }}")
        assert [(each.type, each.text) for each in page.console_messages()] == expected
    with page.expect_console_message() as info:
        page.evaluate("console.time('t'), console.timeEnd('t')")
    assert (info.value.type, info.value.text.startswith("t: ")) == ("timeEnd", True)
    with page.expect_console_message() as info:
        page.evaluate("console.log('hello', 5, { foo: 'bar' }, document.body)")
    assert [each.json_value() for each in info.value.args[:3]] == ["hello", 5, {"foo": "bar"}]
    assert info.value.args[3].as_element() is not None


def test_where_messages_come_from(new_page: NewPage) -> None:
    inline = (
        "<!DOCTYPE html>\n<p>\n<script>\n  console.log('a')\n</script><script src=b.js></script>"
    )
    script = "\nfunction f() {\n  console.warn('b')\n}\nf(); throw new Error('c')"
    page = new_page({"/": inline, "/b.js": script}, raise_errors=False)
    with page.context.expect_event("weberror"):
        page.goto("/")
    places = [each.location for each in page.console_messages()]
    assert [(each["url"], each["line"], each["lineNumber"]) for each in places] == [
        ("http://localhost/", 3, 3),
        ("http://localhost/b.js", 2, 2),
    ]
    page.evaluate("fetch('http://other/').catch(() => 0)")
    assert page.console_messages()[-1].type == "error"
