"""The HTMLTableElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring


class HTMLTableElement(HTMLElement):
    """A ``table`` element.

    ``interface HTMLTableElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltableelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTableElement")

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-table-align
        """,
    )

    @align.setter
    def align(self, value, /):
        try:
            set_reflected_domstring(self, "align", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    border = property(
        reflected_domstring("border"),
        doc="""The attribute ``border``.

        ``attribute DOMString border``

        https://html.spec.whatwg.org/multipage/#dom-table-border
        """,
    )

    @border.setter
    def border(self, value, /):
        try:
            set_reflected_domstring(self, "border", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    frame = property(
        reflected_domstring("frame"),
        doc="""The attribute ``frame``.

        ``attribute DOMString frame``

        https://html.spec.whatwg.org/multipage/#dom-table-frame
        """,
    )

    @frame.setter
    def frame(self, value, /):
        try:
            set_reflected_domstring(self, "frame", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    rules = property(
        reflected_domstring("rules"),
        doc="""The attribute ``rules``.

        ``attribute DOMString rules``

        https://html.spec.whatwg.org/multipage/#dom-table-rules
        """,
    )

    @rules.setter
    def rules(self, value, /):
        try:
            set_reflected_domstring(self, "rules", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    summary = property(
        reflected_domstring("summary"),
        doc="""The attribute ``summary``.

        ``attribute DOMString summary``

        https://html.spec.whatwg.org/multipage/#dom-table-summary
        """,
    )

    @summary.setter
    def summary(self, value, /):
        try:
            set_reflected_domstring(self, "summary", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    width = property(
        reflected_domstring("width"),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-table-width
        """,
    )

    @width.setter
    def width(self, value, /):
        try:
            set_reflected_domstring(self, "width", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    bgColor = property(
        reflected_domstring("bgcolor"),
        doc="""The attribute ``bgcolor``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-table-bgcolor
        """,
    )

    @bgColor.setter
    def bgColor(self, value, /):
        try:
            set_reflected_domstring(self, "bgcolor", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    cellPadding = property(
        reflected_domstring("cellpadding"),
        doc="""The attribute ``cellpadding``.

        ``attribute [LegacyNullToEmptyString] DOMString cellPadding``

        https://html.spec.whatwg.org/multipage/#dom-table-cellpadding
        """,
    )

    @cellPadding.setter
    def cellPadding(self, value, /):
        try:
            set_reflected_domstring(self, "cellpadding", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    cellSpacing = property(
        reflected_domstring("cellspacing"),
        doc="""The attribute ``cellspacing``.

        ``attribute [LegacyNullToEmptyString] DOMString cellSpacing``

        https://html.spec.whatwg.org/multipage/#dom-table-cellspacing
        """,
    )

    @cellSpacing.setter
    def cellSpacing(self, value, /):
        try:
            set_reflected_domstring(self, "cellspacing", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLTableElement]"


def new_object(value):
    """A new HTMLTableElement object of what steps returned."""
    this = HTMLTableElement.__new__(HTMLTableElement)
    html_element_steps.initialize(this, value)
    return this
