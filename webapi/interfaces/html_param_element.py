"""The HTMLParamElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLParamElement(HTMLElement):
    """A ``param`` element.

    ``interface HTMLParamElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlparamelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLParamElement")

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-param-name
        """,
    )

    @name.setter
    def name(self, value, /):
        try:
            set_reflected_domstring(self, "name", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    value = property(
        reflected_domstring("value"),
        doc="""The attribute ``value``.

        ``attribute DOMString value``

        https://html.spec.whatwg.org/multipage/#dom-param-value
        """,
    )

    @value.setter
    def value(self, value, /):
        try:
            set_reflected_domstring(self, "value", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    type = property(
        reflected_domstring("type"),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-param-type
        """,
    )

    @type.setter
    def type(self, value, /):
        try:
            set_reflected_domstring(self, "type", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    valueType = property(
        reflected_domstring("valuetype"),
        doc="""The attribute ``valuetype``.

        ``attribute DOMString valueType``

        https://html.spec.whatwg.org/multipage/#dom-param-valuetype
        """,
    )

    @valueType.setter
    def valueType(self, value, /):
        try:
            set_reflected_domstring(self, "valuetype", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLParamElement]"


def new_object(value):
    """A new HTMLParamElement object of what steps returned."""
    this = HTMLParamElement.__new__(HTMLParamElement)
    html_element_steps.initialize(this, value)
    return this
