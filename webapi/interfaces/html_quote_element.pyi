"""Types of the HTMLQuoteElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLQuoteElement as _HTMLQuoteElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLQuoteElement(HTMLElement):
    _webapi_node: _HTMLQuoteElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def cite(self) -> str:
        """The attribute ``cite``.

        https://html.spec.whatwg.org/multipage/#dom-quote-cite
        """
    @cite.setter
    def cite(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLQuoteElement: ...
