"""Timers, on an asyncio loop: https://html.spec.whatwg.org/#timers

The host keeps the time, so timers are not written once: ``runtimes/glue/timers.js`` has those of
scripts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context, copy_context
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Any, Final
from weakref import WeakKeyDictionary, ref

from webapi.webidl.event_loop import invoke_and_report

_GREATEST_ID: Final = 2**31 - 1
_numbers: Final = count()
_orders: Final = count()


@dataclass(eq=False, slots=True)
class _Timer:
    id: int
    handler: Callable[..., Any] | None
    """``None`` after the timer was cleared."""
    timeout: int
    arguments: list[Any]
    repeat: bool
    nesting_level: int
    context: Context


class Timers:
    """The timers of one loop: https://html.spec.whatwg.org/#map-of-settimeout-and-setinterval-ids

    The loop keeps the object while a timer is pending, because it calls the object.
    """

    __slots__ = ("__weakref__", "_active", "_due", "_handle", "_loop", "_nesting_level")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._active: dict[int, _Timer] = {}
        self._due: list[tuple[float, int, _Timer]] = []
        """A heap of due times, with those of cleared timers."""
        self._handle: asyncio.TimerHandle | None = None
        self._nesting_level = 0

    def initialize(
        self, handler: Callable[..., Any], timeout: int, arguments: list[Any], repeat: bool
    ) -> int:
        """https://html.spec.whatwg.org/#timer-initialisation-steps, without a previous ID"""
        id = next(_numbers) % _GREATEST_ID + 1
        while id in self._active:
            id = next(_numbers) % _GREATEST_ID + 1
        timer = _Timer(id, handler, max(timeout, 0), arguments, repeat, 0, copy_context())
        self._start(timer, self._loop.time())
        return id

    def _start(self, timer: _Timer, began: float, late: float = 0) -> None:
        """Steps 3 to 13.

        As in browsers, an interval counts from the time when it was due, not from its handler. If
        its handler ``began`` ``late`` seconds late, it skips the times that have passed.
        """
        timeout = timer.timeout / 1000
        if self._nesting_level > 5 and timeout < 0.004:
            timeout = 0.004
        timer.nesting_level = self._nesting_level + 1
        self._active[timer.id] = timer
        due = began + timeout - (late % timeout if timeout else 0)
        heappush(self._due, (due, next(_orders), timer))
        if self._due[0][2] is timer:
            self._wake_up_when_due()

    def clear(self, id: int) -> None:
        """https://html.spec.whatwg.org/#dom-cleartimeout"""
        timer = self._active.pop(id, None)
        if timer is None:
            return
        timer.handler, timer.arguments = None, []
        if len(self._due) > 2 * len(self._active) + 100:
            self._due = [each for each in self._due if each[2].handler is not None]
            heapify(self._due)
            self._wake_up_when_due()

    def _wake_up_when_due(self) -> None:
        """Let the loop call this object when the first timer is due."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        while self._due and self._due[0][2].handler is None:
            heappop(self._due)
        if self._due:
            delay = self._due[0][0] - self._loop.time()
            # Unlike asyncio's loop, Pyodide's refuses a time in the past.
            self._handle = self._loop.call_later(max(delay, 0), self._run_the_first)

    def _run_the_first(self) -> None:
        """Run one timer. The loop runs callbacks of its handler before the next timer."""
        self._handle = None
        try:
            if self._due and self._due[0][0] <= self._loop.time():
                due, _, timer = heappop(self._due)
                self._run(timer, due)
        finally:
            self._wake_up_when_due()

    def _run(self, timer: _Timer, due: float) -> None:
        """https://html.spec.whatwg.org/#timer-initialisation-steps, step 8"""
        if timer.handler is None:
            return
        began = self._loop.time()
        self._nesting_level = timer.nesting_level
        try:
            timer.context.run(invoke_and_report, timer.handler, *timer.arguments)
            if timer.handler is not None:
                if timer.repeat:
                    self._start(timer, began, began - due)
                else:
                    del self._active[timer.id]
        finally:
            self._nesting_level = 0


_timers: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, ref[Timers]]] = WeakKeyDictionary()


def timers_of(loop: asyncio.AbstractEventLoop) -> Timers:
    """The timers of a loop."""
    reference = _timers.get(loop)
    timers = None if reference is None else reference()
    if timers is None:
        timers = Timers(loop)
        _timers[loop] = ref(timers)
    return timers


def clear(id: int) -> None:
    """Clear a timer of the running loop, if there is one."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return
    timers_of(loop).clear(id)
