"""Traversal, with facts of WPT's dom/traversal"""

from __future__ import annotations

from typing import Any

import pytest

from tests.dom.trees import html_document
from tests.parsers import need_a_parser
from webapi import DOMException, NodeFilter


def tree() -> Any:
    need_a_parser()
    body: Any = html_document("").querySelector("body")
    body.innerHTML = "<a><b>1</b><!--x--><c></c></a><d>2<e></e></d>"
    return body


def names(step: Any) -> list[str]:
    found = []
    while (node := step()) is not None:
        found.append(node.nodeName)
    return found


def test_an_iterator_goes_through_the_tree_and_back() -> None:
    body = tree()
    iterator = body.ownerDocument.createNodeIterator(body)
    everything = ["BODY", "A", "B", "#text", "#comment", "C", "D", "#text", "E"]
    assert (iterator.referenceNode, iterator.pointerBeforeReferenceNode) == (body, True)
    assert names(iterator.nextNode) == everything
    assert names(iterator.previousNode) == everything[::-1]
    assert (iterator.root, iterator.whatToShow, iterator.filter) == (body, 0xFFFFFFFF, None)
    iterator.detach()


def test_what_to_show_and_filters() -> None:
    body = tree()
    document = body.ownerDocument
    elements = document.createNodeIterator(body, NodeFilter.SHOW_ELEMENT)
    assert names(elements.nextNode) == ["BODY", "A", "B", "C", "D", "E"]

    def but_a(node: Any) -> int:
        return NodeFilter.FILTER_REJECT if node.nodeName == "A" else NodeFilter.FILTER_ACCEPT

    class Skip:
        def acceptNode(self, node: Any) -> int:
            return NodeFilter.FILTER_SKIP if node.nodeName == "A" else NodeFilter.FILTER_ACCEPT

    show = NodeFilter.SHOW_ELEMENT
    assert names(document.createNodeIterator(body, show, but_a).nextNode) == (
        ["BODY", "B", "C", "D", "E"]
    )
    rejecting = document.createTreeWalker(body, show, but_a)
    assert rejecting.filter is but_a
    assert names(rejecting.nextNode) == ["D", "E"]
    skipping = document.createTreeWalker(body, show, Skip())
    assert names(skipping.nextNode) == ["B", "C", "D", "E"]
    assert names(skipping.previousNode) == ["D", "C", "B", "BODY"]


def test_a_walker_goes_to_relatives() -> None:
    body = tree()
    walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT)
    steps = ("firstChild", "lastChild", "previousSibling", "parentNode", "nextSibling")
    assert [getattr(walker, step)().nodeName for step in steps] == ["A", "C", "B", "A", "D"]
    assert (walker.nextSibling(), walker.currentNode.nodeName) == (None, "D")
    walker.currentNode = body
    assert (walker.parentNode(), walker.nextSibling()) == (None, None)


def test_an_iterator_follows_removals() -> None:
    body = tree()
    iterator = body.ownerDocument.createNodeIterator(body)
    a, d = body.children
    for _ in range(3):
        iterator.nextNode()
    assert iterator.referenceNode.nodeName == "B"
    a.remove()
    assert (iterator.referenceNode, iterator.pointerBeforeReferenceNode) == (body, False)
    assert iterator.nextNode() is d
    assert iterator.previousNode() is d
    d.remove()
    assert (iterator.referenceNode, iterator.pointerBeforeReferenceNode) == (body, False)


def test_a_filter_may_change_the_tree() -> None:
    body = tree()

    def remove(node: Any) -> int:
        if node.nodeName == "B":
            node.remove()
        return NodeFilter.FILTER_ACCEPT

    iterator = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_ELEMENT, remove)
    assert names(iterator.nextNode) == ["BODY", "A", "B", "C", "D", "E"]


def test_errors_of_filters_are_raised() -> None:
    body = tree()
    document = body.ownerDocument

    def fail(node: Any) -> int:
        raise ValueError("no")

    for make in (document.createNodeIterator, document.createTreeWalker):
        with pytest.raises(ValueError, match="no"):
            make(body, 0xFFFFFFFF, fail).nextNode()
    walker: Any = document.createTreeWalker(body, 0xFFFFFFFF, lambda node: walker.nextNode() or 1)
    with pytest.raises(DOMException, match="InvalidStateError"):
        walker.nextNode()
