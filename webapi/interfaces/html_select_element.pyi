"""Types of the HTMLSelectElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLSelectElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-select-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def multiple(self) -> bool:
        """The attribute ``multiple``.

        https://html.spec.whatwg.org/multipage/#dom-select-multiple
        """
    @multiple.setter
    def multiple(self, value: bool, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-select-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def required(self) -> bool:
        """The attribute ``required``.

        https://html.spec.whatwg.org/multipage/#dom-select-required
        """
    @required.setter
    def required(self, value: bool, /) -> None: ...
    @property
    def size(self) -> int:
        """The attribute ``size``.

        https://html.spec.whatwg.org/multipage/#dom-select-size
        """
    @size.setter
    def size(self, value: NumberLike, /) -> None: ...

def new_object(value: object) -> HTMLSelectElement: ...
