"""Types of the HTMLOptionElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.options import HTMLOptionElement as _HTMLOptionElementImplementation
from webapi.interfaces.form_associated_element import (
    FormAssociatedElement as _FormAssociatedElement,
)
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLOptionElement(HTMLElement, _FormAssociatedElement):
    _webapi_node: _HTMLOptionElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-option-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def defaultSelected(self) -> bool:
        """The attribute ``selected``.

        https://html.spec.whatwg.org/multipage/#dom-option-defaultselected
        """
    @defaultSelected.setter
    def defaultSelected(self, value: bool, /) -> None: ...
    @property
    def label(self) -> str:
        """The attribute ``label``, or else the text.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-label
        """
    @label.setter
    def label(self, value: StringLike, /) -> None: ...
    @property
    def selected(self) -> bool:
        """Whether it is selected.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-selected
        """
    @selected.setter
    def selected(self, value: bool, /) -> None: ...
    @property
    def value(self) -> str:
        """The attribute ``value``, or else the text.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...
    @property
    def text(self) -> str:
        """The text, with white space stripped and collapsed.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text
        """
    @text.setter
    def text(self, value: StringLike, /) -> None: ...
    @property
    def index(self) -> int:
        """Its index among the options of its ``select`` element.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-index
        """

def new_object(value: object) -> HTMLOptionElement: ...
