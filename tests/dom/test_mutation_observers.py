"""Mutation observers, with facts of WPT's dom/nodes/MutationObserver-*"""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest

from tests.dom.trees import html_document
from webapi import MutationObserver, Text
from webapi.webidl.microtasks import perform_a_microtask_checkpoint


def body() -> Any:
    return html_document("").querySelector("body")


def observed(target: Any, **options: Any) -> tuple[MutationObserver, list[Any]]:
    """An observer, and the list of records that its callback gets."""
    seen: list[Any] = []
    observer = MutationObserver(lambda records, given: seen.extend(records))
    observer.observe(target, options)
    return observer, seen


def test_records_of_children() -> None:
    parent = body()
    document = parent.ownerDocument
    a, b, c = (document.createElement(name) for name in "abc")
    parent.append(a, c)
    observer, _ = observed(parent, childList=True)
    parent.insertBefore(b, c)
    parent.removeChild(a)
    parent.replaceChild(a, c)
    parent.textContent = "x"
    records = observer.takeRecords()
    assert [
        (
            *(each.type, each.target, list(each.addedNodes), list(each.removedNodes)),
            *(each.previousSibling, each.nextSibling, each.oldValue, each.attributeName),
        )
        for each in records
    ] == [
        ("childList", parent, [b], [], a, c, None, None),
        ("childList", parent, [], [a], None, b, None, None),
        ("childList", parent, [a], [c], b, None, None, None),
        ("childList", parent, [parent.firstChild], [b, a], None, None, None, None),
    ]
    assert records[0].target is parent
    assert observer.takeRecords() == []


def test_records_of_fragments_and_moves() -> None:
    parent = body()
    document = parent.ownerDocument
    fragment = document.createDocumentFragment()
    fragment.append("a", "b")
    nodes = list(fragment.childNodes)
    observer = MutationObserver(lambda records: None)
    observer.observe(parent, {"childList": True})
    observer.observe(fragment, {"childList": True})
    parent.append(fragment)
    parent.moveBefore(nodes[1], nodes[0])
    assert [
        (each.target, list(each.addedNodes), list(each.removedNodes))
        for each in observer.takeRecords()
    ] == [
        (fragment, [], nodes),
        (parent, nodes, []),
        (parent, [], [nodes[1]]),
        (parent, [nodes[1]], []),
    ]


def test_records_of_attributes_and_data() -> None:
    parent = body()
    text = Text("a")
    parent.append(text)
    observer, _ = observed(
        parent,
        subtree=True,
        attributeOldValue=True,
        characterDataOldValue=True,
        attributeFilter=["class"],
    )
    parent.className = "x"
    parent.className = "y"
    parent.id = "z"
    parent.setAttributeNS("http://e/", "class", "no")
    parent.removeAttribute("class")
    text.data = "b"
    assert [
        (each.type, each.target, each.attributeName, each.attributeNamespace, each.oldValue)
        for each in observer.takeRecords()
    ] == [
        ("attributes", parent, "class", None, None),
        ("attributes", parent, "class", None, "x"),
        ("attributes", parent, "class", None, "y"),
        ("characterData", text, None, None, "a"),
    ]


def test_callbacks_run_as_microtasks() -> None:
    parent = body()
    calls: list[Any] = []
    observer = MutationObserver(lambda records, given: calls.append((len(records), given)))
    observer.observe(parent, {"attributes": True})

    async def change() -> None:
        parent.id = "a"
        parent.id = "b"
        calls.append("changed")
        await asyncio.sleep(0)
        observer.disconnect()
        parent.id = "c"
        await asyncio.sleep(0)

    asyncio.run(change())
    assert calls == ["changed", (2, observer)]


def test_removed_nodes_are_observed_until_the_microtask() -> None:
    parent = body()
    document = parent.ownerDocument
    child = document.createElement("p")
    parent.append(child)
    _, seen = observed(parent, subtree=True, childList=True)
    child.remove()
    child.append("x")
    perform_a_microtask_checkpoint()
    assert [each.target for each in seen] == [parent, child]
    child.append("y")
    perform_a_microtask_checkpoint()
    assert len(seen) == 2


def test_observing_again_replaces_the_options() -> None:
    parent = body()
    observer, seen = observed(parent, childList=True)
    observer.observe(parent, {"attributes": True})
    parent.append("x")
    parent.id = "a"
    perform_a_microtask_checkpoint()
    assert [each.type for each in seen] == ["attributes"]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"subtree": True},
        {"childList": False},
        {"attributes": False, "attributeOldValue": True},
        {"attributes": False, "attributeFilter": []},
        {"characterData": False, "characterDataOldValue": True},
        {"childList": True, "attributes": False, "attributeOldValue": True},
    ],
)
def test_options_that_are_refused(options: Any) -> None:
    observer = MutationObserver(lambda records: None)
    with pytest.raises(TypeError):
        observer.observe(body(), options)


def test_an_observer_that_changes_what_it_observes_ends() -> None:
    parent = body()
    rounds = 0

    def change(records: Any) -> None:
        nonlocal rounds
        rounds += 1
        if rounds < 1000:
            parent.append("x")

    observer = MutationObserver(change)
    observer.observe(parent, {"childList": True})
    parent.append("x")
    perform_a_microtask_checkpoint()
    assert (rounds, parent.childNodes.length) == (1000, 1000)


def test_a_tree_and_its_observer_are_collected() -> None:
    parent = body()
    observer, _ = observed(parent, childList=True, subtree=True)
    watched = [weakref.ref(parent), weakref.ref(observer), weakref.ref(parent.ownerDocument)]
    del parent, observer
    gc.collect()
    assert [reference() for reference in watched] == [None, None, None]


def test_a_node_is_observed_in_the_document_that_adopts_it() -> None:
    page = html_document("")
    element, template = page.createElement("p"), page.createElement("template")
    observer = MutationObserver(lambda records: None)
    observer.observe(element, {"childList": True})
    template.content.append(element)
    assert element.ownerDocument is not page
    element.append("x")
    assert len(observer.takeRecords()) == 1
