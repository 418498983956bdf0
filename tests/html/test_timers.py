"""setTimeout and setInterval, as HTML defines and WPT's html/webappapis/timers tests them.

The clock of the tests' loop stands still. When the loop would wait, it moves on by that time.
"""

from __future__ import annotations

import asyncio
import contextvars
import gc
import selectors
import sys
import weakref
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.html.intervals import INTERVALS
from webapi import clearInterval, clearTimeout, queueMicrotask, setInterval, setTimeout
from webapi.html import timers

pytestmark = pytest.mark.skipif(
    sys.platform == "emscripten", reason="Pyodide's event loop has a clock of its own"
)


class HeldSelector(selectors.DefaultSelector):
    now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "the loop would wait for ever"
        HeldSelector.now += timeout
        return super().select(0)


class HeldLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__(HeldSelector())
        self.reported: list[Any] = []
        self.set_exception_handler(lambda _, context: self.reported.append(context["exception"]))

    def time(self) -> float:
        return HeldSelector.now


def run(main: Callable[[], Coroutine[Any, Any, Any]]) -> list[Any]:
    """Run ``main`` and return the exceptions that were reported."""
    loop = HeldLoop()
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(main())
    return loop.reported


def now() -> float:
    """The loop's time in milliseconds."""
    return round(asyncio.get_running_loop().time() * 1000, 3)


def test_timers_run_in_the_order_in_which_they_are_due() -> None:
    seen: list[Any] = []

    async def main() -> None:
        for timeout in (10, 5, 10, 0, 1, 5, -3, 0):
            setTimeout(lambda *given: seen.append(given), timeout, timeout, len(seen))
        await asyncio.sleep(1)

    run(main)
    assert [timeout for timeout, _ in seen] == [0, -3, 0, 1, 5, 5, 10, 10]


def test_a_hundred_timers_due_at_once_keep_their_order() -> None:
    seen: list[int] = []

    async def main() -> None:
        for number in range(100):
            setTimeout(seen.append, 7, number)
        await asyncio.sleep(1)

    run(main)
    assert seen == [*range(100)]


def test_a_timer_runs_after_its_timeout_in_milliseconds() -> None:
    async def main() -> None:
        started = now()
        seen: list[float] = []
        setTimeout(lambda: seen.append(now() - started), 25.9)
        setTimeout(lambda: seen.append(now() - started), "30")  # type: ignore[arg-type]
        setTimeout(lambda: seen.append(now() - started), 2**31)
        setTimeout(lambda: seen.append(now() - started))
        await asyncio.sleep(1)
        assert seen == [0, 0, 25, 30]

    run(main)


