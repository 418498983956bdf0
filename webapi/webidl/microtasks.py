"""Microtasks: https://html.spec.whatwg.org/#microtask-queue

Each thread has a queue. Its microtasks run in the order in which they were queued, when the
outermost call into this package returns, where JavaScript's stack would be empty. A microtask that
is queued outside of such a call runs in the next callback of the running asyncio loop.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from webapi.webidl.event_loop import report_an_exception, running_loop_or_none

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

T = TypeVar("T")


class _Queue(threading.local):
    """The microtask queue of a thread."""

    def __init__(self) -> None:
        self.microtasks: deque[Callable[[], object]] = deque()
        self.calls = 0
        """The number of nested calls into the package."""
        self.scheduled_on: AbstractEventLoop | None = None


_queue = _Queue()


def queue_a_microtask(steps: Callable[[], object]) -> None:
    """https://html.spec.whatwg.org/#queue-a-microtask"""
    _queue.microtasks.append(steps)
    if _queue.calls == 0:
        schedule_a_checkpoint()


def schedule_a_checkpoint() -> None:
    """Let the running asyncio loop perform a checkpoint next. Without one, an ``await`` does."""
    import asyncio

    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return
    if _queue.microtasks and _queue.scheduled_on is not loop:
        _queue.scheduled_on = loop
        loop.call_soon(_scheduled_checkpoint)


def _scheduled_checkpoint() -> None:
    _queue.scheduled_on = None
    perform_a_microtask_checkpoint()


def perform_a_microtask_checkpoint() -> None:
    """https://html.spec.whatwg.org/#perform-a-microtask-checkpoint"""
    queue = _queue
    if queue.calls or not queue.microtasks:
        return
    queue.calls = 1
    microtasks = queue.microtasks
    try:
        while microtasks:
            steps = microtasks.popleft()
            try:
                steps()
            except Exception as exception:
                report_an_exception(exception)
    finally:  # KeyboardInterrupt leaves the rest in the queue
        queue.calls = 0


def run_with_microtasks(steps: Callable[[], T]) -> T:
    """Call steps, and run the microtasks that they queue, if no call and no loop would run them.

    So what they begin does not wait for this thread, which may never perform a checkpoint.
    """
    microtasks = _queue.microtasks
    others = list(microtasks)
    microtasks.clear()
    try:
        result = steps()
        if not _queue.calls and running_loop_or_none() is None:
            perform_a_microtask_checkpoint()
        return result
    finally:
        microtasks.extendleft(reversed(others))


def take_microtasks() -> list[Callable[[], object]]:
    """The microtasks of this thread, for another thread to queue."""
    taken = list(_queue.microtasks)
    _queue.microtasks.clear()
    return taken


class Call:
    """A call into the package: the outermost one ends with a checkpoint.

    >>> with call:
    ...     queue_a_microtask(lambda: print("microtask"))
    ...     print("call")
    call
    microtask
    """

    __slots__ = ()

    def __enter__(self) -> None:
        _queue.calls += 1

    def __exit__(self, *_: object) -> None:
        _queue.calls -= 1
        if not _queue.calls and _queue.microtasks:
            perform_a_microtask_checkpoint()


call = Call()
