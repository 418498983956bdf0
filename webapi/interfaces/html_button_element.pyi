"""Types of the HTMLButtonElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLButtonElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-button-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def formNoValidate(self) -> bool:
        """The attribute ``formnovalidate``.

        https://html.spec.whatwg.org/multipage/#dom-button-formnovalidate
        """
    @formNoValidate.setter
    def formNoValidate(self, value: bool, /) -> None: ...
    @property
    def formTarget(self) -> str:
        """The attribute ``formtarget``.

        https://html.spec.whatwg.org/multipage/#dom-button-formtarget
        """
    @formTarget.setter
    def formTarget(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-button-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def value(self) -> str:
        """The attribute ``value``.

        https://html.spec.whatwg.org/multipage/#dom-button-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLButtonElement: ...
