"""The HTMLTimeElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLTimeElement(HTMLElement):
    """A ``time`` element.

    ``interface HTMLTimeElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltimeelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTimeElement")

    dateTime = property(
        reflected_domstring("datetime"),
        doc="""The attribute ``datetime``.

        ``attribute DOMString dateTime``

        https://html.spec.whatwg.org/multipage/#dom-time-datetime
        """,
    )

    @dateTime.setter
    def dateTime(self, value, /):
        try:
            set_reflected_domstring(self, "datetime", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLTimeElement]"


def new_object(value):
    """A new HTMLTimeElement object of what steps returned."""
    this = HTMLTimeElement.__new__(HTMLTimeElement)
    html_element_steps.initialize(this, value)
    return this
