"""An event loop whose functions may call synchronous faces, by greenlets.

The loop runs in a greenlet of its own. Who calls a page switches to it, and it switches back when
the coroutine has ended. So a handler, which has a greenlet too, may call the page while the loop
runs; Playwright's synchronous classes do the same. As theirs does, a test may make tasks and
futures: after a call it finds the loop as the running one. In a program that uses Django it finds
none, so that Django lets a test and its handlers query.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from threading import get_ident
from typing import Any, Final, TypeVar

from greenlet import greenlet

from webapi.page.errors import PageError
from webapi.page.faces import Failed
from webapi.runtimes.driver import new_own_loop

Result = TypeVar("Result")


_open: Final[dict[tuple[int, int], GreenletLoop]] = {}
"""The loops that are open, by their processes and threads."""


def _here() -> tuple[int, int]:
    return os.getpid(), get_ident()


class GreenletLoop:
    """The event loop of one thread.

    Raises: `PageError` if the thread has one, unless a test has left it open.
    """

    def __init__(self) -> None:
        before = _open.get(_here())
        if before is not None and not before.is_left:
            raise PageError(
                "It looks like you are using Playwright Sync API inside the asyncio loop.\n"
                "Please use the Async API instead."
            )
        self.is_left: bool = False
        """Whether the test in which it began has ended."""
        self._place = _here()
        _open[self._place] = self
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
        if outside in (None, self._loop):  # else asyncio refuses to run two
            asyncio._set_running_loop(self._loop if self._loop.is_running() else None)
        try:
            self._fiber.switch()
        finally:
            asyncio._set_running_loop(outside or self._shown())

    def _shown(self) -> asyncio.AbstractEventLoop | None:
        """What the caller finds as the running loop."""
        conf = sys.modules.get("django.conf")
        if self._loop.is_closed() or (conf is not None and conf.settings.configured):
            return None
        return self._loop

    def check_idle(self) -> None:
        """Raise `PageError` after the end of the loop.

        A handler may run a coroutine while another one runs.
        """
        if self._loop.is_closed():
            raise PageError("Event loop is closed! Is Playwright already stopped?")

    def call(self, failed: Failed, listener: Callable[..., object], *values: Any) -> None:
        """Call a handler in a greenlet of its own. It is called in the loop, or outside."""

        def run() -> None:
            try:
                listener(*values)
            except BaseException as error:
                failed(error)

        inside = asyncio._get_running_loop()
        asyncio._set_running_loop(self._shown())
        try:
            greenlet(run).switch()
        finally:
            asyncio._set_running_loop(inside)

    def close(self) -> None:
        """End the loop."""
        if not self._end.done():
            self._end.set_result(None)
            self._enter()
            hide()
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.close()
            if _open.get(self._place) is self:
                del _open[self._place]


def end_test() -> None:
    """Let the next test begin a loop, if this one could not close its own, and find none."""
    hide()
    if (loop := _open.get(_here())) is not None:
        loop.is_left = True


def hide() -> None:
    """Let the thread find no running loop until it calls a page again."""
    loop = _open.get(_here())
    if loop is not None and loop._loop is asyncio._get_running_loop():
        asyncio._set_running_loop(None)
