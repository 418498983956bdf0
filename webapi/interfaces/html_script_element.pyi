"""Types of the HTMLScriptElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.script_element import HTMLScriptElement as _HTMLScriptElementImplementation
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLScriptElement(HTMLElement):
    _webapi_node: _HTMLScriptElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-script-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def src(self) -> str:
        """The attribute ``src``.

        https://html.spec.whatwg.org/multipage/#dom-script-src
        """
    @src.setter
    def src(self, value: StringLike, /) -> None: ...
    @property
    def noModule(self) -> bool:
        """The attribute ``nomodule``.

        https://html.spec.whatwg.org/multipage/#dom-script-nomodule
        """
    @noModule.setter
    def noModule(self, value: bool, /) -> None: ...
    @property
    def async_(self) -> bool:
        """https://html.spec.whatwg.org/multipage/#dom-script-async"""
    @async_.setter
    def async_(self, value: bool, /) -> None: ...
    @property
    def defer(self) -> bool:
        """The attribute ``defer``.

        https://html.spec.whatwg.org/multipage/#dom-script-defer
        """
    @defer.setter
    def defer(self, value: bool, /) -> None: ...
    @property
    def blocking(self) -> DOMTokenList:
        """The attribute ``blocking``.

        https://html.spec.whatwg.org/multipage/#dom-script-blocking
        """
    @blocking.setter
    def blocking(self, value: StringLike, /) -> None: ...
    @property
    def crossOrigin(self) -> str | None:
        """https://html.spec.whatwg.org/multipage/#dom-script-crossorigin"""
    @crossOrigin.setter
    def crossOrigin(self, value: StringLike, /) -> None: ...
    @property
    def referrerPolicy(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-script-referrerpolicy"""
    @referrerPolicy.setter
    def referrerPolicy(self, value: StringLike, /) -> None: ...
    @property
    def text(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-script-text"""
    @text.setter
    def text(self, value: StringLike, /) -> None: ...
    @property
    def integrity(self) -> str:
        """The attribute ``integrity``.

        https://html.spec.whatwg.org/multipage/#dom-script-integrity
        """
    @integrity.setter
    def integrity(self, value: StringLike, /) -> None: ...
    @property
    def fetchPriority(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-script-fetchpriority"""
    @fetchPriority.setter
    def fetchPriority(self, value: StringLike, /) -> None: ...
    @staticmethod
    def supports(type: StringLike) -> bool: ...
    @property
    def charset(self) -> str:
        """The attribute ``charset``.

        https://html.spec.whatwg.org/multipage/#dom-script-charset
        """
    @charset.setter
    def charset(self, value: StringLike, /) -> None: ...
    @property
    def event(self) -> str:
        """The attribute ``event``.

        https://html.spec.whatwg.org/multipage/#dom-script-event
        """
    @event.setter
    def event(self, value: StringLike, /) -> None: ...
    @property
    def htmlFor(self) -> str:
        """The attribute ``for``.

        https://html.spec.whatwg.org/multipage/#dom-script-htmlfor
        """
    @htmlFor.setter
    def htmlFor(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLScriptElement: ...
