"""queueMicrotask and reportError, as the HTML Standard defines and WPT tests them.

https://github.com/web-platform-tests/wpt/tree/master/html/webappapis/microtask-queuing
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from webapi import ThrownValue, queueMicrotask, reportError


def run(calls: Any) -> list[Any]:
    """Run ``calls`` and its microtasks. Return the exceptions that the loop's handler got."""
    reported: list[Any] = []

    async def main() -> None:
        handler = lambda _, context: reported.append(context["exception"])  # noqa: E731
        asyncio.get_running_loop().set_exception_handler(handler)
        calls()
        for _ in range(5):
            await asyncio.sleep(0)

    asyncio.run(main())
    return reported


def test_microtasks_are_called_later_in_order_without_arguments() -> None:
    called: list[Any] = []

    def nested() -> None:
        called.append("nesting")
        queueMicrotask(lambda: called.append("nested"))

    def calls() -> None:
        queueMicrotask(lambda *given: called.append(given))
        queueMicrotask(nested)
        assert queueMicrotask(lambda: called.append("last")) is None  # type: ignore[func-returns-value]
        called.append("now")

    assert run(calls) == []
    assert called == ["now", (), "nesting", "last", "nested"]


def test_an_exception_of_a_microtask_is_reported_and_the_others_are_called() -> None:
    called: list[int] = []
    error = ValueError("no")

    def fail() -> None:
        raise error

    def calls() -> None:
        queueMicrotask(fail)
        queueMicrotask(lambda: called.append(1))

    assert run(calls) == [error]
    assert called == [1]


def test_queue_microtask_refuses_coroutine_functions_and_values_that_are_no_functions() -> None:
    async def coroutine_function() -> None: ...

    def calls() -> None:
        wrong: Any
        for wrong in (None, 5, "code", {}, []):
            with pytest.raises(TypeError, match="not of type 'Function'"):
                queueMicrotask(wrong)
        with pytest.raises(TypeError, match=r"asyncio\.create_task"):
            queueMicrotask(coroutine_function)
        with pytest.raises(TypeError):
            queueMicrotask()  # type: ignore[call-arg]

    assert run(calls) == []


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide always has an event loop")
def test_queue_microtask_needs_a_running_event_loop() -> None:
    with pytest.raises(RuntimeError, match="needs a running asyncio event loop"):
        queueMicrotask(lambda: None)


def test_errors_are_reported_to_the_loop() -> None:
    error = ValueError("no")
    first, second = run(lambda: (reportError(error), reportError("a value")))  # type: ignore[func-returns-value]
    assert first is error
    assert (type(second), second.value) == (ThrownValue, "a value")


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide always has an event loop")
def test_without_a_loop_errors_are_reported_to_the_excepthook(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[Any] = []
    monkeypatch.setattr(sys, "excepthook", lambda *arguments: given.append(arguments))
    error = ValueError("no")
    reportError(error)
    assert given == [(ValueError, error, None)]
    with pytest.raises(TypeError):
        reportError()  # type: ignore[call-arg]
