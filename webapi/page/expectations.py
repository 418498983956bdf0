"""What ``page.expect_…`` gives: a block whose end waits for an event."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from webapi.page.events import Events

Value = TypeVar("Value")
Runner = Callable[[Coroutine[Any, Any, Any]], Any]
Wait = Callable[[Callable[[], bool]], Coroutine[Any, Any, None]]


class Waiting:
    """The first event of a name that passes a test."""

    def __init__(
        self,
        events: Events,
        event: str,
        predicate: Callable[[Any], object] | None,
        value_of: Callable[[Any], Any] = lambda value: value,
    ) -> None:
        self._events = events
        self._event = event
        self._predicate = predicate
        self._value_of = value_of
        self._found: list[Any] = []
        events.add(event, self._listen)

    def _listen(self, value: Any) -> None:
        if not self._found and (self._predicate is None or self._predicate(value)):
            self._found.append(value)

    def is_over(self) -> bool:
        """Whether the event has come."""
        return bool(self._found)

    def value(self) -> Any:
        """The event's value."""
        return self._value_of(self._found[0])

    def end(self) -> None:
        """Listen no more."""
        self._events.remove(self._event, self._listen)

    async def wait(self, wait: Wait) -> Any:
        """Wait for the event, and listen no more."""
        try:
            await wait(self.is_over)
        finally:
            self.end()
        return self.value()


class SyncExpectation(Generic[Value]):
    """A block, after which the event has come."""

    def __init__(self, run: Runner, waiting: Waiting, wait: Wait) -> None:
        self._run = run
        self._waiting = waiting
        self._wait = wait

    def __enter__(self) -> Self:
        """Return this, which has the value after the block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is not None:
            self._waiting.end()
        else:
            self._run(self._waiting.wait(self._wait))

    @property
    def value(self) -> Value:
        """What has come. In the block it waits for it."""
        if not self._waiting.is_over():
            self._run(self._wait(self._waiting.is_over))
        value: Value = self._waiting.value()
        return value


class AsyncExpectation(Generic[Value]):
    """A block, after which the event has come."""

    def __init__(self, run: Runner, waiting: Waiting, wait: Wait) -> None:
        self._run = run
        self._waiting = waiting
        self._wait = wait
        self._value: asyncio.Future[Value] = asyncio.get_running_loop().create_future()

    async def __aenter__(self) -> Self:
        """Return this, whose value can be awaited after the block."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is not None:
            self._waiting.end()
            self._value.cancel()
        else:
            self._value.set_result(await self._run(self._waiting.wait(self._wait)))

    @property
    def value(self) -> asyncio.Future[Value]:
        """What has come, to be awaited."""
        return self._value
