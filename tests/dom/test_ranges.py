"""Ranges, with facts of WPT's dom/ranges"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.dom.trees import html_document, shown
from tests.parsers import need_a_parser
from webapi import Document, DOMException, Range, StaticRange


def tree() -> Any:
    need_a_parser()
    body: Any = html_document("").querySelector("body")
    body.innerHTML = "<p>one<b>two</b>three</p><!--c--><p>four<i>five<u>six</u></i></p>"
    return body


def range_of(start: Any, start_offset: int, end: Any, end_offset: int) -> Range:
    document = start if isinstance(start, Document) else start.ownerDocument
    found = document.createRange()
    found.setStart(start, start_offset)
    found.setEnd(end, end_offset)
    return found


def points(found: Any) -> list[Any]:
    return [found.startContainer, found.startOffset, found.endContainer, found.endOffset]


def test_boundary_points() -> None:
    body = tree()
    document = body.ownerDocument
    first, second = body.children
    found = document.createRange()
    assert points(found) == [document, 0, document, 0]
    assert found.collapsed
    found.setStart(first, 1)
    assert points(found) == [first, 1, first, 1]  # in another place of the tree, behind the end
    found.setEnd(second.firstChild, 2)
    assert (points(found), found.collapsed) == ([first, 1, second.firstChild, 2], False)
    assert found.commonAncestorContainer is body
    found.setEnd(first, 0)
    assert points(found) == [first, 0, first, 0]
    found.selectNode(first)
    assert points(found) == [body, 0, body, 1]
    found.selectNodeContents(first)
    assert points(found) == [first, 0, first, 3]
    found.setStartAfter(first)
    found.setEndBefore(second)
    assert points(found) == [body, 1, body, 2]
    found.collapse(True)
    assert points(found) == [body, 1, body, 1]
    with pytest.raises(DOMException, match="IndexSizeError"):
        found.setStart(body, 4)
    with pytest.raises(DOMException, match="InvalidNodeTypeError"):
        found.setStart(document.doctype, 0)
    with pytest.raises(DOMException, match="InvalidNodeTypeError"):
        found.selectNode(document)


def test_comparisons() -> None:
    body = tree()
    first, second = body.children
    one, two = range_of(first, 0, first, 2), range_of(first, 1, second, 0)
    assert [one.compareBoundaryPoints(how, two) for how in range(4)] == [-1, 1, -1, -1]
    assert [one.comparePoint(first, offset) for offset in (0, 2, 3)] == [0, 0, 1]
    assert two.comparePoint(body, 0) == -1
    assert (one.isPointInRange(first, 1), one.isPointInRange(first, 3)) == (True, False)
    assert (two.intersectsNode(first), two.intersectsNode(second)) == (True, True)
    assert not one.intersectsNode(second)
    with pytest.raises(DOMException, match="NotSupportedError"):
        one.compareBoundaryPoints(4, two)
    with pytest.raises(DOMException, match="WrongDocumentError"):
        one.compareBoundaryPoints(0, tree().ownerDocument.createRange())


def test_contents() -> None:
    body = tree()
    first, second = body.children
    found = range_of(first.firstChild, 1, second.querySelector("u").firstChild, 2)
    assert str(found) == "netwothreefourfivesi"
    inside = "<p>ne<b>two</b>three</p><!--c--><p>four<i>five<u>si</u></i></p>"
    assert shown(found.cloneContents()) == inside
    assert shown(body) == (
        "<body><p>one<b>two</b>three</p><!--c--><p>four<i>five<u>six</u></i></p></body>"
    )
    assert shown(found.extractContents()) == inside
    assert shown(body) == "<body><p>o</p><p><i><u>x</u></i></p></body>"
    assert points(found) == [body, 1, body, 1]
    body = tree()
    first, second = body.children
    found = range_of(first.firstChild, 1, second.querySelector("u").firstChild, 2)
    found.deleteContents()
    assert shown(body) == "<body><p>o</p><p><i><u>x</u></i></p></body>"
    assert str(found) == ""


def test_a_range_in_a_comment_has_no_text() -> None:
    body = tree()
    comment = body.childNodes[1]
    assert str(range_of(comment, 0, comment, 1)) == ""
    assert str(range_of(comment, 0, body, 3)) == "fourfivesix"


def test_inserting_and_surrounding() -> None:
    body = tree()
    document = body.ownerDocument
    text = body.firstChild.firstChild
    found = range_of(text, 1, text, 2)
    found.insertNode(document.createElement("x"))
    assert shown(body.firstChild) == "<p>o<x></x>ne<b>two</b>three</p>"
    found = range_of(body.firstChild, 2, body.firstChild, 4)
    found.surroundContents(document.createElement("s"))
    assert shown(body.firstChild) == "<p>o<x></x><s>ne<b>two</b></s>three</p>"
    with pytest.raises(DOMException, match="InvalidStateError"):
        range_of(body.querySelector("b"), 0, body, 2).surroundContents(body)
    with pytest.raises(DOMException, match="HierarchyRequestError"):
        range_of(body.childNodes[1], 0, body, 2).insertNode(document.createElement("y"))


def test_ranges_follow_mutations() -> None:
    body = tree()
    document = body.ownerDocument
    first, comment, second = body.childNodes
    found = range_of(body, 1, second.firstChild, 3)
    body.prepend("a", "b")
    assert points(found) == [body, 3, second.firstChild, 3]
    first.remove()
    assert points(found) == [body, 2, second.firstChild, 3]
    second.firstChild.insertData(0, "xy")
    assert points(found)[2:] == [second.firstChild, 5]
    second.firstChild.replaceData(0, 2, "\U0001f600z")
    assert points(found)[3] == 6
    rest = second.firstChild.splitText(1)
    assert points(found)[2:] == [rest, 5]
    second.normalize()
    assert points(found)[2:] == [second.firstChild, 6]
    second.remove()
    assert points(found) == [body, 2, body, 3]
    html_document("").documentElement.append(body)  # type: ignore[union-attr]
    comment.remove()
    assert points(found)[3] <= body.childNodes.length
    assert document.createRange().startContainer is document


@pytest.mark.parametrize("seed", range(30))
def test_contents_of_random_ranges(seed: int) -> None:
    """Deleting and extracting leave the same, and extracting gives what cloning gives."""
    random = Random(seed)

    def grown() -> Any:
        body: Any = html_document("").querySelector("body")
        own = Random(seed)
        elements = [body]
        for _ in range(12):
            parent = own.choice(elements)
            if own.random() < 0.5:
                parent.append(body.ownerDocument.createTextNode("abcdef"[: own.randrange(1, 6)]))
            else:
                parent.append(body.ownerDocument.createElement(own.choice("pqi")))
                elements.append(parent.lastChild)
        return body

    def nodes(body: Any) -> list[Any]:
        walker = body.ownerDocument.createTreeWalker(body)
        found = [body]
        while walker.nextNode():
            found.append(walker.currentNode)
        return found

    for _ in range(20):
        trees = [grown() for _ in range(3)]
        lists = [nodes(body) for body in trees]
        picked = []
        for _ in range(2):
            at = random.randrange(len(lists[0]))
            node = lists[0][at]
            length = node.length if node.nodeType == 3 else node.childNodes.length
            picked.append((at, random.randrange(length + 1)))
        ranges = []
        for each in lists:
            found = each[0].ownerDocument.createRange()
            found.setStart(each[picked[0][0]], picked[0][1])
            found.setEnd(each[picked[1][0]], picked[1][1])
            ranges.append(found)
        text = str(ranges[0])
        cloned = shown(ranges[0].cloneContents())
        assert shown(trees[0]) == shown(grown())
        assert shown(ranges[1].extractContents()) == cloned
        ranges[2].deleteContents()
        assert shown(trees[1]) == shown(trees[2])
        assert text == "".join(part.rpartition(">")[2] for part in cloned.split("<"))
        for found in ranges[1:]:
            assert found.collapsed


def test_static_ranges_do_not_follow() -> None:
    body = tree()
    found = StaticRange(
        {"startContainer": body, "startOffset": 1, "endContainer": body, "endOffset": 9}
    )
    body.textContent = ""
    assert points(found) == [body, 1, body, 9]
    with pytest.raises(DOMException, match="InvalidNodeTypeError"):
        StaticRange(
            {
                "startContainer": body.ownerDocument.doctype,
                "startOffset": 0,
                "endContainer": body,
                "endOffset": 0,
            }
        )


def test_a_new_range_is_in_the_threads_document() -> None:
    found = Range()
    assert isinstance(found.startContainer, Document)
    assert found.collapsed
    found.detach()
