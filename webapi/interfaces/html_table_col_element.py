"""The HTMLTableColElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_clamped_integer,
    reflected_domstring,
    set_reflected_domstring,
    set_reflected_unsigned,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.strings import to_domstring


class HTMLTableColElement(HTMLElement):
    """A ``col`` or ``colgroup`` element.

    ``interface HTMLTableColElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltablecolelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTableColElement")

    span = property(
        reflected_clamped_integer("span", 1, 1, 1000),
        doc="""The attribute ``span``.

        ``attribute unsigned long span``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-span
        """,
    )

    @span.setter
    def span(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "span",
                to_unsigned_long(
                    value,
                    "Failed to set the 'span' property on 'HTMLTableColElement': The provided "
                    "value",
                ),
                1,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-align
        """,
    )

    @align.setter
    def align(self, value, /):
        try:
            set_reflected_domstring(self, "align", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ch = property(
        reflected_domstring("char"),
        doc="""The attribute ``char``.

        ``attribute DOMString ch``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-ch
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

        https://html.spec.whatwg.org/multipage/#dom-colgroup-choff
        """,
    )

    @chOff.setter
    def chOff(self, value, /):
        try:
            set_reflected_domstring(self, "charoff", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    vAlign = property(
        reflected_domstring("valign"),
        doc="""The attribute ``valign``.

        ``attribute DOMString vAlign``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-valign
        """,
    )

    @vAlign.setter
    def vAlign(self, value, /):
        try:
            set_reflected_domstring(self, "valign", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    width = property(
        reflected_domstring("width"),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-width
        """,
    )

    @width.setter
    def width(self, value, /):
        try:
            set_reflected_domstring(self, "width", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLTableColElement]"


def new_object(value):
    """A new HTMLTableColElement object of what steps returned."""
    this = HTMLTableColElement.__new__(HTMLTableColElement)
    html_element_steps.initialize(this, value)
    return this
