"""The HTMLBodyElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.window_event_handlers import WindowEventHandlers
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import include
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring


class HTMLBodyElement(HTMLElement):
    """A ``body`` element.

    ``interface HTMLBodyElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlbodyelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLBodyElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLBodyElement")

    text = property(
        reflected_domstring("text"),
        set_reflected_domstring("text", to_nullable_empty_domstring),
        doc="""The attribute ``text``.

        ``attribute [LegacyNullToEmptyString] DOMString text``

        https://html.spec.whatwg.org/multipage/#dom-body-text
        """,
    )

    link = property(
        reflected_domstring("link"),
        set_reflected_domstring("link", to_nullable_empty_domstring),
        doc="""The attribute ``link``.

        ``attribute [LegacyNullToEmptyString] DOMString link``

        https://html.spec.whatwg.org/multipage/#dom-body-link
        """,
    )

    vLink = property(
        reflected_domstring("vlink"),
        set_reflected_domstring("vlink", to_nullable_empty_domstring),
        doc="""The attribute ``vlink``.

        ``attribute [LegacyNullToEmptyString] DOMString vLink``

        https://html.spec.whatwg.org/multipage/#dom-body-vlink
        """,
    )

    aLink = property(
        reflected_domstring("alink"),
        set_reflected_domstring("alink", to_nullable_empty_domstring),
        doc="""The attribute ``alink``.

        ``attribute [LegacyNullToEmptyString] DOMString aLink``

        https://html.spec.whatwg.org/multipage/#dom-body-alink
        """,
    )

    bgColor = property(
        reflected_domstring("bgcolor"),
        set_reflected_domstring("bgcolor", to_nullable_empty_domstring),
        doc="""The attribute ``bgcolor``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-body-bgcolor
        """,
    )

    background = property(
        reflected_domstring("background"),
        set_reflected_domstring("background", to_domstring),
        doc="""The attribute ``background``.

        ``attribute DOMString background``

        https://html.spec.whatwg.org/multipage/#dom-body-background
        """,
    )


include(HTMLBodyElement, WindowEventHandlers)

new_object = maker(HTMLBodyElement, html_element_steps.initialize)
