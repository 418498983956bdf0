"""Trees that are deep: all walks are loops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dom.trees import html_document
from webapi import Event, MutationObserver

DEPTHS = [
    3_000,  # three times what Python lets functions recur
    pytest.param(100_000, marks=pytest.mark.heavy("A tree so deep takes seconds.")),
]


def deep(depth: int, is_upwards: bool = False) -> Any:
    """A chain of elements with a text in the innermost."""
    document = html_document("")
    outer = inner = document.createElement("b")
    for _ in range(depth):
        element = document.createElement("b")
        if is_upwards:
            element.append(outer)
            outer = element
        else:
            inner.append(element)
            inner = element
    (inner if not is_upwards else outer).append("x")
    return outer


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_deep_tree_is_walked_copied_and_compared(depth: int) -> None:
    outer = deep(depth)
    document = outer.ownerDocument
    copied = outer.cloneNode(True)
    assert copied.isEqualNode(outer)
    assert copied.textContent == "x"
    copied.normalize()
    text = document.createNodeIterator(copied, 4).nextNode()
    assert text.compareDocumentPosition(copied) == 8 + 2
    assert text.getRootNode() is copied
    assert document.importNode(outer, True).getElementsByTagName("b").length == depth
    assert html_document("").adoptNode(copied).ownerDocument is not document
    assert not outer.isEqualNode(copied.firstChild)
    assert (text.lookupPrefix("x"), text.lookupNamespaceURI("x")) == (None, None)


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_deep_tree_is_inserted_removed_and_dispatched_to(depth: int) -> None:
    outer = deep(depth, is_upwards=True)
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


@pytest.mark.parametrize("depth", DEPTHS)
def test_ranges_of_a_deep_tree(depth: int) -> None:
    outer = deep(depth)
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
