"""Asynchronous iteration: https://webidl.spec.whatwg.org/#js-asynchronous-iterable"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Generic, NoReturn, Protocol, TypeVar

from webapi.webidl.async_sequences import end_of_iteration
from webapi.webidl.event_loop import running_loop_or_none
from webapi.webidl.promises import Promise, promise_resolved_with, react
from webapi.webidl.thrown_value import throw

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from typing import Self

T = TypeVar("T")


class Source(Protocol):
    """The steps' object behind an asynchronous iterator."""

    def get_the_next_iteration_result(self) -> Promise[Any]:
        """https://webidl.spec.whatwg.org/#dfn-get-the-next-iteration-result

        A promise of a value, or of `end_of_iteration`.
        """
        ...

    def asynchronous_iterator_return(self, value: Any) -> Promise[Any]:
        """https://webidl.spec.whatwg.org/#asynchronous-iterator-return"""
        ...


class AsyncIterator(Generic[T]):
    """https://webidl.spec.whatwg.org/#js-default-asynchronous-iterator-object

    JavaScript's ``next()`` is ``anext()``, and its ``return()`` is ``aclose()``. JavaScript's loops
    return when a script leaves them early; Python's do not. So an iterator that is dropped returns
    in the loop's next callback, as an asynchronous generator does.
    """

    __slots__ = ("__weakref__", "_is_finished", "_loop", "_ongoing", "_source")

    def __init__(self, source: Source) -> None:
        self._source = source
        self._ongoing: Promise[Any] | None = None
        self._is_finished = False
        self._loop: AbstractEventLoop | None = None

    def __aiter__(self) -> Self:
        return self

    def __anext__(self) -> Coroutine[Any, Any, T]:
        return self._value_of(self._after_ongoing(self._next))

    async def _value_of(self, promise: Promise[T]) -> T:
        self._loop = running_loop_or_none()
        value = await promise
        if value is end_of_iteration:
            raise StopAsyncIteration
        return value

    def aclose(self) -> Promise[None]:
        """End the iteration, as JavaScript's ``return()``."""
        return self._after_ongoing(self._return)

    def _after_ongoing(self, steps: Callable[[], Promise[Any]]) -> Promise[Any]:
        ongoing = self._ongoing
        if ongoing is None:
            self._ongoing = steps()
        else:
            self._ongoing = react(ongoing, lambda _: steps(), lambda _: steps())
        return self._ongoing

    def _next(self) -> Promise[Any]:
        """https://webidl.spec.whatwg.org/#js-asynchronous-iterator-prototype-object"""
        if self._is_finished:
            return promise_resolved_with(end_of_iteration)
        return react(self._source.get_the_next_iteration_result(), self._fulfilled, self._rejected)

    def _fulfilled(self, value: Any) -> Any:
        self._ongoing = None
        if value is end_of_iteration:
            self._is_finished = True
        return value

    def _rejected(self, reason: Any) -> NoReturn:
        self._ongoing = None
        self._is_finished = True
        raise throw(reason)

    def _return(self) -> Promise[Any]:
        """The return steps of the same object."""
        if self._is_finished:
            return promise_resolved_with()
        self._is_finished = True
        return self._source.asynchronous_iterator_return(None)

    def __del__(self) -> None:
        loop = self._loop
        if loop is None or self._is_finished or loop.is_closed():
            return
        other = AsyncIterator[T](self._source)
        other._ongoing = self._ongoing
        loop.call_soon_threadsafe(other.aclose)
