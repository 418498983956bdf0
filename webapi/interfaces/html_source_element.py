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
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLSourceElement(HTMLElement):
    """A ``source`` element.

    ``interface HTMLSourceElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlsourceelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLSourceElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLSourceElement")

    src = property(
        reflected_url("src"),
        set_reflected_domstring("src", to_usvstring),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-source-src
        """,
    )

    type = property(
        reflected_domstring("type"),
        set_reflected_domstring("type", to_domstring),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-source-type
        """,
    )

    srcset = property(
        reflected_usvstring("srcset"),
        set_reflected_domstring("srcset", to_usvstring),
        doc="""The attribute ``srcset``.

        ``attribute USVString srcset``

        https://html.spec.whatwg.org/multipage/#dom-source-srcset
        """,
    )

    sizes = property(
        reflected_domstring("sizes"),
        set_reflected_domstring("sizes", to_domstring),
        doc="""The attribute ``sizes``.

        ``attribute DOMString sizes``

        https://html.spec.whatwg.org/multipage/#dom-source-sizes
        """,
    )

    media = property(
        reflected_domstring("media"),
        set_reflected_domstring("media", to_domstring),
        doc="""The attribute ``media``.

        ``attribute DOMString media``

        https://html.spec.whatwg.org/multipage/#dom-source-media
        """,
    )

    width = property(
        reflected_integer("width", 0, 0),
        set_reflected_unsigned(
            "width",
            to_unsigned_long,
            0,
            context="Failed to set the 'width' property on 'HTMLSourceElement': The provided value",
        ),
        doc="""The attribute ``width``.

        ``attribute unsigned long width``

        https://html.spec.whatwg.org/multipage/#dom-source-width
        """,
    )

    height = property(
        reflected_integer("height", 0, 0),
        set_reflected_unsigned(
            "height",
            to_unsigned_long,
            0,
            context="Failed to set the 'height' property on 'HTMLSourceElement': The provided "
            "value",
        ),
        doc="""The attribute ``height``.

        ``attribute unsigned long height``

        https://html.spec.whatwg.org/multipage/#dom-source-height
        """,
    )


new_object = maker(HTMLSourceElement, html_element_steps.initialize)
