"""Types of the HTMLProgressElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike

class HTMLProgressElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def max(self) -> float:
        """The attribute ``max``.

        https://html.spec.whatwg.org/multipage/#dom-progress-max
        """
    @max.setter
    def max(self, value: NumberLike, /) -> None: ...

def new_object(value: object) -> HTMLProgressElement: ...
