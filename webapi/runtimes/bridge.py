"""`Bridge`: the Web's classes in one context of an engine."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
import weakref
from collections.abc import Callable
from contextlib import AbstractContextManager
from contextvars import Context
from typing import Any

from webapi.runtimes import event_loop
from webapi.runtimes.driver import Driver, Run, is_loop_running
from webapi.runtimes.engine import Engine, EngineOfFunctions
from webapi.runtimes.event_loop import EventLoop
from webapi.runtimes.failures import failure, never_raising
from webapi.runtimes.fetches import ScriptHandler, Transport
from webapi.runtimes.generated.exposed import CALLS, INTERFACES
from webapi.runtimes.handles import HandleTable
from webapi.runtimes.javascript_error import error_of_text
from webapi.runtimes.json_text import from_json
from webapi.runtimes.module_sources import Modules
from webapi.runtimes.scripts import first_script
from webapi.runtimes.sources import checked, named
from webapi.runtimes.window import Window
from webapi.url.environment import EnvironmentSettingsObject
from webapi.webidl.exceptions import shown

DEFAULT_MAX_HANDLES = 100_000
DEFAULT_MAX_BYTES = 1 << 27


class RequestHandler:
    """Answers the requests of one context.

    Requests run in an environment of their own: no other context can use its blob URLs, and they
    end with it.
    """

    def __init__(
        self,
        max_handles: int = DEFAULT_MAX_HANDLES,
        max_bytes: int = DEFAULT_MAX_BYTES,
        window: Window | None = None,
    ) -> None:
        environment = EnvironmentSettingsObject()
        entered = environment.entered()
        context = Context()
        context.run(entered.__enter__)
        weakref.finalize(self, _leave, context, entered, environment)
        self._run = context.run
        self.handles = HandleTable(CALLS, INTERFACES, environment, max_handles, max_bytes, window)

    def answer(self, *arguments: Any) -> str:
        """Answer a request, the one argument: see `webapi.runtimes.calls`.

        An exception is an answer too, so this method never raises.
        """
        handles = self.handles
        last_handle = handles.last_handle
        try:
            (request,) = arguments
            handles.memory.begin_request(request)
            parsed = from_json(request)
            answer: str = self._run(CALLS[parsed[0]], handles, parsed)
            return answer
        except BaseException as error:
            handles.release_since(last_handle)
            return failure(error)


def _leave(
    context: Context, entered: AbstractContextManager[Any], environment: EnvironmentSettingsObject
) -> None:
    context.run(entered.__exit__, None, None, None)
    environment.unload()


class Bridge:
    """The Web's classes in one JavaScript context, returned by an adapter's ``install``."""

    def __init__(
        self,
        engine: Engine,
        max_handles: int = DEFAULT_MAX_HANDLES,
        max_bytes: int = DEFAULT_MAX_BYTES,
        clock: event_loop.Clock | None = None,
        page: str | Window | None = None,
        fetch: Transport | None = None,
        modules: Modules | None = None,
    ) -> None:
        window = Window(page) if isinstance(page, str) else page
        if window is not None and clock is None:
            clock = time
        self._engine = engine
        self._handler = RequestHandler(max_handles, max_bytes, window)
        self._event_loop = EventLoop(clock)
        token = secrets.token_hex(8)
        entries = f"webapi_{token}"
        importer = f"webapi_import_{secrets.token_hex(8)}"
        self._driver = Driver(
            engine, self._event_loop, self._handler.handles, entries, importer, fetch, modules
        )
        self._drain = f"{entries}.drain"
        self._take = self._driver.take
        self._entries = entries
        self._call = f"{entries}.callWith"
        self._handle = f"{entries}.handleRequest"
        self._user_input = f"{entries}.userInput"
        self._report = f"{entries}.report"
        self._change_environment = f"{entries}.changeEnvironment"
        self._listen_to_console = f"{entries}.listenToConsole"
        self._with_import_calls = f"{entries}.withImportCalls"
        self._in_frames = f"{entries}.inFrames"
        settings: dict[str, Any] = {
            "hasALoop": engine.has_timers,
            "keepsTimers": clock is None and engine.has_timers,
            "hasTransport": fetch is not None,
            "runsJobsInCalls": engine.runs_jobs_in_calls,
            "timeOrigin": getattr(clock, "time", time.time)() * 1000,
            "userAgent": default_user_agent(),
        }
        if window is not None:
            settings["page"] = window.install(settings["userAgent"])
            self.environment.origin = window.origin
            self.environment.api_base_url = window.history.current.url
        lines = [f"const settings = {json.dumps(settings)};"]
        functions = {"send": self._handler.answer, "eventLoop": never_raising(self._driver)}
        for name, function in functions.items():
            bound = f"webapi_{name}_{token}"
            expression = engine.bind(bound, function) or f"globalThis.{bound}"
            lines.append(f"const {name} = {expression};\ndelete globalThis.{bound};")
        engine.eval(_glue("\n".join(lines), entries, importer))

    @property
    def environment(self) -> EnvironmentSettingsObject:
        """The context's settings. Its ``origin`` is opaque; set it if the context has a location.

        The origin is part of the blob URLs that the context makes.
        """
        return self._handler.handles.environment

    @property
    def window(self) -> Window | None:
        """The page that ``install`` was given."""
        return self._handler.handles.window

    @property
    def live_handles(self) -> int:
        """The number of Python objects that the context keeps alive."""
        return len(self._handler.handles.by_handle)

    @property
    def max_handles(self) -> int:
        """The limit of Python objects alive. Beyond it, scripts get a ``RangeError``."""
        return self._handler.handles.max_handles

    @max_handles.setter
    def max_handles(self, value: int) -> None:
        self._handler.handles.max_handles = value

    @property
    def max_bytes(self) -> int:
        """The limit of bytes, roughly, that these objects hold.

        Beyond it, scripts get a ``RangeError``. Answering one request can briefly take several
        times as much.
        """
        return self._handler.handles.memory.max_bytes

    @max_bytes.setter
    def max_bytes(self, value: int) -> None:
        self._handler.handles.memory.max_bytes = value

    def drain(self) -> int:
        """Collect garbage in the engine, release its handles, and return `live_handles`.

        An engine without ``FinalizationRegistry`` keeps all handles until the context ends.
        """
        self._engine.collect()
        self._engine.eval(f"{self._drain}()")
        return self.live_handles

    def run(
        self,
        source: str,
        *,
        name: str | None = None,
        module: bool = False,
        timeout: float | None = None,
    ) -> Any:
        """Run a script and return its value, or that of its promise.

        If the last statement is an expression, its value is the script's, else ``None``. The value
        of an assignment is also ``None`` if it cannot leave the script. While the call waits for a
        promise, it runs timers, and tasks of functions of the host, in an event loop of its own.
        ``name`` names the script in stacks. ``module`` means `run_module` with this ``name`` as the
        URL. ``timeout`` counts real seconds; it ends the wait, but not a script that does not
        return.

        >>> from webapi.runtimes.adapters import quickjs  # doctest: +SKIP
        >>> quickjs.install(quickjs.new_context()).run("1 + 1")  # doctest: +SKIP
        2

        Raises: `JavaScriptError <webapi.runtimes.JavaScriptError>` if the script throws or the
        promise rejects; `RuntimeError` inside a running event loop, and if nothing can settle the
        promise; `TimeoutError`.
        """
        return self._complete("run", lambda: self._start(source, name, module), timeout)

    async def arun(self, source: str, *, name: str | None = None, module: bool = False) -> Any:
        """`run` in the event loop of the caller.

        Cancelling the context's only waiter also cancels all functions of the host that scripts
        have called; their promises reject with an ``AbortError``.
        """
        return await self._driver.finish(self._start(source, name, module))

    def run_module(
        self, source: str, url: str | None = None, *, timeout: float | None = None
    ) -> None:
        """Run a module, and wait for its end.

        ``url`` is its ``import.meta.url``, against which it resolves what it imports; a relative
        one is resolved against the URL of the context. A module that it imports runs once in a
        context.

        Raises: as `run`; what a module throws, and for one that does not load, a `JavaScriptError
        <webapi.runtimes.JavaScriptError>`.
        """
        self._complete("run_module", lambda: self._start_module(source, url), timeout)

    async def arun_module(self, source: str, url: str | None = None) -> None:
        """`run_module` in the event loop of the caller."""
        await self._driver.finish(self._start_module(source, url))

    def import_module(
        self, specifier: str, *, name: str | None = None, timeout: float | None = None
    ) -> None:
        """Import a module, and wait until it has run.

        ``specifier`` is a URL, or what an import map or the host resolves. Scripts find what it
        exports in a global of the given name, so that `call` can call it: ``"app.render"``.

        Raises: as `run_module`.
        """
        self._complete("import_module", lambda: self._start_import(specifier, name), timeout)

    async def aimport_module(self, specifier: str, *, name: str | None = None) -> None:
        """`import_module` in the event loop of the caller."""
        await self._driver.finish(self._start_import(specifier, name))

    def call(self, name: str, /, *arguments: Any, timeout: float | None = None) -> Any:
        """Call a function of the script, and return its value, or that of its promise.

        ``name`` names a global function or a method: ``"render"``, ``"app.render"``.

        Raises: as `run`; `ValueError` for another name; `TypeError` for an argument that cannot
        enter the script.
        """
        return self._complete("call", lambda: self._start_call(name, arguments), timeout)

    async def acall(self, name: str, /, *arguments: Any) -> Any:
        """`call` in the event loop of the caller. A task that a script started can await it."""
        return await self._driver.finish(self._start_call(name, arguments))

    def load(
        self,
        html: str | bytes,
        *,
        content_type: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Load the page of `install`: build its tree, run its scripts, fire ``load``.

        A context loads one page. Scripts run in the order of the HTML Standard, each with the nodes
        before it, and those with ``src`` come from the transport of ``install(fetch=…)``. An error
        of a script is reported to the page, else logged, and the next script runs. What ``run``
        did before stays, for example objects that the page's scripts expect.

        Bytes are decoded as a browser does that receives this ``Content-Type``. ``timeout`` counts
        real seconds. It ends the wait, and the page goes on with the next call.

        Raises: `RuntimeError` if there is no page or it was loaded, and inside a running event
        loop; `TimeoutError`.
        """
        self._complete("load", lambda: self._start_load(html, content_type), timeout)

    async def aload(self, html: str | bytes, *, content_type: str | None = None) -> None:
        """`load` in the event loop of the caller."""
        await self._driver.finish(self._start_load(html, content_type))

    def handler(self, name: str = "fetch") -> ScriptHandler:
        """A script's handler of requests, which is a transport: see `webapi.transports`.

        ``name`` names a global function or method that takes a ``Request``, or an object that has
        such a method ``fetch``, as the default export of a worker: ``"app"``, ``"app.fetch"``. The
        name ``"fetch"`` stands for the listeners of the event ``fetch``, as a service worker has.
        The function also gets an empty object, and one that has ``waitUntil``.

        Await what the handler returns in a running event loop. It raises what the script throws,
        a `JavaScriptError <webapi.runtimes.JavaScriptError>`.

        Raises: `ValueError` for another name.
        """
        if not _PATH.fullmatch(name):
            raise ValueError(f"not the name of a handler: {shown(name)}")
        find = "" if name == "fetch" else f", () => {name}, (...given) => {name}(...given)"
        return ScriptHandler(
            self._driver,
            lambda parts: self._begin(
                lambda number: self._engine.eval(f"{self._handle}({number}{find}); 0;"), (parts,)
            ),
        )

    def expose(self, name: str, function: Callable[..., Any], *, thread: bool = False) -> None:
        """Give scripts a function of the host, as a global of this name.

        If the function is ``async`` or returns an awaitable, the script gets a promise. Otherwise
        the script waits for the result. With ``thread``, the function runs in a thread, and the
        script gets a promise. Arguments and results cross as `run`'s value does.

        If the function raises a `JavaScriptError` or a `webapi.DOMException`, the script gets this
        error. ``webapi.runtimes`` logs any other exception, and the script gets an ``Error``
        without its details.
        """
        if not _IDENTIFIER.fullmatch(name):
            raise ValueError(f"not the name of a function: {shown(name)}")
        self._driver.expose(name, function, thread)

    def run_due(self) -> float | None:
        """Run microtasks, due timers and results of tasks, without waiting.

        Returns the seconds until the next timer is due, or ``None`` without a timer. A host with
        an event loop of its own calls this method again after that time. Tasks need a running
        asyncio loop.
        """
        return self._driver.run_due()

    def run_until_idle(self, timeout: float | None = None) -> bool:
        """Run until no timer, microtask, request or task is pending; wait for the next one.

        Returns False if ``timeout`` ended it before. ``timeout`` counts seconds of the clock, and
        real seconds while a held clock waits for tasks. Without it, an interval that no script
        clears runs forever.

        Raises: `RuntimeError` inside a running event loop.
        """
        self._driver.forbid_reentrance()
        self._forbid_running_loop("run_until_idle")
        return self._driver.complete(self._driver.wait_until_idle(timeout))

    async def arun_until_idle(self, timeout: float | None = None) -> bool:
        """`run_until_idle` in the event loop of the caller."""
        return await self._driver.wait_until_idle(timeout)

    def close(self) -> None:
        """Cancel pending calls, and close the event loop that `run` made.

        A second call does nothing. The context belongs to the host, and stays as it is.
        """
        self._driver.close()

    def _start(self, source: str, name: str | None, module: bool) -> Run:
        if module:
            return self._start_module(source, name)
        self._driver.forbid_reentrance()
        source = self._driver.with_import_calls(checked(source))
        source = f"{source}{'' if name is None else named(name)}"
        bounds = self._driver.bounds_of_value(source)
        return self._begin(lambda number: self._engine.eval(self._taking(source, bounds, number)))

    def _start_module(self, source: str, url: str | None) -> Run:
        self._driver.forbid_reentrance()
        given = checked(source), self._driver.url_of_module(url)
        return self._start_entry("runModule", given)

    def _start_import(self, specifier: str, name: str | None) -> Run:
        self._driver.forbid_reentrance()
        if name is not None and not _IDENTIFIER.fullmatch(name):
            raise ValueError(f"not the name of a global: {shown(name)}")
        given = specifier, self._driver.url_of_module(None), name
        return self._start_entry("importModule", given)

    def _start_entry(self, entry: str, given: tuple[Any, ...]) -> Run:
        values = ", ".join(f"get({index})" for index in range(len(given)))
        return self._begin(
            lambda number: self._engine.eval(
                f"{self._call}({number}, (get) => {self._entries}.{entry}({values})); 0;"
            ),
            given,
        )

    def _start_load(self, html: str | bytes, content_type: str | None) -> Run:
        self._driver.forbid_reentrance()
        if self.window is None:
            raise RuntimeError("there is no page to load: install(context, page=URL) makes one")
        self.window.load(html, content_type)
        return self._begin(lambda number: self._driver.post_now("page", "load", number))

    def _taking(self, source: str, bounds: list[int] | None, number: int) -> str:
        """Change the script so that it gives the value of its last statement to ``take``."""
        if bounds is None:
            return f"{source}\n;{self._take}({number});"
        units = source if source.isascii() else source.encode("utf-16-le")
        head, value, rest = (
            _decoded(units, start, end)
            for start, end in ((0, bounds[0]), (bounds[0], bounds[1]), (bounds[1], None))
        )
        optional = "true" if bounds[2] else "false"
        return f"{head}{self._take}({number}, () => ({value}\n), {optional});{rest}"

    def _start_call(self, name: str, arguments: tuple[Any, ...]) -> Run:
        if not _PATH.fullmatch(name):
            raise ValueError(f"not the name of a function: {shown(name)}")
        given = ", ".join(f"get({index})" for index in range(len(arguments)))
        return self._begin(
            lambda number: self._engine.eval(
                f"{self._call}({number}, (get) => {name}({given})); 0;"
            ),
            arguments,
        )

    def _begin(self, enter: Callable[[int], Any], arguments: tuple[Any, ...] = ()) -> Run:
        run = self._driver.new_run(arguments)
        try:
            return self._driver.start(run, enter)
        except NotImplementedError:
            raise
        except Exception as error:
            text = self._engine.thrown(error)
            if text is None:
                raise
            raise error_of_text(text) from error

    def _complete(self, method: str, start: Callable[[], Run], timeout: float | None) -> Any:
        self._driver.forbid_reentrance()
        self._forbid_running_loop(method)
        if self._engine.has_event_loop:
            return self._driver.complete(self._finish(start, timeout))
        run = start()
        if run.done:
            return run.result()
        return self._driver.complete(self._finish(lambda: run, timeout))

    async def _finish(self, start: Callable[[], Run], timeout: float | None) -> Any:
        async with asyncio.timeout(timeout):
            return await self._driver.finish(start())

    def _forbid_running_loop(self, method: str) -> None:
        if is_loop_running():
            raise RuntimeError(f"an event loop runs in this thread: await a{method}() instead")


