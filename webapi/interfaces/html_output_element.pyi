"""Types of the HTMLOutputElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import HTMLOutputElement as _HTMLOutputElementImplementation
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_form_element import HTMLFormElement
from webapi.interfaces.node_list import NodeList
from webapi.interfaces.validity_state import ValidityState
from webapi.webidl.types import StringLike

class HTMLOutputElement(HTMLElement):
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
    @property
    def form(self) -> HTMLFormElement | None:
        """The form that owns the element, or ``None``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
        """
    @property
    def labels(self) -> NodeList:
        """The labels of the element.

        https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
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

def new_object(value: object) -> HTMLOutputElement: ...
