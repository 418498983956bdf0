"""Promises: https://webidl.spec.whatwg.org/#js-promise

A promise can be awaited any number of times, also after it was settled. It is a coroutine too, for
``asyncio.run`` and tasks. A task that awaits it may be cancelled; the promise goes on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, Literal, NoReturn, TypeVar, cast

from webapi.url.redaction import redacted
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.event_loop import report_an_exception
from webapi.webidl.microtasks import call, queue_a_microtask, schedule_a_checkpoint
from webapi.webidl.thrown_value import throw, thrown_value

if TYPE_CHECKING:
    from asyncio import Future, Task
    from types import TracebackType

T = TypeVar("T")
Steps = Callable[[Any], object]


class Promise(Coroutine[Any, Any, T], Generic[T]):
    """The result of an operation of type ``Promise<T>``.

    ``Promise(steps)`` runs the steps at once. Their result resolves it, and their exception rejects
    it. ``Promise()`` is pending until `resolve` or `reject` is called with it.

    >>> import asyncio
    >>> promise = Promise(lambda: 4)
    >>> asyncio.run(promise), asyncio.run(promise)
    (4, 4)
    """

    __slots__ = (
        *("__weakref__", "_drivers", "_is_handled", "_is_resolved", "_on_cancellation"),
        *("_reactions", "_state", "_value"),
    )

    _state: Literal["pending", "fulfilled", "rejected"]
    _value: Any

    def __init__(self, steps: Callable[[], T] | None = None) -> None:
        self._state = "pending"
        self._value = None
        self._is_resolved = False
        self._is_handled = False
        self._reactions: list[tuple[Steps, Steps]] = []
        self._on_cancellation: Callable[[], object] | None = None
        self._drivers: dict[Task[Any] | None, Generator[Any, Any, T]] = {}
        if steps is not None:
            try:
                value = steps()
            except Exception as error:
                reject(self, thrown_value(error))
            else:
                resolve(self, value)

    def __await__(self) -> Generator[Any, Any, T]:
        self._is_handled = True
        if self._state == "pending":
            try:
                yield from self._settled()
            except BaseException as error:
                if self._on_cancellation is not None and not isinstance(error, GeneratorExit):
                    self._on_cancellation()
                raise
        if self._state == "rejected":
            raise throw(self._value)
        return cast("T", self._value)

    def _settled(self) -> Future[None]:
        """A future of the running loop that is done when the promise is settled."""
        from webapi.webidl.event_loop import running_loop, running_loop_or_none

        loop = running_loop("A promise that is pending")
        future = loop.create_future()

        def wake(_: object) -> None:
            if running_loop_or_none() is loop:
                _finish(future)
            else:
                loop.call_soon_threadsafe(_finish, future)

        then(self, wake, wake)
        schedule_a_checkpoint()
        return future

    # A coroutine. Each task that drives it has a driver of its own.

    def send(self, value: Any, /) -> Any:
        """Go on until the promise has to wait, as a task or ``asyncio.run`` asks."""
        return self._driven(lambda driver: driver.send(value))

    def throw(
        self,
        error: type[BaseException] | BaseException,
        value: object = None,
        traceback: TracebackType | None = None,
        /,
    ) -> Any:
        """Raise an exception, for example a task's cancellation, where the promise waits."""
        exception = error if isinstance(error, BaseException) else error()
        return self._driven(lambda driver: driver.throw(exception))

    def _driven(self, step: Callable[[Generator[Any, Any, T]], Any]) -> Any:
        from asyncio import current_task

        try:
            task = current_task()
        except RuntimeError:
            task = None
        driver = self._drivers.setdefault(task, self.__await__())
        try:
            return step(driver)
        except BaseException:
            self._drivers.pop(task, None)
            raise

    def close(self) -> None:
        """Do nothing: each task drives the promise by a driver of its own."""

    def __del__(self) -> None:
        if self._state == "rejected" and not self._is_handled:
            report_an_exception(throw(self._value))

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("A promise cannot be copied or pickled.")

    def __repr__(self) -> str:
        match self._state:
            case "pending":
                return "<Promise pending>"
            case "rejected":
                return f"<Promise rejected with {redacted(self._value)}>"
        return f"<Promise of {redacted(self._value)}>"


def _finish(future: Future[None]) -> None:
    if not future.done():
        future.set_result(None)


def resolve(promise: Promise[Any], value: Any = None) -> None:
    """https://webidl.spec.whatwg.org/#resolve

    An awaitable is awaited: another promise, a coroutine or a future of the running asyncio loop.
    """
    if promise._is_resolved:
        return
    promise._is_resolved = True
    if value is None:
        _settle(promise, "fulfilled", None)
    elif isinstance(value, Promise):
        queue_a_microtask(
            lambda: then(
                value,
                lambda result: _settle(promise, "fulfilled", result),
                lambda reason: _settle(promise, "rejected", reason),
            )
        )
    elif hasattr(type(value), "__await__"):
        _follow(promise, value)
    else:
        _settle(promise, "fulfilled", value)


