"""Types of the HTMLFormElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLFormElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def acceptCharset(self) -> str:
        """The attribute ``accept-charset``.

        https://html.spec.whatwg.org/multipage/#dom-form-acceptcharset
        """
    @acceptCharset.setter
    def acceptCharset(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-form-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def noValidate(self) -> bool:
        """The attribute ``novalidate``.

        https://html.spec.whatwg.org/multipage/#dom-form-novalidate
        """
    @noValidate.setter
    def noValidate(self, value: bool, /) -> None: ...
    @property
    def target(self) -> str:
        """The attribute ``target``.

        https://html.spec.whatwg.org/multipage/#dom-form-target
        """
    @target.setter
    def target(self, value: StringLike, /) -> None: ...
    @property
    def rel(self) -> str:
        """The attribute ``rel``.

        https://html.spec.whatwg.org/multipage/#dom-form-rel
        """
    @rel.setter
    def rel(self, value: StringLike, /) -> None: ...
    @property
    def relList(self) -> DOMTokenList:
        """The attribute ``rel``.

        https://html.spec.whatwg.org/multipage/#dom-form-rellist
        """
    @relList.setter
    def relList(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLFormElement: ...
