"""AbortController and AbortSignal, as the DOM Standard defines and WPT's dom/abort tests them."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from typing import Any

import pytest

from webapi import AbortController, AbortSignal, DOMException, Event, EventTarget, ThrownValue
from webapi.dom import abort, events


def test_a_controller_aborts_its_signal_once() -> None:
    controller = AbortController()
    signal = controller.signal
    events: list[Event] = []
    signal.addEventListener("abort", events.append)
    assert (signal.aborted, signal.reason) == (False, None)
    signal.throwIfAborted()
    controller.abort("first")
    controller.abort("second")
    assert (signal.aborted, signal.reason) == (True, "first")
    (event,) = events
    assert (event.type, event.isTrusted, event.target) == ("abort", True, signal)
    assert (event.bubbles, event.cancelable) == (False, False)
    assert controller.signal is signal


def test_the_default_reason_is_an_abort_error() -> None:
    for signal in (AbortSignal.abort(), aborted_signal()):
        assert isinstance(signal.reason, DOMException)
        assert signal.reason.name == "AbortError"
        with pytest.raises(DOMException) as raised:
            signal.throwIfAborted()
        assert raised.value is signal.reason


def aborted_signal() -> AbortSignal:
    controller = AbortController()
    controller.abort()
    return controller.signal


def test_throw_if_aborted_raises_the_reason_or_wraps_it_in_a_thrown_value() -> None:
    signal = AbortSignal.abort({"a": 1})
    with pytest.raises(ThrownValue) as raised:
        signal.throwIfAborted()
    assert raised.value.value is signal.reason
    error = OSError("disk")
    with pytest.raises(OSError, match="disk") as raised_error:
        AbortSignal.abort(error).throwIfAborted()
    assert raised_error.value is error


def test_a_new_onabort_handler_takes_the_place_of_the_old_one() -> None:
    controller = AbortController()
    order: list[str] = []
    controller.signal.onabort = lambda: order.append("first handler")
    controller.signal.addEventListener("abort", lambda: order.append("listener"))
    controller.signal.onabort = second = lambda: order.append("second handler")
    assert controller.signal.onabort is second
    controller.abort()
    assert order == ["second handler", "listener"]


@pytest.mark.parametrize("value", [None, 5, "name"])
def test_onabort_becomes_none_when_it_is_set_to_a_value_that_is_no_object(value: Any) -> None:
    controller = AbortController()
    controller.signal.onabort = lambda: pytest.fail("called")
    controller.signal.onabort = value
    assert controller.signal.onabort is None
    controller.abort()


def test_a_listener_with_an_aborted_signal_is_not_called() -> None:
    controller = AbortController()
    target = EventTarget()
    calls: list[str] = []
    target.addEventListener("x", lambda: calls.append("x"), {"signal": controller.signal})
    target.dispatchEvent(Event("x"))
    controller.abort()
    target.dispatchEvent(Event("x"))
    target.addEventListener("x", lambda: calls.append("late"), {"signal": controller.signal})
    target.dispatchEvent(Event("x"))
    assert calls == ["x"]


def test_the_first_aborted_source_signal_aborts_its_dependent_signals() -> None:
    first, second = AbortController(), AbortController()
    combined = AbortSignal.any([first.signal, second.signal])
    nested = AbortSignal.any([combined])
    order: list[str] = []
    nested.addEventListener("abort", lambda: order.append("nested"))
    combined.addEventListener("abort", lambda: order.append("combined"))
    second.signal.addEventListener("abort", lambda: order.append(str(nested.aborted)))
    second.abort("why")
    first.abort("late")
    assert (combined.reason, nested.reason) == ("why", "why")
    assert order[0] == "True"
    assert sorted(order[1:]) == ["combined", "nested"]


def test_any_returns_an_aborted_signal_only_if_a_source_signal_is_aborted() -> None:
    assert not AbortSignal.any([]).aborted
    signal = AbortSignal.any([AbortController().signal, AbortSignal.abort(1), AbortSignal.abort(2)])
    assert signal.reason == 1


def test_a_handler_that_returns_false_cancels_the_event() -> None:
    signal = AbortController().signal
    signal.onabort = lambda: False
    assert signal.dispatchEvent(Event("abort", {"cancelable": True})) is False


def test_a_listener_that_an_earlier_algorithm_removed_is_removed_once() -> None:
    class Removal(events.AbortAlgorithm):
        def run(self) -> None:
            target.remove_event_listener("x", len, False)

    signal, target, removal = abort.AbortSignal(), events.EventTarget(), Removal()
    signal.add_an_algorithm(removal)
    options: events.AddEventListenerOptions
    options = {"capture": False, "once": False, "passive": False, "signal": signal}
    target.add_event_listener("x", len, options)
    signal.signal_abort(None)
    assert not target.has_listeners_of_type("x")


@pytest.mark.parametrize("capture", [False, True])
def test_a_dependent_signal_with_a_listener_lives_until_it_is_aborted(capture: bool) -> None:
    controller = AbortController()
    calls: list[str] = []
    heard = AbortSignal.any([controller.signal])
    heard.addEventListener("abort", lambda: calls.append("heard"), capture)
    references = [weakref.ref(heard), weakref.ref(AbortSignal.any([controller.signal]))]
    del heard
    gc.collect()
    assert [reference() is None for reference in references] == [False, True]
    controller.abort()
    assert calls == ["heard"]
    gc.collect()
    assert references[0]() is None


def test_timeout_aborts_its_signal_with_a_timeout_error() -> None:
    async def main() -> None:
        signal = AbortSignal.timeout(1)
        assert not signal.aborted
        aborted = asyncio.Event()
        signal.onabort = lambda: aborted.set()
        await aborted.wait()
        assert signal.reason.name == "TimeoutError"

    asyncio.run(main())
    with pytest.raises(TypeError):
        AbortSignal.timeout(-1)


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide always has an event loop")
def test_a_timeout_is_in_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", lambda delay, *call: delays.append(delay))
        AbortSignal.timeout(1500)

    delays: list[float] = []
    asyncio.run(main())
    assert delays == [1.5]


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide always has an event loop")
def test_timeout_needs_a_running_event_loop() -> None:
    with pytest.raises(RuntimeError, match="asyncio"):
        AbortSignal.timeout(1)


def test_abort_signal_has_no_constructor() -> None:
    with pytest.raises(TypeError, match="Illegal constructor"):
        AbortSignal()  # type: ignore[call-arg]


def test_the_repr_of_a_signal_shows_whether_and_why_it_is_aborted() -> None:
    assert repr(AbortController().signal) == "<AbortSignal>"
    assert repr(AbortSignal.abort("why")) == "<AbortSignal aborted: 'why'>"