def reject(promise: Promise[Any], reason: Any) -> None:
    """https://webidl.spec.whatwg.org/#reject"""
    if not promise._is_resolved:
        promise._is_resolved = True
        _settle(promise, "rejected", reason)


def _settle(promise: Promise[Any], state: Literal["fulfilled", "rejected"], value: Any) -> None:
    promise._state, promise._value = state, value
    reactions = promise._reactions
    if reactions:
        promise._reactions = []
        for reaction in reactions:
            _react_to(promise, *reaction)


def _react_to(promise: Promise[Any], fulfilled: Steps, rejected: Steps) -> None:
    steps = fulfilled if promise._state == "fulfilled" else rejected
    queue_a_microtask(partial(steps, promise._value))


def then(promise: Promise[Any], fulfilled: Steps, rejected: Steps) -> None:
    """https://tc39.es/ecma262/#sec-performpromisethen, without a promise for the result"""
    promise._is_handled = True
    if promise._state == "pending":
        promise._reactions.append((fulfilled, rejected))
    else:
        _react_to(promise, fulfilled, rejected)


def _follow(promise: Promise[Any], value: Awaitable[Any]) -> None:
    import asyncio

    async def follow() -> None:
        try:
            result = await value
        except asyncio.CancelledError:
            with call:
                reason = DOMException("The awaited coroutine was cancelled.", "AbortError")
                _settle(promise, "rejected", reason)
            raise
        except Exception as error:
            with call:
                _settle(promise, "rejected", thrown_value(error))
        else:
            with call:
                _settle(promise, "fulfilled", result)

    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        if isinstance(value, Coroutine):
            value.close()
        _settle(
            promise, "rejected", RuntimeError("An awaitable needs a running asyncio event loop.")
        )
        return
    task = loop.create_task(follow())
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


_tasks: set[Any] = set()
"""The tasks that follow awaitables: asyncio keeps tasks weakly."""


def new_promise() -> Promise[Any]:
    """https://webidl.spec.whatwg.org/#a-new-promise"""
    return Promise()


def promise_resolved_with(value: Any = None) -> Promise[Any]:
    """https://webidl.spec.whatwg.org/#a-promise-resolved-with"""
    promise: Promise[Any] = Promise()
    resolve(promise, value)
    return promise


def promise_rejected_with(reason: Any) -> Promise[Any]:
    """https://webidl.spec.whatwg.org/#a-promise-rejected-with"""
    promise: Promise[Any] = Promise()
    reject(promise, reason)
    return promise


def react(
    promise: Promise[Any],
    fulfilled: Callable[[Any], Any] | None = None,
    rejected: Callable[[Any], Any] | None = None,
) -> Promise[Any]:
    """https://webidl.spec.whatwg.org/#dfn-perform-steps-once-promise-is-settled

    The result or the exception of the steps settles the returned promise.
    """
    result: Promise[Any] = Promise()

    def on_fulfilled(value: Any) -> None:
        if fulfilled is None:
            resolve(result, value)
        else:
            _run(result, fulfilled, value)

    def on_rejected(reason: Any) -> None:
        if rejected is None:
            reject(result, reason)
        else:
            _run(result, rejected, reason)

    then(promise, on_fulfilled, on_rejected)
    return result


def _run(result: Promise[Any], steps: Callable[[Any], Any], value: Any) -> None:
    try:
        returned = steps(value)
    except Exception as error:
        reject(result, thrown_value(error))
    else:
        resolve(result, returned)


def mark_as_handled(promise: Promise[Any]) -> None:
    """https://webidl.spec.whatwg.org/#mark-a-promise-as-handled"""
    promise._is_handled = True


def when_cancelled(promise: Promise[Any], steps: Callable[[], object]) -> None:
    """Run steps when a task that awaits the promise is cancelled."""
    promise._on_cancellation = steps


def promise_of_object(promise: Promise[Any], new: Callable[[Any], Any]) -> Promise[Any]:
    """A promise of the object that is made of the value of another promise."""
    result = react(promise, new)
    result._on_cancellation = promise._on_cancellation
    return result


def is_pending(promise: Promise[Any]) -> bool:
    """Whether neither `resolve` nor `reject` has been called with a new promise."""
    return not promise._is_resolved


def promise_of(item: Callable[[object, str], T]) -> Callable[[object, str], Promise[T]]:
    """The conversion to ``Promise<T>``: an awaitable's own value is not converted."""

    def to_promise(value: object, context: str) -> Promise[T]:
        if isinstance(value, Awaitable):
            return promise_resolved_with(value)
        return Promise(lambda: item(value, context))

    return to_promise
