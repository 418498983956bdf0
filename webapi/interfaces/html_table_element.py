"""The HTMLTableElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, REACTIONS, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_long
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring

_HTMLTableCaptionElement = Interface(
    "webapi.interfaces.html_table_caption_element", "HTMLTableCaptionElement"
)
_to_caption = nullable(inside(_HTMLTableCaptionElement.convert, "_webapi_node"))
_HTMLTableSectionElement = Interface(
    "webapi.interfaces.html_table_section_element", "HTMLTableSectionElement"
)
_to_t_head = nullable(inside(_HTMLTableSectionElement.convert, "_webapi_node"))
_to_t_foot = nullable(inside(_HTMLTableSectionElement.convert, "_webapi_node"))
_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")
_HTMLTableRowElement = Interface("webapi.interfaces.html_table_row_element", "HTMLTableRowElement")


class HTMLTableElement(HTMLElement):
    """A ``table`` element.

    ``interface HTMLTableElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltableelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTableElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTableElement")

    @property
    def caption(self):
        """The first ``caption``. A new one stands first in the table.

        ``attribute HTMLTableCaptionElement? caption``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-caption
        """
        value = self._webapi_node.caption
        return (
            None if value is None else value.platform_object or _HTMLTableCaptionElement.new(value)
        )

    caption = caption.setter(
        value_setter(
            "_webapi_node",
            "caption",
            _to_caption,
            context="Failed to set the 'caption' property on 'HTMLTableElement': The provided "
            "value",
            reactions=REACTIONS,
        )
    )

    def createCaption(self):
        """Return the caption; make one if there is none.

        ``HTMLTableCaptionElement createCaption()``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-createcaption
        """
        if not isinstance(self, HTMLTableElement):
            raise illegal_invocation()
        value = self._webapi_node.create_caption()
        return value.platform_object or _HTMLTableCaptionElement.new(value)

    def deleteCaption(self):
        """Remove the caption, if there is one.

        ``undefined deleteCaption()``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletecaption
        """
        if not isinstance(self, HTMLTableElement):
            raise illegal_invocation()
        try:
            self._webapi_node.delete_caption()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def tHead(self):
        """The first ``thead``. An element that is no ``thead`` is refused.

        ``attribute HTMLTableSectionElement? tHead``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-thead
        """
        value = self._webapi_node.t_head
        return (
            None if value is None else value.platform_object or _HTMLTableSectionElement.new(value)
        )

    tHead = tHead.setter(
        value_setter(
            "_webapi_node",
            "t_head",
            _to_t_head,
            context="Failed to set the 'tHead' property on 'HTMLTableElement': The provided value",
            reactions=REACTIONS,
        )
    )

    def createTHead(self):
        """Return the first ``thead``; make one if there is none.

        ``HTMLTableSectionElement createTHead()``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-createthead
        """
        if not isinstance(self, HTMLTableElement):
            raise illegal_invocation()
        value = self._webapi_node.create_t_head()
        return value.platform_object or _HTMLTableSectionElement.new(value)

    def deleteTHead(self):
        """Remove the first ``thead``, if there is one.

        ``undefined deleteTHead()``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletethead
        """
        if not isinstance(self, HTMLTableElement):
            raise illegal_invocation()
        try:
            self._webapi_node.delete_t_head()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def tFoot(self):
        """The first ``tfoot``. An element that is no ``tfoot`` is refused.

        ``attribute HTMLTableSectionElement? tFoot``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-tfoot
        """
        value = self._webapi_node.t_foot
        return (
            None if value is None else value.platform_object or _HTMLTableSectionElement.new(value)
        )

    tFoot = tFoot.setter(
        value_setter(
            "_webapi_node",
            "t_foot",
            _to_t_foot,
            context="Failed to set the 'tFoot' property on 'HTMLTableElement': The provided value",
            reactions=REACTIONS,
        )
    )

    def createTFoot(self):
        """Return the first ``tfoot``; make one if there is none.

        ``HTMLTableSectionElement createTFoot()``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-createtfoot
        """
        if not isinstance(self, HTMLTableElement):
            raise illegal_invocation()
        value = self._webapi_node.create_t_foot()
        return value.platform_object or _HTMLTableSectionElement.new(value)

    def deleteTFoot(self):
        """Remove the first ``tfoot``, if there is one.

        ``undefined deleteTFoot()``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletetfoot
        """
        if not isinstance(self, HTMLTableElement):
            raise illegal_invocation()
        try:
            self._webapi_node.delete_t_foot()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def tBodies(self):
        """The ``tbody`` elements, live.

        ``readonly attribute HTMLCollection tBodies``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-tbodies
        """
        value = self._webapi_node.t_bodies
        return value.platform_object or _HTMLCollection.new(value)

    def createTBody(self):
        """Insert a ``tbody`` behind the last one, and return it.

        ``HTMLTableSectionElement createTBody()``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-createtbody
        """
        if not isinstance(self, HTMLTableElement):
            raise illegal_invocation()
        value = self._webapi_node.create_t_body()
        return value.platform_object or _HTMLTableSectionElement.new(value)

    @property
    def rows(self):
        """The rows, live: those of heads first, those of feet last.

        ``readonly attribute HTMLCollection rows``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows
        """
        value = self._webapi_node.rows
        return value.platform_object or _HTMLCollection.new(value)

    def insertRow(self, index=None):
        """Insert a row, by default behind the last one, and return it.

        ``HTMLTableRowElement insertRow(optional long index = -1)``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-insertrow

        >>> from webapi import Document
        >>> table = Document("https://example.org/").createElement("table")
        >>> table.insertRow().insertCell().textContent = "7"
        >>> [[cell.textContent for cell in row.cells] for row in table.rows]
        [['7']]
        """
        if not isinstance(self, HTMLTableElement):
            raise illegal_invocation()
        value = self._webapi_node.insert_row(
            -1
            if index is None
            else to_long(index, "Failed to execute 'insertRow' on 'HTMLTableElement': parameter 1")
        )
        return value.platform_object or _HTMLTableRowElement.new(value)

    def deleteRow(self, index):
        """Remove a row; -1 is the last one.

        ``undefined deleteRow(long index)``

        https://html.spec.whatwg.org/multipage/tables.html#dom-table-deleterow
        """
        if not isinstance(self, HTMLTableElement):
            raise illegal_invocation()
        try:
            self._webapi_node.delete_row(
                to_long(index, "Failed to execute 'deleteRow' on 'HTMLTableElement': parameter 1")
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-table-align
        """,
    )

    border = property(
        reflected_domstring("border"),
        set_reflected_domstring("border", to_domstring),
        doc="""The attribute ``border``.

        ``attribute DOMString border``

        https://html.spec.whatwg.org/multipage/#dom-table-border
        """,
    )

    frame = property(
        reflected_domstring("frame"),
        set_reflected_domstring("frame", to_domstring),
        doc="""The attribute ``frame``.

        ``attribute DOMString frame``

        https://html.spec.whatwg.org/multipage/#dom-table-frame
        """,
    )

    rules = property(
        reflected_domstring("rules"),
        set_reflected_domstring("rules", to_domstring),
        doc="""The attribute ``rules``.

        ``attribute DOMString rules``

        https://html.spec.whatwg.org/multipage/#dom-table-rules
        """,
    )

    summary = property(
        reflected_domstring("summary"),
        set_reflected_domstring("summary", to_domstring),
        doc="""The attribute ``summary``.

        ``attribute DOMString summary``

        https://html.spec.whatwg.org/multipage/#dom-table-summary
        """,
    )

    width = property(
        reflected_domstring("width"),
        set_reflected_domstring("width", to_domstring),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-table-width
        """,
    )

    bgColor = property(
        reflected_domstring("bgcolor"),
        set_reflected_domstring("bgcolor", to_nullable_empty_domstring),
        doc="""The attribute ``bgcolor``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-table-bgcolor
        """,
    )

    cellPadding = property(
        reflected_domstring("cellpadding"),
        set_reflected_domstring("cellpadding", to_nullable_empty_domstring),
        doc="""The attribute ``cellpadding``.

        ``attribute [LegacyNullToEmptyString] DOMString cellPadding``

        https://html.spec.whatwg.org/multipage/#dom-table-cellpadding
        """,
    )

    cellSpacing = property(
        reflected_domstring("cellspacing"),
        set_reflected_domstring("cellspacing", to_nullable_empty_domstring),
        doc="""The attribute ``cellspacing``.

        ``attribute [LegacyNullToEmptyString] DOMString cellSpacing``

        https://html.spec.whatwg.org/multipage/#dom-table-cellspacing
        """,
    )


new_object = maker(HTMLTableElement, html_element_steps.initialize)
