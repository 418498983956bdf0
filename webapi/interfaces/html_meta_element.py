"""The HTMLMetaElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLMetaElement(HTMLElement):
    """A ``meta`` element.

    ``interface HTMLMetaElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmetaelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLMetaElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMetaElement")

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-meta-name
        """,
    )

    httpEquiv = property(
        reflected_domstring("http-equiv"),
        set_reflected_domstring("http-equiv", to_domstring),
        doc="""The attribute ``http-equiv``.

        ``attribute DOMString httpEquiv``

        https://html.spec.whatwg.org/multipage/#dom-meta-httpequiv
        """,
    )

    content = property(
        reflected_domstring("content"),
        set_reflected_domstring("content", to_domstring),
        doc="""The attribute ``content``.

        ``attribute DOMString content``

        https://html.spec.whatwg.org/multipage/#dom-meta-content
        """,
    )

    media = property(
        reflected_domstring("media"),
        set_reflected_domstring("media", to_domstring),
        doc="""The attribute ``media``.

        ``attribute DOMString media``

        https://html.spec.whatwg.org/multipage/#dom-meta-media
        """,
    )

    scheme = property(
        reflected_domstring("scheme"),
        set_reflected_domstring("scheme", to_domstring),
        doc="""The attribute ``scheme``.

        ``attribute DOMString scheme``

        https://html.spec.whatwg.org/multipage/#dom-meta-scheme
        """,
    )


new_object = maker(HTMLMetaElement, html_element_steps.initialize)