def test_timers_run_on_a_loop_that_refuses_times_in_the_past(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """``call_at`` of Pyodide's loop raises "Can't schedule in the past"."""
    call_at = HeldLoop.call_at

    def refusing(loop: HeldLoop, when: float, *call: Any, **context: Any) -> Any:
        if when < loop.time():
            raise ValueError("Can't schedule in the past")
        return call_at(loop, when, *call, **context)

    monkeypatch.setattr(HeldLoop, "call_at", refusing)
    seen: list[str] = []

    def first() -> None:
        seen.append("first")
        HeldSelector.now += 0.005

    async def main() -> None:
        setTimeout(seen.append, 2, "second")
        setTimeout(first, 1)
        await asyncio.sleep(1)

    run(main)
    assert seen == ["first", "second"]


def test_a_handler_gets_as_many_arguments_as_it_takes() -> None:
    seen: list[Any] = []

    async def main() -> None:
        setTimeout(lambda *given: seen.append(given), 0, 1, None, "a")
        setTimeout(lambda first: seen.append(first), 0, 1, 2, 3)
        setTimeout(lambda: seen.append("none"), 0, 1, 2, 3)
        await asyncio.sleep(1)

    run(main)
    assert seen == [(1, None, "a"), 1, "none"]


def test_a_cleared_timer_does_not_run() -> None:
    seen: list[str] = []

    async def main() -> None:
        clearTimeout(setTimeout(seen.append, 1, "cleared"))
        clearInterval(setTimeout(seen.append, 1, "cleared"))
        clearTimeout(setInterval(seen.append, 1, "cleared"))
        late = setTimeout(seen.append, 5, "cleared")
        setTimeout(lambda: clearTimeout(late), 5 - 1)
        same = setTimeout(seen.append, 5, "kept")
        for unknown in (0, -1, 10**9, None, "x", float("nan")):
            clearTimeout(unknown)  # type: ignore[arg-type]
        clearInterval()
        await asyncio.sleep(1)
        clearTimeout(same)

    run(main)
    assert seen == ["kept"]


def test_an_interval_repeats_until_it_is_cleared() -> None:
    seen: list[float] = []

    async def main() -> None:
        started = now()

        def tick() -> None:
            seen.append(now() - started)
            if len(seen) == 4:
                clearInterval(id)

        id = setInterval(tick, 10)
        await asyncio.sleep(1)

    run(main)
    assert seen == [10, 20, 30, 40]


@pytest.mark.parametrize("name", INTERVALS)
def test_an_interval_repeats_from_when_it_was_due(name: str) -> None:
    durations, times = INTERVALS[name]
    seen: list[float] = []

    async def main() -> None:
        started = now()

        def tick() -> None:
            seen.append(now() - started)
            HeldSelector.now += durations[len(seen) - 1] / 1000
            if len(seen) == len(durations):
                clearInterval(id)

        id = setInterval(tick, 50)
        await asyncio.sleep(1)

    run(main)
    assert seen == pytest.approx(times)


def test_the_sixth_nested_timer_takes_4_milliseconds() -> None:
    """A nested timer is set by the handler of another timer."""
    seen: list[float] = []

    async def main() -> None:
        last = now()

        def set_again() -> None:
            nonlocal last
            seen.append(now() - last)
            last = now()
            if len(seen) < 9:
                setTimeout(set_again, 0)

        setTimeout(set_again, 0)
        await asyncio.sleep(1)
        setTimeout(set_again, 1)  # a task sets it, no timer
        last = now()
        await asyncio.sleep(1)

    run(main)
    assert seen == [0, 0, 0, 0, 0, 0, 4, 4, 4, 1]


def test_the_sixth_repetition_of_an_interval_takes_4_milliseconds() -> None:
    seen: list[float] = []

    async def main() -> None:
        last = now()

        def tick() -> None:
            nonlocal last
            seen.append(now() - last)
            last = now()
            if len(seen) == 8:
                clearInterval(id)

        id = setInterval(tick, 1)
        await asyncio.sleep(1)

    run(main)
    assert seen == [1, 1, 1, 1, 1, 1, 4, 4]


def test_a_microtask_runs_before_the_next_timer() -> None:
    seen: list[str] = []

    async def main() -> None:
        for name in "ab":
            setTimeout(lambda name=name: queueMicrotask(lambda: seen.append(f"task of {name}")), 0)
            setTimeout(seen.append, 0, name)
        await asyncio.sleep(1)

    run(main)
    assert seen == ["task of a", "a", "task of b", "b"]


def test_an_exception_of_a_handler_is_reported_and_its_interval_continues() -> None:
    error = ValueError("no")
    seen: list[str] = []

    def fail() -> None:
        raise error

    async def main() -> None:
        id = setInterval(fail, 10)
        setTimeout(seen.append, 10, "others go on")
        await asyncio.sleep(0.025)
        clearInterval(id)

    assert run(main) == [error, error]
    assert seen == ["others go on"]


def test_a_cancelled_error_does_not_stop_the_timers() -> None:
    seen: list[str] = []

    def cancel() -> None:
        raise asyncio.CancelledError

    async def main() -> None:
        setTimeout(cancel, 1)
        setTimeout(seen.append, 2, "others go on")
        await asyncio.sleep(1)

    run(main)
    assert seen == ["others go on"]


@pytest.mark.parametrize("function", [setTimeout, setInterval])
def test_timers_refuse_coroutine_functions_and_values_that_are_no_functions(function: Any) -> None:
    async def coroutine_function() -> None: ...

    async def main() -> None:
        for wrong in (None, 5, {}, []):
            with pytest.raises(TypeError, match="parameter 1 is not of type 'Function'"):
                function(wrong)
        with pytest.raises(TypeError, match="a string is not run as code"):
            function("print()")
        with pytest.raises(TypeError, match=r"asyncio\.create_task"):
            function(coroutine_function)
        with pytest.raises(TypeError, match="missing 1 required positional argument"):
            function()

    run(main)


@pytest.mark.parametrize("function", [setTimeout, setInterval])
def test_timers_need_a_running_loop(function: Any) -> None:
    message = f"'{function.__name__}': it needs a running asyncio event loop"
    with pytest.raises(RuntimeError, match=message):
        function(lambda: None)
    clearTimeout(1)


def test_no_two_timers_have_the_same_id() -> None:
    numbers: list[int] = []

    async def main() -> None:
        numbers.append(setTimeout(lambda: None, 1))
        await asyncio.sleep(1)
        numbers.append(setTimeout(lambda: None, 1))
        numbers.append(setInterval(lambda: None, 1))

    run(main)
    run(main)
    assert len({*numbers}) == 6
    assert min(numbers) > 0


def test_ids_start_again_at_1_and_skip_those_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(timers, "_numbers", iter([2**31 - 2, 2**31 - 1, 2 * 2**31 - 2, 4]))
        assert [setTimeout(lambda: None, 10) for _ in range(3)] == [2**31 - 1, 1, 5]

    monkeypatch.setattr(timers, "_numbers", timers._numbers)
    run(main)


def test_a_loop_cannot_clear_a_timer_of_another_loop() -> None:
    seen: list[str] = []

    async def main() -> None:
        id = setTimeout(seen.append, 10, "kept")
        await asyncio.to_thread(asyncio.run, clear(id))
        await asyncio.sleep(0.1)

    async def clear(id: int) -> None:
        clearTimeout(id)

    asyncio.run(main())
    assert seen == ["kept"]


def test_a_handler_sees_the_context_variables_of_the_call_that_set_it() -> None:
    variable: contextvars.ContextVar[int] = contextvars.ContextVar("variable")
    seen: list[int] = []

    async def main() -> None:
        variable.set(1)
        setTimeout(lambda: seen.append(variable.get()), 1)
        variable.set(2)
        await asyncio.sleep(1)

    run(main)
    assert seen == [1]


def test_loops_and_handlers_are_freed() -> None:
    class Handler:
        def __call__(self) -> None: ...

    freed: list[weakref.ref[Any]] = []

    async def main() -> None:
        loop = asyncio.get_running_loop()
        handlers = [Handler() for _ in range(3)]
        freed.extend(map(weakref.ref, handlers))
        setTimeout(handlers[0], 10**6, loop)
        setInterval(handlers[1], 10**6, loop)
        setTimeout(Handler(), 10**6)
        clearTimeout(setTimeout(handlers[2], 10**6))
        handlers.pop()
        gc.collect()
        assert freed[2]() is None  # clearing a timer frees its handler
        freed.append(weakref.ref(loop))

    asyncio.run(main())
    gc.collect()
    assert [each() for each in freed] == [None] * 4


@pytest.mark.parametrize(
    "many", [2_000, pytest.param(20_000, marks=pytest.mark.heavy("They take five seconds."))]
)
def test_many_timers_run_and_cleared_timers_are_dropped_before_they_are_due(many: int) -> None:
    count = 0

    def tick() -> None:
        nonlocal count
        count += 1

    async def main() -> None:
        kept = [setTimeout(tick, number % 1000) for number in range(many)]
        for number in range(9 * many):
            clearTimeout(setTimeout(tick, 10_000 - number % 1000))
        assert len(timers.timers_of(asyncio.get_running_loop())._due) < 2.5 * many
        for id in kept[::2]:
            clearTimeout(id)
        await asyncio.sleep(2)

    run(main)
    assert count == many // 2


def test_handlers_that_set_themselves_again_let_tasks_run() -> None:
    """The task that sleeps goes on, though 100 timers without a timeout are always due."""
    seen: list[int] = []

    async def main() -> None:
        def set_again() -> None:
            seen.append(1)
            setTimeout(set_again)

        for _ in range(100):
            setTimeout(set_again)
        await asyncio.sleep(0.1)

    run(main)
    assert len(seen) < 100 * 40
