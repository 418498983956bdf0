"""The HTMLLegendElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
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
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-legend-align
        """,
    )

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


new_object = maker(HTMLLegendElement, html_element_steps.initialize)
