"""The HTMLElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.element import Element
from webapi.steps import html_element as steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface

_HTMLBaseElement = Interface("webapi.interfaces.html_base_element", "HTMLBaseElement")
_HTMLAnchorElement = Interface("webapi.interfaces.html_anchor_element", "HTMLAnchorElement")
_HTMLAreaElement = Interface("webapi.interfaces.html_area_element", "HTMLAreaElement")
_HTMLTemplateElement = Interface("webapi.interfaces.html_template_element", "HTMLTemplateElement")
_INHERITING = {
    "HTMLBaseElement": _HTMLBaseElement,
    "HTMLAnchorElement": _HTMLAnchorElement,
    "HTMLAreaElement": _HTMLAreaElement,
    "HTMLTemplateElement": _HTMLTemplateElement,
}


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
    """A new HTMLElement object of what steps returned, or one of an interface that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = HTMLElement.__new__(HTMLElement)
    steps.initialize(this, value)
    return this
