"""Types of the HTMLLabelElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import HTMLLabelElement as _HTMLLabelElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_form_element import HTMLFormElement
from webapi.webidl.types import StringLike

class HTMLLabelElement(HTMLElement):
    _webapi_node: _HTMLLabelElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def htmlFor(self) -> str:
        """The attribute ``for``.

        https://html.spec.whatwg.org/multipage/#dom-label-htmlfor
        """
    @htmlFor.setter
    def htmlFor(self, value: StringLike, /) -> None: ...
    @property
    def form(self) -> HTMLFormElement | None:
        """The form of its control, or ``None``.

        https://html.spec.whatwg.org/multipage/forms.html#dom-label-form
        """
    @property
    def control(self) -> HTMLElement | None:
        """The control that it labels, or ``None``.

        https://html.spec.whatwg.org/multipage/forms.html#dom-label-control
        """

def new_object(value: object) -> HTMLLabelElement: ...
