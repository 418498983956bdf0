"""The HTMLLIElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_domstring,
    reflected_integer,
    set_reflected_domstring,
    set_reflected_integer,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_long
from webapi.webidl.strings import to_domstring


class HTMLLIElement(HTMLElement):
    """An ``li`` element.

    ``interface HTMLLIElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmllielement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLLIElement")

    value = property(
        reflected_integer("value", 0, -2147483648),
        doc="""The attribute ``value``.

        ``attribute long value``

        https://html.spec.whatwg.org/multipage/#dom-li-value
        """,
    )

    @value.setter
    def value(self, value, /):
        try:
            set_reflected_integer(
                self,
                "value",
                to_long(
                    value,
                    "Failed to set the 'value' property on 'HTMLLIElement': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    type = property(
        reflected_domstring("type"),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-li-type
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
        return "[object HTMLLIElement]"


def new_object(value):
    """A new HTMLLIElement object of what steps returned."""
    this = HTMLLIElement.__new__(HTMLLIElement)
    html_element_steps.initialize(this, value)
    return this
