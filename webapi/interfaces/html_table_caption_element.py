"""The HTMLTableCaptionElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLTableCaptionElement(HTMLElement):
    """A ``caption`` element.

    ``interface HTMLTableCaptionElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltablecaptionelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTableCaptionElement")

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-caption-align
        """,
    )

    @align.setter
    def align(self, value, /):
        try:
            set_reflected_domstring(self, "align", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLTableCaptionElement]"


def new_object(value):
    """A new HTMLTableCaptionElement object of what steps returned."""
    this = HTMLTableCaptionElement.__new__(HTMLTableCaptionElement)
    html_element_steps.initialize(this, value)
    return this
