"""Types of the HTMLLegendElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import HTMLLegendElement as _HTMLLegendElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_form_element import HTMLFormElement
from webapi.webidl.types import StringLike

class HTMLLegendElement(HTMLElement):
    _webapi_node: _HTMLLegendElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-legend-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def form(self) -> HTMLFormElement | None:
        """The form that owns the element, or ``None``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
        """

def new_object(value: object) -> HTMLLegendElement: ...
