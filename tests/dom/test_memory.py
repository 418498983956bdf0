"""What a listener with a signal leaves behind when it has gone: nothing."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable

import pytest

from webapi import AbortController, AbortSignal, Event, EventTarget

pytestmark = pytest.mark.skipif(
    sys.implementation.name != "cpython" or sys.platform == "emscripten", reason="measures memory"
)

COUNT = 2_000
MOST_BYTES = 20
"""For each listener. A weak reference alone takes 72."""

CONTROLLER = AbortController()
SIGNAL = CONTROLLER.signal
TARGET = EventTarget()


def listener() -> None:
    """Does nothing."""


def add_and_remove() -> None:
    TARGET.addEventListener("x", listener, {"signal": SIGNAL})
    TARGET.removeEventListener("x", listener)


def fire_once() -> None:
    TARGET.addEventListener("x", lambda: None, {"signal": SIGNAL, "once": True})
    TARGET.dispatchEvent(Event("x"))


def add_twice() -> None:
    TARGET.addEventListener("y", listener)
    TARGET.addEventListener("y", listener, {"signal": SIGNAL})


def add_to_a_target_that_goes() -> None:
    EventTarget().addEventListener("x", listener, {"signal": SIGNAL})


def add_what_holds_its_target() -> None:
    target = EventTarget()
    target.addEventListener("x", lambda: target, {"signal": SIGNAL})


def add_with_a_dependent_signal() -> None:
    target = EventTarget()
    target.addEventListener("x", lambda: target, {"signal": AbortSignal.any([SIGNAL])})


def add_to_a_dependent_signal() -> None:
    signal = AbortSignal.any([SIGNAL])
    signal.addEventListener("abort", listener, {"signal": SIGNAL})
    signal.removeEventListener("abort", listener)


def set_and_unset_a_handler() -> None:
    signal = AbortSignal.any([SIGNAL])
    signal.onabort = listener
    signal.onabort = None


@pytest.mark.parametrize(
    "step",
    [
        add_and_remove,
        fire_once,
        add_twice,
        add_to_a_target_that_goes,
        add_what_holds_its_target,
        add_with_a_dependent_signal,
        add_to_a_dependent_signal,
        set_and_unset_a_handler,
    ],
)
def test_a_listener_that_has_gone_leaves_nothing(step: Callable[[], None]) -> None:
    def held() -> int:
        for _ in range(COUNT):
            step()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = held()
        assert held() - before < MOST_BYTES * COUNT
    finally:
        tracemalloc.stop()


def test_a_listener_with_a_dependent_signal_keeps_that_signal() -> None:
    controller = AbortController()
    target = EventTarget()
    called: list[str] = []
    options = {"signal": AbortSignal.any([controller.signal])}
    target.addEventListener("x", lambda: called.append("x"), options)
    del options
    gc.collect()
    controller.abort()
    target.dispatchEvent(Event("x"))
    assert called == []
