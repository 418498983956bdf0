"""Promises, as coroutines: https://webidl.spec.whatwg.org/#js-promise"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import TracebackType
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")


class Promise(Coroutine[Any, Any, T]):
    """The result of an operation of type ``Promise<T>``. It can be awaited any number of times.

    The steps have run when it is made; what they raise, wrong arguments included, is raised where
    the promise is awaited. It is a coroutine too, for ``asyncio.run`` and tasks.
    """

    __slots__ = ("_error", "_value")

    def __init__(self, steps: Callable[[], T]) -> None:
        self._error: Exception | None = None
        try:
            self._value = steps()
        except Exception as error:
            self._error = error

    def __await__(self) -> Generator[Any, Any, T]:
        yield from ()
        if self._error is not None:
            raise self._error
        return self._value

    def send(self, value: Any, /) -> NoReturn:
        """Return the result or raise the error at once: the coroutine never suspends."""
        if self._error is not None:
            raise self._error
        raise StopIteration(self._value)

    def throw(
        self,
        error: type[BaseException] | BaseException,
        value: object = None,
        traceback: TracebackType | None = None,
        /,
    ) -> NoReturn:
        """Raise the given exception, such as a task's cancellation."""
        raise error

    def close(self) -> None:
        """Do nothing: there is nothing left to run."""

    def __repr__(self) -> str:
        if self._error is not None:
            return f"<Promise rejected with {self._error!r}>"
        return f"<Promise of {self._value!r}>"


def promise_of(item: Callable[[object, str], T]) -> Callable[[object, str], Awaitable[T]]:
    """The conversion to ``Promise<T>``: an awaitable itself, or a promise of any other value."""

    def to_promise(value: object, context: str) -> Awaitable[T]:
        if isinstance(value, Awaitable):
            return value
        return Promise(lambda: item(value, context))

    return to_promise
