"""Asynchronous sequences: https://webidl.spec.whatwg.org/#idl-async-sequence

An asynchronous iterable converts to one. So does an iterable; its awaitable items are awaited.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Final, NoReturn

from webapi.webidl.collections import is_iterable
from webapi.webidl.promises import Promise, promise_rejected_with, promise_resolved_with, react
from webapi.webidl.thrown_value import throw, thrown_value
from webapi.webidl.values import is_object

if TYPE_CHECKING:
    from asyncio import Task


class EndOfIteration:
    """The type of `end_of_iteration`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "end_of_iteration"


end_of_iteration: Final = EndOfIteration()
"""https://webidl.spec.whatwg.org/#end-of-iteration"""


class AsyncSequence:
    """https://webidl.spec.whatwg.org/#js-async-iterable: an object, and how it is iterated."""

    __slots__ = ("_is_async", "_iterable")

    def __init__(self, iterable: Any, is_async: bool) -> None:
        self._iterable = iterable
        self._is_async = is_async

    def open(self) -> AsyncSequenceIterator:
        """https://webidl.spec.whatwg.org/#async-sequence-open"""
        if self._is_async:
            return AsyncSequenceIterator(self._iterable.__aiter__())
        return _FromSyncIterator(iter(self._iterable))


class AsyncSequenceIterator:
    """The iterator of an asynchronous sequence."""

    __slots__ = ("_is_closed", "_iterator", "_ongoing", "_waiting")

    def __init__(self, iterator: Any) -> None:
        self._iterator = iterator
        self._ongoing: Promise[Any] = promise_resolved_with()
        self._waiting: Task[Any] | None = None
        """The task that waits for the next value."""
        self._is_closed = False

    def next(self) -> Promise[Any]:
        """https://webidl.spec.whatwg.org/#async-iterator-next: a value, or `end_of_iteration`"""
        self._ongoing = promise_resolved_with(self._next())
        return self._ongoing

    async def _next(self) -> Any:
        from asyncio import current_task

        task = self._waiting = current_task()
        if self._is_closed and task is not None:
            task.cancel()
        try:
            return await self._iterator.__anext__()
        except StopAsyncIteration:
            return end_of_iteration
        finally:
            self._waiting = None

    def close(self, reason: Any) -> Promise[Any]:
        """https://webidl.spec.whatwg.org/#async-iterator-close

        An asynchronous generator has ``aclose()``, which takes no reason, and which must not be
        called while the generator runs. So a wait for the next value is cancelled first.
        """
        self._is_closed = True
        if self._waiting is not None:
            self._waiting.cancel()
        aclose = getattr(self._iterator, "aclose", None)
        if aclose is None:
            return promise_resolved_with()
        return react(self._ongoing, lambda _: aclose(), lambda _: aclose())


class _FromSyncIterator(AsyncSequenceIterator):
    """https://tc39.es/ecma262/#sec-async-from-sync-iterator-objects"""

    __slots__ = ()

    def next(self) -> Promise[Any]:
        try:
            value = next(self._iterator, end_of_iteration)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))
        promise = promise_resolved_with(value)
        return react(promise, None, self._rejected) if isinstance(value, Awaitable) else promise

    def _rejected(self, reason: Any) -> NoReturn:
        self.close(reason)
        raise throw(reason)

    def close(self, reason: Any) -> Promise[Any]:
        close = getattr(self._iterator, "close", None)
        return promise_resolved_with() if close is None else Promise(close)


def to_async_sequence(value: object, context: str) -> AsyncSequence:
    """https://webidl.spec.whatwg.org/#js-to-async-iterable"""
    if hasattr(type(value), "__aiter__"):
        return AsyncSequence(value, is_async=True)
    if is_object(value) and is_iterable(value):
        return AsyncSequence(value, is_async=False)
    raise TypeError(f"{context} cannot be converted to an asynchronous sequence.")
