"""The steps of the HTMLMediaElement class."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from webapi.dom.html_elements import HTMLMediaElement as HTMLMediaElementImpl
    from webapi.interfaces.html_media_element import HTMLMediaElement


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
