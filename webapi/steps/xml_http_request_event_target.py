"""The steps of the XMLHttpRequestEventTarget class.

https://xhr.spec.whatwg.org/#xmlhttprequesteventtarget
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .event_target import initialize as initialize
from .event_target import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.event_target import EventTarget
    from webapi.interfaces.xml_http_request_event_target import XMLHttpRequestEventTarget


class Slots:
    """XMLHttpRequestEventTarget objects have the private attributes of EventTarget objects."""


def handler_of(this: EventTarget, type: str) -> Callable[..., Any] | None:
    """The event handler that was given for events of a type."""
    return getattr(this._webapi_event_target.get_event_handler(type), "__wrapped__", None)


def onloadstart_getter(this: XMLHttpRequestEventTarget) -> Callable[..., Any] | None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onloadstart"""
    return handler_of(this, "loadstart")


def onloadstart_setter(this: XMLHttpRequestEventTarget, value: Callable[..., Any] | None) -> None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onloadstart"""
    this._webapi_event_target.set_event_handler("loadstart", value)


def onprogress_getter(this: XMLHttpRequestEventTarget) -> Callable[..., Any] | None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onprogress"""
    return handler_of(this, "progress")


def onprogress_setter(this: XMLHttpRequestEventTarget, value: Callable[..., Any] | None) -> None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onprogress"""
    this._webapi_event_target.set_event_handler("progress", value)


def onabort_getter(this: XMLHttpRequestEventTarget) -> Callable[..., Any] | None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onabort"""
    return handler_of(this, "abort")


def onabort_setter(this: XMLHttpRequestEventTarget, value: Callable[..., Any] | None) -> None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onabort"""
    this._webapi_event_target.set_event_handler("abort", value)


def onerror_getter(this: XMLHttpRequestEventTarget) -> Callable[..., Any] | None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onerror"""
    return handler_of(this, "error")


def onerror_setter(this: XMLHttpRequestEventTarget, value: Callable[..., Any] | None) -> None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onerror"""
    this._webapi_event_target.set_event_handler("error", value)


def onload_getter(this: XMLHttpRequestEventTarget) -> Callable[..., Any] | None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onload"""
    return handler_of(this, "load")


def onload_setter(this: XMLHttpRequestEventTarget, value: Callable[..., Any] | None) -> None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onload"""
    this._webapi_event_target.set_event_handler("load", value)


def ontimeout_getter(this: XMLHttpRequestEventTarget) -> Callable[..., Any] | None:
    """https://xhr.spec.whatwg.org/#handler-xhr-ontimeout"""
    return handler_of(this, "timeout")


def ontimeout_setter(this: XMLHttpRequestEventTarget, value: Callable[..., Any] | None) -> None:
    """https://xhr.spec.whatwg.org/#handler-xhr-ontimeout"""
    this._webapi_event_target.set_event_handler("timeout", value)


def onloadend_getter(this: XMLHttpRequestEventTarget) -> Callable[..., Any] | None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onloadend"""
    return handler_of(this, "loadend")


def onloadend_setter(this: XMLHttpRequestEventTarget, value: Callable[..., Any] | None) -> None:
    """https://xhr.spec.whatwg.org/#handler-xhr-onloadend"""
    this._webapi_event_target.set_event_handler("loadend", value)
