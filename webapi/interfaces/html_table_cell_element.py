"""The HTMLTableCellElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
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
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring


class HTMLTableCellElement(HTMLElement):
    """A ``td`` or ``th`` element.

    ``interface HTMLTableCellElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltablecellelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTableCellElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTableCellElement")

    colSpan = property(
        reflected_clamped_integer("colspan", 1, 1, 1000),
        set_reflected_unsigned(
            "colspan",
            to_unsigned_long,
            1,
            context="Failed to set the 'colSpan' property on 'HTMLTableCellElement': The "
            "provided value",
        ),
        doc="""The attribute ``colspan``.

        ``attribute unsigned long colSpan``

        https://html.spec.whatwg.org/multipage/#dom-tdth-colspan
        """,
    )

    rowSpan = property(
        reflected_clamped_integer("rowspan", 1, 0, 65534),
        set_reflected_unsigned(
            "rowspan",
            to_unsigned_long,
            1,
            context="Failed to set the 'rowSpan' property on 'HTMLTableCellElement': The "
            "provided value",
        ),
        doc="""The attribute ``rowspan``.

        ``attribute unsigned long rowSpan``

        https://html.spec.whatwg.org/multipage/#dom-tdth-rowspan
        """,
    )

    headers = property(
        reflected_domstring("headers"),
        set_reflected_domstring("headers", to_domstring),
        doc="""The attribute ``headers``.

        ``attribute DOMString headers``

        https://html.spec.whatwg.org/multipage/#dom-tdth-headers
        """,
    )

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
        set_reflected_domstring("scope", to_domstring),
        doc="""``attribute DOMString scope``

        https://html.spec.whatwg.org/multipage/#dom-tdth-scope
        """,
    )

    abbr = property(
        reflected_domstring("abbr"),
        set_reflected_domstring("abbr", to_domstring),
        doc="""The attribute ``abbr``.

        ``attribute DOMString abbr``

        https://html.spec.whatwg.org/multipage/#dom-tdth-abbr
        """,
    )

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-tdth-align
        """,
    )

    axis = property(
        reflected_domstring("axis"),
        set_reflected_domstring("axis", to_domstring),
        doc="""The attribute ``axis``.

        ``attribute DOMString axis``

        https://html.spec.whatwg.org/multipage/#dom-tdth-axis
        """,
    )

    height = property(
        reflected_domstring("height"),
        set_reflected_domstring("height", to_domstring),
        doc="""The attribute ``height``.

        ``attribute DOMString height``

        https://html.spec.whatwg.org/multipage/#dom-tdth-height
        """,
    )

    width = property(
        reflected_domstring("width"),
        set_reflected_domstring("width", to_domstring),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-tdth-width
        """,
    )

    ch = property(
        reflected_domstring("char"),
        set_reflected_domstring("char", to_domstring),
        doc="""The attribute ``char``.

        ``attribute DOMString ch``

        https://html.spec.whatwg.org/multipage/#dom-tdth-ch
        """,
    )

    chOff = property(
        reflected_domstring("charoff"),
        set_reflected_domstring("charoff", to_domstring),
        doc="""The attribute ``charoff``.

        ``attribute DOMString chOff``

        https://html.spec.whatwg.org/multipage/#dom-tdth-choff
        """,
    )

    noWrap = property(
        reflected_boolean("nowrap"),
        set_reflected_boolean("nowrap", to_boolean),
        doc="""The attribute ``nowrap``.

        ``attribute boolean noWrap``

        https://html.spec.whatwg.org/multipage/#dom-tdth-nowrap
        """,
    )

    vAlign = property(
        reflected_domstring("valign"),
        set_reflected_domstring("valign", to_domstring),
        doc="""The attribute ``valign``.

        ``attribute DOMString vAlign``

        https://html.spec.whatwg.org/multipage/#dom-tdth-valign
        """,
    )

    bgColor = property(
        reflected_domstring("bgcolor"),
        set_reflected_domstring("bgcolor", to_nullable_empty_domstring),
        doc="""The attribute ``bgcolor``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-tdth-bgcolor
        """,
    )


new_object = maker(HTMLTableCellElement, html_element_steps.initialize)
