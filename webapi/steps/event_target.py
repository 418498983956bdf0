"""The steps of the EventTarget class: https://dom.spec.whatwg.org/#interface-eventtarget"""

from __future__ import annotations

from collections.abc import Callable
from inspect import getattr_static, iscoroutinefunction
from typing import TYPE_CHECKING, Any

from webapi.dom import event_listeners as dom
from webapi.dom.event import dispatch
from webapi.webidl.dom_exception import DOMException

from .abort_signal import signal_of
from .event import event_of

if TYPE_CHECKING:
    from webapi.interfaces.event import Event
    from webapi.interfaces.event_target import EventTarget


class Slots:
    """The private attributes of EventTarget objects."""

    _webapi_event_target: dom.EventTarget


def initialize(this: EventTarget, value: dom.EventTarget) -> None:
    """Make ``this`` the object of an event target."""
    this._webapi_event_target = value
    value.platform_object = this


def constructor(this: EventTarget) -> None:
    """https://dom.spec.whatwg.org/#dom-eventtarget-eventtarget"""
    initialize(this, dom.EventTarget())


def addEventListener(
    this: EventTarget,
    type: str,
    callback: Callable[..., Any] | None,
    options: bool | dict[str, Any],
) -> None:
    """https://dom.spec.whatwg.org/#dom-eventtarget-addeventlistener

    Raises ``TypeError`` for a coroutine function, which nothing would await.
    """
    if isinstance(options, bool):
        options = {"capture": options}
    signal = signal_of(options["signal"]) if "signal" in options else None
    if callback is None or (signal is not None and signal.aborted):
        return
    _refuse_coroutine_function(callback)
    listener = dom.EventListener(
        type,
        callback,
        options["capture"],
        passive=options.get("passive", False),
        once=options.get("once", False),
    )
    target = this._webapi_event_target
    target.add_an_event_listener(listener)
    if signal is not None:
        signal.add_an_algorithm(lambda: target.remove_an_event_listener(listener))


def _refuse_coroutine_function(callback: Callable[..., Any]) -> None:
    given = callback.__wrapped__  # type: ignore[attr-defined]
    if not callable(given):
        given = getattr_static(given, "handleEvent", None)  # a getter is called at each event only
    if iscoroutinefunction(given) or iscoroutinefunction(getattr_static(type(given), "__call__")):
        raise TypeError(
            "Failed to execute 'addEventListener' on 'EventTarget': nothing would await a "
            "coroutine function; give a function that calls asyncio.create_task()."
        )


def removeEventListener(
    this: EventTarget,
    type: str,
    callback: Callable[..., Any] | None,
    options: bool | dict[str, Any],
) -> None:
    """https://dom.spec.whatwg.org/#dom-eventtarget-removeeventlistener"""
    if callback is not None:
        capture = options if isinstance(options, bool) else options["capture"]
        listener = dom.EventListener(type, callback, capture)
        this._webapi_event_target.remove_an_event_listener(listener)


def dispatchEvent(this: EventTarget, event: Event) -> bool:
    """https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent"""
    dispatched = event_of(event)
    if dispatched.dispatch_flag:
        raise DOMException(
            "Failed to execute 'dispatchEvent' on 'EventTarget': the event is already being "
            "dispatched.",
            "InvalidStateError",
        )
    dispatched.is_trusted = False
    return dispatch(dispatched, this._webapi_event_target)


def inspect(this: EventTarget) -> str:
    """The ``repr``: the class."""
    return f"<{type(this).__name__}>"
