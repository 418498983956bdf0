"""The HTMLQuoteElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_url, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_usvstring


class HTMLQuoteElement(HTMLElement):
    """A ``blockquote`` or ``q`` element.

    ``interface HTMLQuoteElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlquoteelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLQuoteElement")

    cite = property(
        reflected_url("cite"),
        doc="""The attribute ``cite``.

        ``attribute USVString cite``

        https://html.spec.whatwg.org/multipage/#dom-quote-cite
        """,
    )

    @cite.setter
    def cite(self, value, /):
        try:
            set_reflected_domstring(self, "cite", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLQuoteElement]"


def new_object(value):
    """A new HTMLQuoteElement object of what steps returned."""
    this = HTMLQuoteElement.__new__(HTMLQuoteElement)
    html_element_steps.initialize(this, value)
    return this
