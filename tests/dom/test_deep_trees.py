"""Trees that are deep: all walks are loops."""

from __future__ import annotations

from typing import Any

from tests.dom.trees import html_document
from webapi import Event, MutationObserver

DEPTH = 3_000  # three times what Python lets functions recur


def deep(is_upwards: bool = False) -> Any:
    """A chain of elements with a text in the innermost."""
    document = html_document("")
    outer = inner = document.createElement("b")
    for _ in range(DEPTH):
        element = document.createElement("b")
        if is_upwards:
            element.append(outer)
            outer = element
        else:
            inner.append(element)
            inner = element
    (inner if not is_upwards else outer).append("x")
    return outer


def test_a_deep_tree_is_walked_copied_and_compared() -> None:
    outer = deep()
    document = outer.ownerDocument
    copied = outer.cloneNode(True)
    assert copied.isEqualNode(outer)
    assert copied.textContent == "x"
    copied.normalize()
    text = document.createNodeIterator(copied, 4).nextNode()
    assert text.compareDocumentPosition(copied) == 8 + 2
    assert text.getRootNode() is copied
    assert document.importNode(outer, True).getElementsByTagName("b").length == DEPTH
    assert html_document("").adoptNode(copied).ownerDocument is not document
    assert not outer.isEqualNode(copied.firstChild)
    assert (text.lookupPrefix("x"), text.lookupNamespaceURI("x")) == (None, None)


def test_a_deep_tree_is_inserted_removed_and_dispatched_to() -> None:
    outer = deep(is_upwards=True)
    document = outer.ownerDocument
    seen: list[Any] = []
    observer = MutationObserver(lambda records: None)
    observer.observe(document, {"childList": True, "subtree": True})
    document.querySelector("body").append(outer)
    text = document.createNodeIterator(outer, 4).nextNode()
    assert text.isConnected
    document.addEventListener("e", seen.append)
    text.dispatchEvent(Event("e", {"bubbles": True}))
    assert len(seen) == 1
    outer.remove()
    assert not text.isConnected
    assert len(observer.takeRecords()) == 2


def test_ranges_of_a_deep_tree() -> None:
    outer = deep()
    document = outer.ownerDocument
    text = document.createNodeIterator(outer, 4).nextNode()
    parent = document.createElement("p")
    parent.append(outer, "y")
    found = document.createRange()
    found.setStart(text, 0)
    found.setEnd(parent.lastChild, 1)
    assert str(found) == "xy"
    assert found.cloneContents().textContent == "xy"
    assert found.extractContents().textContent == "xy"
    assert parent.textContent == ""
