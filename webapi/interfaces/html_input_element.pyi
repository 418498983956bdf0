"""Types of the HTMLInputElement interface. Made by ``python -m idl``."""

from typing import Any, Never, overload

from webapi.dom.forms.input import HTMLInputElement as _HTMLInputElementImplementation
from webapi.interfaces.constraint_validation import ConstraintValidation as _ConstraintValidation
from webapi.interfaces.element import Element
from webapi.interfaces.file_list import FileList
from webapi.interfaces.form_associated_element import (
    FormAssociatedElement as _FormAssociatedElement,
)
from webapi.interfaces.html_data_list_element import HTMLDataListElement
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.node_list import NodeList
from webapi.interfaces.selection_mode import SelectionMode
from webapi.interfaces.submit_button import SubmitButton as _SubmitButton
from webapi.webidl.types import NumberLike, StringLike

class HTMLInputElement(HTMLElement, _FormAssociatedElement, _ConstraintValidation, _SubmitButton):
    _webapi_node: _HTMLInputElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def accept(self) -> str:
        """The attribute ``accept``.

        https://html.spec.whatwg.org/multipage/#dom-input-accept
        """
    @accept.setter
    def accept(self, value: StringLike, /) -> None: ...
    @property
    def alpha(self) -> bool:
        """The attribute ``alpha``.

        https://html.spec.whatwg.org/multipage/#dom-input-alpha
        """
    @alpha.setter
    def alpha(self, value: bool, /) -> None: ...
    @property
    def alt(self) -> str:
        """The attribute ``alt``.

        https://html.spec.whatwg.org/multipage/#dom-input-alt
        """
    @alt.setter
    def alt(self, value: StringLike, /) -> None: ...
    @property
    def defaultChecked(self) -> bool:
        """The attribute ``checked``.

        https://html.spec.whatwg.org/multipage/#dom-input-defaultchecked
        """
    @defaultChecked.setter
    def defaultChecked(self, value: bool, /) -> None: ...
    @property
    def dirName(self) -> str:
        """The attribute ``dirname``.

        https://html.spec.whatwg.org/multipage/#dom-input-dirname
        """
    @dirName.setter
    def dirName(self, value: StringLike, /) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-input-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def formNoValidate(self) -> bool:
        """The attribute ``formnovalidate``.

        https://html.spec.whatwg.org/multipage/#dom-input-formnovalidate
        """
    @formNoValidate.setter
    def formNoValidate(self, value: bool, /) -> None: ...
    @property
    def formTarget(self) -> str:
        """The attribute ``formtarget``.

        https://html.spec.whatwg.org/multipage/#dom-input-formtarget
        """
    @formTarget.setter
    def formTarget(self, value: StringLike, /) -> None: ...
    @property
    def max(self) -> str:
        """The attribute ``max``.

        https://html.spec.whatwg.org/multipage/#dom-input-max
        """
    @max.setter
    def max(self, value: StringLike, /) -> None: ...
    @property
    def maxLength(self) -> int:
        """The attribute ``maxlength``.

        https://html.spec.whatwg.org/multipage/#dom-input-maxlength
        """
    @maxLength.setter
    def maxLength(self, value: NumberLike, /) -> None: ...
    @property
    def min(self) -> str:
        """The attribute ``min``.

        https://html.spec.whatwg.org/multipage/#dom-input-min
        """
    @min.setter
    def min(self, value: StringLike, /) -> None: ...
    @property
    def minLength(self) -> int:
        """The attribute ``minlength``.

        https://html.spec.whatwg.org/multipage/#dom-input-minlength
        """
    @minLength.setter
    def minLength(self, value: NumberLike, /) -> None: ...
    @property
    def multiple(self) -> bool:
        """The attribute ``multiple``.

        https://html.spec.whatwg.org/multipage/#dom-input-multiple
        """
    @multiple.setter
    def multiple(self, value: bool, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-input-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def pattern(self) -> str:
        """The attribute ``pattern``.

        https://html.spec.whatwg.org/multipage/#dom-input-pattern
        """
    @pattern.setter
    def pattern(self, value: StringLike, /) -> None: ...
    @property
    def placeholder(self) -> str:
        """The attribute ``placeholder``.

        https://html.spec.whatwg.org/multipage/#dom-input-placeholder
        """
    @placeholder.setter
    def placeholder(self, value: StringLike, /) -> None: ...
    @property
    def readOnly(self) -> bool:
        """The attribute ``readonly``.

        https://html.spec.whatwg.org/multipage/#dom-input-readonly
        """
    @readOnly.setter
    def readOnly(self, value: bool, /) -> None: ...
    @property
    def required(self) -> bool:
        """The attribute ``required``.

        https://html.spec.whatwg.org/multipage/#dom-input-required
        """
    @required.setter
    def required(self, value: bool, /) -> None: ...
    @property
    def size(self) -> int:
        """The attribute ``size``.

        https://html.spec.whatwg.org/multipage/#dom-input-size
        """
    @size.setter
    def size(self, value: NumberLike, /) -> None: ...
    @property
    def src(self) -> str:
        """The attribute ``src``.

        https://html.spec.whatwg.org/multipage/#dom-input-src
        """
    @src.setter
    def src(self, value: StringLike, /) -> None: ...
    @property
    def width(self) -> int:
        """The width of an image button's image: 0, as no image is loaded. Setting it sets the
        attribute.

        https://html.spec.whatwg.org/multipage/#dom-input-width
        """
    @width.setter
    def width(self, value: NumberLike, /) -> None: ...
    @property
    def height(self) -> int:
        """The height of an image button's image: 0, as no image is loaded. Setting it sets the
        attribute.

        https://html.spec.whatwg.org/multipage/#dom-input-height
        """
    @height.setter
    def height(self, value: NumberLike, /) -> None: ...
    @property
    def step(self) -> str:
        """The attribute ``step``.

        https://html.spec.whatwg.org/multipage/#dom-input-step
        """
    @step.setter
    def step(self, value: StringLike, /) -> None: ...
    @property
    def defaultValue(self) -> str:
        """The attribute ``value``.

        https://html.spec.whatwg.org/multipage/#dom-input-defaultvalue
        """
    @defaultValue.setter
    def defaultValue(self, value: StringLike, /) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-input-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def useMap(self) -> str:
        """The attribute ``usemap``.

        https://html.spec.whatwg.org/multipage/#dom-input-usemap
        """
    @useMap.setter
    def useMap(self, value: StringLike, /) -> None: ...
    @property
    def autocomplete(self) -> str:
        """What a browser may fill in, as the attribute says it; empty if it says nothing valid.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete
        """
    @autocomplete.setter
    def autocomplete(self, value: StringLike, /) -> None: ...
    @property
    def checked(self) -> bool:
        """Whether a checkbox or radio button is checked.

        https://html.spec.whatwg.org/multipage/input.html#dom-input-checked
        """
    @checked.setter
    def checked(self, value: bool, /) -> None: ...
    @property
    def files(self) -> FileList | None:
        """The files of a file input; ``None`` for other types.

        https://html.spec.whatwg.org/multipage/input.html#dom-input-files
        """
    @files.setter
    def files(self, value: FileList | None, /) -> None: ...
    @property
    def indeterminate(self) -> bool:
        """Whether a checkbox looks neither checked nor unchecked.

        https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate
        """
    @indeterminate.setter
    def indeterminate(self, value: bool, /) -> None: ...
    @property
    def list(self) -> HTMLDataListElement | None:
        """The ``datalist`` with suggestions, or ``None``.

        https://html.spec.whatwg.org/multipage/input.html#dom-input-list
        """
    @property
    def type(self) -> str:
        """The type; ``text`` if the attribute is missing or unknown.

        https://html.spec.whatwg.org/multipage/input.html#dom-input-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def value(self) -> str:
        """The value, as the type sanitizes it.

        https://html.spec.whatwg.org/multipage/input.html#dom-input-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...
    @property
    def valueAsDate(self) -> Any | None:
        """The date or time as a ``datetime`` in UTC, or ``None``.

        https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate
        """
    @valueAsDate.setter
    def valueAsDate(self, value: object, /) -> None: ...
    @property
    def valueAsNumber(self) -> float:
        """The number; of dates and times it is milliseconds, of months the months since 1970.

        https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasnumber
        """
    @valueAsNumber.setter
    def valueAsNumber(self, value: NumberLike, /) -> None: ...
    def stepUp(self, n: NumberLike | None = None) -> None: ...
    def stepDown(self, n: NumberLike | None = None) -> None: ...
    @property
    def labels(self) -> NodeList | None:
        """The labels of the element; ``None`` if it is hidden.

        https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
        """
    def select(self) -> None: ...
    @property
    def selectionStart(self) -> int | None:
        """Where the selection begins, in UTF-16 code units.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart
        """
    @selectionStart.setter
    def selectionStart(self, value: NumberLike | None, /) -> None: ...
    @property
    def selectionEnd(self) -> int | None:
        """Where the selection ends, in UTF-16 code units.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend
        """
    @selectionEnd.setter
    def selectionEnd(self, value: NumberLike | None, /) -> None: ...
    @property
    def selectionDirection(self) -> str | None:
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
    @property
    def popoverTargetElement(self) -> Element | None:
        """The popover that a click on the button shows and hides.

        https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetelement
        """
    @popoverTargetElement.setter
    def popoverTargetElement(self, value: Element | None, /) -> None: ...
    @property
    def popoverTargetAction(self) -> str:
        """Whether a click shows the popover, hides it, or does either: ``show``, ``hide``,
        ``toggle``.

        https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetaction
        """
    @popoverTargetAction.setter
    def popoverTargetAction(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLInputElement: ...
