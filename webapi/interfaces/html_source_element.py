"""The HTMLSourceElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
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
        set_reflected_domstring(self, "src", to_usvstring(value))

    type = property(
        reflected_domstring("type"),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-source-type
        """,
    )

    @type.setter
    def type(self, value, /):
        set_reflected_domstring(self, "type", to_domstring(value))

    srcset = property(
        reflected_usvstring("srcset"),
        doc="""The attribute ``srcset``.

        ``attribute USVString srcset``

        https://html.spec.whatwg.org/multipage/#dom-source-srcset
        """,
    )

    @srcset.setter
    def srcset(self, value, /):
        set_reflected_domstring(self, "srcset", to_usvstring(value))

    sizes = property(
        reflected_domstring("sizes"),
        doc="""The attribute ``sizes``.

        ``attribute DOMString sizes``

        https://html.spec.whatwg.org/multipage/#dom-source-sizes
        """,
    )

    @sizes.setter
    def sizes(self, value, /):
        set_reflected_domstring(self, "sizes", to_domstring(value))

    media = property(
        reflected_domstring("media"),
        doc="""The attribute ``media``.

        ``attribute DOMString media``

        https://html.spec.whatwg.org/multipage/#dom-source-media
        """,
    )

    @media.setter
    def media(self, value, /):
        set_reflected_domstring(self, "media", to_domstring(value))

    width = property(
        reflected_integer("width", 0, 0),
        doc="""The attribute ``width``.

        ``attribute unsigned long width``

        https://html.spec.whatwg.org/multipage/#dom-source-width
        """,
    )

    @width.setter
    def width(self, value, /):
        set_reflected_unsigned(
            self,
            "width",
            to_unsigned_long(
                value,
                "Failed to set the 'width' property on 'HTMLSourceElement': The provided value",
            ),
            0,
        )

    height = property(
        reflected_integer("height", 0, 0),
        doc="""The attribute ``height``.

        ``attribute unsigned long height``

        https://html.spec.whatwg.org/multipage/#dom-source-height
        """,
    )

    @height.setter
    def height(self, value, /):
        set_reflected_unsigned(
            self,
            "height",
            to_unsigned_long(
                value,
                "Failed to set the 'height' property on 'HTMLSourceElement': The provided value",
            ),
            0,
        )

    def __str__(self):
        return "[object HTMLSourceElement]"


def new_object(value):
    """A new HTMLSourceElement object of what steps returned."""
    this = HTMLSourceElement.__new__(HTMLSourceElement)
    html_element_steps.initialize(this, value)
    return this
