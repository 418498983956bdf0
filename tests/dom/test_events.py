"""Events and event targets, as the DOM Standard defines and WPT's dom/events tests them."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from functools import partial
from types import MethodType
from typing import Any

import pytest

from webapi import AbortController, CustomEvent, DOMException, Event, EventTarget, jsnull


class Recorder:
    """Two listeners that log their calls: the object, by ``handleEvent``, and its ``method``."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def handleEvent(self, event: Event) -> None:
        self.calls.append(f"handleEvent {event.type}")

    def method(self, event: Event) -> None:
        self.calls.append(f"method {event.type}")


def test_an_event_has_a_current_target_only_while_it_is_dispatched() -> None:
    event = Event("x", {"cancelable": True})
    assert (event.type, event.bubbles, event.cancelable, event.composed) == (
        "x",
        False,
        True,
        False,
    )
    assert (event.target, event.currentTarget, event.eventPhase) == (None, None, Event.NONE)
    assert event.composedPath() == []
    target = EventTarget()
    seen: list[Any] = []

    def listener(event: Event) -> None:
        seen.append((event.target, event.currentTarget, event.eventPhase, event.composedPath()))

    target.addEventListener("x", listener)
    assert target.dispatchEvent(event) is True
    assert seen == [(target, target, Event.AT_TARGET, [target])]
    assert (event.target, event.srcElement, event.currentTarget) == (target, target, None)
    assert (event.eventPhase, event.isTrusted) == (Event.NONE, False)


def test_only_an_event_that_is_fired_is_trusted() -> None:
    controller = AbortController()
    fired: list[Event] = []
    controller.signal.addEventListener("abort", fired.append)
    controller.abort()
    (event,) = fired
    assert (event.bubbles, event.cancelable, event.composed) == (False, False, False)
    assert event.isTrusted is True
    event.initEvent("x")
    assert event.isTrusted is False
    assert Event("x").isTrusted is False


def test_the_class_and_its_objects_have_the_constants_of_the_phases() -> None:
    names = ("NONE", "CAPTURING_PHASE", "AT_TARGET", "BUBBLING_PHASE")
    assert [getattr(Event, name) for name in names] == [0, 1, 2, 3]
    assert [getattr(Event("x"), name) for name in names] == [0, 1, 2, 3]


def test_capturing_listeners_are_called_first_even_at_the_target() -> None:
    target = EventTarget()
    order: list[str] = []
    target.addEventListener("x", lambda: order.append("bubble"))
    target.addEventListener("x", lambda: order.append("capture"), True)
    target.addEventListener("x", lambda: order.append("capture too"), {"capture": True})
    target.dispatchEvent(Event("x"))
    assert order == ["capture", "capture too", "bubble"]


def test_the_same_listener_is_added_once_for_each_value_of_capture() -> None:
    target = EventTarget()
    recorder = Recorder()
    for _ in range(3):
        target.addEventListener("x", recorder.method)
        target.addEventListener("x", recorder)
    target.addEventListener("x", recorder, True)
    target.dispatchEvent(Event("x"))
    assert recorder.calls == ["handleEvent x", "method x", "handleEvent x"]
    target.removeEventListener("x", recorder.method)
    target.removeEventListener("x", recorder)
    target.dispatchEvent(Event("x"))
    assert recorder.calls[3:] == ["handleEvent x"]


def test_equal_objects_are_two_listeners() -> None:
    class Equal(Recorder):
        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = None  # type: ignore[assignment]

    first, second = Equal(), Equal()
    target = EventTarget()
    target.addEventListener("x", first)
    target.addEventListener("x", second)
    target.dispatchEvent(Event("x"))
    assert (first.calls, second.calls) == (["handleEvent x"], ["handleEvent x"])
    target.removeEventListener("x", Equal())
    target.addEventListener("x", first.method)
    target.removeEventListener("x", second.method)
    target.dispatchEvent(Event("x"))
    assert first.calls[1:] == ["handleEvent x", "method x"]
    assert second.calls[1:] == ["handleEvent x"]
    target.removeEventListener("x", first)
    target.removeEventListener("x", first.method)
    target.dispatchEvent(Event("x"))
    assert (len(first.calls), len(second.calls)) == (3, 3)


def test_a_method_of_an_equal_function_is_another_listener() -> None:
    class Function:
        __hash__ = None  # type: ignore[assignment]

        def __init__(self) -> None:
            self.calls = 0

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Function)

        def __call__(self, owner: object, event: Event) -> None:
            self.calls += 1

    first, second, owner, target = Function(), Function(), object(), EventTarget()
    target.addEventListener("x", MethodType(first, owner))
    target.addEventListener("x", MethodType(second, owner))
    target.removeEventListener("x", MethodType(first, owner))
    target.dispatchEvent(Event("x"))
    assert (first.calls, second.calls) == (0, 1)


