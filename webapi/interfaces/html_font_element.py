"""The HTMLFontElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring


class HTMLFontElement(HTMLElement):
    """A ``font`` element.

    ``interface HTMLFontElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlfontelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFontElement")

    color = property(
        reflected_domstring("color"),
        doc="""The attribute ``color``.

        ``attribute [LegacyNullToEmptyString] DOMString color``

        https://html.spec.whatwg.org/multipage/#dom-font-color
        """,
    )

    @color.setter
    def color(self, value, /):
        try:
            set_reflected_domstring(self, "color", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    face = property(
        reflected_domstring("face"),
        doc="""The attribute ``face``.

        ``attribute DOMString face``

        https://html.spec.whatwg.org/multipage/#dom-font-face
        """,
    )

    @face.setter
    def face(self, value, /):
        try:
            set_reflected_domstring(self, "face", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    size = property(
        reflected_domstring("size"),
        doc="""The attribute ``size``.

        ``attribute DOMString size``

        https://html.spec.whatwg.org/multipage/#dom-font-size
        """,
    )

    @size.setter
    def size(self, value, /):
        try:
            set_reflected_domstring(self, "size", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLFontElement]"


def new_object(value):
    """A new HTMLFontElement object of what steps returned."""
    this = HTMLFontElement.__new__(HTMLFontElement)
    html_element_steps.initialize(this, value)
    return this
