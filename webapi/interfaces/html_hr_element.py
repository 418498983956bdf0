"""The HTMLHRElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring


class HTMLHRElement(HTMLElement):
    """An ``hr`` element.

    ``interface HTMLHRElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlhrelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLHRElement")

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-hr-align
        """,
    )

    @align.setter
    def align(self, value, /):
        try:
            set_reflected_domstring(self, "align", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    color = property(
        reflected_domstring("color"),
        doc="""The attribute ``color``.

        ``attribute DOMString color``

        https://html.spec.whatwg.org/multipage/#dom-hr-color
        """,
    )

    @color.setter
    def color(self, value, /):
        try:
            set_reflected_domstring(self, "color", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    noShade = property(
        reflected_boolean("noshade"),
        doc="""The attribute ``noshade``.

        ``attribute boolean noShade``

        https://html.spec.whatwg.org/multipage/#dom-hr-noshade
        """,
    )

    @noShade.setter
    def noShade(self, value, /):
        try:
            set_reflected_boolean(self, "noshade", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    size = property(
        reflected_domstring("size"),
        doc="""The attribute ``size``.

        ``attribute DOMString size``

        https://html.spec.whatwg.org/multipage/#dom-hr-size
        """,
    )

    @size.setter
    def size(self, value, /):
        try:
            set_reflected_domstring(self, "size", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    width = property(
        reflected_domstring("width"),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-hr-width
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
        return "[object HTMLHRElement]"


def new_object(value):
    """A new HTMLHRElement object of what steps returned."""
    this = HTMLHRElement.__new__(HTMLHRElement)
    html_element_steps.initialize(this, value)
    return this
