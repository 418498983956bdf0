"""The HTMLCanvasElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.webidl.exceptions import illegal_constructor


class HTMLCanvasElement(HTMLElement):
    """A ``canvas`` element.

    ``interface HTMLCanvasElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlcanvaselement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLCanvasElement")

    def __str__(self):
        return "[object HTMLCanvasElement]"


def new_object(value):
    """A new HTMLCanvasElement object of what steps returned."""
    this = HTMLCanvasElement.__new__(HTMLCanvasElement)
    html_element_steps.initialize(this, value)
    return this
