"""Types of the HTMLFieldSetElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLFieldSetElement(HTMLElement):
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

def new_object(value: object) -> HTMLFieldSetElement: ...
