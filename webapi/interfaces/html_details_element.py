"""The HTMLDetailsElement interface.

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


class HTMLDetailsElement(HTMLElement):
    """A ``details`` element.

    ``interface HTMLDetailsElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmldetailselement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLDetailsElement")

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-details-name
        """,
    )

    @name.setter
    def name(self, value, /):
        try:
            set_reflected_domstring(self, "name", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    open = property(
        reflected_boolean("open"),
        doc="""The attribute ``open``.

        ``attribute boolean open``

        https://html.spec.whatwg.org/multipage/#dom-details-open
        """,
    )

    @open.setter
    def open(self, value, /):
        try:
            set_reflected_boolean(self, "open", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLDetailsElement]"


def new_object(value):
    """A new HTMLDetailsElement object of what steps returned."""
    this = HTMLDetailsElement.__new__(HTMLDetailsElement)
    html_element_steps.initialize(this, value)
    return this
