"""The members of tables. ``tests/runtimes/test_tables.py`` has what Chromium answers.

https://html.spec.whatwg.org/multipage/tables.html
"""

from __future__ import annotations

from typing import cast

import pytest

from tests.dom.trees import html_document, made, shown
from tests.work import assert_linear
from webapi import (
    Document,
    DOMException,
    HTMLTableCaptionElement,
    HTMLTableCellElement,
    HTMLTableElement,
    HTMLTableRowElement,
    HTMLTableSectionElement,
)


def new_table() -> HTMLTableElement:
    return cast("HTMLTableElement", made(html_document("x"), "table"))


def section(table: HTMLTableElement, name: str) -> HTMLTableSectionElement:
    """A section of another document."""
    return cast("HTMLTableSectionElement", html_document("y").createElement(name))


def test_captions() -> None:
    """html/semantics/tabular-data/the-table-element/caption-methods.html"""
    table = new_table()
    document = table.ownerDocument
    assert isinstance(document, Document)
    foreign = table.appendChild(document.createElementNS("foo", "caption"))
    table.deleteCaption()
    assert foreign.parentNode is table and table.caption is None
    caption = table.createCaption()
    assert isinstance(caption, HTMLTableCaptionElement)
    assert table.firstChild is caption is table.createCaption() is table.caption
    table.append(caption)
    table.caption = caption
    assert shown(table) == "<table><caption></caption><caption></caption></table>"
    assert table.firstChild is caption
    with pytest.raises(TypeError):
        table.caption = foreign
    table.caption = None
    assert caption.parentNode is None and table.caption is None
    caption.append(table)
    with pytest.raises(DOMException) as caught:
        table.caption = caption
    assert caught.value.name == "HierarchyRequestError"


def test_heads_and_feet() -> None:
    """html/semantics/tabular-data/the-table-element/tHead.html, createTFoot.html"""
    table = new_table()
    table.createTBody()
    head, foot = table.createTHead(), table.createTFoot()
    assert head is table.createTHead() is table.tHead
    assert foot is table.createTFoot() is table.tFoot
    table.createCaption()
    table.createTBody()
    names = ["caption", "thead", "tbody", "tbody", "tfoot"]
    assert [each.localName for each in table.children] == names
    for wrong in (section(table, "tbody"), section(table, "tfoot")):
        with pytest.raises(DOMException) as caught:
            table.tHead = wrong
        assert caught.value.name == "HierarchyRequestError" and table.tHead is head
    table.tHead = new = section(table, "thead")
    assert new.ownerDocument is table.ownerDocument and head.parentNode is None
    table.tFoot = None
    table.deleteTHead()
    table.deleteTHead()
    table.deleteTFoot()
    assert [each.localName for each in table.children] == ["caption", "tbody", "tbody"]


def test_rows() -> None:
    """html/semantics/tabular-data/the-table-element/HTMLTableElementRowsAttr.html"""
    table = new_table()
    rows = table.rows
    assert rows is table.rows and len(rows) == 0
    first = table.insertRow()
    assert isinstance(first, HTMLTableRowElement)
    assert shown(table) == "<table><tbody><tr></tr></tbody></table>"
    foot, head = table.createTFoot().insertRow(), table.createTHead().insertRow()
    assert list(rows) == [head, first, foot]
    assert table.insertRow().parentNode is table.tFoot
    assert table.insertRow(1).parentNode is table.tBodies[0]
    assert [each.rowIndex for each in rows] == [0, 1, 2, 3, 4]
    assert [each.sectionRowIndex for each in rows] == [0, 0, 1, 0, 1]
    table.deleteRow(-1)
    table.deleteRow(0)
    assert [each.rowIndex for each in rows] == [0, 1, 2] and head.rowIndex == -1
    for index in (-2, 4):
        with pytest.raises(DOMException) as caught:
            table.insertRow(index)
        assert caught.value.name == "IndexSizeError"
        with pytest.raises(DOMException):
            table.deleteRow(index - 1)
    apart = section(table, "tbody").insertRow()
    assert (apart.rowIndex, apart.sectionRowIndex) == (-1, 0)


def test_cells() -> None:
    row = new_table().insertRow()
    second = row.insertCell()
    first = row.insertCell(0)
    assert isinstance(first, HTMLTableCellElement) and first.localName == "td"
    assert [first.cellIndex, second.cellIndex] == [0, 1] and list(row.cells) == [first, second]
    row.deleteCell(0)
    assert first.cellIndex == -1 and second.cellIndex == 0
    with pytest.raises(DOMException):
        row.insertCell(2)
    with pytest.raises(DOMException):
        row.deleteCell(1)
    row.deleteCell(-1)
    row.deleteCell(-1)
    assert len(row.cells) == 0


def test_loops_take_linear_time() -> None:
    def run(count: int) -> None:
        table = new_table()
        rows = table.rows
        for _ in range(count):
            table.insertRow().insertCell()
            assert rows[-1] is table.rows[len(rows) - 1]
        assert [row.rowIndex for row in rows] == [*range(count)]
        assert [row.rowIndex for row in reversed([*rows])] == [*range(count)][::-1]
        while len(rows) > 0:
            table.deleteRow(0)

    assert_linear(run, 8_000)
