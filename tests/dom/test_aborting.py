"""Aborting, as the DOM Standard says and WPT's dom/abort tests: facts in our own words."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from typing import Any

import pytest

from webapi import AbortController, AbortSignal, DOMException, Event, EventTarget, ThrownValue


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


def test_the_reason_by_default() -> None:
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


def test_reasons_that_python_cannot_raise() -> None:
    signal = AbortSignal.abort({"a": 1})
    with pytest.raises(ThrownValue) as raised:
        signal.throwIfAborted()
    assert raised.value.value is signal.reason
    error = OSError("disk")
    with pytest.raises(OSError, match="disk") as raised_error:
        AbortSignal.abort(error).throwIfAborted()
    assert raised_error.value is error


def test_onabort_keeps_its_place_among_listeners() -> None:
    controller = AbortController()
    order: list[str] = []
    controller.signal.onabort = lambda: order.append("first handler")
    controller.signal.addEventListener("abort", lambda: order.append("listener"))
    controller.signal.onabort = second = lambda: order.append("second handler")
    assert controller.signal.onabort is second
    controller.abort()
    assert order == ["second handler", "listener"]


@pytest.mark.parametrize("value", [None, 5, "name"])
def test_onabort_takes_no_object_for_null(value: Any) -> None:
    controller = AbortController()
    controller.signal.onabort = lambda: pytest.fail("called")
    controller.signal.onabort = value
    assert controller.signal.onabort is None
    controller.abort()


def test_a_signal_removes_listeners() -> None:
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


def test_any_aborts_with_the_first() -> None:
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


def test_any_of_none_and_of_aborted() -> None:
    assert not AbortSignal.any([]).aborted
    signal = AbortSignal.any([AbortController().signal, AbortSignal.abort(1), AbortSignal.abort(2)])
    assert signal.reason == 1


def test_dependent_signals_live_while_somebody_listens() -> None:
    controller = AbortController()
    calls: list[str] = []
    heard = AbortSignal.any([controller.signal])
    heard.addEventListener("abort", lambda: calls.append("heard"))
    references = [weakref.ref(heard), weakref.ref(AbortSignal.any([controller.signal]))]
    del heard
    gc.collect()
    assert [reference() is None for reference in references] == [False, True]
    controller.abort()
    assert calls == ["heard"]
    gc.collect()
    assert references[0]() is None


def test_timeout() -> None:
    async def main() -> None:
        signal = AbortSignal.timeout(1)
        assert not signal.aborted
        aborted = asyncio.Event()
        signal.onabort = lambda: aborted.set()
        await asyncio.wait_for(aborted.wait(), 10)
        assert signal.reason.name == "TimeoutError"

    asyncio.run(main())
    with pytest.raises(TypeError):
        AbortSignal.timeout(-1)


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide's event loop is always there")
def test_a_timeout_is_in_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", lambda delay, *call: delays.append(delay))
        AbortSignal.timeout(1500)

    delays: list[float] = []
    asyncio.run(main())
    assert delays == [1.5]


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide's event loop is always there")
def test_timeout_needs_a_loop() -> None:
    with pytest.raises(RuntimeError, match="asyncio"):
        AbortSignal.timeout(1)


def test_signals_are_not_constructed() -> None:
    with pytest.raises(TypeError, match="Illegal constructor"):
        AbortSignal()  # type: ignore[call-arg]


def test_repr() -> None:
    assert repr(AbortController().signal) == "<AbortSignal>"
    assert repr(AbortSignal.abort("why")) == "<AbortSignal aborted: 'why'>"
