"""The HTMLElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.element import Element
from webapi.steps import html_element as steps
from webapi.webidl.exceptions import illegal_constructor


class HTMLElement(Element):
    """An element of HTML.

    ``interface HTMLElement : Element``

    https://html.spec.whatwg.org/multipage/#htmlelement
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLElement")

    def __str__(self):
        return "[object HTMLElement]"

    __repr__ = steps.inspect


def new_object(value):
    """A new HTMLElement object of what steps returned."""
    this = HTMLElement.__new__(HTMLElement)
    steps.initialize(this, value)
    return this
