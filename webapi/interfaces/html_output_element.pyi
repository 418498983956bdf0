"""Types of the HTMLOutputElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import HTMLOutputElement as _HTMLOutputElementImplementation
from webapi.interfaces.constraint_validation import ConstraintValidation as _ConstraintValidation
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.form_associated_element import (
    FormAssociatedElement as _FormAssociatedElement,
)
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement as _LabelableElement
from webapi.webidl.types import StringLike

class HTMLOutputElement(
    HTMLElement, _FormAssociatedElement, _LabelableElement, _ConstraintValidation
):
    _webapi_node: _HTMLOutputElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def htmlFor(self) -> DOMTokenList:
        """The attribute ``for``.

        https://html.spec.whatwg.org/multipage/#dom-output-htmlfor
        """
    @htmlFor.setter
    def htmlFor(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-output-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """``output``.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-type
        """
    @property
    def defaultValue(self) -> str:
        """The text that a reset restores.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-defaultvalue
        """
    @defaultValue.setter
    def defaultValue(self, value: StringLike, /) -> None: ...
    @property
    def value(self) -> str:
        """The text inside.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLOutputElement: ...
