"""Promises and microtasks: the order is that of JavaScript, and asyncio can wait for them."""

import asyncio
import gc
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    Promise,
    mark_as_handled,
    new_promise,
    promise_rejected_with,
    promise_resolved_with,
    queue_a_microtask,
    react,
    reject,
    resolve,
)
from webapi.webidl.microtasks import call, perform_a_microtask_checkpoint
from webapi.webidl.thrown_value import ThrownValue

pytestmark = pytest.mark.skipif(
    sys.platform == "emscripten", reason="Pyodide always has an event loop, and no threads"
)


@pytest.fixture
def log() -> Iterator[list[Any]]:
    yield []
    perform_a_microtask_checkpoint()


def test_microtasks_run_when_the_outermost_call_returns(log: list[Any]) -> None:
    with call:
        with call:
            queue_a_microtask(lambda: log.append("first"))
        log.append("still in a call")
        queue_a_microtask(lambda: queue_a_microtask(lambda: log.append("third")))
        queue_a_microtask(lambda: log.append("second"))
    assert log == ["still in a call", "first", "second", "third"]


def test_reactions_run_in_the_order_of_javascript(log: list[Any]) -> None:
    """What Node.js 20 logs for the same lines."""
    with call:
        outer, inner = new_promise(), new_promise()
        react(outer, lambda value: log.append(("outer", value)))
        resolve(outer, inner)  # which takes two microtasks more
        resolve(inner, 1)
        react(inner, lambda value: log.append(("inner", value)))
        chained = react(promise_resolved_with(2), lambda value: log.append(value))
        react(chained, lambda _: log.append("after"))
    assert log == [("inner", 1), 2, "after", ("outer", 1)]


def test_a_promise_settles_once(log: list[Any]) -> None:
    promise = new_promise()
    resolve(promise, 1)
    reject(promise, 2)
    resolve(promise, 3)
    assert asyncio.run(_all(promise, promise)) == [1, 1]


async def _all(*promises: Awaitable[Any]) -> list[Any]:
    return [await each for each in promises]


def test_steps_that_raise_reject_the_promise_that_react_returns() -> None:
    def fail(_: Any) -> None:
        raise ThrownValue("why")

    with call:
        failed = react(promise_resolved_with(1), fail)
        passed_on = react(failed, lambda value: value)
        caught = react(failed, None, lambda reason: ("caught", reason))
    assert asyncio.run(caught) == ("caught", "why")
    with pytest.raises(ThrownValue) as thrown:
        asyncio.run(passed_on)
    assert thrown.value.value == "why"


def test_many_tasks_wait_for_one_promise_and_one_may_be_cancelled() -> None:
    async def main() -> None:
        promise = new_promise()
        tasks = [asyncio.create_task(promise) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        resolve(promise, "done")
        assert await asyncio.gather(tasks[0], tasks[2]) == ["done", "done"]
        assert tasks[1].cancelled()
        assert await promise == "done"

    asyncio.run(main())


@pytest.mark.parametrize("make", [lambda: _later("x"), lambda: asyncio.ensure_future(_later("x"))])
def test_a_promise_follows_an_awaitable(make: Callable[[], Awaitable[str]]) -> None:
    async def main() -> Any:
        return await promise_resolved_with(make())

    assert asyncio.run(main()) == "x"


async def _later(value: str) -> str:
    await asyncio.sleep(0)
    return value


def test_an_awaitable_needs_a_loop() -> None:
    with pytest.raises(RuntimeError, match="needs a running asyncio event loop"):
        asyncio.run(promise_resolved_with(_later("x")))


def test_a_cancelled_coroutine_rejects_its_promise() -> None:
    async def main() -> None:
        task = asyncio.ensure_future(asyncio.sleep(10))
        promise = promise_resolved_with(task)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(DOMException) as raised:
            await promise
        assert raised.value.name == "AbortError"

    asyncio.run(main())


def test_a_promise_that_another_thread_resolves_wakes_its_task() -> None:
    async def main() -> Any:
        promise = new_promise()

        def work() -> None:
            with call:
                resolve(promise, 5)

        threading.Timer(0.01, work).start()
        return await promise

    assert asyncio.run(main()) == 5


def test_an_error_of_a_microtask_is_reported_and_the_next_one_runs(
    log: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.excepthook", lambda _, error, __: log.append(str(error)))
    with call:
        queue_a_microtask(lambda: 1 / 0)
        queue_a_microtask(lambda: log.append("next"))
    assert log == ["division by zero", "next"]


@pytest.mark.usefixtures("frozen_heap")
def test_a_rejection_that_nobody_handles_is_reported(
    log: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.excepthook", lambda _, error, __: log.append(str(error)))
    handled = promise_rejected_with(TypeError("handled"))
    mark_as_handled(handled)
    promise_rejected_with(TypeError("lost"))
    del handled
    gc.collect()
    assert log == ["lost"]


def test_awaiting_a_pending_promise_outside_of_a_loop_is_refused() -> None:
    with pytest.raises(RuntimeError, match="needs a running asyncio event loop"):
        new_promise().send(None)


def test_a_promise_is_shown_with_its_state() -> None:
    rejected = promise_rejected_with("why")
    mark_as_handled(rejected)
    shown = [repr(each) for each in (new_promise(), promise_resolved_with(1), rejected)]
    assert shown == ["<Promise pending>", "<Promise of 1>", "<Promise rejected with 'why'>"]


def test_many_chained_reactions_need_no_stack() -> None:
    promise: Promise[Any] = promise_resolved_with(0)
    with call:
        for _ in range(20_000):
            promise = react(promise, lambda value: value + 1)
    assert asyncio.run(promise) == 20_000
