"""Types of the HTMLElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.element import Element
from webapi.steps.html_element import Slots as _HTMLElementSlots
from webapi.webidl.types import StringLike

class HTMLElement(Element, _HTMLElementSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def title(self) -> str:
        """The attribute ``title``.

        https://html.spec.whatwg.org/multipage/#dom-htmlelement-title
        """
    @title.setter
    def title(self, value: StringLike, /) -> None: ...
    @property
    def lang(self) -> str:
        """The attribute ``lang``.

        https://html.spec.whatwg.org/multipage/#dom-htmlelement-lang
        """
    @lang.setter
    def lang(self, value: StringLike, /) -> None: ...
    @property
    def inert(self) -> bool:
        """The attribute ``inert``.

        https://html.spec.whatwg.org/multipage/#dom-htmlelement-inert
        """
    @inert.setter
    def inert(self, value: bool, /) -> None: ...
    @property
    def accessKey(self) -> str:
        """The attribute ``accesskey``.

        https://html.spec.whatwg.org/multipage/#dom-htmlelement-accesskey
        """
    @accessKey.setter
    def accessKey(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLElement: ...
