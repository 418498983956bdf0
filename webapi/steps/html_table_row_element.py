"""The steps of the HTMLTableRowElement class: https://html.spec.whatwg.org/multipage/tables.html#htmltablerowelement"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.html_table_row_element import HTMLTableRowElement


def rowIndex_getter(this: HTMLTableRowElement) -> int:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-tr-rowindex"""
    result: int = this._webapi_node.row_index
    return result


def sectionRowIndex_getter(this: HTMLTableRowElement) -> int:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-tr-sectionrowindex"""
    result: int = this._webapi_node.section_row_index
    return result


def cells_getter(this: HTMLTableRowElement) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-tr-cells"""
    result: HTMLCollectionImpl = this._webapi_node.cells
    return result


def insertCell(this: HTMLTableRowElement, index: int) -> ElementImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-tr-insertcell"""
    result: ElementImpl = this._webapi_node.insert_cell(index)
    return result


def deleteCell(this: HTMLTableRowElement, index: int) -> None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-tr-deletecell"""
    this._webapi_node.delete_cell(index)
