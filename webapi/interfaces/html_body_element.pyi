"""Types of the HTMLBodyElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLBodyElement as _HTMLBodyElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.window_event_handlers import WindowEventHandlers as _WindowEventHandlers
from webapi.webidl.types import StringLike

class HTMLBodyElement(HTMLElement, _WindowEventHandlers):
    _webapi_node: _HTMLBodyElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def text(self) -> str:
        """The attribute ``text``.

        https://html.spec.whatwg.org/multipage/#dom-body-text
        """
    @text.setter
    def text(self, value: StringLike, /) -> None: ...
    @property
    def link(self) -> str:
        """The attribute ``link``.

        https://html.spec.whatwg.org/multipage/#dom-body-link
        """
    @link.setter
    def link(self, value: StringLike, /) -> None: ...
    @property
    def vLink(self) -> str:
        """The attribute ``vlink``.

        https://html.spec.whatwg.org/multipage/#dom-body-vlink
        """
    @vLink.setter
    def vLink(self, value: StringLike, /) -> None: ...
    @property
    def aLink(self) -> str:
        """The attribute ``alink``.

        https://html.spec.whatwg.org/multipage/#dom-body-alink
        """
    @aLink.setter
    def aLink(self, value: StringLike, /) -> None: ...
    @property
    def bgColor(self) -> str:
        """The attribute ``bgcolor``.

        https://html.spec.whatwg.org/multipage/#dom-body-bgcolor
        """
    @bgColor.setter
    def bgColor(self, value: StringLike, /) -> None: ...
    @property
    def background(self) -> str:
        """The attribute ``background``.

        https://html.spec.whatwg.org/multipage/#dom-body-background
        """
    @background.setter
    def background(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLBodyElement: ...
