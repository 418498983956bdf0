"""Types of the HTMLTrackElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLTrackElement as _HTMLTrackElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLTrackElement(HTMLElement):
    _webapi_node: _HTMLTrackElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def kind(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-track-kind"""
    @kind.setter
    def kind(self, value: StringLike, /) -> None: ...
    @property
    def src(self) -> str:
        """The attribute ``src``.

        https://html.spec.whatwg.org/multipage/#dom-track-src
        """
    @src.setter
    def src(self, value: StringLike, /) -> None: ...
    @property
    def srclang(self) -> str:
        """The attribute ``srclang``.

        https://html.spec.whatwg.org/multipage/#dom-track-srclang
        """
    @srclang.setter
    def srclang(self, value: StringLike, /) -> None: ...
    @property
    def label(self) -> str:
        """The attribute ``label``.

        https://html.spec.whatwg.org/multipage/#dom-track-label
        """
    @label.setter
    def label(self, value: StringLike, /) -> None: ...
    @property
    def default(self) -> bool:
        """The attribute ``default``.

        https://html.spec.whatwg.org/multipage/#dom-track-default
        """
    @default.setter
    def default(self, value: bool, /) -> None: ...

def new_object(value: object) -> HTMLTrackElement: ...
