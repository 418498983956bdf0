"""Types of the HTMLMapElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLMapElement as _HTMLMapElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLMapElement(HTMLElement):
    _webapi_node: _HTMLMapElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-map-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLMapElement: ...
