"""The HTMLMetaElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLMetaElement(HTMLElement):
    """A ``meta`` element.

    ``interface HTMLMetaElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmetaelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMetaElement")

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-meta-name
        """,
    )

    @name.setter
    def name(self, value, /):
        try:
            set_reflected_domstring(self, "name", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    httpEquiv = property(
        reflected_domstring("http-equiv"),
        doc="""The attribute ``http-equiv``.

        ``attribute DOMString httpEquiv``

        https://html.spec.whatwg.org/multipage/#dom-meta-httpequiv
        """,
    )

    @httpEquiv.setter
    def httpEquiv(self, value, /):
        try:
            set_reflected_domstring(self, "http-equiv", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    content = property(
        reflected_domstring("content"),
        doc="""The attribute ``content``.

        ``attribute DOMString content``

        https://html.spec.whatwg.org/multipage/#dom-meta-content
        """,
    )

    @content.setter
    def content(self, value, /):
        try:
            set_reflected_domstring(self, "content", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    media = property(
        reflected_domstring("media"),
        doc="""The attribute ``media``.

        ``attribute DOMString media``

        https://html.spec.whatwg.org/multipage/#dom-meta-media
        """,
    )

    @media.setter
    def media(self, value, /):
        try:
            set_reflected_domstring(self, "media", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    scheme = property(
        reflected_domstring("scheme"),
        doc="""The attribute ``scheme``.

        ``attribute DOMString scheme``

        https://html.spec.whatwg.org/multipage/#dom-meta-scheme
        """,
    )

    @scheme.setter
    def scheme(self, value, /):
        try:
            set_reflected_domstring(self, "scheme", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLMetaElement]"


def new_object(value):
    """A new HTMLMetaElement object of what steps returned."""
    this = HTMLMetaElement.__new__(HTMLMetaElement)
    html_element_steps.initialize(this, value)
    return this
