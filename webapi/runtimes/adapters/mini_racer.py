"""mini-racer (V8). Experimental: it has no public way for JavaScript to wait for Python.

Text goes through a buffer that both sides share. JavaScript writes a request, wakes Python and
waits until the buffer says that it holds the answer. A callback wakes Python, on V8's own thread
(``mini_racer_hook``, which uses private names of mini-racer). Where a version of mini-racer lacks
these names, a thread of this module looks into the buffer instead, every 50 µs while there is work.

V8 may print "Uncaught illegal access" when a context is closed that has garbage left: call
`Bridge.drain <webapi.runtimes.Bridge.drain>` before ``close``. Contexts that are open when the
interpreter ends are drained and closed by this module.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import re
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from webapi.runtimes.adapters.engine_import import import_engine
from webapi.runtimes.adapters.mini_racer_hook import keep_from_closing, wrap_callback
from webapi.runtimes.bridge import DEFAULT_MAX_BYTES, DEFAULT_MAX_HANDLES, Bridge
from webapi.runtimes.event_loop import Clock
from webapi.runtimes.failures import failure
from webapi.runtimes.fetches import Transport
from webapi.runtimes.module_sources import Modules
from webapi.runtimes.scripts import with_ascii_decoder
from webapi.runtimes.window import Window

INSTALL = "mini-racer"

_SIZE = 1 << 16
_THROWN = re.compile(r"(\S*:\d+): (.*?)\n[^\n]*\n([ \t]*)\^+\n(?:\n(.*))?$", re.DOTALL)
_WITHOUT_VALUE = "const{}=0;0"
"""Ends a script with a number. mini-racer hangs at values without a type in Python: dates, BigInts.

No expression and no ``if (x)`` goes on with it, and it declares nothing.
"""
_SECONDS_AT_EXIT = 1.0
_IDLE, _WHOLE, _PART, _MORE = range(4)


class _Exchange:
    """Python's side of the buffer, which ``mini_racer_send.js`` describes."""

    def __init__(self, buffer: memoryview, function: Callable[[str], str]) -> None:
        self._words = buffer[:12].cast("i")
        self._bytes = buffer[12:]
        self._function = function
        self._request: list[str] = []
        self._answer = b""

    @property
    def waiting(self) -> bool:
        """Whether JavaScript waits for Python."""
        return self._words[0] != _IDLE

    def turn(self) -> None:
        """Answer the request that JavaScript waits for, and always end its waiting."""
        try:
            task = self._words[0]
            if task != _MORE:
                self._request.append(str(self._bytes[: self._words[1]], "latin-1"))
            if task == _WHOLE:
                request = "".join(self._request)
                self._request.clear()
                self._answer = self._function(request).encode("ascii")
            if task != _PART:
                self._put_answer()
        except BaseException as error:
            self._request.clear()
            self._answer = failure(error).encode("ascii")
            self._put_answer()
        finally:
            self._words[0] = _IDLE

    def _put_answer(self) -> None:
        part, self._answer = self._answer[:_SIZE], self._answer[_SIZE:]
        self._bytes[: len(part)] = part
        self._words[1] = len(part)
        self._words[2] = bool(self._answer)


class _Watch(threading.Thread):
    """A thread that reads the buffer until somebody closes the context."""

    def __init__(self, context: Any, exchange: _Exchange) -> None:
        super().__init__(name="webapi-mini-racer", daemon=True)
        self._exchange = exchange
        self._stopped = threading.Event()
        close = context.close

        def stop_and_close(*arguments: Any) -> None:
            self._stopped.set()
            if self is not threading.current_thread():
                self.join()
            close(*arguments)

        context.close = stop_and_close

    def run(self) -> None:
        pause = 0.00005
        while not self._stopped.wait(pause):
            if self._exchange.waiting:
                self._exchange.turn()
                pause = 0.00005
            else:
                pause = min(pause * 1.1, 0.005)


_contexts: weakref.WeakSet[Any] = weakref.WeakSet()


@atexit.register
def _close_contexts() -> None:
    """Close open contexts when the interpreter ends, while mini-racer can still join its threads.

    V8 calls the callbacks of a ``FinalizationRegistry`` in a task of its own. When mini-racer
    closes a context that has garbage left for such a task, V8 refuses to run JavaScript and prints
    "Uncaught illegal access". So this function first collects garbage and runs the tasks, if a
    thread runs the context's loop. Nobody runs the loop of a page that is still open.
    """
    for context in list(_contexts):
        with suppress(Exception):
            if context._ctx.event_loop._thread_id not in (None, threading.get_ident()):
                _run_tasks(context)
                context.low_memory_notification()
                _run_tasks(context)
        context.close()


def _run_tasks(context: Any) -> None:
    running = asyncio.run_coroutine_threadsafe(
        context.eval_cancelable("0"), context._ctx.event_loop
    )
    running.result(_SECONDS_AT_EXIT)


def _leave_contexts() -> None:
    """Leave the contexts of the parent in a process that has forked."""
    keep_from_closing(_contexts)
    _contexts.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_leave_contexts)