def test_a_method_written_in_c_is_the_same_listener_each_time() -> None:
    target = EventTarget()
    log: list[Event] = []
    other: list[Event] = []
    counts: dict[Event, int] = {}
    for _ in range(2):
        target.addEventListener("x", log.append)
        target.addEventListener("x", other.append)
        target.addEventListener("x", counts.__contains__)
        target.addEventListener("x", log.__contains__)  # a method-wrapper
    target.dispatchEvent(Event("x"))
    assert (len(log), len(other)) == (1, 1)
    target.removeEventListener("x", log.append)
    target.removeEventListener("x", log.__contains__)
    target.dispatchEvent(Event("x"))
    assert (len(log), len(other)) == (1, 2)


def test_handle_event_is_looked_up_at_each_event() -> None:
    target = EventTarget()
    recorder = Recorder()
    target.addEventListener("x", recorder)
    recorder.handleEvent = lambda event: recorder.calls.append("replaced")  # type: ignore[method-assign]
    target.dispatchEvent(Event("x"))
    assert recorder.calls == ["replaced"]


def test_a_listener_with_once_is_removed_before_it_is_called() -> None:
    target = EventTarget()
    calls: list[str] = []

    def listener() -> None:
        calls.append("once")
        target.dispatchEvent(Event("x"))

    target.addEventListener("x", listener, {"once": True})
    target.dispatchEvent(Event("x"))
    target.dispatchEvent(Event("x"))
    assert calls == ["once"]


def test_a_passive_listener_cannot_cancel_an_event() -> None:
    target = EventTarget()
    target.addEventListener("x", lambda event: event.preventDefault(), {"passive": True})
    event = Event("x", {"cancelable": True})
    assert target.dispatchEvent(event) is True
    target.addEventListener("x", lambda event: event.preventDefault(), {"capture": True})
    assert target.dispatchEvent(event) is False
    assert event.defaultPrevented and event.returnValue is False


def test_what_a_listener_returns_cancels_nothing() -> None:
    target = EventTarget()
    target.addEventListener("x", lambda: False)
    assert target.dispatchEvent(Event("x", {"cancelable": True})) is True


def test_after_an_interrupt_in_a_passive_listener_an_event_can_be_canceled() -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    target = EventTarget()
    target.addEventListener("x", interrupt, {"passive": True})
    event = Event("x", {"cancelable": True})
    with pytest.raises(KeyboardInterrupt):
        target.dispatchEvent(event)
    event.preventDefault()
    assert event.defaultPrevented is True


def test_setting_return_value_to_false_cancels_an_event() -> None:
    """https://dom.spec.whatwg.org/#dom-event-returnvalue"""
    event = Event("x", {"cancelable": True})
    event.returnValue = True
    assert event.returnValue and not event.defaultPrevented
    event.returnValue = False
    event.returnValue = True
    assert not event.returnValue and event.defaultPrevented


def test_an_event_that_is_not_cancelable_cannot_be_canceled() -> None:
    event = Event("x")
    event.preventDefault()
    event.returnValue = False
    assert not event.defaultPrevented


def test_stop_propagation_acts_after_the_phase_and_stop_immediate_propagation_at_once() -> None:
    target = EventTarget()
    calls: list[int] = []
    target.addEventListener("x", lambda event: (calls.append(1), event.stopPropagation())[0], True)
    target.addEventListener("x", lambda event: calls.append(2), True)
    target.addEventListener("x", lambda event: calls.append(3))
    target.dispatchEvent(Event("x"))
    assert calls == [1, 2]
    target = EventTarget()
    target.addEventListener("x", lambda event: event.stopImmediatePropagation())
    target.addEventListener("x", lambda event: calls.append(4))
    target.dispatchEvent(Event("x"))
    assert calls == [1, 2]


@pytest.mark.parametrize("is_dispatched", [True, False], ids=["dispatched", "initialized"])
def test_flags_end_when_an_event_was_dispatched_or_is_initialized(is_dispatched: bool) -> None:
    event = Event("x", {"cancelable": True})
    first, second = EventTarget(), EventTarget()
    first.addEventListener("x", Event.stopImmediatePropagation)
    calls: list[str] = []
    second.addEventListener("x", lambda: calls.append("a"))
    second.addEventListener("x", lambda: calls.append("b"))
    if is_dispatched:
        first.dispatchEvent(event)
    else:
        event.stopImmediatePropagation()
        event.preventDefault()
        event.initEvent("x", False, True)
        assert event.defaultPrevented is False
    second.dispatchEvent(event)
    assert calls == ["a", "b"]


def test_setting_cancel_bubble_to_false_does_nothing() -> None:
    event = Event("x")
    event.cancelBubble = True
    event.cancelBubble = False
    assert event.cancelBubble
    event.initEvent("x")
    assert not event.cancelBubble
    event.stopImmediatePropagation()
    assert event.cancelBubble


