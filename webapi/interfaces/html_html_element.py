"""The HTMLHtmlElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLHtmlElement(HTMLElement):
    """An ``html`` element.

    ``interface HTMLHtmlElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlhtmlelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLHtmlElement")

    version = property(
        reflected_domstring("version"),
        doc="""The attribute ``version``.

        ``attribute DOMString version``

        https://html.spec.whatwg.org/multipage/#dom-html-version
        """,
    )

    @version.setter
    def version(self, value, /):
        try:
            set_reflected_domstring(self, "version", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLHtmlElement]"


def new_object(value):
    """A new HTMLHtmlElement object of what steps returned."""
    this = HTMLHtmlElement.__new__(HTMLHtmlElement)
    html_element_steps.initialize(this, value)
    return this
