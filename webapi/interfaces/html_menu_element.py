"""The HTMLMenuElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_boolean, set_reflected_boolean
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean


class HTMLMenuElement(HTMLElement):
    """A ``menu`` element.

    ``interface HTMLMenuElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmenuelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMenuElement")

    compact = property(
        reflected_boolean("compact"),
        doc="""The attribute ``compact``.

        ``attribute boolean compact``

        https://html.spec.whatwg.org/multipage/#dom-menu-compact
        """,
    )

    @compact.setter
    def compact(self, value, /):
        try:
            set_reflected_boolean(self, "compact", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLMenuElement]"


def new_object(value):
    """A new HTMLMenuElement object of what steps returned."""
    this = HTMLMenuElement.__new__(HTMLMenuElement)
    html_element_steps.initialize(this, value)
    return this
