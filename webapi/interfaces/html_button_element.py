"""The HTMLButtonElement interface.

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


class HTMLButtonElement(HTMLElement):
    """A ``button`` element.

    ``interface HTMLButtonElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlbuttonelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLButtonElement")

    disabled = property(
        reflected_boolean("disabled"),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-button-disabled
        """,
    )

    @disabled.setter
    def disabled(self, value, /):
        set_reflected_boolean(self, "disabled", to_boolean(value))

    formNoValidate = property(
        reflected_boolean("formnovalidate"),
        doc="""The attribute ``formnovalidate``.

        ``attribute boolean formNoValidate``

        https://html.spec.whatwg.org/multipage/#dom-button-formnovalidate
        """,
    )

    @formNoValidate.setter
    def formNoValidate(self, value, /):
        set_reflected_boolean(self, "formnovalidate", to_boolean(value))

    formTarget = property(
        reflected_domstring("formtarget"),
        doc="""The attribute ``formtarget``.

        ``attribute DOMString formTarget``

        https://html.spec.whatwg.org/multipage/#dom-button-formtarget
        """,
    )

    @formTarget.setter
    def formTarget(self, value, /):
        set_reflected_domstring(self, "formtarget", to_domstring(value))

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-button-name
        """,
    )

    @name.setter
    def name(self, value, /):
        set_reflected_domstring(self, "name", to_domstring(value))

    value = property(
        reflected_domstring("value"),
        doc="""The attribute ``value``.

        ``attribute DOMString value``

        https://html.spec.whatwg.org/multipage/#dom-button-value
        """,
    )

    @value.setter
    def value(self, value, /):
        set_reflected_domstring(self, "value", to_domstring(value))

    def __str__(self):
        return "[object HTMLButtonElement]"


def new_object(value):
    """A new HTMLButtonElement object of what steps returned."""
    this = HTMLButtonElement.__new__(HTMLButtonElement)
    html_element_steps.initialize(this, value)
    return this