class Engine:
    """A ``py_mini_racer.MiniRacer`` as `webapi.runtimes.engine.Engine`."""

    has_event_loop = True
    has_timers = False
    runs_jobs_in_calls = False

    def __init__(
        self,
        context: Any,
        private_hooks: bool = True,
        time_limit: float | None = None,
        memory_limit: int | None = None,
    ) -> None:
        self._context = context
        self._private_hooks = private_hooks
        self._time_limit = time_limit
        self._memory_limit = memory_limit
        self._is_closed = False
        self._process = os.getpid()
        if memory_limit is not None:
            context.set_hard_memory_limit(memory_limit)

    def eval(self, source: str, /) -> None:
        """Run a script and the jobs it leaves.

        Microtasks that make microtasks without end survive V8's end of a script. A context that
        they hold is closed.

        Raises: `TimeoutError` after the time limit; `MemoryError` at the memory limit;
            `RuntimeError` in a process that has forked.
        """
        if self._process != os.getpid():
            raise RuntimeError(
                "this process has forked, and the threads of V8 are in its parent: load the page "
                "again, or make the context in this process"
            )
        engine = import_engine("py_mini_racer", INSTALL)
        try:
            self._run(f"{source}\n{_WITHOUT_VALUE}")
        except engine.JSParseException:
            self._run(source)  # nothing has run: this tells of the script's own end

    def _run(self, source: str) -> None:
        engine = import_engine("py_mini_racer", INSTALL)
        ran = f"a script ran for {self._time_limit or 0:g} seconds"
        if self._is_closed:
            raise TimeoutError(f"{ran}, and its microtasks went on: load the document again")
        try:
            self._context.eval(source, timeout_sec=self._time_limit)
        except engine.JSTimeoutException as error:
            self._close_if_busy()
            raise TimeoutError(ran) from error
        except engine.JSOOMException as error:
            raise MemoryError(f"scripts took {self._memory_limit} bytes") from error

    def _close_if_busy(self) -> None:
        engine = import_engine("py_mini_racer", INSTALL)
        try:
            self._context.eval("0", timeout_sec=self._time_limit)
        except engine.JSTimeoutException:
            self._is_closed = True
            self._context.close()

    def memory_error(self, text: str) -> None:
        """Return None: no script can catch V8's error at the memory limit, which `eval` raises."""

    def bind(self, name: str, function: Callable[[str], str], /) -> None:
        """Make a function a global."""
        _contexts.add(self._context)
        buffer = self._context.eval(f"globalThis.{name} = new SharedArrayBuffer({_SIZE + 12})")
        exchange = _Exchange(buffer, function)
        wake = wrap_callback(self._context, exchange.turn) if self._private_hooks else None
        send = with_ascii_decoder("glue/mini_racer_send.js")
        define = self._context.eval(
            f"(wake) => {{ globalThis.{name} = {send}(globalThis.{name}, wake, {_SIZE}); }}"
        )
        if wake is None:
            _Watch(self._context, exchange).start()
            wake = self._context.eval("() => {}")
        define(wake)

    def collect(self) -> None:
        """Collect garbage and run what it schedules."""
        self._context.low_memory_notification()
        self.eval("0")

    def run_jobs(self) -> None:
        """Do nothing: V8 runs jobs after each script."""

    def thrown(self, error: Exception, /) -> str | None:
        """The text of a script's exception, which follows V8's excerpt of the script."""
        engine = import_engine("py_mini_racer", INSTALL)
        if not isinstance(error, (engine.JSEvalException, engine.JSParseException)):
            return None
        found = _THROWN.match(str(error))
        if found is None:
            return str(error)
        place, message, indent, stack = found.groups(default="")
        if isinstance(error, engine.JSParseException):
            return f"{message}\n    at {place}:{len(indent) + 1}\n"
        if stack.startswith(message):
            return stack
        # The stack of a DOMException begins with its name alone.
        return f"{message}\n{stack.partition(chr(10))[2]}"

    async def settle(self) -> bool:
        """Return False: V8 does not tell whether its timers and threads are idle."""
        return False

    def release(self) -> None:
        """Close the context."""
        self._context.close()


def new_context() -> Any:
    """A new ``py_mini_racer.MiniRacer``."""
    return import_engine("py_mini_racer", INSTALL).MiniRacer()


def install(
    context: Any,
    *,
    max_handles: int = DEFAULT_MAX_HANDLES,
    max_bytes: int = DEFAULT_MAX_BYTES,
    clock: Clock | None = None,
    page: str | Window | None = None,
    fetch: Transport | None = None,
    modules: Modules | None = None,
) -> Bridge:
    """Give a ``py_mini_racer.MiniRacer`` the Web's classes.

    Raises: `ModuleNotFoundError` that says what to install.
    """
    import_engine("py_mini_racer", INSTALL)
    return Bridge(Engine(context), max_handles, max_bytes, clock, page, fetch, modules)
