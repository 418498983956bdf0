"""The HTMLBRElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLBRElement(HTMLElement):
    """A ``br`` element.

    ``interface HTMLBRElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlbrelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLBRElement")

    clear = property(
        reflected_domstring("clear"),
        doc="""The attribute ``clear``.

        ``attribute DOMString clear``

        https://html.spec.whatwg.org/multipage/#dom-br-clear
        """,
    )

    @clear.setter
    def clear(self, value, /):
        try:
            set_reflected_domstring(self, "clear", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLBRElement]"


def new_object(value):
    """A new HTMLBRElement object of what steps returned."""
    this = HTMLBRElement.__new__(HTMLBRElement)
    html_element_steps.initialize(this, value)
    return this
