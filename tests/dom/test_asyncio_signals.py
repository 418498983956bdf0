"""Signals that end coroutines."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.streams.running import microtasks, run
from webapi import AbortController, AbortSignal, DOMException, Response, ThrownValue, fetch
from webapi.asyncio_signals import abortable
from webapi.transports import use

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="needs asyncio.run")


async def work(log: list[str]) -> str:
    log.append("begun")
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        await asyncio.sleep(0)
        log.append("cleaned up")
        raise
    return "done"


def test_the_result_and_the_exception_of_the_coroutine() -> None:
    async def result() -> str:
        return "done"

    async def raises() -> str:
        raise LookupError("no")

    async def main() -> None:
        signal = AbortController().signal
        future = asyncio.get_running_loop().create_future()
        future.set_result("future")
        response: Awaitable[str] = Response("promise").text()
        awaitables: list[Awaitable[str]] = [result(), future, response]
        found = [await abortable(each, signal) for each in awaitables]
        assert found == ["done", "future", "promise"]
        with pytest.raises(LookupError, match="no"):
            await abortable(raises(), signal)

    run(main())


@pytest.mark.parametrize(
    ("abort", "error", "message"),
    [
        (lambda controller: controller.abort(), DOMException, "AbortError"),
        (lambda controller: controller.abort(LookupError("why")), LookupError, "why"),
        (lambda controller: controller.abort("too late"), ThrownValue, "too late"),
    ],
)
def test_the_caller_gets_the_reason_after_the_coroutine_has_ended(
    abort: Callable[[AbortController], None], error: type[Exception], message: str
) -> None:
    log: list[str] = []

    async def main() -> None:
        controller = AbortController()
        asyncio.get_running_loop().call_later(0.001, abort, controller)
        with pytest.raises(error, match=message):
            await abortable(work(log), controller.signal)
        assert log == ["begun", "cleaned up"]

    run(main())


def test_a_signal_that_has_aborted_lets_nothing_begin() -> None:
    log: list[str] = []

    async def main() -> None:
        with pytest.raises(DOMException, match="AbortError"):
            await abortable(work(log), AbortSignal.abort())
        assert log == []

    run(main())


def test_a_caller_that_is_cancelled_gets_its_cancellation_even_if_the_signal_aborts() -> None:
    log: list[str] = []

    async def main() -> None:
        controller = AbortController()
        task = asyncio.create_task(abortable(work(log), controller.signal))
        await microtasks()
        task.cancel()
        controller.abort()
        await asyncio.wait([task])
        assert (task.cancelled(), log) == (True, ["begun", "cleaned up"])
        for limit in (asyncio.timeout(0.001), asyncio.timeout(0)):
            with pytest.raises(TimeoutError):
                async with limit:
                    await abortable(work(log), AbortController().signal)

    run(main())


def test_a_caller_that_cleans_up_after_its_cancellation_gets_the_reason() -> None:
    async def caller(log: list[str]) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            with pytest.raises(DOMException, match="TimeoutError"):
                await abortable(work(log), AbortSignal.timeout(1))

    async def main() -> None:
        log: list[str] = []
        task = asyncio.create_task(caller(log))
        await microtasks()
        task.cancel()
        await asyncio.wait([task])
        assert (task.cancelled(), log) == (True, ["begun", "cleaned up"])

    run(main())


def test_a_coroutine_that_cancels_itself_or_ignores_the_signal() -> None:
    async def cancels() -> None:
        raise asyncio.CancelledError

    async def ignores(controller: AbortController) -> str:
        controller.abort()
        try:
            await asyncio.sleep(0)
        except asyncio.CancelledError:
            return "ignored"
        return "not reached"

    async def main() -> None:
        with pytest.raises(asyncio.CancelledError):
            await abortable(cancels(), AbortController().signal)
        controller = AbortController()
        assert await abortable(ignores(controller), controller.signal) == "ignored"

    run(main())


def test_a_promise_of_fetch_is_aborted() -> None:
    log: list[str] = []

    async def transport(request: Any) -> Response:
        return Response(await work(log))

    async def main() -> None:
        with use(transport), pytest.raises(DOMException, match="TimeoutError"):
            await abortable(fetch("http://h/"), AbortSignal.timeout(5))
        await microtasks()
        assert log == ["begun", "cleaned up"]

    run(main())


def test_a_signal_is_needed() -> None:
    async def main() -> None:
        with pytest.raises(TypeError, match="no AbortSignal"):
            await abortable(Response("a").text(), AbortController())  # type: ignore[arg-type]

    run(main())
