"""Types of the HTMLTableSectionElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.tables import HTMLTableSectionElement as _HTMLTableSectionElementImplementation
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_table_row_element import HTMLTableRowElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLTableSectionElement(HTMLElement):
    _webapi_node: _HTMLTableSectionElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def rows(self) -> HTMLCollection[HTMLTableRowElement]:
        """The rows, live.

        https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-rows
        """
    def insertRow(self, index: NumberLike | None = None) -> HTMLTableRowElement: ...
    def deleteRow(self, index: NumberLike) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-tbody-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def ch(self) -> str:
        """The attribute ``char``.

        https://html.spec.whatwg.org/multipage/#dom-tbody-ch
        """
    @ch.setter
    def ch(self, value: StringLike, /) -> None: ...
    @property
    def chOff(self) -> str:
        """The attribute ``charoff``.

        https://html.spec.whatwg.org/multipage/#dom-tbody-choff
        """
    @chOff.setter
    def chOff(self, value: StringLike, /) -> None: ...
    @property
    def vAlign(self) -> str:
        """The attribute ``valign``.

        https://html.spec.whatwg.org/multipage/#dom-tbody-valign
        """
    @vAlign.setter
    def vAlign(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLTableSectionElement: ...
