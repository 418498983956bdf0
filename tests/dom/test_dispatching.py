"""The tests of `tests.dom.dispatching`, in Python."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from tests.dom.dispatching import ABORTS, DISPATCHES
from webapi import AbortController, AbortSignal, DOMException, Event, EventTarget


@pytest.mark.parametrize("name", DISPATCHES)
def test_listeners_run_in_the_order_of_the_standard(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = DISPATCHES[name]
    if "error" in case.log and sys.platform == "emscripten":
        pytest.skip("Pyodide always has an event loop, which gets the exceptions of listeners")
    target, controller = EventTarget(), AbortController()
    log: list[str] = []
    listeners: dict[str, Any] = {}
    monkeypatch.setattr(sys, "excepthook", lambda *error: log.append("error"))

    def listener(name: str, action: str) -> Any:
        def listen(event: Event) -> None:
            log.append(name)
            verb, _, other = action.partition(" ")
            if action == "dispatch":
                target.dispatchEvent(Event("x"))
            elif action == "dispatch the same":
                try:
                    target.dispatchEvent(event)
                except DOMException as error:
                    log.append(error.name)
            elif action == "stop at once":
                event.stopImmediatePropagation()
            elif verb == "stop":
                event.stopPropagation()
            elif verb == "prevent":
                event.preventDefault()
            elif verb == "throw":
                raise ValueError
            elif verb == "abort":
                controller.abort()
            elif verb == "remove":
                target.removeEventListener("x", listeners[other])
            elif verb == "add":
                target.addEventListener("x", listeners.setdefault(other, listener(other, "")))

        return listen

    for key, options, action in case.listeners:
        given = options
        if isinstance(options, dict) and "signal" in options:
            given = {"signal": controller.signal}
        target.addEventListener("x", listeners.setdefault(key, listener(key, action)), given)
    returned = [target.dispatchEvent(Event("x", {"cancelable": True})) for _ in range(2)]
    assert (log, returned) == (case.log, case.returned)


@pytest.mark.parametrize("name", ABORTS)
def test_abort_events_are_dispatched_in_the_order_of_the_standard(name: str) -> None:
    case = ABORTS[name]
    controllers = {name: AbortController() for name in "abc"}
    if case.aborted_before:
        controllers[case.aborted_before].abort("before")
    signals = {name: controller.signal for name, controller in controllers.items()}
    for key, sources in case.any.items():
        signals[key] = AbortSignal.any([signals[source] for source in sources])
    log: list[str] = []

    def listen(name: str) -> None:
        aborted = " ".join(key for key, signal in signals.items() if signal.aborted)
        log.append(f"{name}: {aborted}")

    for key, signal in signals.items():
        signal.addEventListener("abort", lambda event, key=key: listen(key))
    controllers[case.abort].abort("now")
    assert log == case.log
