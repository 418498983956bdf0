"""Types of the HTMLOptGroupElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.options import HTMLOptGroupElement as _HTMLOptGroupElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLOptGroupElement(HTMLElement):
    _webapi_node: _HTMLOptGroupElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-optgroup-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def label(self) -> str:
        """The attribute ``label``.

        https://html.spec.whatwg.org/multipage/#dom-optgroup-label
        """
    @label.setter
    def label(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLOptGroupElement: ...
