"""The HTMLLabelElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLLabelElement(HTMLElement):
    """A ``label`` element.

    ``interface HTMLLabelElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmllabelelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLLabelElement")

    htmlFor = property(
        reflected_domstring("for"),
        doc="""The attribute ``for``.

        ``attribute DOMString htmlFor``

        https://html.spec.whatwg.org/multipage/#dom-label-htmlfor
        """,
    )

    @htmlFor.setter
    def htmlFor(self, value, /):
        set_reflected_domstring(self, "for", to_domstring(value))

    def __str__(self):
        return "[object HTMLLabelElement]"


def new_object(value):
    """A new HTMLLabelElement object of what steps returned."""
    this = HTMLLabelElement.__new__(HTMLLabelElement)
    html_element_steps.initialize(this, value)
    return this
