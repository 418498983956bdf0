"""Types of the HTMLTableElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.tables import HTMLTableElement as _HTMLTableElementImplementation
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_table_caption_element import HTMLTableCaptionElement
from webapi.interfaces.html_table_row_element import HTMLTableRowElement
from webapi.interfaces.html_table_section_element import HTMLTableSectionElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLTableElement(HTMLElement):
    _webapi_node: _HTMLTableElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def caption(self) -> HTMLTableCaptionElement | None:
        """The first ``caption``. A new one stands first in the table.

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-caption
        """
    @caption.setter
    def caption(self, value: HTMLTableCaptionElement | None, /) -> None: ...
    def createCaption(self) -> HTMLTableCaptionElement: ...
    def deleteCaption(self) -> None: ...
    @property
    def tHead(self) -> HTMLTableSectionElement | None:
        """The first ``thead``. An element that is no ``thead`` is refused.

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-thead
        """
    @tHead.setter
    def tHead(self, value: HTMLTableSectionElement | None, /) -> None: ...
    def createTHead(self) -> HTMLTableSectionElement: ...
    def deleteTHead(self) -> None: ...
    @property
    def tFoot(self) -> HTMLTableSectionElement | None:
        """The first ``tfoot``. An element that is no ``tfoot`` is refused.

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-tfoot
        """
    @tFoot.setter
    def tFoot(self, value: HTMLTableSectionElement | None, /) -> None: ...
    def createTFoot(self) -> HTMLTableSectionElement: ...
    def deleteTFoot(self) -> None: ...
    @property
    def tBodies(self) -> HTMLCollection[HTMLTableSectionElement]:
        """The ``tbody`` elements, live.

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-tbodies
        """
    def createTBody(self) -> HTMLTableSectionElement: ...
    @property
    def rows(self) -> HTMLCollection[HTMLTableRowElement]:
        """The rows, live: those of heads first, those of feet last.

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows
        """
    def insertRow(self, index: NumberLike | None = None) -> HTMLTableRowElement: ...
    def deleteRow(self, index: NumberLike) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-table-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def border(self) -> str:
        """The attribute ``border``.

        https://html.spec.whatwg.org/multipage/#dom-table-border
        """
    @border.setter
    def border(self, value: StringLike, /) -> None: ...
    @property
    def frame(self) -> str:
        """The attribute ``frame``.

        https://html.spec.whatwg.org/multipage/#dom-table-frame
        """
    @frame.setter
    def frame(self, value: StringLike, /) -> None: ...
    @property
    def rules(self) -> str:
        """The attribute ``rules``.

        https://html.spec.whatwg.org/multipage/#dom-table-rules
        """
    @rules.setter
    def rules(self, value: StringLike, /) -> None: ...
    @property
    def summary(self) -> str:
        """The attribute ``summary``.

        https://html.spec.whatwg.org/multipage/#dom-table-summary
        """
    @summary.setter
    def summary(self, value: StringLike, /) -> None: ...
    @property
    def width(self) -> str:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-table-width
        """
    @width.setter
    def width(self, value: StringLike, /) -> None: ...
    @property
    def bgColor(self) -> str:
        """The attribute ``bgcolor``.

        https://html.spec.whatwg.org/multipage/#dom-table-bgcolor
        """
    @bgColor.setter
    def bgColor(self, value: StringLike, /) -> None: ...
    @property
    def cellPadding(self) -> str:
        """The attribute ``cellpadding``.

        https://html.spec.whatwg.org/multipage/#dom-table-cellpadding
        """
    @cellPadding.setter
    def cellPadding(self, value: StringLike, /) -> None: ...
    @property
    def cellSpacing(self) -> str:
        """The attribute ``cellspacing``.

        https://html.spec.whatwg.org/multipage/#dom-table-cellspacing
        """
    @cellSpacing.setter
    def cellSpacing(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLTableElement: ...
