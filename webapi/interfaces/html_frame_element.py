"""The HTMLFrameElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring


class HTMLFrameElement(HTMLElement):
    """A ``frame`` element.

    ``interface HTMLFrameElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlframeelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLFrameElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFrameElement")

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-frame-name
        """,
    )

    scrolling = property(
        reflected_domstring("scrolling"),
        set_reflected_domstring("scrolling", to_domstring),
        doc="""The attribute ``scrolling``.

        ``attribute DOMString scrolling``

        https://html.spec.whatwg.org/multipage/#dom-frame-scrolling
        """,
    )

    src = property(
        reflected_url("src"),
        set_reflected_domstring("src", to_usvstring),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-frame-src
        """,
    )

    frameBorder = property(
        reflected_domstring("frameborder"),
        set_reflected_domstring("frameborder", to_domstring),
        doc="""The attribute ``frameborder``.

        ``attribute DOMString frameBorder``

        https://html.spec.whatwg.org/multipage/#dom-frame-frameborder
        """,
    )

    longDesc = property(
        reflected_url("longdesc"),
        set_reflected_domstring("longdesc", to_usvstring),
        doc="""The attribute ``longdesc``.

        ``attribute USVString longDesc``

        https://html.spec.whatwg.org/multipage/#dom-frame-longdesc
        """,
    )

    noResize = property(
        reflected_boolean("noresize"),
        set_reflected_boolean("noresize", to_boolean),
        doc="""The attribute ``noresize``.

        ``attribute boolean noResize``

        https://html.spec.whatwg.org/multipage/#dom-frame-noresize
        """,
    )

    marginHeight = property(
        reflected_domstring("marginheight"),
        set_reflected_domstring("marginheight", to_nullable_empty_domstring),
        doc="""The attribute ``marginheight``.

        ``attribute [LegacyNullToEmptyString] DOMString marginHeight``

        https://html.spec.whatwg.org/multipage/#dom-frame-marginheight
        """,
    )

    marginWidth = property(
        reflected_domstring("marginwidth"),
        set_reflected_domstring("marginwidth", to_nullable_empty_domstring),
        doc="""The attribute ``marginwidth``.

        ``attribute [LegacyNullToEmptyString] DOMString marginWidth``

        https://html.spec.whatwg.org/multipage/#dom-frame-marginwidth
        """,
    )


new_object = maker(HTMLFrameElement, html_element_steps.initialize)
