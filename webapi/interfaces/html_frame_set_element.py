"""The HTMLFrameSetElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLFrameSetElement(HTMLElement):
    """A ``frameset`` element.

    ``interface HTMLFrameSetElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlframesetelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFrameSetElement")

    cols = property(
        reflected_domstring("cols"),
        doc="""The attribute ``cols``.

        ``attribute DOMString cols``

        https://html.spec.whatwg.org/multipage/#dom-frameset-cols
        """,
    )

    @cols.setter
    def cols(self, value, /):
        try:
            set_reflected_domstring(self, "cols", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    rows = property(
        reflected_domstring("rows"),
        doc="""The attribute ``rows``.

        ``attribute DOMString rows``

        https://html.spec.whatwg.org/multipage/#dom-frameset-rows
        """,
    )

    @rows.setter
    def rows(self, value, /):
        try:
            set_reflected_domstring(self, "rows", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLFrameSetElement]"


def new_object(value):
    """A new HTMLFrameSetElement object of what steps returned."""
    this = HTMLFrameSetElement.__new__(HTMLFrameSetElement)
    html_element_steps.initialize(this, value)
    return this
