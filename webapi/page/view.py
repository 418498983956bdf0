"""One document of a page, in a context of its own."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib import import_module, resources
from typing import Any, Final

from webapi.html.session_history import SessionHistory
from webapi.page import coverage
from webapi.page.clock import PageTime
from webapi.page.errors import PageError, PageTimeoutError, ScriptError
from webapi.page.request_headers import Client
from webapi.page.selectors import needs_finding
from webapi.runtimes import Bridge, Window
from webapi.runtimes.bridge import DEFAULT_MAX_BYTES, DEFAULT_MAX_HANDLES
from webapi.runtimes.driver import Run
from webapi.runtimes.event_loop import Observer
from webapi.runtimes.javascript_error import JavaScriptError
from webapi.transports.current import Transport
from webapi.url.redaction import hide_password

ENGINES: Final = ("quickjs", "mini_racer")
LEAST: Final = 1e-9
"""Seconds that the clock moves at least, as differences of times are rounded."""
LIMIT: Final = 30.0
"""The real seconds that the requests of an action may take."""


class View(Bridge):
    """A context that shows one document. ``is_left`` tells whether the page goes to another."""

    def __init__(
        self,
        engine: str,
        time_limit: float | None,
        memory_limit: int | None,
        window: Window,
        time: PageTime,
        transport: Transport,
        observer: Observer,
        is_left: Callable[[], bool],
        policy: str,
        held: Callable[[], int],
    ) -> None:
        adapter = import_module(f"webapi.runtimes.adapters.{engine}")
        limits: dict[str, Any] = {"memory_limit": memory_limit}
        if time_limit is None:
            context = adapter.new_context()
        else:
            # mini-racer limits times if it has a loop of its own, and else takes the one that runs.
            with ThreadPoolExecutor(1) as thread:
                context = thread.submit(adapter.new_context).result()
            limits["time_limit"] = time_limit
        adapted = adapter.Engine(context, **limits)
        super().__init__(
            adapted,
            DEFAULT_MAX_HANDLES,
            DEFAULT_MAX_BYTES,
            time,
            window,
            transport,
        )
        self._event_loop.observer = observer
        self._driver.held_requests = held
        self._time = time
        self._release = adapted.release
        self.collect: Callable[[], None] = adapted.collect
        """Frees what no script can reach."""
        self._is_left = is_left
        self._window = window
        self._can_find = False
        self.html: str | bytes = ""
        """What the document has been made of."""
        self._policy = policy
        self._memory_error = adapted.memory_error
        self._actions = f"webapi_page_{secrets.token_hex(8)}"
        self._engine.eval(
            f'const {self._actions} = {_actions()}("{self._actions}", {self._user_input}, '
            f"{self._report}, {self._listen_to_console}, {self._with_import_calls}, "
            f"{self._in_frames}); 0;"
        )
        self._counters: coverage.Counters | None = None
        if coverage.current is not None:
            self._counters = coverage.Counters(coverage.current)
            self._engine.eval(self._counters.definition)
            self._driver.prepare = self._counters.counted

    def run_before(self, source: str) -> None:
        """Run a script before those of the document; report its exception as theirs."""
        run = self._start_call(f"{self._actions}.evaluate", (f"{source}\n;undefined", None))
        with suppress(JavaScriptError):
            if run.done:
                run.result()

    async def show(self, html: str | bytes, content_type: str | None) -> None:
        """Load the document; return early if a script goes to another one."""
        self.html = html
        await self._finish_run(self._start_load(html, content_type))

    async def ask(self, name: str, *arguments: Any) -> Any:
        """Call a function of ``actions.js``, and wait for its promise.

        While no request is under way, the clock goes to the next timer.

        Raises: `ScriptError`; `MemoryError` at the memory limit; `PageError` if the promise
            waits longer than `LIMIT` seconds of the clock.
        """
        try:
            if not self._can_find and needs_finding(arguments):
                self._can_find = True
                run = self._start_call(f"{self._actions}.learn", (_finding(),))
                await self._finish_run(run)
                run.result()
            run = self._start_call(f"{self._actions}.{name}", arguments)
            await self._finish_run_by_timers(run)
            if run.done:
                return run.result()
        except JavaScriptError as error:
            self.raise_memory_error(error)
            raise ScriptError(error) from None
        if self._is_left():
            return None
        raise PageError(
            f"the promise waits for a timer of more than {LIMIT:.0f} seconds of the clock, or for "
            "something that does not come: let the script keep the promise"
        )

    async def _finish_run_by_timers(self, run: Run) -> None:
        await self._finish_run(run)
        end = self._time.monotonic() + LIMIT
        while not run.done and not self._is_left():
            delay = None if self._time.is_paused else self.delay()
            if delay is None or self._time.monotonic() + delay > end:
                return
            self._time.sleep(max(delay, LEAST))
            await self._finish_run(run)

    async def change_environment(self, viewport: tuple[int, int], media: dict[str, str]) -> None:
        """Let scripts and style sheets see another viewport and other media."""
        self._window.change(viewport, media)
        run = self._start_call(self._change_environment, self._window.sizes())
        await self._finish_run(run)
        if run.done:
            run.result()

    def raise_memory_error(self, error: JavaScriptError) -> None:
        """Raise `MemoryError` for an error that the engine throws when memory is out."""
        found = self._memory_error(str(error))
        if found is not None:
            raise found from error

    async def _finish_run(self, run: Run) -> None:
        if not run.done:
            await self._quiet(lambda: run.done or self._is_left())

    async def quiet(self) -> None:
        """Wait until nothing can run now and no request is under way, or the page is left.

        Raises: `PageTimeoutError` after `LIMIT` seconds.
        """
        await self._quiet(self._is_left)

    async def _quiet(self, is_over: Callable[[], bool]) -> None:
        if not await self._driver.wait_until_quiet(is_over, LIMIT):
            raise PageTimeoutError(
                f"requests or scripts of {hide_password(self.url)} did not end in "
                f"{LIMIT:.0f} seconds"
            )

    async def wait_for_a_stream(self, seconds: float) -> bool:
        """Wait in real time until an open stream has something; return False if none has."""
        return await self._driver.wait_for_a_stream(seconds)

    def wake(self) -> None:
        """Let who waits look again."""
        self._driver.wake()

    def delay(self) -> float | None:
        """Return the seconds until the next timer is due."""
        return self._event_loop.delay()

    @property
    def url(self) -> str:
        """The URL of the document."""
        assert self.window is not None
        return self.window.document.URL

    def is_of_another_origin(self, url: str) -> bool:
        """Return whether a URL has another origin than the document."""
        assert self.window is not None
        return not self.window.has_origin_of(url)

    def client(self) -> Client:
        """Return what requests tell of the document."""
        assert self.window is not None
        return Client(self.history.current.url, self.window.origin, self._policy)

    @property
    def history(self) -> SessionHistory:
        """The history of the document."""
        assert self.window is not None
        return self.window.history

    def leave(self) -> None:
        """End the document and its context."""
        if self._counters is not None:
            with suppress(Exception):  # the scripts are at a limit
                run = self._start_call(self._counters.take, (self._counters.size,))
                self._counters.note(run.result())
        self.close()
        if self._engine.has_event_loop:
            with suppress(MemoryError, TimeoutError, RuntimeError):  # V8 runs nothing more
                self._engine.eval("0")  # after the tasks that garbage has scheduled
        self._release()


@cache
def _actions() -> str:
    return _expression("actions.js")


@cache
def _finding() -> str:
    return _expression("finding.js")


def _expression(name: str) -> str:
    text = resources.files("webapi.page").joinpath(name).read_text("ascii")
    return text[text.index("(function") :].rstrip().removesuffix(";")
