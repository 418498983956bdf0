"""The HTMLLabelElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_HTMLFormElement = Interface("webapi.interfaces.html_form_element", "HTMLFormElement")
_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")


class HTMLLabelElement(HTMLElement):
    """A ``label`` element.

    ``interface HTMLLabelElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmllabelelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLLabelElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLLabelElement")

    htmlFor = property(
        reflected_domstring("for"),
        set_reflected_domstring("for", to_domstring),
        doc="""The attribute ``for``.

        ``attribute DOMString htmlFor``

        https://html.spec.whatwg.org/multipage/#dom-label-htmlfor
        """,
    )

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


new_object = maker(HTMLLabelElement, html_element_steps.initialize)
