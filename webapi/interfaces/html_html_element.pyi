"""Types of the HTMLHtmlElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLHtmlElement as _HTMLHtmlElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLHtmlElement(HTMLElement):
    _webapi_node: _HTMLHtmlElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def version(self) -> str:
        """The attribute ``version``.

        https://html.spec.whatwg.org/multipage/#dom-html-version
        """
    @version.setter
    def version(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLHtmlElement: ...
