"""Hostile listeners: Python does not crash, and the event and its target can be used again."""

from __future__ import annotations

import sys
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from webapi import AbortController, AbortSignal, Event, EventTarget

pytestmark = pytest.mark.skipif(
    sys.platform == "emscripten", reason="Pyodide always has an event loop, and a small stack"
)


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch) -> list[type[BaseException]]:
    """The types of the exceptions that were reported."""
    types: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda type, *_: types.append(type))
    return types


def test_a_listener_that_dispatches_without_end_gets_a_recursion_error(
    reported: list[type[BaseException]],
) -> None:
    target = EventTarget()
    called: list[str] = []
    target.addEventListener("x", lambda: target.dispatchEvent(Event("x")))
    target.addEventListener("y", lambda: called.append("y"))
    event = Event("x")
    assert target.dispatchEvent(event) is True
    assert {*reported} == {RecursionError}
    assert (event.eventPhase, event.currentTarget) == (0, None)
    target.dispatchEvent(Event("y"))
    assert called == ["y"]


def test_listeners_that_add_listeners_double_with_each_dispatch() -> None:
    target = EventTarget()
    called: list[int] = []

    def add_a_listener() -> None:
        called.append(1)
        target.addEventListener("x", lambda: add_a_listener())

    target.addEventListener("x", add_a_listener)
    for _ in range(4):
        target.dispatchEvent(Event("x"))
    assert len(called) == 1 + 2 + 4 + 8


def test_a_listener_that_removes_and_adds_itself_becomes_the_last() -> None:
    target = EventTarget()
    called: list[str] = []

    def listener() -> None:
        called.append("listener")
        target.removeEventListener("x", listener)
        target.addEventListener("x", listener)

    target.addEventListener("x", listener)
    target.addEventListener("x", lambda: called.append("other"))
    target.dispatchEvent(Event("x"))
    target.dispatchEvent(Event("x"))
    assert called == ["listener", "other", "other", "listener"]


@pytest.mark.parametrize("exception", [KeyboardInterrupt, SystemExit, GeneratorExit])
def test_an_exception_that_is_no_subclass_of_exception_ends_the_dispatch(
    exception: type[BaseException],
) -> None:
    target = EventTarget()

    def fail(_: Event) -> Any:
        raise exception

    target.addEventListener("x", fail, {"passive": True, "once": True})
    event = Event("x", {"cancelable": True})
    with pytest.raises(exception):
        target.dispatchEvent(event)
    assert (event.eventPhase, event.currentTarget) == (0, None)
    target.addEventListener("x", lambda event: event.preventDefault())
    assert target.dispatchEvent(event) is False


def test_an_exception_while_handle_event_is_looked_up_is_reported(
    reported: list[type[BaseException]],
) -> None:
    class Listener:
        @property
        def handleEvent(self) -> Any:
            raise LookupError

    target = EventTarget()
    target.addEventListener("x", Listener())
    target.addEventListener("x", object())  # type: ignore[arg-type]
    target.dispatchEvent(Event("x"))
    assert reported == [LookupError, TypeError]


def test_an_abort_in_an_abort_listener_does_nothing(reported: list[type[BaseException]]) -> None:
    controller = AbortController()
    called: list[object] = []

    def listener() -> None:
        controller.abort("again")
        called.append(controller.signal.reason)

    controller.signal.addEventListener("abort", listener)
    controller.abort("first")
    assert called == ["first"]
    assert reported == []


def test_aborting_a_signal_aborts_a_chain_of_200_dependent_signals() -> None:
    controller = AbortController()
    signals = [controller.signal]
    for _ in range(200):
        signals.append(AbortSignal.any([signals[-1], AbortController().signal]))
    controller.abort("end")
    assert {signal.reason for signal in signals} == {"end"}


def test_a_chain_of_10000_aborts_ends_in_a_recursion_error(
    reported: list[type[BaseException]],
) -> None:
    """Each abort event aborts the next controller, until the stack overflows, as in JavaScript."""
    controllers = [AbortController() for _ in range(10_000)]
    for one, other in pairwise(controllers):
        one.signal.addEventListener("abort", partial(lambda other, _: other.abort(), other))
    controllers[0].abort()
    assert {*reported} == {RecursionError}
    assert controllers[1].signal.aborted
