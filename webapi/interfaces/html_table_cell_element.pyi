"""Types of the HTMLTableCellElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.tables import HTMLTableCellElement as _HTMLTableCellElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLTableCellElement(HTMLElement):
    _webapi_node: _HTMLTableCellElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def colSpan(self) -> int:
        """The attribute ``colspan``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-colspan
        """
    @colSpan.setter
    def colSpan(self, value: NumberLike, /) -> None: ...
    @property
    def rowSpan(self) -> int:
        """The attribute ``rowspan``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-rowspan
        """
    @rowSpan.setter
    def rowSpan(self, value: NumberLike, /) -> None: ...
    @property
    def headers(self) -> str:
        """The attribute ``headers``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-headers
        """
    @headers.setter
    def headers(self, value: StringLike, /) -> None: ...
    @property
    def cellIndex(self) -> int:
        """The index among the cells of the row; -1 outside a row.

        https://html.spec.whatwg.org/multipage/tables.html#dom-tdth-cellindex
        """
    @property
    def scope(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-tdth-scope"""
    @scope.setter
    def scope(self, value: StringLike, /) -> None: ...
    @property
    def abbr(self) -> str:
        """The attribute ``abbr``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-abbr
        """
    @abbr.setter
    def abbr(self, value: StringLike, /) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def axis(self) -> str:
        """The attribute ``axis``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-axis
        """
    @axis.setter
    def axis(self, value: StringLike, /) -> None: ...
    @property
    def height(self) -> str:
        """The attribute ``height``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-height
        """
    @height.setter
    def height(self, value: StringLike, /) -> None: ...
    @property
    def width(self) -> str:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-width
        """
    @width.setter
    def width(self, value: StringLike, /) -> None: ...
    @property
    def ch(self) -> str:
        """The attribute ``char``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-ch
        """
    @ch.setter
    def ch(self, value: StringLike, /) -> None: ...
    @property
    def chOff(self) -> str:
        """The attribute ``charoff``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-choff
        """
    @chOff.setter
    def chOff(self, value: StringLike, /) -> None: ...
    @property
    def noWrap(self) -> bool:
        """The attribute ``nowrap``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-nowrap
        """
    @noWrap.setter
    def noWrap(self, value: bool, /) -> None: ...
    @property
    def vAlign(self) -> str:
        """The attribute ``valign``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-valign
        """
    @vAlign.setter
    def vAlign(self, value: StringLike, /) -> None: ...
    @property
    def bgColor(self) -> str:
        """The attribute ``bgcolor``.

        https://html.spec.whatwg.org/multipage/#dom-tdth-bgcolor
        """
    @bgColor.setter
    def bgColor(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLTableCellElement: ...
