"""Shadow trees: https://dom.spec.whatwg.org/#shadow-trees

`tests.runtimes.test_shadow_trees` compares many answers with Chromium's.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.work import assert_linear
from webapi import Document, DOMException, Element, Event, HTMLElement, HTMLSlotElement, ShadowRoot
from webapi.webidl.microtasks import perform_a_microtask_checkpoint


def new_page() -> Document:
    return Document("https://example.org/").implementation.createHTMLDocument("")


def added(parent: Element | ShadowRoot, name: str, /, **attributes: str) -> Any:
    document = parent.ownerDocument
    assert document is not None
    element = document.createElement(name)
    for key, value in attributes.items():
        element.setAttribute(key, value)
    parent.append(element)
    return element


def body_of(page: Document) -> HTMLElement:
    assert page.body is not None
    return page.body


def test_a_host_shows_an_open_root_only() -> None:
    page = new_page()
    host = added(body_of(page), "div")
    root = host.attachShadow({"mode": "open"})
    assert host.shadowRoot is root
    assert (root.mode, root.host, root.isConnected) == ("open", host, True)
    other = added(body_of(page), "p")
    closed = other.attachShadow({"mode": "closed"})
    assert other.shadowRoot is None
    assert closed.host is other
    with pytest.raises(DOMException) as raised:
        host.attachShadow({"mode": "closed"})
    assert raised.value.name == "NotSupportedError"


def test_slots_take_the_children_of_the_host() -> None:
    page = new_page()
    host = added(body_of(page), "div")
    root = host.attachShadow({"mode": "open"})
    named, rest = added(root, "slot", name="title"), added(root, "slot")
    changes = []
    root.addEventListener("slotchange", lambda event: changes.append(event.target))
    title = added(host, "h1", slot="title")
    host.append("text")
    assert isinstance(named, HTMLSlotElement)
    assert named.assignedNodes() == [title]
    assert rest.assignedNodes() == [host.lastChild]
    assert title.assignedSlot is named

    perform_a_microtask_checkpoint()
    assert changes == [named, rest]


def test_targets_outside_are_hosts() -> None:
    page = new_page()
    host = added(body_of(page), "div")
    root = host.attachShadow({"mode": "open"})
    button = added(root, "button")
    seen: list[Any] = []
    for each in (page, host, root, button):
        each.addEventListener("x", lambda event: seen.append((event.currentTarget, event.target)))
    button.dispatchEvent(Event("x", {"bubbles": True, "composed": True}))
    assert seen == [(button, button), (root, button), (host, host), (page, host)]
    del seen[:]
    button.dispatchEvent(Event("x", {"bubbles": True}))
    assert seen == [(button, button), (root, button)]


@pytest.mark.parametrize("bubbles", [False, True])
def test_both_ways_of_dispatching_agree(bubbles: bool) -> None:
    """A page without shadow trees takes a shorter way."""
    logs = []
    for has_shadow_trees in (False, True):
        page = new_page()
        child = added(added(body_of(page), "div"), "a")
        if has_shadow_trees:
            page.createElement("div").attachShadow({"mode": "open"})
        log: list[Any] = []

        def listen(event: Event, log: list[Any] = log) -> None:
            current: Any = event.currentTarget
            target: Any = event.target
            path: list[Any] = event.composedPath()
            names = [each.nodeName for each in path]
            log.append((current.nodeName, target.nodeName, event.eventPhase, names))

        for each in (page, page.documentElement, page.body, child.parentNode, child):
            each.addEventListener("x", listen)
            each.addEventListener("x", listen, True)
        event = Event("x", {"bubbles": bubbles})
        child.dispatchEvent(event)
        log.append((event.target is child, event.composedPath(), event.eventPhase))
        logs.append(log)
    assert logs[0] == logs[1]


def test_ids_are_of_one_tree() -> None:
    page = new_page()
    host = added(body_of(page), "div")
    assert page.getElementById("x") is None
    root = host.attachShadow({"mode": "open"})
    inside = added(root, "p", id="x")
    assert page.getElementById("x") is None
    assert root.getElementById("x") is inside
    outside = added(body_of(page), "p", id="x")
    inside.remove()
    assert page.getElementById("x") is outside
    root.append(inside)
    inside.id = "y"
    assert page.getElementById("y") is None
    host.remove()
    assert page.getElementById("x") is outside


def test_a_root_stays_with_its_host() -> None:
    page = new_page()
    root = added(body_of(page), "div").attachShadow({"mode": "open"})
    for steps, name in (
        (lambda: page.adoptNode(root), "HierarchyRequestError"),
        (lambda: page.importNode(root), "NotSupportedError"),
        (lambda: root.cloneNode(), "NotSupportedError"),
        (lambda: root.append(root.host), "HierarchyRequestError"),
    ):
        with pytest.raises(DOMException) as raised:
            steps()
        assert raised.value.name == name


@pytest.mark.parametrize("case", ["nested", "deep", "slots", "children"])
def test_large_shadow_trees_take_linear_time(case: str) -> None:
    def steps(count: int) -> None:
        page = new_page()
        host = inner = added(body_of(page), "div")
        root = host.attachShadow({"mode": "open"})
        if case == "nested":
            for _ in range(count):
                inner = added(inner.shadowRoot, "div")
                inner.attachShadow({"mode": "open"})
        elif case == "deep":
            inner = added(root, "div")
            for _ in range(count):
                inner = added(inner, "div")
        elif case == "slots":
            for index in range(count):
                added(root, "slot", name=f"{index}")
                host.append("text")
        else:
            added(root, "slot")
            for _ in range(count):
                inner = added(host, "b")
        inner.dispatchEvent(Event("x", {"bubbles": True, "composed": True}))
        host.remove()

    assert_linear(steps, 8_000)
