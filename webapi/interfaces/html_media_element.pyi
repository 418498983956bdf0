"""Types of the HTMLMediaElement interface. Made by ``python -m idl``."""

from typing import Any, Final, Never

from webapi.dom.media_element import HTMLMediaElement as _HTMLMediaElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.time_ranges import TimeRanges
from webapi.webidl.promises import Promise
from webapi.webidl.types import NumberLike, StringLike

class HTMLMediaElement(HTMLElement):
    _webapi_node: _HTMLMediaElementImplementation
    NETWORK_EMPTY: Final = 0
    NETWORK_IDLE: Final = 1
    NETWORK_LOADING: Final = 2
    NETWORK_NO_SOURCE: Final = 3
    HAVE_NOTHING: Final = 0
    HAVE_METADATA: Final = 1
    HAVE_CURRENT_DATA: Final = 2
    HAVE_FUTURE_DATA: Final = 3
    HAVE_ENOUGH_DATA: Final = 4
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def error(self) -> Any:
        """https://html.spec.whatwg.org/multipage/#dom-media-error"""
    @property
    def networkState(self) -> int:
        """https://html.spec.whatwg.org/multipage/#dom-media-networkstate"""
    @property
    def preload(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-media-preload"""
    @preload.setter
    def preload(self, value: StringLike, /) -> None: ...
    @property
    def buffered(self) -> TimeRanges:
        """https://html.spec.whatwg.org/multipage/#dom-media-buffered"""
    def load(self) -> None: ...
    def canPlayType(self, type: StringLike) -> str: ...
    @property
    def readyState(self) -> int:
        """https://html.spec.whatwg.org/multipage/#dom-media-readystate"""
    @property
    def seeking(self) -> bool:
        """https://html.spec.whatwg.org/multipage/#dom-media-seeking"""
    @property
    def currentTime(self) -> float:
        """https://html.spec.whatwg.org/multipage/#dom-media-currenttime"""
    @currentTime.setter
    def currentTime(self, value: NumberLike, /) -> None: ...
    @property
    def currentSrc(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-media-currentsrc"""
    @property
    def duration(self) -> float:
        """https://html.spec.whatwg.org/multipage/#dom-media-duration"""
    @property
    def paused(self) -> bool:
        """https://html.spec.whatwg.org/multipage/#dom-media-paused"""
    @property
    def defaultPlaybackRate(self) -> float:
        """https://html.spec.whatwg.org/multipage/#dom-media-defaultplaybackrate"""
    @defaultPlaybackRate.setter
    def defaultPlaybackRate(self, value: NumberLike, /) -> None: ...
    @property
    def playbackRate(self) -> float:
        """https://html.spec.whatwg.org/multipage/#dom-media-playbackrate"""
    @playbackRate.setter
    def playbackRate(self, value: NumberLike, /) -> None: ...
    @property
    def preservesPitch(self) -> bool:
        """https://html.spec.whatwg.org/multipage/#dom-media-preservespitch"""
    @preservesPitch.setter
    def preservesPitch(self, value: bool, /) -> None: ...
    @property
    def played(self) -> TimeRanges:
        """https://html.spec.whatwg.org/multipage/#dom-media-played"""
    @property
    def seekable(self) -> TimeRanges:
        """https://html.spec.whatwg.org/multipage/#dom-media-seekable"""
    @property
    def ended(self) -> bool:
        """https://html.spec.whatwg.org/multipage/#dom-media-ended"""
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
    def play(self) -> Promise[None]: ...
    def pause(self) -> None: ...
    @property
    def controls(self) -> bool:
        """The attribute ``controls``.

        https://html.spec.whatwg.org/multipage/#dom-media-controls
        """
    @controls.setter
    def controls(self, value: bool, /) -> None: ...
    @property
    def volume(self) -> float:
        """https://html.spec.whatwg.org/multipage/#dom-media-volume"""
    @volume.setter
    def volume(self, value: NumberLike, /) -> None: ...
    @property
    def muted(self) -> bool:
        """https://html.spec.whatwg.org/multipage/#dom-media-muted"""
    @muted.setter
    def muted(self, value: bool, /) -> None: ...
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
