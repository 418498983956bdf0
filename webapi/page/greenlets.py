"""An event loop whose functions may call synchronous faces, by greenlets.

The loop runs in a greenlet of its own. Who calls a page switches to it, and it switches back when
the coroutine has ended. So a handler, which has a greenlet too, may call the page while the loop
runs; Playwright's synchronous classes do the same. Outside of its greenlet no loop runs: so Django
lets a test and its handlers query.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from greenlet import greenlet

from webapi.runtimes.driver import new_own_loop

Result = TypeVar("Result")


class GreenletLoop:
    """The event loop of one thread.

    Raises: `RuntimeError` if an event loop runs in the thread.
    """

    def __init__(self) -> None:
        self._loop = new_own_loop()
        self._end = self._loop.create_future()
        self._fiber = self._new_fiber()

    def _new_fiber(self) -> greenlet:
        return greenlet(lambda: self._loop.run_until_complete(self._end))

    @property
    def fiber(self) -> greenlet:
        """The greenlet in which the loop runs."""
        return self._fiber

    def run(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine to its end, from any greenlet but that of the loop."""
        here = greenlet.getcurrent()
        if self._fiber.dead:  # a signal raised an exception in it, as Ctrl+C does
            self._fiber = self._new_fiber()
        if here is self._fiber:
            coroutine.close()
            raise RuntimeError("the page is busy: a script or a handler runs in its event loop")
        task: asyncio.Task[Result] = self._loop.create_task(coroutine)
        task.add_done_callback(lambda _: self._return_to(here))
        while not task.done():
            self._enter()
        return task.result()

    def _return_to(self, caller: greenlet) -> None:
        caller.switch()
        asyncio._set_running_loop(self._loop)  # a handler that has ended comes back without it

    def _enter(self) -> None:
        outside = asyncio._get_running_loop()
        if self._loop.is_running():
            asyncio._set_running_loop(self._loop)
        try:
            self._fiber.switch()
        finally:
            asyncio._set_running_loop(outside)

    def check_idle(self) -> None:
        """Do nothing: a handler may run a coroutine while another one runs."""

    def call(self, listener: Callable[..., object], *values: Any) -> None:
        """Call a handler in a greenlet of its own. It is called in the loop, or outside."""
        inside = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        try:
            greenlet(listener).switch(*values)
        finally:
            asyncio._set_running_loop(inside)

    def close(self) -> None:
        """End the loop."""
        if not self._end.done():
            self._end.set_result(None)
            self._enter()
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.close()
