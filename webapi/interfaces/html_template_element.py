"""The HTMLTemplateElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_template_element as steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface

_DocumentFragment = Interface("webapi.interfaces.document_fragment", "DocumentFragment")


class HTMLTemplateElement(HTMLElement):
    """``interface HTMLTemplateElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltemplateelement
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTemplateElement")

    @property
    def content(self):
        """``readonly attribute DocumentFragment content``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-content
        """
        value = steps.content_getter(self)
        return value.platform_object or _DocumentFragment.new(value)

    def __str__(self):
        return "[object HTMLTemplateElement]"

    __repr__ = steps.inspect


def new_object(value):
    """A new HTMLTemplateElement object of what steps returned."""
    this = HTMLTemplateElement.__new__(HTMLTemplateElement)
    steps.initialize(this, value)
    return this
