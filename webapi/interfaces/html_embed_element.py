"""The HTMLEmbedElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, reflected_url, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLEmbedElement(HTMLElement):
    """An ``embed`` element.

    ``interface HTMLEmbedElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlembedelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLEmbedElement")

    src = property(
        reflected_url("src"),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-embed-src
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

        https://html.spec.whatwg.org/multipage/#dom-embed-type
        """,
    )

    @type.setter
    def type(self, value, /):
        try:
            set_reflected_domstring(self, "type", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    width = property(
        reflected_domstring("width"),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-embed-width
        """,
    )

    @width.setter
    def width(self, value, /):
        try:
            set_reflected_domstring(self, "width", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    height = property(
        reflected_domstring("height"),
        doc="""The attribute ``height``.

        ``attribute DOMString height``

        https://html.spec.whatwg.org/multipage/#dom-embed-height
        """,
    )

    @height.setter
    def height(self, value, /):
        try:
            set_reflected_domstring(self, "height", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-embed-align
        """,
    )

    @align.setter
    def align(self, value, /):
        try:
            set_reflected_domstring(self, "align", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-embed-name
        """,
    )

    @name.setter
    def name(self, value, /):
        try:
            set_reflected_domstring(self, "name", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLEmbedElement]"


def new_object(value):
    """A new HTMLEmbedElement object of what steps returned."""
    this = HTMLEmbedElement.__new__(HTMLEmbedElement)
    html_element_steps.initialize(this, value)
    return this
