"""Types of the HTMLMediaElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLMediaElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def src(self) -> str:
        """The attribute ``src``.

        https://html.spec.whatwg.org/multipage/#dom-media-src
        """
    @src.setter
    def src(self, value: StringLike, /) -> None: ...
    @property
    def crossOrigin(self) -> str | None:
        """https://html.spec.whatwg.org/multipage/#dom-media-crossorigin"""
    @crossOrigin.setter
    def crossOrigin(self, value: StringLike, /) -> None: ...
    @property
    def preload(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-media-preload"""
    @preload.setter
    def preload(self, value: StringLike, /) -> None: ...
    @property
    def autoplay(self) -> bool:
        """The attribute ``autoplay``.

        https://html.spec.whatwg.org/multipage/#dom-media-autoplay
        """
    @autoplay.setter
    def autoplay(self, value: bool, /) -> None: ...
    @property
    def loop(self) -> bool:
        """The attribute ``loop``.

        https://html.spec.whatwg.org/multipage/#dom-media-loop
        """
    @loop.setter
    def loop(self, value: bool, /) -> None: ...
    @property
    def controls(self) -> bool:
        """The attribute ``controls``.

        https://html.spec.whatwg.org/multipage/#dom-media-controls
        """
    @controls.setter
    def controls(self, value: bool, /) -> None: ...
    @property
    def defaultMuted(self) -> bool:
        """The attribute ``muted``.

        https://html.spec.whatwg.org/multipage/#dom-media-defaultmuted
        """
    @defaultMuted.setter
    def defaultMuted(self, value: bool, /) -> None: ...
    @property
    def loading(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-media-loading"""
    @loading.setter
    def loading(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLMediaElement: ...
