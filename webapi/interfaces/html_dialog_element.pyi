"""Types of the HTMLDialogElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.dialog_element import HTMLDialogElement as _HTMLDialogElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLDialogElement(HTMLElement):
    _webapi_node: _HTMLDialogElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def open(self) -> bool:
        """The attribute ``open``.

        https://html.spec.whatwg.org/multipage/#dom-dialog-open
        """
    @open.setter
    def open(self, value: bool, /) -> None: ...
    @property
    def returnValue(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-dialog-returnvalue"""
    @returnValue.setter
    def returnValue(self, value: StringLike, /) -> None: ...
    @property
    def closedBy(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-dialog-closedby"""
    @closedBy.setter
    def closedBy(self, value: StringLike, /) -> None: ...
    def show(self) -> None: ...
    def showModal(self) -> None: ...
    def close(self, returnValue: StringLike = None) -> None: ...
    def requestClose(self, returnValue: StringLike = None) -> None: ...

def new_object(value: object) -> HTMLDialogElement: ...
