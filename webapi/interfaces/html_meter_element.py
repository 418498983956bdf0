"""The HTMLMeterElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.webidl.exceptions import illegal_constructor


class HTMLMeterElement(HTMLElement):
    """A ``meter`` element.

    ``interface HTMLMeterElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmeterelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMeterElement")

    def __str__(self):
        return "[object HTMLMeterElement]"


def new_object(value):
    """A new HTMLMeterElement object of what steps returned."""
    this = HTMLMeterElement.__new__(HTMLMeterElement)
    html_element_steps.initialize(this, value)
    return this
