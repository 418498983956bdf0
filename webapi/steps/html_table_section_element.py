"""The steps of the HTMLTableSectionElement class: https://html.spec.whatwg.org/multipage/tables.html#htmltablesectionelement"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.html_table_section_element import HTMLTableSectionElement


def rows_getter(this: HTMLTableSectionElement) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-rows"""
    result: HTMLCollectionImpl = this._webapi_node.rows
    return result


def insertRow(this: HTMLTableSectionElement, index: int) -> ElementImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-insertrow"""
    result: ElementImpl = this._webapi_node.insert_row(index)
    return result


def deleteRow(this: HTMLTableSectionElement, index: int) -> None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-deleterow"""
    this._webapi_node.delete_row(index)
