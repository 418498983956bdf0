"""Promises wherever asyncio takes a coroutine."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.work import LIMIT
from webapi import Blob

FAILING: Any = Blob.text  # called on what is no blob


def test_asyncio_run_takes_a_promise() -> None:
    assert asyncio.run(Blob(["é"]).text()) == "é"
    assert asyncio.run(Blob(["é"]).text(), debug=True) == "é"
    with pytest.raises(TypeError, match="Illegal invocation"):
        asyncio.run(FAILING("no blob"))


def test_asyncio_takes_a_promise_wherever_it_takes_a_coroutine() -> None:
    async def program() -> None:
        promise = Blob(["a"]).text()
        assert isinstance(promise, Coroutine)
        assert asyncio.iscoroutine(promise)
        assert inspect.isawaitable(promise)
        assert await asyncio.create_task(promise) == "a"
        assert await asyncio.ensure_future(promise) == await promise == "a"
        assert await asyncio.gather(promise, Blob(["b"]).text()) == ["a", "b"]
        assert await asyncio.wait_for(promise, LIMIT) == "a"
        assert await asyncio.shield(promise) == "a"
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(Blob([text]).bytes()) for text in "ab"]
        assert [task.result() for task in tasks] == [b"a", b"b"]
        failing = asyncio.create_task(FAILING(5))
        with pytest.raises(TypeError, match="Illegal invocation"):
            await failing
        cancelled = asyncio.create_task(promise)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        assert await promise == "a"

    asyncio.run(program(), debug=True)


def test_send_throw_and_close_of_a_promise_are_those_of_a_coroutine() -> None:
    promise = Blob(["a"]).text()
    for _ in range(2):
        with pytest.raises(StopIteration) as stop:
            promise.send(None)
        assert stop.value.value == "a"
    with pytest.raises(LookupError, match="x"):
        promise.throw(LookupError("x"))
    with pytest.raises(LookupError):
        promise.throw(LookupError)
    promise.close()


def test_the_repr_of_a_promise_shows_its_value_or_error() -> None:
    assert repr(Blob(["a"]).text()) == "<Promise of 'a'>"
    rejected = FAILING(5)
    assert repr(rejected) == "<Promise rejected with TypeError('Illegal invocation')>"
