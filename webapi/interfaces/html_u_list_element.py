"""The HTMLUListElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring


class HTMLUListElement(HTMLElement):
    """A ``ul`` element.

    ``interface HTMLUListElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlulistelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLUListElement")

    compact = property(
        reflected_boolean("compact"),
        doc="""The attribute ``compact``.

        ``attribute boolean compact``

        https://html.spec.whatwg.org/multipage/#dom-ul-compact
        """,
    )

    @compact.setter
    def compact(self, value, /):
        try:
            set_reflected_boolean(self, "compact", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    type = property(
        reflected_domstring("type"),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-ul-type
        """,
    )

    @type.setter
    def type(self, value, /):
        try:
            set_reflected_domstring(self, "type", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLUListElement]"


def new_object(value):
    """A new HTMLUListElement object of what steps returned."""
    this = HTMLUListElement.__new__(HTMLUListElement)
    html_element_steps.initialize(this, value)
    return this
