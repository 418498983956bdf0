"""The HTMLSlotElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLSlotElement(HTMLElement):
    """A ``slot`` element.

    ``interface HTMLSlotElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlslotelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLSlotElement")

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-slot-name
        """,
    )

    @name.setter
    def name(self, value, /):
        set_reflected_domstring(self, "name", to_domstring(value))

    def __str__(self):
        return "[object HTMLSlotElement]"


def new_object(value):
    """A new HTMLSlotElement object of what steps returned."""
    this = HTMLSlotElement.__new__(HTMLSlotElement)
    html_element_steps.initialize(this, value)
    return this
