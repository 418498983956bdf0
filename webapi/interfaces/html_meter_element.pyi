"""Types of the HTMLMeterElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import HTMLMeterElement as _HTMLMeterElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement as _LabelableElement
from webapi.webidl.types import NumberLike

class HTMLMeterElement(HTMLElement, _LabelableElement):
    _webapi_node: _HTMLMeterElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def value(self) -> float:
        """The value, between ``min`` and ``max``.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-value
        """
    @value.setter
    def value(self, value: NumberLike, /) -> None: ...
    @property
    def min(self) -> float:
        """The lower bound.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-min
        """
    @min.setter
    def min(self, value: NumberLike, /) -> None: ...
    @property
    def max(self) -> float:
        """The upper bound.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-max
        """
    @max.setter
    def max(self, value: NumberLike, /) -> None: ...
    @property
    def low(self) -> float:
        """Where the low part ends.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-low
        """
    @low.setter
    def low(self, value: NumberLike, /) -> None: ...
    @property
    def high(self) -> float:
        """Where the high part begins.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-high
        """
    @high.setter
    def high(self, value: NumberLike, /) -> None: ...
    @property
    def optimum(self) -> float:
        """The best value.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-optimum
        """
    @optimum.setter
    def optimum(self, value: NumberLike, /) -> None: ...

def new_object(value: object) -> HTMLMeterElement: ...
