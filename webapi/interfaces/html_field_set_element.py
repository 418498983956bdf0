"""The HTMLFieldSetElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring


class HTMLFieldSetElement(HTMLElement):
    """A ``fieldset`` element.

    ``interface HTMLFieldSetElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlfieldsetelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFieldSetElement")

    disabled = property(
        reflected_boolean("disabled"),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-fieldset-disabled
        """,
    )

    @disabled.setter
    def disabled(self, value, /):
        set_reflected_boolean(self, "disabled", to_boolean(value))

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-fieldset-name
        """,
    )

    @name.setter
    def name(self, value, /):
        set_reflected_domstring(self, "name", to_domstring(value))

    def __str__(self):
        return "[object HTMLFieldSetElement]"


def new_object(value):
    """A new HTMLFieldSetElement object of what steps returned."""
    this = HTMLFieldSetElement.__new__(HTMLFieldSetElement)
    html_element_steps.initialize(this, value)
    return this
