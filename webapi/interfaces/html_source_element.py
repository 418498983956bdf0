"""The HTMLSourceElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_domstring,
    reflected_integer,
    reflected_url,
    reflected_usvstring,
    set_reflected_domstring,
    set_reflected_unsigned,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLSourceElement(HTMLElement):
    """A ``source`` element.

    ``interface HTMLSourceElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlsourceelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLSourceElement")

    src = property(
        reflected_url("src"),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-source-src
        """,
    )

    @src.setter
    def src(self, value, /):
        try:
            set_reflected_domstring(self, "src", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    type = property(
        reflected_domstring("type"),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-source-type
        """,
    )

    @type.setter
    def type(self, value, /):
        try:
            set_reflected_domstring(self, "type", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    srcset = property(
        reflected_usvstring("srcset"),
        doc="""The attribute ``srcset``.

        ``attribute USVString srcset``

        https://html.spec.whatwg.org/multipage/#dom-source-srcset
        """,
    )

    @srcset.setter
    def srcset(self, value, /):
        try:
            set_reflected_domstring(self, "srcset", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    sizes = property(
        reflected_domstring("sizes"),
        doc="""The attribute ``sizes``.

        ``attribute DOMString sizes``

        https://html.spec.whatwg.org/multipage/#dom-source-sizes
        """,
    )

    @sizes.setter
    def sizes(self, value, /):
        try:
            set_reflected_domstring(self, "sizes", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    media = property(
        reflected_domstring("media"),
        doc="""The attribute ``media``.

        ``attribute DOMString media``

        https://html.spec.whatwg.org/multipage/#dom-source-media
        """,
    )

    @media.setter
    def media(self, value, /):
        try:
            set_reflected_domstring(self, "media", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    width = property(
        reflected_integer("width", 0, 0),
        doc="""The attribute ``width``.

        ``attribute unsigned long width``

        https://html.spec.whatwg.org/multipage/#dom-source-width
        """,
    )

    @width.setter
    def width(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "width",
                to_unsigned_long(
                    value,
                    "Failed to set the 'width' property on 'HTMLSourceElement': The provided value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    height = property(
        reflected_integer("height", 0, 0),
        doc="""The attribute ``height``.

        ``attribute unsigned long height``

        https://html.spec.whatwg.org/multipage/#dom-source-height
        """,
    )

    @height.setter
    def height(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "height",
                to_unsigned_long(
                    value,
                    "Failed to set the 'height' property on 'HTMLSourceElement': The provided "
                    "value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLSourceElement]"


def new_object(value):
    """A new HTMLSourceElement object of what steps returned."""
    this = HTMLSourceElement.__new__(HTMLSourceElement)
    html_element_steps.initialize(this, value)
    return this
