"""The HTMLOptGroupElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring


class HTMLOptGroupElement(HTMLElement):
    """An ``optgroup`` element.

    ``interface HTMLOptGroupElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmloptgroupelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLOptGroupElement")

    disabled = property(
        reflected_boolean("disabled"),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-optgroup-disabled
        """,
    )

    @disabled.setter
    def disabled(self, value, /):
        try:
            set_reflected_boolean(self, "disabled", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    label = property(
        reflected_domstring("label"),
        doc="""The attribute ``label``.

        ``attribute DOMString label``

        https://html.spec.whatwg.org/multipage/#dom-optgroup-label
        """,
    )

    @label.setter
    def label(self, value, /):
        try:
            set_reflected_domstring(self, "label", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLOptGroupElement]"


def new_object(value):
    """A new HTMLOptGroupElement object of what steps returned."""
    this = HTMLOptGroupElement.__new__(HTMLOptGroupElement)
    html_element_steps.initialize(this, value)
    return this
