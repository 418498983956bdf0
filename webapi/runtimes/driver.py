"""Runs the scripts of one context, and the host's functions that they call.

*Tasks and turns.* A function of the host that is `async` runs in a task of an asyncio loop. No task
enters the engine. A task puts its result into an inbox. `Driver.turn` delivers one entry of the
inbox and runs the microtasks that follow; neither an engine nor a task calls it. `Driver.wait`
calls it until something is done: in the caller's loop, or, for synchronous callers, in the driver's
own loop, which lives until `Driver.close`. So several callers can wait at once.

*Time.* While a task runs, a held clock stands still, because the task takes real time. When no task
is left, the driver moves the held clock to the next timer. With the real clock (`time`), the driver
waits for tasks and timers together. A time limit counts the clock's seconds, and real seconds while
a held clock stands.
"""

from __future__ import annotations

import asyncio
import contextvars
import inspect
import json
import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from socket import socket
from typing import Any, Final, TypeVar

from webapi.fetching.fetch import NetworkError, RefusedError
from webapi.html.import_maps import SpecifierResolver, resolve_a_url_like_module_specifier
from webapi.runtimes.crossing import Crossing
from webapi.runtimes.engine import Engine
from webapi.runtimes.event_loop import Clock, EventLoop
from webapi.runtimes.failures import failure
from webapi.runtimes.fetches import ScriptFetch, Transport
from webapi.runtimes.handles import HandleTable, TooManyObjectsError
from webapi.runtimes.javascript_error import JavaScriptError, error_of_script, error_of_text
from webapi.runtimes.memory import OutOfMemoryError
from webapi.runtimes.module_scripts import ModuleScripts
from webapi.runtimes.module_sources import Modules, SourceResolver, load_from, source_of
from webapi.runtimes.page_scripts import PageScripts, Script
from webapi.runtimes.sources import checked, is_name, named
from webapi.runtimes.streams import ENDLESS, StreamTable
from webapi.url.redaction import hide_password_in_text
from webapi.url.serializer import url_serializer
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.microtasks import queue_a_microtask, take_microtasks

_logger: Final = logging.getLogger("webapi.runtimes")
_ROUNDS_OF_CANCELLING: Final = 10
_MAX_LOGGED_ORIGINS: Final = 100
MODULES: Final = "modules"
"""The name of the work that fetches modules, whose result is their numbers."""
Result = TypeVar("Result")


class Run:
    """One script or function that the host runs in the context, and its result."""

    def __init__(self, number: int, arguments: str = "") -> None:
        self.number = number
        self.arguments = arguments
        self.taken = False
        self.done = False
        self._value: Any = None
        self._error: BaseException | None = None

    def finish(self, value: Any) -> None:
        """Keep the value."""
        self._value = value
        self.taken = self.done = True

    def fail(self, error: BaseException) -> None:
        """Keep the error."""
        self._error = error
        self.taken = self.done = True

    def result(self) -> Any:
        """Return the value, or raise the error."""
        if self._error is not None:
            raise self._error
        return self._value


@dataclass
class _Work:
    """A pending call of an asynchronous function of the host."""

    number: int
    name: str
    awaitable: Awaitable[Any]
    size: int
    context: contextvars.Context
    task: asyncio.Task[Any] | None = None
    loop: asyncio.AbstractEventLoop | None = None


