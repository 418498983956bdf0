"""The HTMLLabelElement interface.

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
_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")


class HTMLLabelElement(HTMLElement):
    """A ``label`` element.

    ``interface HTMLLabelElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmllabelelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLLabelElement")

    htmlFor = property(
        reflected_domstring("for"),
        doc="""The attribute ``for``.

        ``attribute DOMString htmlFor``

        https://html.spec.whatwg.org/multipage/#dom-label-htmlfor
        """,
    )

    @htmlFor.setter
    def htmlFor(self, value, /):
        try:
            set_reflected_domstring(self, "for", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def form(self):
        """The form of its control, or ``None``.

        ``readonly attribute HTMLFormElement? form``

        https://html.spec.whatwg.org/multipage/forms.html#dom-label-form
        """
        value = self._webapi_node.form
        return None if value is None else value.platform_object or _HTMLFormElement.new(value)

    @property
    def control(self):
        """The control that it labels, or ``None``.

        ``readonly attribute HTMLElement? control``

        https://html.spec.whatwg.org/multipage/forms.html#dom-label-control
        """
        value = self._webapi_node.control
        return None if value is None else value.platform_object or _HTMLElement.new(value)

    def __str__(self):
        return "[object HTMLLabelElement]"


def new_object(value):
    """A new HTMLLabelElement object of what steps returned."""
    this = HTMLLabelElement.__new__(HTMLLabelElement)
    html_element_steps.initialize(this, value)
    return this
