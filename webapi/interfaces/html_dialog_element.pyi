"""Types of the HTMLDialogElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement

class HTMLDialogElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def open(self) -> bool:
        """The attribute ``open``.

        https://html.spec.whatwg.org/multipage/#dom-dialog-open
        """
    @open.setter
    def open(self, value: bool, /) -> None: ...

def new_object(value: object) -> HTMLDialogElement: ...
