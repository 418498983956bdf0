"""The HTMLDListElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_boolean, set_reflected_boolean
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean


class HTMLDListElement(HTMLElement):
    """A ``dl`` element.

    ``interface HTMLDListElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmldlistelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLDListElement")

    compact = property(
        reflected_boolean("compact"),
        doc="""The attribute ``compact``.

        ``attribute boolean compact``

        https://html.spec.whatwg.org/multipage/#dom-dl-compact
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
        return "[object HTMLDListElement]"


def new_object(value):
    """A new HTMLDListElement object of what steps returned."""
    this = HTMLDListElement.__new__(HTMLDListElement)
    html_element_steps.initialize(this, value)
    return this