class Driver:
    """Runs scripts and functions of the host for one context.

    ``entries`` names the object that has the functions of the glue.
    """

    def __init__(
        self,
        engine: Engine,
        event_loop: EventLoop,
        handles: HandleTable,
        entries: str,
        importer: str = "",
        fetch: Transport | None = None,
        modules: Modules | None = None,
    ) -> None:
        self._engine = engine
        self._event_loop = event_loop
        self._handles = handles
        self._transport = fetch
        self._fetches: dict[int, ScriptFetch] = {}
        self._refused_origins: set[str] = set()
        self.deliver = f"{entries}.deliver"
        self.take_functions = f"{entries}.takeFunctions"
        self.take_modules = f"{entries}.takeModules"
        self.run_timer = f"{entries}.runTimer"
        self._functions: dict[str, tuple[Callable[..., Any], bool]] = {}
        self._inbox: deque[str | tuple[int, list[int]]] = deque()
        self._microtasks: deque[Callable[[], object]] = deque()
        self.held_requests: Callable[[], int] = lambda: 0
        """How many requests wait for a decision of the host, so that nobody waits for them."""
        self.prepare: Callable[[str], str] = str
        """What changes the scripts of a page before they run."""
        self._work: dict[int, _Work] = {}
        self._unstarted: deque[_Work] = deque()
        self._bytes = 0
        self._size = 0
        self._runs: dict[int, Run] = {}
        self._last = 0
        self._bounds: list[int] | None = None
        self._waiting: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []
        self._answering: int | None = None
        self._thread = threading.get_ident()
        self._context = contextvars.copy_context()
        self._own_loop = OwnLoop()
        self.take = f"{entries}.take"
        self._scripts = PageScripts(fetch, handles, self.post_now, self._evaluate, self._run_jobs)
        self._source = None if modules is None else source_of(modules)

        def prepare(source: str) -> str:
            return self.prepare(source)

        self._modules = (
            ModuleScripts(self._scripts.fetch_module, SpecifierResolver(), importer, prepare)
            if self._source is None
            else ModuleScripts(
                load_from(self._source), SourceResolver(self._source), importer, prepare
            )
        )
        self._streams = StreamTable(self, handles)
        self._crossing = Crossing(self._streams.enter, self._streams.stay, self._streams.leave)
        self._answers: dict[str, Callable[..., str]] = {
            "next": self._next,
            "taken": self._note_taken,
            "finished": self._note_finished,
            "failed": self._note_failed,
            "arguments": self._arguments,
            "split": self._note_bounds,
            "host": self._call_host,
            "read": self._read_stream,
            "cancel": self._cancel_stream,
            "fetch": self._fetch,
            "abort": self._abort,
            "fetchScript": partial(self._begin_to_fetch, "script", self._scripts.fetch),
            "fetchStyle": partial(self._begin_to_fetch, "style", self._scripts.fetch_style),
            "fetchImports": partial(self._begin_to_fetch, "style", self._scripts.fetch_imports),
            "fetchFrame": partial(self._begin_to_fetch, "frame", self._scripts.fetch_frame),
            "fetchedScript": self._scripts.take,
            "frameScript": self._frame_script,
            "ready": self._add_script,
            "source": self._scripts.give,
            "moduleRuns": self._scripts.note_a_module,
            "importMap": self._modules.register_an_import_map,
            "resolveModule": self._modules.resolve,
            "moduleEngine": self._modules.note_the_engine,
            "module": self._modules.number,
            "importedModule": self._modules.number_imported,
            "fetchModules": partial(self._begin_to_fetch, MODULES, self._modules.fetch),
            "parseModule": self._modules.parse,
            "importCalls": self._with_import_calls,
            "later": self._post_later,
            "microtasks": self._perform_a_microtask_checkpoint,
        }

    # Messages of the glue

    def __call__(self, message: str) -> str:
        """Answer a message of the glue: an array of its kind and values."""
        answering, self._answering = self._answering, threading.get_ident()
        try:
            if len(message) > self._handles.memory.max_bytes:
                raise OutOfMemoryError("max_bytes allows no value of this size")
            kind, *values = self._crossing.value_from(message)
            self._size = len(message)
            if kind in self._answers:
                return self._answers[kind](*values)
            return self._event_loop.answer(kind, values)
        finally:
            self._answering = answering
            if threading.get_ident() != self._thread:
                self._hand_over_microtasks()

    def _next(self) -> str:
        if self._inbox and isinstance(first := self._inbox[0], str):
            self._inbox.popleft()
            return first
        return "null"

    def _note_taken(self, number: int) -> str:
        self._runs[number].taken = True
        return "null"

    def _note_finished(self, number: int, value: Any) -> str:
        return self._end(number, lambda run: run.finish(value))

    def _note_failed(self, number: int, name: str, message: str, stack: str) -> str:
        return self._end(number, lambda run: run.fail(error_of_script(name, message, stack)))

    def _end(self, number: int, note: Callable[[Run], None]) -> str:
        run = self._runs.pop(number, None)
        if run is not None:
            note(run)
            self.wake()
        return "null"

    def _arguments(self, number: int) -> str:
        return f"[{self._runs[number].arguments}]"

    def _note_bounds(self, bounds: list[int] | None) -> str:
        self._bounds = bounds
        return "null"

    def _call_host(self, name: str, arguments: list[Any]) -> str:
        """Call a function of the host; answer its value, or the number of a promise."""
        try:
            function, thread = self._functions[name]
            context = self._context_of_call()
            result: Any = (
                asyncio.to_thread(self._in_thread, function, *arguments)
                if thread
                else context.run(function, *arguments)
            )
            if not inspect.isawaitable(result):
                return f"[0,{self._crossing.text_of(result)}]"
            return f"[1,{self._add_work(name, result, context)}]"
        except BaseException as error:
            return _failure_of_host(name, error)

    def _in_thread(self, function: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return function(*arguments)
        finally:
            self._hand_over_microtasks()

    def _hand_over_microtasks(self) -> None:
        """Let whoever turns run the microtasks of this thread, for example of a new stream."""
        taken = take_microtasks()
        if taken:
            self._microtasks.extend(taken)
            self.wake()

    def _context_of_call(self) -> contextvars.Context:
        """Copy the context variables of the script's caller, on any thread."""
        if threading.get_ident() == self._thread:
            return contextvars.copy_context()
        return self._context.copy()

    def _add_work(self, name: str, awaitable: Awaitable[Any], context: contextvars.Context) -> int:
        try:
            if len(self._work) >= self._handles.max_handles:
                raise TooManyObjectsError(
                    f"{len(self._work)} calls are pending; max_handles allows no more"
                )
            if self._bytes + self._size > self._handles.memory.max_bytes:
                raise OutOfMemoryError("max_bytes allows no more bytes in pending calls")
        except BaseException:
            _discard(awaitable)
            raise
        return self._new_work(name, awaitable, self._size, context)

    def _new_work(
        self, name: str, awaitable: Awaitable[Any], size: int, context: contextvars.Context
    ) -> int:
        self._last += 1
        work = _Work(self._last, name, awaitable, size, context)
        self._work[work.number] = work
        self._unstarted.append(work)
        self._bytes += work.size
        self.wake()
        return work.number

    def _read_stream(self, handle: int) -> str:
        return f"[1,{self._streams.read(handle)}]"

    def _cancel_stream(self, handle: int, name: str, message: str, stack: str) -> str:
        return f"[1,{self._streams.cancel(handle, name, message, stack)}]"

    def _fetch(self, *parts: Any) -> str:
        """Begin to fetch for the script; answer the number of a promise."""
        try:
            number = self._last + 1  # a body of no bytes is transmitted at once
            fetch = ScriptFetch(
                self._transport,
                [*parts],
                self._handles,
                lambda length: self.tell("transmitted", number, json.dumps(length)),
            )
            work = self._response_of(fetch)
            self._add_work("fetch", work, self._context_of_call())
            self._fetches[number] = fetch
            return f"[1,{number}]"
        except BaseException as error:
            return failure(error)

    async def _response_of(self, fetch: ScriptFetch) -> list[Any]:
        try:
            parts = await fetch.response()
        except RefusedError as error:
            self._log_a_refusal(error)
            raise
        if fetch.is_event_stream:
            self._streams.endless.add(parts[-1])
        return parts

    def _log_a_refusal(self, error: RefusedError) -> None:
        """Log one line for each origin: a script may ask as often as it likes."""
        self._event_loop.observer.refused(str(error))
        refused = self._refused_origins
        if error.origin not in refused and len(refused) < _MAX_LOGGED_ORIGINS:
            refused.add(error.origin)
            cause = " ".join(hide_password_in_text(str(error.__cause__ or "")).split())
            text = error.for_scripts
            _logger.error("%s %s; the next refusals of this origin are not logged.", text, cause)

    def _abort(self, number: int, name: str, message: str, stack: str) -> str:
        """Abort a fetch that has no response yet."""
        fetch, work = self._fetches.get(number), self._work.get(number)
        if fetch is not None and work is not None:
            fetch.abort(error_of_script(name, message, stack))
            self._cancel_work(work)
        return "null"

    # Scripts of a page

    def _begin_to_fetch(
        self, kind: str, fetch: Callable[..., Coroutine[Any, Any, Any]], *parts: Any
    ) -> str:
        """Begin to fetch something for the page; answer the number of a promise."""
        try:
            return f"[1,{self._add_work(kind, fetch(*parts), self._context_of_call())}]"
        except BaseException as error:
            return failure(error)

    def _with_import_calls(self, source: str, base_url: str | None) -> str:
        return json.dumps(self.with_import_calls(source, base_url))

    def with_import_calls(self, source: str, base_url: str | None = None) -> str:
        """The text of a classic script in which ``import()`` works.

        The base URL is that of the context if none is given.
        """
        base = self._base_url() if base_url is None else base_url
        return self._modules.with_import_calls(source, base)

    def _frame_script(self, source: str) -> str:
        """The code of a classic script of a frame, or why there is none."""
        from webapi.modules.frame_scripts import frame_script

        try:
            return json.dumps([0, *frame_script(checked(source))])
        except (ModuleNotFoundError, ValueError) as error:
            return failure(error)

    def url_of_module(self, url: str | None) -> str:
        """The URL of a module of the host: that of the context if none is given."""
        base = self._base_url()
        if url is None:
            return base
        found = resolve_a_url_like_module_specifier(url, base)
        return found or resolve_a_url_like_module_specifier(f"./{url}", base) or base

    def _base_url(self) -> str:
        if self._source is not None:
            return self._source.base_url
        url = self._handles.environment.api_base_url
        return "about:blank" if url is None else url_serializer(url)

    def _add_script(self, number: int) -> str:
        self._scripts.add(number)
        self.wake()
        return "null"

    def _post_later(self, kind: str) -> str:
        """Let a message of the glue come back, in a task of its own."""
        self._inbox.append(json.dumps(["page", kind]))
        self.wake()
        return "null"

    def _perform_a_microtask_checkpoint(self) -> str:
        """https://html.spec.whatwg.org/#perform-a-microtask-checkpoint"""
        self._run_jobs()
        return "null"

    def _evaluate(self, script: Script) -> list[str] | None:
        """Run a script of the page; return the texts of what it throws."""
        try:
            self._note_context()
            prepared = checked(self.prepare(script.source))
            source = self.with_import_calls(prepared, script.base_url)
            if is_name(script.url):
                source += named(script.url)
            self._engine.eval(source)
        except ValueError as error:
            return ["SyntaxError", str(error), ""]
        except Exception as error:
            text = self._engine.thrown(error)
            if text is None:
                raise
            return _texts(error_of_text(text))
        return None

    # What streams need

    def begin(self, name: str, coroutine: Coroutine[Any, Any, Any]) -> int:
        """Run a coroutine in a task; return the number of its promise in the script."""
        return self._new_work(name, coroutine, 0, self._context_of_call())

    async def ask(self, kind: str, number: int, text: str = "null") -> Any:
        """What the glue answers to a message.

        Raises: the error that it answers; `RuntimeError` if it cannot answer.
        """
        run = self.new_run(())
        self._runs[run.number] = run
        self._post(kind, run.number, number, text)
        return await self.finish(run)

    def tell(self, kind: str, number: int, text: str) -> None:
        """Send a message whose answer nobody wants."""
        self._post(kind, 0, number, text)

    def _post(self, kind: str, run: int, number: int, text: str) -> None:
        self._inbox.append(f'["{kind}",{run},{number},{text}]')
        self.wake()

    def reason_text(self, reason: Any) -> str:
        """What a script is told of the reason of a cancellation; of the host's errors, nothing."""
        if isinstance(reason, (JavaScriptError, DOMException)):
            return _failure_of_host("ReadableStream.cancel", reason)
        with suppress(TypeError):
            return f"[{self._crossing.text_of(reason)}]"
        return _failure_of_host("ReadableStream.cancel", asyncio.CancelledError())

    # Calls of Python

    def expose(self, name: str, function: Callable[..., Any], thread: bool) -> None:
        """Define a function of the host."""
        self._functions[name] = function, thread
        self.post_now("expose", name)

    def bounds_of_value(self, source: str) -> list[int] | None:
        """The start and end of a script's last statement, if it is an expression.

        Both count UTF-16 code units. The third item is true if it is an assignment.
        """
        self._bounds = None
        self.post_now("split", source)
        return self._bounds

    def post_now(self, kind: str, *values: Any) -> None:
        """Send the glue a message, which it handles at once."""
        self.forbid_reentrance()
        self._inbox.appendleft(json.dumps([kind, *values]))
        self._enter(f"{self.deliver}(); 0;")

    def new_run(self, arguments: tuple[Any, ...]) -> Run:
        """Make a run, without starting it.

        Raises: `TypeError` for an argument that cannot enter the script.
        """
        self.forbid_reentrance()
        self._last += 1
        return Run(self._last, self._crossing.text_of(arguments))

    def start(self, run: Run, enter: Callable[[int], Any]) -> Run:
        """Start a run: call ``enter`` with its number, then run microtasks.

        Raises: the engine's exception, if the script stopped early.
        """
        self._runs[run.number] = run
        try:
            self._note_context()
            enter(run.number)
        except Exception as error:
            if not run.taken:
                self._runs.pop(run.number, None)
                raise
            self._event_loop.uncaught(error)
        self._run_jobs()
        return run

    def forbid_reentrance(self) -> None:
        """Raise if a script waits for the caller."""
        if self._answering == threading.get_ident():
            raise RuntimeError(
                "the context cannot run a script while another script waits for this function: "
                "make the function async, or return first"
            )

    # Turns

    def turn(self, now: float | None = None) -> bool:
        """Deliver one entry of the inbox, and run one timer that is due.

        Microtasks run after each. The result is false if nothing more can run at once.
        """
        self.forbid_reentrance()
        while self._microtasks:
            queue_a_microtask(self._microtasks.popleft())
        self._start_tasks()
        ran = bool(self._scripts or self._inbox)
        if self._scripts:
            self._scripts.run()
        elif self._inbox:
            left = len(self._inbox)
            try:
                self._deliver()
            except Exception as error:
                if len(self._inbox) == left:
                    raise
                self._event_loop.uncaught(error)
        more = self._run_jobs()  # before the timers, as they may set some
        now = self._event_loop.now() if now is None else now
        ran |= self._event_loop.run_timer(
            now, lambda at: self._enter(f"{self.run_timer}({at!r}); 0;")
        )
        more |= self._run_jobs()
        self._start_tasks()
        return ran or more or bool(self._inbox)

    def _deliver(self) -> None:
        """Give the glue the first entry of the inbox."""
        if isinstance(first := self._inbox[0], str):
            self._enter(f"{self.deliver}(); 0;")
            return
        self._inbox.popleft()
        number, modules = first
        batch = self._modules.take(modules)
        for script, numbers in batch.scripts(self.take_functions):
            try:
                self._enter(script)
            except Exception as error:
                text = self._engine.thrown(error)
                if text is None or not text.startswith("SyntaxError"):
                    raise
                batch.refuse(numbers[0], error_of_text(text))
            else:
                batch.crossed.update(numbers)
        self._enter(batch.last_script(self.take_modules, number))

    def run_due(self) -> float | None:
        """Turn until the driver has to wait; return the seconds until the next timer."""
        now = self._event_loop.now()
        self._run_jobs()
        while self.turn(now):
            pass
        return self._event_loop.delay()

    def _enter(self, code: str) -> None:
        self._note_context()
        self._engine.eval(code)

    def _note_context(self) -> None:
        self._thread = threading.get_ident()
        self._context = contextvars.copy_context()

    def _run_jobs(self) -> bool:
        try:
            return bool(self._engine.run_jobs())
        except Exception as error:
            self._event_loop.uncaught(error)
            return True

    # Tasks

    def _start_tasks(self) -> None:
        """Start the calls of scripts as tasks, if a loop runs here."""
        if not self._unstarted:
            return
        if not is_loop_running():
            return
        loop = asyncio.get_running_loop()
        while self._unstarted:
            work = self._unstarted.popleft()
            work.loop = loop
            work.task = loop.create_task(_awaited(work.awaitable), context=work.context)
            work.task.add_done_callback(partial(self._finish_work, work))

    def _finish_work(self, work: _Work, task: asyncio.Task[Any]) -> None:
        if task.cancelled():
            _discard(work.awaitable)  # which may not have begun
        if self._forget(work):
            try:
                result = task.result()
                if work.name == MODULES:
                    self._inbox.append((work.number, result))
                else:
                    text = self._crossing.text_of(result)
                    self._inbox.append(f'["resolve",{work.number},{text}]')
            except BaseException as error:
                reason = _failure_of_host(work.name, error)[1:]
                self._inbox.append(f'["reject",{work.number},{reason}')
            self.wake()

    def _cancel_work(self, work: _Work) -> None:
        """End a call whose result nobody wants."""
        self._forget(work)
        if work.task is None:
            self._unstarted.remove(work)
            _discard(work.awaitable)
        elif work.loop is not None and not work.loop.is_closed():
            work.loop.call_soon_threadsafe(work.task.cancel)

    def _forget(self, work: _Work) -> bool:
        self._fetches.pop(work.number, None)
        if self._work.pop(work.number, None) is None:
            return False
        self._bytes -= work.size
        return True

    async def _cancel_tasks(self) -> None:
        """Cancel all tasks, and tell the scripts. Tasks that the scripts then start end too."""
        for _ in range(_ROUNDS_OF_CANCELLING):
            self._start_tasks()
            loop = asyncio.get_running_loop()
            tasks = [each.task for each in self._work.values() if each.task and each.loop is loop]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(0)
            while self._inbox:
                self.turn()
            if not tasks and not self._unstarted:
                return
        self._discard_work()

    def _discard_work(self) -> None:
        for work in list(self._work.values()):
            self._forget(work)
            if work.task is None:
                _discard(work.awaitable)
            elif work.loop is not None and not work.loop.is_closed():
                work.task.cancel()
        self._unstarted.clear()

    # Waiting

    async def finish(self, run: Run, *, is_patient: bool = False) -> Any:
        """Wait for a run's result. Cancelling the only waiter cancels all tasks."""
        try:
            await self.wait(lambda: run.done, None, is_patient)
        except asyncio.CancelledError:
            if not self._waiting:
                await self._cancel_tasks()
            raise
        finally:
            self._runs.pop(run.number, None)
        return run.result()

    async def wait_until_idle(self, timeout: float | None) -> bool:
        """Wait until nothing is pending; return False if the time was up before."""
        return await self.wait(None, timeout)

    async def wait_until_quiet(self, is_over: Callable[[], bool], timeout: float) -> bool:
        """Turn until ``is_over()``, or until nothing can run now and no request is under way.

        Timers that are due later do not run. Nobody waits for the end of an endless stream.
        Returns False after ``timeout`` real seconds.
        """
        event = asyncio.Event()
        waiting = asyncio.get_running_loop(), event
        self._waiting.append(waiting)
        end = time.monotonic() + timeout
        try:
            while not is_over():
                event.clear()
                ran = self.turn()
                if time.monotonic() >= end:
                    return False
                if ran:
                    await asyncio.sleep(0)
                elif not self._is_held():
                    return True
                else:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(event.wait(), end - time.monotonic())
            return True
        finally:
            self._waiting.remove(waiting)

    async def wait_for_a_stream(self, timeout: float) -> bool:
        """Wait for real seconds until something happens; return False if nothing can or did."""
        if not self._work:
            return False
        event = asyncio.Event()
        waiting = asyncio.get_running_loop(), event
        self._waiting.append(waiting)
        try:
            await asyncio.wait_for(event.wait(), timeout)
        except TimeoutError:
            return False
        finally:
            self._waiting.remove(waiting)
        return True

    def _is_held(self) -> bool:
        is_waiting = self._inbox or self._scripts
        if is_waiting:
            return True
        return sum(work.name != ENDLESS for work in self._work.values()) > self.held_requests()

    async def wait(
        self,
        is_done: Callable[[], bool] | None,
        timeout: float | None,
        is_patient: bool = False,
    ) -> bool:
        """Turn until ``is_done()``, or without it until nothing is pending.

        Returns False if the time was up before. A patient caller also waits while nothing is
        pending, because an abort or another caller of the context may change that.

        Raises: `RuntimeError` if nothing can make it true, or if a task is in another loop.
        """
        loop = asyncio.get_running_loop()
        self._forbid_other_loops(loop)
        event = asyncio.Event()
        waiting = loop, event
        self._waiting.append(waiting)
        limit = _Limit(self._event_loop.clock, timeout)
        try:
            while True:
                event.clear()
                if is_done is not None and is_done():
                    return True
                ran = self.turn()
                if is_done is not None and is_done():
                    return True
                if limit.passed():
                    return is_done is None and not ran and not self._is_busy()
                if ran:
                    await asyncio.sleep(0)
                elif not await self._pause(event, limit, is_done is None) and not self._is_busy():
                    if is_done is None:
                        return True
                    if not is_patient:
                        raise RuntimeError(
                            "nothing can settle the promise that the script waits for: no timer, "
                            "no function of the host and no microtask is pending"
                        )
                    await event.wait()
        finally:
            self._waiting.remove(waiting)

    def _is_busy(self) -> bool:
        is_waiting = self._work or self._inbox or self._scripts
        return bool(is_waiting) or self._event_loop.delay() is not None

    async def _pause(self, event: asyncio.Event, limit: _Limit, until_idle: bool) -> bool:
        """Wait for the next event; return False if none can come."""
        clock = self._event_loop.clock
        delay = self._event_loop.delay()
        if delay is not None and clock is not time and not self._work:
            clock.sleep(delay if limit.left is None else min(delay, limit.left))
            await asyncio.sleep(0)
            return True
        if not self._work and delay is None:
            if not self._engine.has_event_loop:
                return False
            return await self._settle(event, limit, until_idle)
        seconds = limit.left
        if delay is not None and clock is time:
            seconds = delay if seconds is None else min(delay, seconds)
        with suppress(TimeoutError), limit.counting(stands=clock is not time):
            await asyncio.wait_for(event.wait(), seconds)
        return True

    async def _settle(self, event: asyncio.Event, limit: _Limit, until_idle: bool) -> bool:
        """Wait for the engine's own event loop; return whether something happened here."""
        settled = asyncio.ensure_future(self._engine.settle())
        woken = asyncio.ensure_future(event.wait())
        try:
            with limit.counting(stands=True):
                either = {settled, woken}
                await asyncio.wait(either, timeout=limit.left, return_when=asyncio.FIRST_COMPLETED)
                if settled.done() and not settled.result() and not until_idle:
                    await asyncio.wait({woken}, timeout=limit.left)
            return event.is_set() or not settled.done() or self.turn()
        finally:
            settled.cancel()
            woken.cancel()

    def _forbid_other_loops(self, loop: asyncio.AbstractEventLoop) -> None:
        for work in list(self._work.values()):
            if work.loop is None or work.loop is loop:
                continue
            if not work.loop.is_closed():
                raise RuntimeError(
                    f"a script called {work.name}(), which still runs in another event loop: "
                    "use either run() or arun() for this context"
                )
            self._forget(work)

    def wake(self) -> None:
        """Let those who wait look again."""
        for loop, event in list(self._waiting):
            with suppress(RuntimeError):  # closed
                loop.call_soon_threadsafe(event.set)

    # The driver's own loop

    def complete(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine in the driver's own loop."""
        return self._own_loop.run(coroutine)

    def close(self) -> None:
        """Cancel pending calls, and close the driver's own loop."""
        self.forbid_reentrance()
        self._discard_work()
        self._inbox.clear()
        for run in self._runs.values():
            run.fail(DOMException("The context was closed.", "AbortError"))
        self.wake()
        self._end_streams()
        self._own_loop.close()

    def _end_streams(self) -> None:
        cancelling = self._streams.close()
        if not cancelling:
            return
        if is_loop_running():
            self._ending = asyncio.gather(*cancelling, return_exceptions=True)
        else:
            self._own_loop.run(_all_of(cancelling))


class OwnLoop:
    """The event loop of synchronous callers. The first call makes it."""

    def __init__(self) -> None:
        self._runner: asyncio.Runner | None = None
        self._loop: _SelfClosingLoop | None = None

    def run(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        if self._runner is None:
            self._loop = loop = _SelfClosingLoop()
            self._runner = asyncio.Runner(loop_factory=lambda: loop)
        return self._runner.run(coroutine)

    def close(self) -> None:
        runner, self._runner = self._runner, None
        if runner is not None and not is_loop_running():
            runner.close()
        if self._loop is not None:
            self._loop.close()


if sys.platform == "win32":
    _LoopOfThePlatform = asyncio.ProactorEventLoop
else:
    _LoopOfThePlatform = asyncio.SelectorEventLoop

_sockets: Final[dict[int, list[socket]]] = {}
"""The sockets of open loops, by the loop's ``id``."""


class _SelfClosingLoop(_LoopOfThePlatform):
    """A loop that garbage collection closes, without a warning.

    Garbage collection finalizes the objects of a cycle in any order. The loop closes its sockets,
    so they are kept outside of the cycle until then.
    """

    def __init__(self) -> None:
        super().__init__()
        _sockets[id(self)] = [each for each in vars(self).values() if isinstance(each, socket)]

    def close(self) -> None:
        super().close()
        _sockets.pop(id(self), None)

    def __del__(self) -> None:
        self.close()


class _Limit:
    """A time limit. It counts the clock's seconds, and real seconds while a held clock stands."""

    def __init__(self, clock: Clock, timeout: float | None) -> None:
        self._clock = clock
        self._end = None if timeout is None else clock.monotonic() + timeout

    @property
    def left(self) -> float | None:
        """The seconds that are left."""
        return None if self._end is None else max(0.0, self._end - self._clock.monotonic())

    def passed(self) -> bool:
        """Whether the time is up."""
        return self._end is not None and self._clock.monotonic() >= self._end

    def counting(self, stands: bool) -> _Counting:
        """Count the real time of a block if the clock stands meanwhile."""
        return _Counting(self, stands)

    def spend(self, seconds: float) -> None:
        """Take seconds away."""
        if self._end is not None:
            self._end -= seconds


class _Counting:
    def __init__(self, limit: _Limit, stands: bool) -> None:
        self._limit = limit
        self._stands = stands

    def __enter__(self) -> None:
        self._began = time.monotonic()

    def __exit__(self, *_: object) -> None:
        if self._stands:
            self._limit.spend(time.monotonic() - self._began)


def new_own_loop() -> asyncio.AbstractEventLoop:
    """Make an event loop for synchronous callers."""
    return _SelfClosingLoop()


class _Hidden(threading.local):
    loops = 0


_hidden: Final = _Hidden()


def is_loop_running() -> bool:
    """Whether an event loop runs in this thread, hidden or not."""
    return asyncio._get_running_loop() is not None or _hidden.loops > 0


def is_own_loop_running() -> bool:
    """Whether an event loop of a synchronous caller runs in this thread."""
    return isinstance(asyncio._get_running_loop(), _SelfClosingLoop)


def without_a_loop(function: Callable[..., Result], *arguments: Any) -> Result:
    """Call a function that finds no running event loop, as if nothing of asyncio called it."""
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    _hidden.loops += 1
    try:
        return function(*arguments)
    finally:
        _hidden.loops -= 1
        asyncio._set_running_loop(loop)


def call_for_the_caller(function: Callable[..., Result], *arguments: Any) -> Result:
    """Call a function of the caller. A synchronous caller's finds no running event loop.

    Django refuses queries where one runs.
    """
    if is_own_loop_running():
        return without_a_loop(function, *arguments)
    return function(*arguments)


def _texts(error: JavaScriptError) -> list[str]:
    return [error.name, error.message, error.stack]


async def _awaited(awaitable: Awaitable[Any]) -> Any:
    return await awaitable


async def _all_of(coroutines: list[Coroutine[Any, Any, Any]]) -> None:
    await asyncio.gather(*coroutines, return_exceptions=True)


def _discard(awaitable: Awaitable[Any]) -> None:
    if inspect.iscoroutine(awaitable):
        awaitable.close()


def _failure_of_host(name: str, error: BaseException) -> str:
    """The error that a script gets for an exception of the host. Only the log has the exception."""
    match error:
        case JavaScriptError():
            return json.dumps([error.name or "Error", error.message])
        case asyncio.CancelledError():
            return json.dumps(["DOMException", "The operation was aborted.", "AbortError"])
        case DOMException() | TooManyObjectsError() | OutOfMemoryError():
            return failure(error)
        case RefusedError():
            return failure(TypeError(error.for_scripts))
        case NetworkError():
            if error.__cause__ is not None:
                _logger.error("fetch(), a function of scripts, failed", exc_info=error)
            return failure(error)
    _logger.error("%s(), a function of the host, raised", name, exc_info=error)
    return json.dumps(["Error", f"{name}() failed in the host."])
