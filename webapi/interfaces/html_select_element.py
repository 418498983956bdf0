"""The HTMLSelectElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_unsigned,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring


class HTMLSelectElement(HTMLElement):
    """A ``select`` element.

    ``interface HTMLSelectElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlselectelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLSelectElement")

    disabled = property(
        reflected_boolean("disabled"),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-select-disabled
        """,
    )

    @disabled.setter
    def disabled(self, value, /):
        set_reflected_boolean(self, "disabled", to_boolean(value))

    multiple = property(
        reflected_boolean("multiple"),
        doc="""The attribute ``multiple``.

        ``attribute boolean multiple``

        https://html.spec.whatwg.org/multipage/#dom-select-multiple
        """,
    )

    @multiple.setter
    def multiple(self, value, /):
        set_reflected_boolean(self, "multiple", to_boolean(value))

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-select-name
        """,
    )

    @name.setter
    def name(self, value, /):
        set_reflected_domstring(self, "name", to_domstring(value))

    required = property(
        reflected_boolean("required"),
        doc="""The attribute ``required``.

        ``attribute boolean required``

        https://html.spec.whatwg.org/multipage/#dom-select-required
        """,
    )

    @required.setter
    def required(self, value, /):
        set_reflected_boolean(self, "required", to_boolean(value))

    size = property(
        reflected_integer("size", 0, 0),
        doc="""The attribute ``size``.

        ``attribute unsigned long size``

        https://html.spec.whatwg.org/multipage/#dom-select-size
        """,
    )

    @size.setter
    def size(self, value, /):
        set_reflected_unsigned(
            self,
            "size",
            to_unsigned_long(
                value,
                "Failed to set the 'size' property on 'HTMLSelectElement': The provided value",
            ),
            0,
        )

    def __str__(self):
        return "[object HTMLSelectElement]"


def new_object(value):
    """A new HTMLSelectElement object of what steps returned."""
    this = HTMLSelectElement.__new__(HTMLSelectElement)
    html_element_steps.initialize(this, value)
    return this
