"""Types of the HTMLTextAreaElement interface. Made by ``python -m idl``."""

from typing import Never, overload

from webapi.dom.forms.textarea import HTMLTextAreaElement as _HTMLTextAreaElementImplementation
from webapi.interfaces.constraint_validation import ConstraintValidation as _ConstraintValidation
from webapi.interfaces.form_associated_element import (
    FormAssociatedElement as _FormAssociatedElement,
)
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement as _LabelableElement
from webapi.interfaces.selection_mode import SelectionMode
from webapi.webidl.types import NumberLike, StringLike

class HTMLTextAreaElement(
    HTMLElement, _FormAssociatedElement, _LabelableElement, _ConstraintValidation
):
    _webapi_node: _HTMLTextAreaElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def cols(self) -> int:
        """The attribute ``cols``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-cols
        """
    @cols.setter
    def cols(self, value: NumberLike, /) -> None: ...
    @property
    def dirName(self) -> str:
        """The attribute ``dirname``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-dirname
        """
    @dirName.setter
    def dirName(self, value: StringLike, /) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def maxLength(self) -> int:
        """The attribute ``maxlength``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-maxlength
        """
    @maxLength.setter
    def maxLength(self, value: NumberLike, /) -> None: ...
    @property
    def minLength(self) -> int:
        """The attribute ``minlength``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-minlength
        """
    @minLength.setter
    def minLength(self, value: NumberLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def placeholder(self) -> str:
        """The attribute ``placeholder``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-placeholder
        """
    @placeholder.setter
    def placeholder(self, value: StringLike, /) -> None: ...
    @property
    def readOnly(self) -> bool:
        """The attribute ``readonly``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-readonly
        """
    @readOnly.setter
    def readOnly(self, value: bool, /) -> None: ...
    @property
    def required(self) -> bool:
        """The attribute ``required``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-required
        """
    @required.setter
    def required(self, value: bool, /) -> None: ...
    @property
    def rows(self) -> int:
        """The attribute ``rows``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-rows
        """
    @rows.setter
    def rows(self, value: NumberLike, /) -> None: ...
    @property
    def wrap(self) -> str:
        """The attribute ``wrap``.

        https://html.spec.whatwg.org/multipage/#dom-textarea-wrap
        """
    @wrap.setter
    def wrap(self, value: StringLike, /) -> None: ...
    @property
    def autocomplete(self) -> str:
        """What a browser may fill in, as the attribute says it; empty if it says nothing valid.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete
        """
    @autocomplete.setter
    def autocomplete(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """``textarea``.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-type
        """
    @property
    def defaultValue(self) -> str:
        """The text inside.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-defaultvalue
        """
    @defaultValue.setter
    def defaultValue(self, value: StringLike, /) -> None: ...
    @property
    def value(self) -> str:
        """The value, with normalized newlines.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...
    @property
    def textLength(self) -> int:
        """The length of the value, in UTF-16 code units.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-textlength
        """
    def select(self) -> None: ...
    @property
    def selectionStart(self) -> int:
        """Where the selection begins, in UTF-16 code units.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart
        """
    @selectionStart.setter
    def selectionStart(self, value: NumberLike, /) -> None: ...
    @property
    def selectionEnd(self) -> int:
        """Where the selection ends, in UTF-16 code units.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend
        """
    @selectionEnd.setter
    def selectionEnd(self, value: NumberLike, /) -> None: ...
    @property
    def selectionDirection(self) -> str:
        """``forward``, ``backward`` or ``none``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection
        """
    @selectionDirection.setter
    def selectionDirection(self, value: StringLike, /) -> None: ...
    @overload
    def setRangeText(self, replacement: StringLike) -> None: ...
    @overload
    def setRangeText(
        self,
        replacement: StringLike,
        start: NumberLike,
        end: NumberLike,
        selectionMode: SelectionMode | None = None,
    ) -> None: ...
    def setSelectionRange(
        self, start: NumberLike, end: NumberLike, direction: StringLike = None
    ) -> None: ...

def new_object(value: object) -> HTMLTextAreaElement: ...
