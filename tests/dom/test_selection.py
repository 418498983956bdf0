"""The selection of Python's documents: https://w3c.github.io/selection-api/

`tests/runtimes/test_selection.py` compares the same algorithms with Chromium.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from itertools import pairwise
from typing import Any
from weakref import ref

import pytest

from tests.work import assert_linear
from webapi import Document, DOMException


@pytest.fixture
def document() -> Any:
    found: Any = Document("https://example.org/")
    found.append(found.createElement("p"))
    found.documentElement.append("one", found.createElement("b"), "two")
    return found


def test_documents_with_a_url_have_a_selection(document: Any) -> None:
    assert document.getSelection() is document.getSelection()
    assert Document().getSelection() is None
    assert document.implementation.createHTMLDocument("").getSelection() is None
    assert document.cloneNode(True).getSelection() is None


def test_a_range_is_selected_itself(document: Any) -> None:
    selection = document.getSelection()
    one, _, two = document.documentElement.childNodes
    range = document.createRange()
    range.setStart(one, 1)
    range.setEnd(two, 1)
    selection.addRange(range)
    assert selection.getRangeAt(0) is range
    assert (selection.rangeCount, selection.type, selection.direction) == (1, "Range", "forward")
    assert (str(selection), repr(selection)) == ("net", "<Selection Range>")
    range.setStart(two, 1)
    assert (selection.type, selection.anchorNode, selection.anchorOffset) == ("Caret", two, 1)
    selection.extend(one, 0)
    assert (selection.direction, selection.focusNode, selection.focusOffset) == ("backward", one, 0)
    assert range.collapsed  # as extending selects another range
    document.documentElement.remove()
    assert (selection.anchorNode, selection.isCollapsed) == (document, True)
    selection.empty()
    assert (selection.anchorNode, selection.focusNode, selection.rangeCount) == (None, None, 0)
    with pytest.raises(DOMException, match="IndexSizeError"):
        selection.getRangeAt(0)
    with pytest.raises(DOMException, match="NotFoundError"):
        selection.removeRange(range)


def test_modify_is_missing(document: Any) -> None:
    assert not hasattr(document.getSelection(), "modify")


@pytest.mark.skipif(sys.platform == "emscripten", reason="needs asyncio.run")
def test_changes_of_one_task_fire_one_event(document: Any) -> None:
    told: list[Any] = []
    document.addEventListener("selectionchange", lambda event: told.append(event))
    one = document.documentElement.firstChild

    async def change() -> None:
        selection = document.getSelection()
        selection.collapse(one, 1)
        selection.extend(one, 2)
        one.insertData(0, "x")
        assert told == []
        await asyncio.sleep(0.01)

    asyncio.run(change())
    (event,) = told
    assert (event.target, event.bubbles, event.cancelable) == (document, False, False)
    assert event.isTrusted


def test_a_selection_keeps_no_document_alive(document: Any) -> None:
    selection = Document("https://example.org/").getSelection()
    assert selection is not None
    selection.selectAllChildren(Document("https://example.org/"))
    kept = ref(selection)
    del selection
    gc.collect()
    assert kept() is None


def test_nested_shadow_trees_take_linear_time() -> None:
    def compose(depth: int) -> None:
        page: Any = Document("https://example.org/")
        host = page.appendChild(page.createElement("div"))
        roots = []
        for _ in range(depth):
            roots.append(page.createElement("div").attachShadow({"mode": "open"}))
            roots[-1].append(page.createElement("p"))
        for outer, inner in reversed([*pairwise(roots)]):
            outer.append(inner.host)
        host.append(roots[0].host)
        selection = page.getSelection()
        selection.collapse(roots[-1].firstChild, 0)
        (composed,) = selection.getComposedRanges({"shadowRoots": roots})
        assert composed.startContainer is roots[-1].firstChild
        (composed,) = selection.getComposedRanges()
        assert composed.startContainer is host

    assert_linear(compose, 8_000)
