"""Types of the HTMLLegendElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import HTMLLegendElement as _HTMLLegendElementImplementation
from webapi.interfaces.form_associated_element import (
    FormAssociatedElement as _FormAssociatedElement,
)
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLLegendElement(HTMLElement, _FormAssociatedElement):
    _webapi_node: _HTMLLegendElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-legend-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLLegendElement: ...
