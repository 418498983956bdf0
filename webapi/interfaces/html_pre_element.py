"""The HTMLPreElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_integer, set_reflected_integer
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_long


class HTMLPreElement(HTMLElement):
    """A ``listing``, ``pre`` or ``xmp`` element.

    ``interface HTMLPreElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlpreelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLPreElement")

    width = property(
        reflected_integer("width", 0, -2147483648),
        doc="""The attribute ``width``.

        ``attribute long width``

        https://html.spec.whatwg.org/multipage/#dom-pre-width
        """,
    )

    @width.setter
    def width(self, value, /):
        try:
            set_reflected_integer(
                self,
                "width",
                to_long(
                    value,
                    "Failed to set the 'width' property on 'HTMLPreElement': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLPreElement]"


def new_object(value):
    """A new HTMLPreElement object of what steps returned."""
    this = HTMLPreElement.__new__(HTMLPreElement)
    html_element_steps.initialize(this, value)
    return this