_IDENTIFIER = re.compile(r"[^\W\d][\w$]*|\$[\w$]*")
_PATH = re.compile(rf"(?:{_IDENTIFIER.pattern})(?:\.(?:{_IDENTIFIER.pattern}))*")


def _decoded(units: str | bytes, start: int, end: int | None) -> str:
    """Slice a text by UTF-16 code units. ``units`` is ASCII text, or UTF-16 bytes."""
    if isinstance(units, str):
        return units[start:end]
    return units[2 * start : None if end is None else 2 * end].decode("utf-16-le")


def default_user_agent() -> str:
    """Return the name and the version of this package."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"webapi/{version('webapi-dom')}"
    except PackageNotFoundError:
        return "webapi"


def _glue(first: str, entries: str, importer: str) -> str:
    """Write the script that installs the interfaces, as one function with names of its own.

    ``entries`` names a constant that has the functions that Python calls. It is no property of the
    global object, so scripts do not find it. Classic scripts call ``importer`` where they import.
    """
    return f"""const {entries} = (function () {{
"use strict";
{first}
{first_script()}
return hostEntries;
}})();
const {importer} = {entries}.importer;
"installed";
//# sourceURL=webapi/first.js
"""


def install(
    *,
    eval: Callable[[str], Any],
    bind: Callable[[str, Callable[[str], str]], str | None],
    collect: Callable[[], Any] | None = None,
    run_jobs: Callable[[], Any] | None = None,
    max_handles: int = DEFAULT_MAX_HANDLES,
    max_bytes: int = DEFAULT_MAX_BYTES,
    clock: event_loop.Clock | None = None,
    page: str | Window | None = None,
    fetch: Transport | None = None,
    modules: Modules | None = None,
) -> Bridge:
    """Install the Web's classes in a context of any engine.

    ``eval`` runs a script, which is ASCII text. ``bind`` lets scripts call a Python function from
    ``str`` to ``str`` synchronously: as a global of the given name, or by the expression that
    ``bind`` returns. ``collect`` runs the engine's garbage collector. ``run_jobs`` runs pending
    microtasks, if the engine does not run them after each script. ``page``, a URL or a `Window
    <webapi.runtimes.Window>`, gives scripts the globals of a page. ``fetch`` is
    the transport of scripts' ``fetch``, as `webapi.transports.use` takes one. ``modules``, a folder
    or a `ModuleSource <webapi.runtimes.module_sources.ModuleSource>`, has the modules of a context,
    whose packages are those of the folder's ``node_modules``.
    """
    engine = EngineOfFunctions(eval, bind, collect, run_jobs)
    return Bridge(engine, max_handles, max_bytes, clock, page, fetch, modules)
