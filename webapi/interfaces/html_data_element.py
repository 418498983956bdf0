"""The HTMLDataElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLDataElement(HTMLElement):
    """A ``data`` element.

    ``interface HTMLDataElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmldataelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLDataElement")

    value = property(
        reflected_domstring("value"),
        doc="""The attribute ``value``.

        ``attribute DOMString value``

        https://html.spec.whatwg.org/multipage/#dom-data-value
        """,
    )

    @value.setter
    def value(self, value, /):
        try:
            set_reflected_domstring(self, "value", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLDataElement]"


def new_object(value):
    """A new HTMLDataElement object of what steps returned."""
    this = HTMLDataElement.__new__(HTMLDataElement)
    html_element_steps.initialize(this, value)
    return this
