"""The HTMLLegendElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_HTMLFormElement = Interface("webapi.interfaces.html_form_element", "HTMLFormElement")


class HTMLLegendElement(HTMLElement):
    """A ``legend`` element.

    ``interface HTMLLegendElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmllegendelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLLegendElement")

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-legend-align
        """,
    )

    @align.setter
    def align(self, value, /):
        try:
            set_reflected_domstring(self, "align", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def form(self):
        """The form that owns the element, or ``None``.

        ``readonly attribute HTMLFormElement? form``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
        """
        value = self._webapi_node.form
        return None if value is None else value.platform_object or _HTMLFormElement.new(value)

    def __str__(self):
        return "[object HTMLLegendElement]"


def new_object(value):
    """A new HTMLLegendElement object of what steps returned."""
    this = HTMLLegendElement.__new__(HTMLLegendElement)
    html_element_steps.initialize(this, value)
    return this