def test_listeners_that_are_added_or_removed_during_a_dispatch_are_not_called() -> None:
    target = EventTarget()
    calls: list[str] = []

    def removed() -> None:
        calls.append("removed")

    def first() -> None:
        calls.append("first")
        target.removeEventListener("x", removed)
        target.addEventListener("x", lambda: calls.append("added"))

    target.addEventListener("x", first)
    target.addEventListener("x", removed)
    target.dispatchEvent(Event("x"))
    assert calls == ["first"]


def test_an_event_cannot_be_initialized_or_dispatched_while_it_is_dispatched() -> None:
    target = EventTarget()
    event = Event("x")
    errors: list[str] = []

    def listener(event: Event) -> None:
        event.initEvent("y", True, True)
        with pytest.raises(DOMException) as raised:
            target.dispatchEvent(event)
        errors.append(raised.value.name)

    target.addEventListener("x", listener)
    target.dispatchEvent(event)
    assert errors == ["InvalidStateError"]
    assert (event.type, event.bubbles) == ("x", False)


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide always has an event loop")
def test_an_exception_is_reported_and_the_other_listeners_are_called(capsys: Any) -> None:
    target = EventTarget()
    calls: list[str] = []
    target.addEventListener("x", lambda: 1 / 0)
    target.addEventListener("x", lambda: calls.append("called"))
    assert target.dispatchEvent(Event("x")) is True
    assert calls == ["called"]
    assert capsys.readouterr().err.splitlines()[-1] == "ZeroDivisionError: division by zero"


def test_the_running_event_loop_gets_the_exceptions_of_listeners() -> None:
    async def main() -> list[BaseException]:
        reported: list[BaseException] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: reported.append(context["exception"]))
        target = EventTarget()
        target.addEventListener("x", lambda: 1 / 0)
        target.dispatchEvent(Event("x"))
        return reported

    (error,) = asyncio.run(main())
    assert type(error) is ZeroDivisionError


def test_a_custom_event_has_a_detail() -> None:
    event = CustomEvent("x", {"detail": [1], "bubbles": True})
    assert (event.detail, event.bubbles) == ([1], True)
    event.initCustomEvent("y", False, True, "d")
    assert (event.type, event.bubbles, event.cancelable, event.detail) == ("y", False, True, "d")
    assert isinstance(event, Event)


def test_event_target_can_be_subclassed() -> None:
    class Player(EventTarget):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def play(self) -> bool:
            return self.dispatchEvent(Event("play"))

    player = Player("a")
    names: list[str] = []
    player.addEventListener("play", lambda event: names.append(event.target.name))
    assert player.play()
    assert names == ["a"]


@pytest.mark.parametrize("callback", [None, jsnull])
def test_none_and_jsnull_add_no_listener(callback: Any) -> None:
    target = EventTarget()
    target.addEventListener("x", callback)
    target.removeEventListener("x", callback)
    assert target.dispatchEvent(Event("x"))


@pytest.mark.parametrize("callback", [1, "name", True])
def test_a_callback_that_is_no_object_is_a_type_error(callback: Any) -> None:
    with pytest.raises(TypeError, match="EventListener"):
        EventTarget().addEventListener("x", callback)


def test_coroutine_functions_are_refused() -> None:
    async def listener(event: Event) -> None: ...

    class Handler:
        async def handleEvent(self, event: Event) -> None: ...

    class Callable:
        async def __call__(self, event: Event) -> None: ...

    for callback in (listener, Handler(), Handler().handleEvent, partial(listener), Callable()):
        with pytest.raises(TypeError, match="create_task"):
            EventTarget().addEventListener("x", callback)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "count",
    [10_000, pytest.param(100_000, marks=pytest.mark.heavy("They take five seconds."))],
)
def test_many_listeners_are_called_in_order(count: int) -> None:
    target = EventTarget()
    calls: list[int] = []
    listeners = [partial(lambda number, _: calls.append(number), each) for each in range(count)]
    for listener in listeners:
        target.addEventListener("x", listener)
    target.dispatchEvent(Event("x"))
    assert calls == list(range(count))
    for listener in listeners:
        target.removeEventListener("x", listener)
    target.dispatchEvent(Event("x"))
    assert len(calls) == count


def test_an_event_target_is_garbage_collected() -> None:
    target = EventTarget()
    target.addEventListener("x", Recorder().method)
    target.dispatchEvent(Event("x"))
    reference = weakref.ref(target)
    del target
    gc.collect()
    assert reference() is None


def test_events_of_the_window_are_those_of_the_idl() -> None:
    """Bodies and framesets have the members of WindowEventHandlers, and hand them to the window."""
    from webapi.dom.html_elements import is_event_of_the_window
    from webapi.runtimes.generated import EVENT_HANDLERS

    of_elements, of_windows = EVENT_HANDLERS
    reflected = {"blur", "error", "focus", "load", "resize", "scroll"}
    assert {each for each in of_elements if is_event_of_the_window(each)} == reflected
    assert all(is_event_of_the_window(each) for each in of_windows)
