"""Types of the HTMLFieldSetElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import (
    HTMLFieldSetElement as _HTMLFieldSetElementImplementation,
)
from webapi.interfaces.constraint_validation import ConstraintValidation as _ConstraintValidation
from webapi.interfaces.form_associated_element import (
    FormAssociatedElement as _FormAssociatedElement,
)
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLFieldSetElement(HTMLElement, _FormAssociatedElement, _ConstraintValidation):
    _webapi_node: _HTMLFieldSetElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-fieldset-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-fieldset-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """``fieldset``.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-type
        """
    @property
    def elements(self) -> HTMLCollection:
        """The controls inside.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-elements
        """

def new_object(value: object) -> HTMLFieldSetElement: ...
