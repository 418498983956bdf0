"""The steps of the HTMLTableCellElement class: https://html.spec.whatwg.org/multipage/tables.html#htmltablecellelement"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.html_table_cell_element import HTMLTableCellElement


def cellIndex_getter(this: HTMLTableCellElement) -> int:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-tdth-cellindex"""
    result: int = this._webapi_node.cell_index
    return result
