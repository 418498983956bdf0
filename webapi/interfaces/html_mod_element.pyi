"""Types of the HTMLModElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLModElement as _HTMLModElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLModElement(HTMLElement):
    _webapi_node: _HTMLModElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def cite(self) -> str:
        """The attribute ``cite``.

        https://html.spec.whatwg.org/multipage/#dom-mod-cite
        """
    @cite.setter
    def cite(self, value: StringLike, /) -> None: ...
    @property
    def dateTime(self) -> str:
        """The attribute ``datetime``.

        https://html.spec.whatwg.org/multipage/#dom-mod-datetime
        """
    @dateTime.setter
    def dateTime(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLModElement: ...
