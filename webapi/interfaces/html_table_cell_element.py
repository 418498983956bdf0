"""The HTMLTableCellElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_clamped_integer,
    reflected_domstring,
    reflected_keyword,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_unsigned,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring


class HTMLTableCellElement(HTMLElement):
    """A ``td`` or ``th`` element.

    ``interface HTMLTableCellElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltablecellelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTableCellElement")

    colSpan = property(
        reflected_clamped_integer("colspan", 1, 1, 1000),
        doc="""The attribute ``colspan``.

        ``attribute unsigned long colSpan``

        https://html.spec.whatwg.org/multipage/#dom-tdth-colspan
        """,
    )

    @colSpan.setter
    def colSpan(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "colspan",
                to_unsigned_long(
                    value,
                    "Failed to set the 'colSpan' property on 'HTMLTableCellElement': The "
                    "provided value",
                ),
                1,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    rowSpan = property(
        reflected_clamped_integer("rowspan", 1, 0, 65534),
        doc="""The attribute ``rowspan``.

        ``attribute unsigned long rowSpan``

        https://html.spec.whatwg.org/multipage/#dom-tdth-rowspan
        """,
    )

    @rowSpan.setter
    def rowSpan(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "rowspan",
                to_unsigned_long(
                    value,
                    "Failed to set the 'rowSpan' property on 'HTMLTableCellElement': The "
                    "provided value",
                ),
                1,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    headers = property(
        reflected_domstring("headers"),
        doc="""The attribute ``headers``.

        ``attribute DOMString headers``

        https://html.spec.whatwg.org/multipage/#dom-tdth-headers
        """,
    )

    @headers.setter
    def headers(self, value, /):
        try:
            set_reflected_domstring(self, "headers", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def cellIndex(self):
        """The index among the cells of the row; -1 outside a row.

        ``readonly attribute long cellIndex``

        https://html.spec.whatwg.org/multipage/tables.html#dom-tdth-cellindex
        """
        return self._webapi_node.cell_index

    scope = property(
        reflected_keyword(
            "scope",
            {"row": "row", "col": "col", "rowgroup": "rowgroup", "colgroup": "colgroup"},
            "",
            "",
        ),
        doc="""``attribute DOMString scope``

        https://html.spec.whatwg.org/multipage/#dom-tdth-scope
        """,
    )

    @scope.setter
    def scope(self, value, /):
        try:
            set_reflected_domstring(self, "scope", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    abbr = property(
        reflected_domstring("abbr"),
        doc="""The attribute ``abbr``.

        ``attribute DOMString abbr``

        https://html.spec.whatwg.org/multipage/#dom-tdth-abbr
        """,
    )

    @abbr.setter
    def abbr(self, value, /):
        try:
            set_reflected_domstring(self, "abbr", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-tdth-align
        """,
    )

    @align.setter
    def align(self, value, /):
        try:
            set_reflected_domstring(self, "align", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    axis = property(
        reflected_domstring("axis"),
        doc="""The attribute ``axis``.

        ``attribute DOMString axis``

        https://html.spec.whatwg.org/multipage/#dom-tdth-axis
        """,
    )

    @axis.setter
    def axis(self, value, /):
        try:
            set_reflected_domstring(self, "axis", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    height = property(
        reflected_domstring("height"),
        doc="""The attribute ``height``.

        ``attribute DOMString height``

        https://html.spec.whatwg.org/multipage/#dom-tdth-height
        """,
    )

    @height.setter
    def height(self, value, /):
        try:
            set_reflected_domstring(self, "height", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    width = property(
        reflected_domstring("width"),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-tdth-width
        """,
    )

    @width.setter
    def width(self, value, /):
        try:
            set_reflected_domstring(self, "width", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ch = property(
        reflected_domstring("char"),
        doc="""The attribute ``char``.

        ``attribute DOMString ch``

        https://html.spec.whatwg.org/multipage/#dom-tdth-ch
        """,
    )

    @ch.setter
    def ch(self, value, /):
        try:
            set_reflected_domstring(self, "char", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    chOff = property(
        reflected_domstring("charoff"),
        doc="""The attribute ``charoff``.

        ``attribute DOMString chOff``

        https://html.spec.whatwg.org/multipage/#dom-tdth-choff
        """,
    )

    @chOff.setter
    def chOff(self, value, /):
        try:
            set_reflected_domstring(self, "charoff", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    noWrap = property(
        reflected_boolean("nowrap"),
        doc="""The attribute ``nowrap``.

        ``attribute boolean noWrap``

        https://html.spec.whatwg.org/multipage/#dom-tdth-nowrap
        """,
    )

    @noWrap.setter
    def noWrap(self, value, /):
        try:
            set_reflected_boolean(self, "nowrap", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    vAlign = property(
        reflected_domstring("valign"),
        doc="""The attribute ``valign``.

        ``attribute DOMString vAlign``

        https://html.spec.whatwg.org/multipage/#dom-tdth-valign
        """,
    )

    @vAlign.setter
    def vAlign(self, value, /):
        try:
            set_reflected_domstring(self, "valign", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    bgColor = property(
        reflected_domstring("bgcolor"),
        doc="""The attribute ``bgcolor``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-tdth-bgcolor
        """,
    )

    @bgColor.setter
    def bgColor(self, value, /):
        try:
            set_reflected_domstring(self, "bgcolor", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLTableCellElement]"


def new_object(value):
    """A new HTMLTableCellElement object of what steps returned."""
    this = HTMLTableCellElement.__new__(HTMLTableCellElement)
    html_element_steps.initialize(this, value)
    return this
