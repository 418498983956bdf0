"""The HTMLLegendElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.form_associated_element import FormAssociatedElement
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import include
from webapi.webidl.strings import to_domstring


class HTMLLegendElement(HTMLElement):
    """A ``legend`` element.

    ``interface HTMLLegendElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmllegendelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLLegendElement"

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


include(HTMLLegendElement, FormAssociatedElement)

new_object = maker(HTMLLegendElement, html_element_steps.initialize)
