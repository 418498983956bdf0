"""The steps of the HTMLMediaElement class."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from webapi.dom.media_element import HTMLMediaElement as HTMLMediaElementImpl
    from webapi.dom.media_element import TimeRanges as TimeRangesImpl
    from webapi.interfaces.html_media_element import HTMLMediaElement
    from webapi.webidl.promises import Promise


def _inner(this: HTMLMediaElement) -> HTMLMediaElementImpl:
    return cast("HTMLMediaElementImpl", this._webapi_node)


def networkState_getter(this: HTMLMediaElement) -> int:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-networkstate"""
    return _inner(this).network_state


def readyState_getter(this: HTMLMediaElement) -> int:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-readystate"""
    return _inner(this).ready_state


def seeking_getter(this: HTMLMediaElement) -> bool:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-seeking"""
    return _inner(this).seeking


def currentSrc_getter(this: HTMLMediaElement) -> str:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-currentsrc"""
    return _inner(this).current_src


def duration_getter(this: HTMLMediaElement) -> float:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-duration"""
    return _inner(this).duration


def paused_getter(this: HTMLMediaElement) -> bool:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-paused"""
    return _inner(this).paused


def ended_getter(this: HTMLMediaElement) -> bool:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-ended"""
    return _inner(this).ended


def buffered_getter(this: HTMLMediaElement) -> TimeRangesImpl:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-buffered"""
    return _inner(this).buffered


def played_getter(this: HTMLMediaElement) -> TimeRangesImpl:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-played"""
    return _inner(this).played


def seekable_getter(this: HTMLMediaElement) -> TimeRangesImpl:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-seekable"""
    return _inner(this).seekable


def error_getter(this: HTMLMediaElement) -> None:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-error"""
    return _inner(this).error


def currentTime_getter(this: HTMLMediaElement) -> float:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-currenttime"""
    return _inner(this).current_time


def currentTime_setter(this: HTMLMediaElement, value: float) -> None:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-currenttime"""
    _inner(this).current_time = value


def defaultPlaybackRate_getter(this: HTMLMediaElement) -> float:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-defaultplaybackrate"""
    return _inner(this).default_playback_rate


def defaultPlaybackRate_setter(this: HTMLMediaElement, value: float) -> None:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-defaultplaybackrate"""
    _inner(this).default_playback_rate = value


def playbackRate_getter(this: HTMLMediaElement) -> float:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-playbackrate"""
    return _inner(this).playback_rate


def playbackRate_setter(this: HTMLMediaElement, value: float) -> None:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-playbackrate"""
    _inner(this).playback_rate = value


def preservesPitch_getter(this: HTMLMediaElement) -> bool:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-preservespitch"""
    return _inner(this).preserves_pitch


def preservesPitch_setter(this: HTMLMediaElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-preservespitch"""
    _inner(this).preserves_pitch = value


def volume_getter(this: HTMLMediaElement) -> float:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-volume"""
    return _inner(this).volume


def volume_setter(this: HTMLMediaElement, value: float) -> None:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-volume"""
    _inner(this).volume = value


def muted_getter(this: HTMLMediaElement) -> bool:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-muted"""
    return _inner(this).muted


def muted_setter(this: HTMLMediaElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-muted"""
    _inner(this).muted = value


def load(this: HTMLMediaElement) -> None:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-load"""
    _inner(this).load()


def canPlayType(this: HTMLMediaElement, type: str) -> str:
    """https://html.spec.whatwg.org/multipage/media.html#dom-navigator-canplaytype"""
    return _inner(this).can_play_type(type)


def play(this: HTMLMediaElement) -> Promise[None]:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-play"""
    return _inner(this).play()


def pause(this: HTMLMediaElement) -> None:
    """https://html.spec.whatwg.org/multipage/media.html#dom-media-pause"""
    _inner(this).pause()
