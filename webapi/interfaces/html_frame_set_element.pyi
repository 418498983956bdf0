"""Types of the HTMLFrameSetElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLFrameSetElement as _HTMLFrameSetElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.window_event_handlers import WindowEventHandlers as _WindowEventHandlers
from webapi.webidl.types import StringLike

class HTMLFrameSetElement(HTMLElement, _WindowEventHandlers):
    _webapi_node: _HTMLFrameSetElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def cols(self) -> str:
        """The attribute ``cols``.

        https://html.spec.whatwg.org/multipage/#dom-frameset-cols
        """
    @cols.setter
    def cols(self, value: StringLike, /) -> None: ...
    @property
    def rows(self) -> str:
        """The attribute ``rows``.

        https://html.spec.whatwg.org/multipage/#dom-frameset-rows
        """
    @rows.setter
    def rows(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLFrameSetElement: ...
