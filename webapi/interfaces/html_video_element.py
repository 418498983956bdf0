"""The HTMLVideoElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_media_element import HTMLMediaElement
from webapi.steps import html_element as html_element_steps
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
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_usvstring


class HTMLVideoElement(HTMLMediaElement):
    """A ``video`` element.

    ``interface HTMLVideoElement : HTMLMediaElement``

    https://html.spec.whatwg.org/multipage/#htmlvideoelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLVideoElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLVideoElement")

    width = property(
        reflected_integer("width", 0, 0),
        set_reflected_unsigned(
            "width",
            to_unsigned_long,
            0,
            context="Failed to set the 'width' property on 'HTMLVideoElement': The provided value",
        ),
        doc="""The attribute ``width``.

        ``attribute unsigned long width``

        https://html.spec.whatwg.org/multipage/#dom-video-width
        """,
    )

    height = property(
        reflected_integer("height", 0, 0),
        set_reflected_unsigned(
            "height",
            to_unsigned_long,
            0,
            context="Failed to set the 'height' property on 'HTMLVideoElement': The provided value",
        ),
        doc="""The attribute ``height``.

        ``attribute unsigned long height``

        https://html.spec.whatwg.org/multipage/#dom-video-height
        """,
    )

    poster = property(
        reflected_url("poster"),
        set_reflected_domstring("poster", to_usvstring),
        doc="""The attribute ``poster``.

        ``attribute USVString poster``

        https://html.spec.whatwg.org/multipage/#dom-video-poster
        """,
    )

    playsInline = property(
        reflected_boolean("playsinline"),
        set_reflected_boolean("playsinline", to_boolean),
        doc="""The attribute ``playsinline``.

        ``attribute boolean playsInline``

        https://html.spec.whatwg.org/multipage/#dom-video-playsinline
        """,
    )


new_object = maker(HTMLVideoElement, html_element_steps.initialize)
