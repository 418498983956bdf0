"""Types of the HTMLTextAreaElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLTextAreaElement(HTMLElement):
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

def new_object(value: object) -> HTMLTextAreaElement: ...
