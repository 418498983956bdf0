"""Custom elements in Python: https://html.spec.whatwg.org/multipage/custom-elements.html

`tests.runtimes.test_custom_elements` compares many answers with Chromium's.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections.abc import Callable
from typing import Any

import pytest

from tests.parsers import need_a_parser
from tests.work import assert_linear
from webapi import (
    CustomElementRegistry,
    Document,
    DOMException,
    HTMLElement,
    HTMLUnknownElement,
)


class Logged(HTMLElement):
    observedAttributes = ("a",)

    def __init__(self) -> None:
        super().__init__()
        self.log: list[object] = [("made", self.isConnected)]

    def connectedCallback(self) -> None:
        self.log.append("connected")

    def disconnectedCallback(self) -> None:
        self.log.append("disconnected")

    def adoptedCallback(self, old: Document, new: Document) -> None:
        self.log.append(("adopted", old, new))

    def attributeChangedCallback(
        self, name: str, old: str | None, new: str | None, namespace: str | None
    ) -> None:
        self.log.append((name, old, new, namespace))


def new_page() -> tuple[Document, CustomElementRegistry]:
    page = Document("https://example.org/")
    html = page.createElement("html")
    html.append(page.createElement("head"), page.createElement("body"))
    page.append(html)
    registry = page.customElementRegistry
    assert registry is not None
    return page, registry


def body_of(page: Document) -> HTMLElement:
    assert page.body is not None
    return page.body


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """The errors that callbacks and constructors raised."""
    found: list[BaseException] = []
    monkeypatch.setattr("webapi.dom.custom_elements.report", found.append)
    return found


def test_an_element_of_the_page_gets_the_class() -> None:
    page, registry = new_page()
    element = page.createElement("x-a")
    element.setAttribute("a", "1")
    body_of(page).append(element)
    assert type(element).__name__ == "HTMLElement" and not element.matches(":defined")
    registry.define("x-a", Logged)
    assert isinstance(element, Logged) and element.matches(":defined")
    assert element.log == [("made", True), ("a", None, "1", None), "connected"]
    assert page.querySelector("x-a") is element


def test_reactions_run_before_a_member_returns() -> None:
    page, registry = new_page()
    registry.define("x-a", Logged)
    element: Any = page.createElement("x-a")
    element.setAttribute("a", "1")
    element.setAttribute("b", "1")
    body_of(page).append(element)
    element.remove()
    element.dataset.a = "1"
    other = Document("https://example.org/")
    other.adoptNode(element)
    assert element.log == [
        ("made", False),
        ("a", None, "1", None),
        "connected",
        "disconnected",
        ("adopted", page, other),
    ]


def test_a_constructor_makes_an_element_of_the_document() -> None:
    page, registry = new_page()
    registry.define("x-a", Logged)
    element = Logged()
    assert (element.localName, element.ownerDocument) == ("x-a", page)
    template: Any = page.createElement("template")
    template.content.append(element)
    assert element.log[1:] == [("adopted", page, template.content.ownerDocument)]


def test_markup_makes_elements() -> None:
    need_a_parser()
    page = Document.fromHTML("<x-a a=1></x-a><x-b></x-b>", "https://example.org/")
    registry = page.customElementRegistry
    assert registry is not None
    registry.define("x-a", Logged)
    first: Any = page.querySelector("x-a")
    assert first.log[1:] == [("a", None, "1", None), "connected"]
    body_of(page).innerHTML = "<p><x-a></x-a></p>"
    assert first.log[-1] == "disconnected"
    second: Any = page.querySelector("x-a")
    assert second is not first and second.log == [("made", True), "connected"]


@pytest.mark.parametrize(
    ("name", "class_", "error"),
    [
        ("x", Logged, "SyntaxError"),
        ("x-taken", Logged, "NotSupportedError"),
        ("x-a", 5, "TypeError"),
        ("x-a", lambda: None, "TypeError"),
    ],
    ids=["name", "taken", "number", "function"],
)
def test_definitions_are_refused(name: str, class_: Any, error: str) -> None:
    _, registry = new_page()
    registry.define("x-taken", type("Taken", (HTMLElement,), {}))
    with pytest.raises((DOMException, TypeError)) as raised:
        registry.define(name, class_)
    assert getattr(raised.value, "name", type(raised.value).__name__) == error
    assert registry.get("x-a") is None


def test_customized_built_in_elements_are_refused() -> None:
    _, registry = new_page()
    with pytest.raises(DOMException, match="customized built-in elements") as raised:
        registry.define("x-a", Logged, {"extends": "p"})
    assert raised.value.name == "NotSupportedError"


def test_classes_of_another_layout_are_refused() -> None:
    class Slotted(HTMLElement):
        __slots__ = ("value",)

    class Unchanged(HTMLElement):
        __slots__ = ()

    _, registry = new_page()
    for class_ in (Slotted, Unchanged):
        with pytest.raises(TypeError, match="__slots__"):
            registry.define("x-a", class_)


def test_classes_may_have_several_bases() -> None:
    class Mixin:
        greeting = "hello"

    class Base(Mixin, HTMLElement):
        pass

    class Derived(Base):
        pass

    page, registry = new_page()
    element: Any = page.createElement("x-a")
    body_of(page).append(element)
    registry.define("x-a", Derived)
    assert element.greeting == "hello" and type(element) is Derived
    assert registry.getName(Derived) == "x-a" and registry.getName(Base) is None


def test_undefined_classes_are_not_constructed() -> None:
    class Undefined(HTMLElement):
        pass

    for class_ in (HTMLElement, Undefined):
        with pytest.raises(TypeError, match="Illegal constructor"):
            class_()


def raising(self: Any) -> None:
    raise ValueError("no")


def without_super(self: Any) -> None:
    """Does not call the constructor of HTMLElement."""


def twice(self: Any) -> None:
    HTMLElement.__init__(self)
    HTMLElement.__init__(self)


@pytest.mark.parametrize("init", [raising, without_super, twice])
def test_constructors_may_fail(init: Callable[[Any], None], reported: list[BaseException]) -> None:
    page, registry = new_page()
    before = page.createElement("x-a")
    body_of(page).append(before)
    registry.define("x-a", type("Failing", (HTMLElement,), {"__init__": init}))
    assert not before.matches(":defined")
    assert isinstance(page.createElement("x-a"), HTMLUnknownElement)
    error = ValueError if init is raising else TypeError
    assert [type(each) for each in reported] == [error, error]


def test_errors_of_callbacks_are_reported(reported: list[BaseException]) -> None:
    page, registry = new_page()
    registry.define("x-a", type("Failing", (HTMLElement,), {"connectedCallback": raising}))
    element = page.createElement("x-a")
    body_of(page).append(element)
    assert element.isConnected
    assert [type(each) for each in reported] == [ValueError]


def test_an_object_that_is_initialized_again_keeps_its_element() -> None:
    page, registry = new_page()
    registry.define("x-a", Logged)
    element = Logged()
    body_of(page).append(element)
    with pytest.raises(TypeError, match="constructed already"):
        HTMLElement.__init__(element)
    assert element.isConnected


def test_documents_without_a_url_have_no_registry() -> None:
    page, _ = new_page()
    assert Document().customElementRegistry is None
    assert page.implementation.createHTMLDocument("").customElementRegistry is None
    root = page.createElement("div").attachShadow({"mode": "open"})
    assert root.customElementRegistry is page.customElementRegistry


def test_a_class_of_two_documents_makes_elements_of_the_last() -> None:
    first, registry = new_page()
    second, other = new_page()
    registry.define("x-a", Logged)
    other.define("x-b", Logged)
    assert Logged().ownerDocument is second
    element = first.createElement("x-a")
    assert isinstance(element, Logged) and element.ownerDocument is first


@pytest.mark.skipif(sys.platform == "emscripten", reason="needs a loop of its own")
def test_a_promise_waits_for_a_definition() -> None:
    async def wait() -> object:
        _, registry = new_page()
        promise = registry.whenDefined("x-a")
        registry.define("x-a", Logged)
        with pytest.raises(DOMException):
            await registry.whenDefined("x")
        return await promise

    assert asyncio.run(wait()) is Logged


@pytest.mark.skipif(sys.implementation.name != "cpython", reason="counts references")
def test_a_class_keeps_no_document() -> None:
    page, registry = new_page()
    registry.define("x-a", Logged)
    body_of(page).append(Logged())
    known = weakref.ref(page)
    del page, registry
    gc.collect()
    assert known() is None


def test_many_elements_take_linear_time() -> None:
    def run(count: int) -> None:
        page, registry = new_page()
        box = page.createElement("div")
        for _ in range(count):
            box.append(page.createElement("x-a"))
        body_of(page).append(box)
        registry.define("x-a", type("Made", (Logged,), {}))
        box.remove()

    assert_linear(run, 8_000)
