"""Types of the HTMLCanvasElement interface. Made by ``python -m idl``."""

from typing import Any, Never

from webapi.dom.html_elements import HTMLCanvasElement as _HTMLCanvasElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLCanvasElement(HTMLElement):
    _webapi_node: _HTMLCanvasElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def width(self) -> int:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-canvas-width
        """
    @width.setter
    def width(self, value: NumberLike, /) -> None: ...
    @property
    def height(self) -> int:
        """The attribute ``height``.

        https://html.spec.whatwg.org/multipage/#dom-canvas-height
        """
    @height.setter
    def height(self, value: NumberLike, /) -> None: ...
    def getContext(self, contextId: StringLike, options: object = None) -> Any | None: ...

def new_object(value: object) -> HTMLCanvasElement: ...
