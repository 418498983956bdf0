"""Media elements: https://html.spec.whatwg.org/multipage/media.html#media-elements

Nothing is loaded or decoded, so no element ever has media: its network state stays empty.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from webapi.dom.events import Event, dispatch
from webapi.dom.form_states import is_html_element
from webapi.dom.host import queue_a_task
from webapi.dom.html_element import HTMLElement
from webapi.dom.tree import following_element
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import new_promise, reject

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.webidl.promises import Promise


NO_SOURCE: Final = "The element has no supported sources."


class TimeRanges:
    """https://html.spec.whatwg.org/multipage/media.html#timeranges, of which there are none"""

    __slots__ = ("platform_object",)

    def __init__(self) -> None:
        self.platform_object: Any = None

    @property
    def length(self) -> int:
        """https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-length"""
        return 0

    def start(self, index: int) -> float:
        """https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-start"""
        raise DOMException("There is no range of this index.", "IndexSizeError")

    def end(self, index: int) -> float:
        """https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-end"""
        raise DOMException("There is no range of this index.", "IndexSizeError")


class HTMLMediaElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/media.html#htmlmediaelement"""

    __slots__ = (
        *("_current_time", "_default_playback_rate", "_is_muted", "_is_paused", "_loads"),
        *("_pending", "_playback_rate", "_volume", "preserves_pitch"),
    )

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._is_paused = True
        self._is_muted = False
        self._volume = 1.0
        self._current_time = 0.0
        self._playback_rate = 1.0
        self._default_playback_rate = 1.0
        self.preserves_pitch = True
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-preservespitch"""
        self._pending: list[Promise[None]] = []
        """https://html.spec.whatwg.org/multipage/media.html#list-of-pending-play-promises"""
        self._loads = 0
        """How often `load` was called, which drops the events that wait."""

    @property
    def network_state(self) -> int:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-networkstate"""
        return 0

    @property
    def ready_state(self) -> int:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-readystate"""
        return 0

    @property
    def seeking(self) -> bool:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-seeking"""
        return False

    @property
    def error(self) -> None:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-error"""
        return None

    @property
    def current_src(self) -> str:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-currentsrc"""
        return ""

    @property
    def duration(self) -> float:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-duration"""
        return math.nan

    @property
    def paused(self) -> bool:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-paused"""
        return self._is_paused

    @property
    def ended(self) -> bool:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-ended"""
        return False

    @property
    def buffered(self) -> TimeRanges:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-buffered"""
        return TimeRanges()

    @property
    def played(self) -> TimeRanges:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-played"""
        return TimeRanges()

    @property
    def seekable(self) -> TimeRanges:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-seekable"""
        return TimeRanges()

    @property
    def current_time(self) -> float:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-currenttime"""
        return self._current_time

    @current_time.setter
    def current_time(self, value: float) -> None:
        self._current_time = value

    @property
    def default_playback_rate(self) -> float:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-defaultplaybackrate"""
        return self._default_playback_rate

    @default_playback_rate.setter
    def default_playback_rate(self, value: float) -> None:
        if value != self._default_playback_rate:
            self._default_playback_rate = value
            self._queue_an_event("ratechange")

    @property
    def playback_rate(self) -> float:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-playbackrate"""
        return self._playback_rate

    @playback_rate.setter
    def playback_rate(self, value: float) -> None:
        """Chromium plays backwards not at all, and between 0.0625 and 16 times the speed."""
        if value != 0 and (value < 0.0625 or value > 16):
            message = "The playback rate is not in the supported playback range."
            raise DOMException(message, "NotSupportedError")
        if value != self._playback_rate:
            self._playback_rate = value
            self._queue_an_event("ratechange")

    @property
    def volume(self) -> float:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-volume"""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        if value < 0 or value > 1:
            raise DOMException("The volume is outside the range [0, 1].", "IndexSizeError")
        if value != self._volume:
            self._volume = value
            self._queue_an_event("volumechange")

    @property
    def muted(self) -> bool:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-muted"""
        return self._is_muted

    @muted.setter
    def muted(self, value: bool) -> None:
        if value != self.muted:
            self._queue_an_event("volumechange")
        self._is_muted = value

    def can_play_type(self, type: str) -> str:
        """https://html.spec.whatwg.org/multipage/media.html#dom-navigator-canplaytype"""
        return ""

    def load(self) -> None:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-load"""
        self._loads += 1
        message = "The play() request was interrupted by a new load request."
        reject_with(self._take_pending(), message, "AbortError")
        self.playback_rate = self._default_playback_rate

    def play(self) -> Promise[None]:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-play

        If there is something to load, it turns out to be nothing that could be played.
        """
        promise: Promise[None] = new_promise()
        self._pending.append(promise)
        if self._is_paused:
            self._is_paused = False
            self._queue_an_event("play")
            self._queue_an_event("waiting")
        if self._has_a_source:
            pending = self._take_pending()
            queue_a_task(lambda: reject_with(pending, NO_SOURCE, "NotSupportedError"))
        return promise

    def pause(self) -> None:
        """https://html.spec.whatwg.org/multipage/media.html#dom-media-pause"""
        if self._is_paused:
            return
        self._is_paused = True
        self._queue_an_event("timeupdate")
        self._queue_an_event("pause")
        pending = self._take_pending()
        message = "The play() request was interrupted by a call to pause()."
        queue_a_task(lambda: reject_with(pending, message, "AbortError"))

    @property
    def _has_a_source(self) -> bool:
        if self.attribute_value("src") is not None:
            return True
        each = following_element(self.first_child)
        while each is not None:
            if is_html_element(each, "source"):
                return True
            each = following_element(each.next_sibling)
        return False

    def _take_pending(self) -> list[Promise[None]]:
        pending = self._pending
        self._pending = []
        return pending

    def _queue_an_event(self, type: str) -> None:
        """https://html.spec.whatwg.org/multipage/media.html#queue-a-media-element-task-given-the-element-and-a-series-of-steps"""
        loads = self._loads

        def fire_it() -> None:
            if loads == self._loads:
                event = Event(type)
                event.is_trusted = True
                dispatch(event, self)

        queue_a_task(fire_it)


def reject_with(promises: list[Promise[None]], message: str, name: str) -> None:
    """Reject promises with a DOMException."""
    for each in promises:
        reject(each, DOMException(message, name))
