"""PyScript's double on a page that a test gives it."""

import asyncio
import sys
from importlib import import_module
from typing import Any

import pytest

import webapi
from tests.parsers import need_a_parser
from webapi import Response, user
from webapi.js import install
from webapi.transports import Routes, use

need_a_parser()


def page_of(html: str) -> webapi.Document:
    return webapi.Document.fromHTML(html, "https://todo.example/")


def body_of(page: webapi.Document) -> str:
    assert page.body is not None
    return page.body.innerHTML


@pytest.mark.parametrize(
    ("html", "shown"),
    [
        ("<p>a", '<p>a</p><script-py id="py-0"><div>x</div></script-py>'),
        (
            '<script type="py"></script><p>a',
            '<p>a</p><script-py id="py-0"><div>x</div></script-py>',
        ),
        (
            '<body><script type="py"></script><p>a',
            '<script type="py"></script><script-py id="py-0"><div>x</div></script-py><p>a</p>',
        ),
        (
            '<body><p id=b>a</p><script type="py" target="b"></script>',
            '<p id="b">a<div>x</div></p><script type="py" target="b"></script>',
        ),
        (
            '<body><p>a</p><script type="py" target="p"></script>',
            '<p id="py-0">a<div>x</div></p><script type="py" target="p"></script>',
        ),
        (
            "<body><py-script>display('x')</py-script>",
            '<py-script style="display: block;" id="py-0"><div>x</div></py-script>',
        ),
        (
            '<body><py-script id="own"></py-script><script type="py"></script>',
            '<py-script id="own" style="display: block;"><div>x</div></py-script>'
            '<script type="py"></script>',
        ),
    ],
)
def test_a_script_writes_where_the_page_has_it(html: str, shown: str) -> None:
    page = page_of(html)
    with install(page):
        from pyscript import display

        display("x")
    assert body_of(page) == shown


def test_a_script_writes_into_the_element_of_its_id() -> None:
    page = page_of('<body><script type="py" id="app"></script>')
    with install(page):
        from pyscript import display

        display("x", target="app")
    assert page.querySelector("script-py").textContent == "x"


def test_a_target_that_is_missing_is_an_error() -> None:
    page = page_of('<script type="py" target="nope"></script>')
    with install(page), pytest.raises(ValueError, match="no element 'nope'"):
        from pyscript import display  # noqa: F401


def test_an_empty_document_has_an_element_too() -> None:
    page = webapi.Document()
    with install(page):
        from pyscript import display

        display("x")
    assert page.documentElement.outerHTML == '<script-py id="py-0"><div>x</div></script-py>'


def test_installing_leaves_the_page_alone() -> None:
    page = page_of("<p>a")
    with install(page):
        import pyscript
        import pyscript.web

        assert not hasattr(pyscript, "__file__")
        assert body_of(page) == "<p>a</p>"
        assert pyscript.web.page.title == ""
        assert "script-py" in body_of(page)


def test_each_installation_has_its_own_page() -> None:
    with install(page_of("<p>outer")):
        from pyscript import document, web

        with install(page_of("<p>inner")):
            from pyscript import document as inner

            assert inner.querySelector("p").textContent == "inner"
            assert inner != document
        assert web.page.find("p")[0].textContent == "outer"


def test_undo_takes_all_modules_away() -> None:
    before = {name for name in sys.modules if name.split(".")[0] == "pyscript"}
    with install():
        import_module("pyscript.web")
    assert {name for name in sys.modules if name.split(".")[0] == "pyscript"} == before


def test_what_the_double_lacks_is_refused_by_name() -> None:
    with install():
        for name in ("storage", "WebSocket", "workers", "PyWorker", "js_import", "sync"):
            with pytest.raises(ImportError, match=f"cannot import name '{name}' from 'pyscript'"):
                exec(f"from pyscript import {name}")
        for name in ("storage", "fs", "media", "websocket", "workers"):
            with pytest.raises(ModuleNotFoundError, match=f"No module named 'pyscript.{name}'"):
                import_module(f"pyscript.{name}")


def test_star_imports_the_names() -> None:
    names: dict[str, Any] = {}
    with install():
        exec("from pyscript import *", names)
        exec("from pyscript.web import *", names)
    assert {"display", "when", "document", "fetch", "page", "div", "input_"} <= names.keys()


def test_a_name_that_a_test_replaces_stays() -> None:
    with install():
        import pyscript

        pyscript.fetch = "mine"
        from pyscript import display, fetch

        assert fetch == "mine"
        assert callable(display)


def test_a_user_plays_an_app() -> None:
    page = page_of("<form><input><button>Add</button></form><ul></ul>")
    with install(page):
        from pyscript import when
        from pyscript.web import li
        from pyscript.web import page as app

        @when("submit", "form")
        def on_submit(event: Any) -> None:
            event.preventDefault()
            app.find("ul")[0].append(li(textContent=event.target.elements[0].value))

        user.type(page.querySelector("input"), "<Tea>")
        user.click(page.querySelector("button"))
    assert page.querySelector("ul").innerHTML == "<li>&lt;Tea&gt;</li>"


def test_fetch_asks_by_the_transport_that_is_set() -> None:
    async def main() -> Any:
        from pyscript import fetch

        answer = fetch("https://todo.example/api", method="POST", body="all")
        return await answer.json(), (await answer).status, await failed(answer)

    async def failed(answer: Any) -> str:
        try:
            await answer.text()
        except Exception as error:
            return type(error).__name__
        return "read twice"

    routes = Routes({"POST https://todo.example/api": Response.json([1], {"status": 201})})
    with install(), use(routes):
        assert asyncio.run(main()) == ([1], 201, "JsException")


def test_an_element_that_is_not_made_has_no_members() -> None:
    with install():
        from pyscript.web import div

        with pytest.raises(AttributeError, match="_dom_element"):
            _ = div.__new__(div).title


@pytest.mark.parametrize("text", ["a\0b", "\ud800", "x" * 1_000_000, "<" * 10_000])
def test_display_takes_any_text(text: str) -> None:
    page = page_of("<p id=out>")
    with install(page):
        from pyscript import display

        display(text, target="out")
    shown = page.getElementById("out").textContent
    assert shown == text.replace("\0", "")
