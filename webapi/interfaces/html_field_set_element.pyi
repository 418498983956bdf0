"""Types of the HTMLFieldSetElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import (
    HTMLFieldSetElement as _HTMLFieldSetElementImplementation,
)
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_form_element import HTMLFormElement
from webapi.interfaces.validity_state import ValidityState
from webapi.webidl.types import StringLike

class HTMLFieldSetElement(HTMLElement):
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
    @property
    def form(self) -> HTMLFormElement | None:
        """The form that owns the element, or ``None``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
        """
    @property
    def willValidate(self) -> bool:
        """Whether the element takes part in validation: it is not disabled, read-only or in a
        ``datalist``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-willvalidate
        """
    @property
    def validity(self) -> ValidityState:
        """What is wrong with the value.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validity
        """
    @property
    def validationMessage(self) -> str:
        """The problem, in Chromium's English; empty if there is none.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validationmessage
        """
    def checkValidity(self) -> bool: ...
    def reportValidity(self) -> bool: ...
    def setCustomValidity(self, error: StringLike) -> None: ...

def new_object(value: object) -> HTMLFieldSetElement: ...
