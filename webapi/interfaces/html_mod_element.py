"""The HTMLModElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, reflected_url, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLModElement(HTMLElement):
    """A ``del`` or ``ins`` element.

    ``interface HTMLModElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmodelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLModElement")

    cite = property(
        reflected_url("cite"),
        doc="""The attribute ``cite``.

        ``attribute USVString cite``

        https://html.spec.whatwg.org/multipage/#dom-mod-cite
        """,
    )

    @cite.setter
    def cite(self, value, /):
        try:
            set_reflected_domstring(self, "cite", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    dateTime = property(
        reflected_domstring("datetime"),
        doc="""The attribute ``datetime``.

        ``attribute DOMString dateTime``

        https://html.spec.whatwg.org/multipage/#dom-mod-datetime
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
        return "[object HTMLModElement]"


def new_object(value):
    """A new HTMLModElement object of what steps returned."""
    this = HTMLModElement.__new__(HTMLModElement)
    html_element_steps.initialize(this, value)
    return this
