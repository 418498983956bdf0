"""Types of the HTMLInputElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLInputElement(HTMLElement):
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

def new_object(value: object) -> HTMLInputElement: ...
