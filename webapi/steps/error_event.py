"""The steps of the ErrorEvent class: https://html.spec.whatwg.org/#errorevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from webapi.dom import events as dom

from .event import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.error_event import ErrorEvent


class Slots:
    """The private attributes of ErrorEvent objects, beside those of Event objects."""

    _webapi_message: str
    _webapi_filename: str
    _webapi_lineno: int
    _webapi_colno: int
    _webapi_error: Any


def constructor(this: ErrorEvent, type: str, eventInitDict: dict[str, Any]) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    this._webapi_message = eventInitDict.pop("message")
    this._webapi_filename = eventInitDict.pop("filename")
    this._webapi_lineno = eventInitDict.pop("lineno")
    this._webapi_colno = eventInitDict.pop("colno")
    this._webapi_error = eventInitDict.pop("error", None)
    event = dom.Event()
    event.constructor_steps(type, cast("dom.EventInit", eventInitDict))
    initialize(this, event)


def message_getter(this: ErrorEvent) -> str:
    """https://html.spec.whatwg.org/#dom-errorevent-message"""
    return this._webapi_message


def filename_getter(this: ErrorEvent) -> str:
    """https://html.spec.whatwg.org/#dom-errorevent-filename"""
    return this._webapi_filename


def lineno_getter(this: ErrorEvent) -> int:
    """https://html.spec.whatwg.org/#dom-errorevent-lineno"""
    return this._webapi_lineno


def colno_getter(this: ErrorEvent) -> int:
    """https://html.spec.whatwg.org/#dom-errorevent-colno"""
    return this._webapi_colno


def error_getter(this: ErrorEvent) -> Any:
    """https://html.spec.whatwg.org/#dom-errorevent-error"""
    return this._webapi_error
