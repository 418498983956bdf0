"""The HTMLOListElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_integer,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring


class HTMLOListElement(HTMLElement):
    """An ``ol`` element.

    ``interface HTMLOListElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlolistelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLOListElement")

    reversed = property(
        reflected_boolean("reversed"),
        doc="""The attribute ``reversed``.

        ``attribute boolean reversed``

        https://html.spec.whatwg.org/multipage/#dom-ol-reversed
        """,
    )

    @reversed.setter
    def reversed(self, value, /):
        try:
            set_reflected_boolean(self, "reversed", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    start = property(
        reflected_integer("start", 1, -2147483648),
        doc="""The attribute ``start``.

        ``attribute long start``

        https://html.spec.whatwg.org/multipage/#dom-ol-start
        """,
    )

    @start.setter
    def start(self, value, /):
        try:
            set_reflected_integer(
                self,
                "start",
                to_long(
                    value,
                    "Failed to set the 'start' property on 'HTMLOListElement': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    type = property(
        reflected_domstring("type"),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-ol-type
        """,
    )

    @type.setter
    def type(self, value, /):
        try:
            set_reflected_domstring(self, "type", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    compact = property(
        reflected_boolean("compact"),
        doc="""The attribute ``compact``.

        ``attribute boolean compact``

        https://html.spec.whatwg.org/multipage/#dom-ol-compact
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
        return "[object HTMLOListElement]"


def new_object(value):
    """A new HTMLOListElement object of what steps returned."""
    this = HTMLOListElement.__new__(HTMLOListElement)
    html_element_steps.initialize(this, value)
    return this
