"""The HTMLVideoElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_media_element import HTMLMediaElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_integer,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_unsigned,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_usvstring


class HTMLVideoElement(HTMLMediaElement):
    """A ``video`` element.

    ``interface HTMLVideoElement : HTMLMediaElement``

    https://html.spec.whatwg.org/multipage/#htmlvideoelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLVideoElement")

    width = property(
        reflected_integer("width", 0, 0),
        doc="""The attribute ``width``.

        ``attribute unsigned long width``

        https://html.spec.whatwg.org/multipage/#dom-video-width
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
                    "Failed to set the 'width' property on 'HTMLVideoElement': The provided value",
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

        https://html.spec.whatwg.org/multipage/#dom-video-height
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
                    "Failed to set the 'height' property on 'HTMLVideoElement': The provided value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    poster = property(
        reflected_url("poster"),
        doc="""The attribute ``poster``.

        ``attribute USVString poster``

        https://html.spec.whatwg.org/multipage/#dom-video-poster
        """,
    )

    @poster.setter
    def poster(self, value, /):
        try:
            set_reflected_domstring(self, "poster", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    playsInline = property(
        reflected_boolean("playsinline"),
        doc="""The attribute ``playsinline``.

        ``attribute boolean playsInline``

        https://html.spec.whatwg.org/multipage/#dom-video-playsinline
        """,
    )

    @playsInline.setter
    def playsInline(self, value, /):
        try:
            set_reflected_boolean(self, "playsinline", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLVideoElement]"


def new_object(value):
    """A new HTMLVideoElement object of what steps returned."""
    this = HTMLVideoElement.__new__(HTMLVideoElement)
    html_element_steps.initialize(this, value)
    return this
