"""Trees of many nodes, and trees that change while somebody goes through them."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tests.dom.trees import html_document
from tests.work import assert_linear, ends
from webapi import DOMException, MutationObserver


def with_children(count: int) -> Any:
    document = html_document("")
    parent: Any = document.createElement("ul")
    for _ in range(count):
        parent.append(document.createElement("li"))
    return parent


def go_through_siblings(count: int) -> None:
    """Read, copy and remove siblings in the ways that scripts have."""
    parent = with_children(count)
    children, items = parent.childNodes, parent.getElementsByTagName("li")
    assert children[count - 1] is items[count - 1] is parent.lastElementChild
    assert sum(1 for _ in children) == sum(1 for _ in items) == items.length == count
    assert parent.cloneNode(True).childElementCount == count
    found = parent.ownerDocument.createRange()
    found.setStart(parent, 1)
    found.setEnd(parent, 101)
    assert found.extractContents().childNodes.length == 100
    while parent.firstChild is not None:
        parent.firstChild.remove()
    assert (children.length, items.length) == (0, 0)


def test_many_siblings_take_linear_time() -> None:
    assert_linear(go_through_siblings, 8_000)


@pytest.mark.heavy("A million elements take half a minute and a gigabyte.")
def test_a_million_siblings() -> None:
    with ends():
        go_through_siblings(1_000_000)


def test_a_loop_over_a_live_list_sees_what_is_removed_and_added() -> None:
    parent = with_children(6)
    children = [*parent.children]
    for child in parent.childNodes:  # as in browsers, each second one is passed over
        child.remove()
    assert [*parent.children] == children[1::2]
    for child in islice(parent.children, 10):
        parent.append(child.cloneNode())
    assert parent.children.length == 13
    for child in parent.querySelectorAll("li"):  # a list that stays
        child.remove()
    assert parent.firstChild is None


def test_nodes_that_a_filter_removes_or_moves() -> None:
    parent = with_children(5)
    document = parent.ownerDocument
    document.querySelector("body").append(parent)

    def remove(node: Any) -> int:
        if node is not parent:
            node.remove()
        return 1

    iterator = document.createNodeIterator(parent, 1, remove)
    walked = [iterator.nextNode() for _ in range(7)]
    assert walked[0] is parent
    assert None not in walked[:6]
    assert walked[6] is None
    assert iterator.referenceNode is parent
    assert parent.firstChild is None

    def refuse_and_recur(node: Any) -> int:
        inner.nextNode()
        return 1

    inner = document.createNodeIterator(parent, 1, refuse_and_recur)
    with pytest.raises(DOMException, match="InvalidStateError"):
        inner.nextNode()


def test_an_observer_sees_each_change_of_a_loop_once() -> None:
    parent = with_children(0)
    observer = MutationObserver(lambda records: None)
    observer.observe(parent, {"childList": True})
    for _ in range(1_000):
        parent.append("x")
        parent.lastChild.remove()
    assert len(observer.takeRecords()) == 2_000


def follow_siblings_with_ranges(count: int) -> None:
    """Mutate and read siblings in the ways that need their index, while ranges live."""
    parent = with_children(count)
    document = parent.ownerDocument
    selected, found = document.createRange(), document.createRange()
    for child in parent.querySelectorAll("li"):
        selected.selectNode(child)
        found.setEndAfter(child)
    assert (selected.startOffset, selected.endOffset) == (count - 1, count)
    found.setStart(parent, 1)
    found.setEnd(parent, count - 1)
    assert found.extractContents().childNodes.length == count - 2
    assert (selected.startOffset, selected.endOffset) == (1, 2)
    middle = parent.lastChild
    for _ in range(count // 4):
        parent.insertBefore(document.createElement("li"), middle)
        found.insertNode(document.createElement("li"))
    assert parent.childNodes.length == 2 + count // 4 * 2
    while parent.childNodes.length > count // 4:
        parent.lastChild.remove()
    while parent.firstChild is not None:
        parent.firstChild.remove()
    assert (selected.startOffset, found.endOffset) == (0, 0)
    for _ in range(count):
        parent.append(document.createTextNode("x"))
    selected.selectNodeContents(parent)
    parent.normalize()
    assert (parent.firstChild.length, selected.endOffset) == (count, 1)


def test_ranges_follow_many_siblings_in_linear_time() -> None:
    assert_linear(follow_siblings_with_ranges, 8_000)


def remove_attributes(count: int) -> None:
    """Remove attributes one after the other: the first ones, the last ones, and by name."""
    element: Any = html_document("").createElement("p")
    for index in range(count):
        element.setAttribute(f"a{index}", "")
    for _ in range(count // 4):
        element.removeAttribute(element.attributes[0].name)
        element.removeAttributeNode(element.attributes[-1])
    assert element.getAttributeNames() == [f"a{i}" for i in range(count // 4, count - count // 4)]
    for name in element.getAttributeNames():
        element.removeAttribute(name)
    assert not element.hasAttributes()


def test_many_attributes_are_removed_in_linear_time() -> None:
    assert_linear(remove_attributes, 12_000)


def test_removing_one_of_two_attributes_with_one_name_leaves_the_other() -> None:
    element: Any = html_document("").createElement("p")
    for index in range(40):
        element.setAttribute(f"a{index}", "")
    element.setAttributeNS("n", "a7", "8")
    assert element.getAttribute("a7") == ""
    element.removeAttribute("a7")
    assert element.getAttribute("a7") == "8"
    element.removeAttribute("a7")
    assert element.getAttribute("a7") is None
