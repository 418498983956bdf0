"""Types of the HTMLBaseElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLBaseElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def href(self) -> str:
        """The URL of its attribute ``href``, relative to the document's URL; the attribute's text
        if that does not parse.

        https://html.spec.whatwg.org/multipage/semantics.html#dom-base-href
        """
    @href.setter
    def href(self, value: StringLike, /) -> None: ...
    @property
    def target(self) -> str:
        """The attribute ``target``.

        https://html.spec.whatwg.org/multipage/semantics.html#dom-base-target
        """
    @target.setter
    def target(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLBaseElement: ...
