"""Types of the HTMLTableRowElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.tables import HTMLTableRowElement as _HTMLTableRowElementImplementation
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_table_cell_element import HTMLTableCellElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLTableRowElement(HTMLElement):
    _webapi_node: _HTMLTableRowElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def rowIndex(self) -> int:
        """The index among the rows of the table; -1 outside a table.

        https://html.spec.whatwg.org/multipage/tables.html#dom-tr-rowindex
        """
    @property
    def sectionRowIndex(self) -> int:
        """The index among the rows of the section; -1 outside a table.

        https://html.spec.whatwg.org/multipage/tables.html#dom-tr-sectionrowindex
        """
    @property
    def cells(self) -> HTMLCollection[HTMLTableCellElement]:
        """The cells, live.

        https://html.spec.whatwg.org/multipage/tables.html#dom-tr-cells
        """
    def insertCell(self, index: NumberLike | None = None) -> HTMLTableCellElement: ...
    def deleteCell(self, index: NumberLike) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-tr-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def ch(self) -> str:
        """The attribute ``char``.

        https://html.spec.whatwg.org/multipage/#dom-tr-ch
        """
    @ch.setter
    def ch(self, value: StringLike, /) -> None: ...
    @property
    def chOff(self) -> str:
        """The attribute ``charoff``.

        https://html.spec.whatwg.org/multipage/#dom-tr-choff
        """
    @chOff.setter
    def chOff(self, value: StringLike, /) -> None: ...
    @property
    def vAlign(self) -> str:
        """The attribute ``valign``.

        https://html.spec.whatwg.org/multipage/#dom-tr-valign
        """
    @vAlign.setter
    def vAlign(self, value: StringLike, /) -> None: ...
    @property
    def bgColor(self) -> str:
        """The attribute ``bgcolor``.

        https://html.spec.whatwg.org/multipage/#dom-tr-bgcolor
        """
    @bgColor.setter
    def bgColor(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLTableRowElement: ...
