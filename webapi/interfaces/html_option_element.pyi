"""Types of the HTMLOptionElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement

class HTMLOptionElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-option-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def defaultSelected(self) -> bool:
        """The attribute ``selected``.

        https://html.spec.whatwg.org/multipage/#dom-option-defaultselected
        """
    @defaultSelected.setter
    def defaultSelected(self, value: bool, /) -> None: ...

def new_object(value: object) -> HTMLOptionElement: ...
