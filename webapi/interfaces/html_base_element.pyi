"""Types of the HTMLBaseElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.steps.html_base_element import Slots as _HTMLBaseElementSlots
from webapi.webidl.types import StringLike

class HTMLBaseElement(HTMLElement, _HTMLBaseElementSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def href(self) -> str: ...
    @href.setter
    def href(self, value: StringLike, /) -> None: ...
    @property
    def target(self) -> str: ...
    @target.setter
    def target(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLBaseElement: ...
