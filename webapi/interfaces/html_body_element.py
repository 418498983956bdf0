"""The HTMLBodyElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring


class HTMLBodyElement(HTMLElement):
    """A ``body`` element.

    ``interface HTMLBodyElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlbodyelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLBodyElement")

    text = property(
        reflected_domstring("text"),
        doc="""The attribute ``text``.

        ``attribute [LegacyNullToEmptyString] DOMString text``

        https://html.spec.whatwg.org/multipage/#dom-body-text
        """,
    )

    @text.setter
    def text(self, value, /):
        try:
            set_reflected_domstring(self, "text", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    link = property(
        reflected_domstring("link"),
        doc="""The attribute ``link``.

        ``attribute [LegacyNullToEmptyString] DOMString link``

        https://html.spec.whatwg.org/multipage/#dom-body-link
        """,
    )

    @link.setter
    def link(self, value, /):
        try:
            set_reflected_domstring(self, "link", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    vLink = property(
        reflected_domstring("vlink"),
        doc="""The attribute ``vlink``.

        ``attribute [LegacyNullToEmptyString] DOMString vLink``

        https://html.spec.whatwg.org/multipage/#dom-body-vlink
        """,
    )

    @vLink.setter
    def vLink(self, value, /):
        try:
            set_reflected_domstring(self, "vlink", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    aLink = property(
        reflected_domstring("alink"),
        doc="""The attribute ``alink``.

        ``attribute [LegacyNullToEmptyString] DOMString aLink``

        https://html.spec.whatwg.org/multipage/#dom-body-alink
        """,
    )

    @aLink.setter
    def aLink(self, value, /):
        try:
            set_reflected_domstring(self, "alink", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    bgColor = property(
        reflected_domstring("bgcolor"),
        doc="""The attribute ``bgcolor``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-body-bgcolor
        """,
    )

    @bgColor.setter
    def bgColor(self, value, /):
        try:
            set_reflected_domstring(self, "bgcolor", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    background = property(
        reflected_domstring("background"),
        doc="""The attribute ``background``.

        ``attribute DOMString background``

        https://html.spec.whatwg.org/multipage/#dom-body-background
        """,
    )

    @background.setter
    def background(self, value, /):
        try:
            set_reflected_domstring(self, "background", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLBodyElement]"


def new_object(value):
    """A new HTMLBodyElement object of what steps returned."""
    this = HTMLBodyElement.__new__(HTMLBodyElement)
    html_element_steps.initialize(this, value)
    return this
