"""Types of the HTMLProgressElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import (
    HTMLProgressElement as _HTMLProgressElementImplementation,
)
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement as _LabelableElement
from webapi.webidl.types import NumberLike

class HTMLProgressElement(HTMLElement, _LabelableElement):
    _webapi_node: _HTMLProgressElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def max(self) -> float:
        """The attribute ``max``.

        https://html.spec.whatwg.org/multipage/#dom-progress-max
        """
    @max.setter
    def max(self, value: NumberLike, /) -> None: ...
    @property
    def value(self) -> float:
        """The value, between 0 and ``max``.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-value
        """
    @value.setter
    def value(self, value: NumberLike, /) -> None: ...
    @property
    def position(self) -> float:
        """The value divided by ``max``; -1 without a value.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-position
        """

def new_object(value: object) -> HTMLProgressElement: ...
