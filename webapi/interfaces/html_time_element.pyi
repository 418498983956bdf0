"""Types of the HTMLTimeElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLTimeElement as _HTMLTimeElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLTimeElement(HTMLElement):
    _webapi_node: _HTMLTimeElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def dateTime(self) -> str:
        """The attribute ``datetime``.

        https://html.spec.whatwg.org/multipage/#dom-time-datetime
        """
    @dateTime.setter
    def dateTime(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLTimeElement: ...
