"""The steps of the EventTarget class: https://dom.spec.whatwg.org/#interface-eventtarget"""

from __future__ import annotations

from collections.abc import Callable
from inspect import getattr_static, iscoroutinefunction
from typing import TYPE_CHECKING, Any

from webapi.dom import events as dom

from .abort_signal import signal_of

if TYPE_CHECKING:
    from webapi.interfaces.event_target import EventTarget


class Slots:
    """The private attributes of EventTarget objects."""

    _webapi_event_target: dom.EventTarget


def initialize(this: EventTarget, value: dom.EventTarget) -> None:
    """Make ``this`` the object of an event target."""
    this._webapi_event_target = value
    value.platform_object = this


def target_of(this: EventTarget | None) -> dom.EventTarget | None:
    """The event target that an object stands for."""
    return None if this is None else this._webapi_event_target


def constructor(this: EventTarget) -> None:
    """https://dom.spec.whatwg.org/#dom-eventtarget-eventtarget"""
    initialize(this, dom.EventTarget())


def addEventListener(
    this: EventTarget,
    type: str,
    callback: Callable[..., Any] | None,
    options: bool | dom.AddEventListenerOptions,
) -> None:
    """https://dom.spec.whatwg.org/#dom-eventtarget-addeventlistener

    Raises ``TypeError`` for a coroutine function, because nothing would await its coroutines.
    """
    if callback is not None:
        _refuse_coroutine_function(callback)
    if not isinstance(options, bool) and "signal" in options:
        signal: Any = options["signal"]  # the object of the signal
        options["signal"] = signal_of(signal)
    this._webapi_event_target.add_event_listener(type, callback, options)


def _refuse_coroutine_function(callback: Callable[..., Any]) -> None:
    given = callback.__wrapped__  # type: ignore[attr-defined]
    if not callable(given):
        given = getattr_static(given, "handleEvent", None)  # only events call a getter
    if iscoroutinefunction(given) or iscoroutinefunction(getattr_static(type(given), "__call__")):
        raise TypeError(
            "Failed to execute 'addEventListener' on 'EventTarget': nothing would await a "
            "coroutine function; give a function that calls asyncio.create_task()."
        )


def inspect(this: EventTarget) -> str:
    """The ``repr``: the class."""
    return f"<{type(this).__name__}>"


def event_handler(type: str) -> Callable[[EventTarget], Callable[..., Any] | None]:
    """Make the getter of an event handler IDL attribute.

    https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-idl-attributes
    """

    def getter(this: EventTarget) -> Callable[..., Any] | None:
        handler = this._webapi_event_target.get_event_handler(type)
        return getattr(handler, "__wrapped__", None)

    return getter


def set_event_handler(
    type: str, convert: Callable[[object, str], Callable[..., Any] | None]
) -> Callable[[EventTarget, object], None]:
    """Make the setter of an event handler IDL attribute, whose conversion refuses nothing."""

    def setter(this: EventTarget, value: object) -> None:
        this._webapi_event_target.set_event_handler(type, convert(value, type))

    return setter
