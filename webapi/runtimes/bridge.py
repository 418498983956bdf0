"""`Bridge`: the Web's classes in one context of an engine."""

from __future__ import annotations

import json
import secrets
import time
import weakref
from collections.abc import Callable
from contextlib import AbstractContextManager
from contextvars import Context
from typing import Any, Protocol

from webapi.runtimes.event_loop import Clock, EventLoop
from webapi.runtimes.failures import failure, never_raising
from webapi.runtimes.generated.exposed import CALLS, INTERFACES
from webapi.runtimes.handles import HandleTable
from webapi.runtimes.json_text import from_json
from webapi.runtimes.scripts import script
from webapi.url.environment import EnvironmentSettingsObject

DEFAULT_MAX_HANDLES = 100_000
DEFAULT_MAX_BYTES = 1 << 27

_SCRIPTS = (
    "glue/built_ins.js",
    "glue/conversions.js",
    "glue/platform_objects.js",
    "glue/interface_objects.js",
    "glue/values.js",
    "glue/dom_exception.js",
    "generated/interfaces.js",
    "glue/timers.js",
    "glue/events.js",
    "glue/abort.js",
    "glue/error_reporting.js",
    "glue/global_scope.js",
    "glue/text_encoder.js",
    "glue/structured_clone.js",
    "glue/performance.js",
    "glue/crypto.js",
    "glue/console.js",
)


class Engine(Protocol):
    """A context as the bridge uses it; the adapters implement this protocol."""

    def eval(self, source: str, /) -> Any:
        """Run a script, which is ASCII without NUL. Its value is not used."""

    def bind(self, name: str, function: Callable[[str], str], /) -> str | None:
        """Let JavaScript call ``function``, which never raises.

        Either define the global ``name``, which the caller removes, or return a JavaScript
        expression for the function.
        """

    def collect(self) -> None:
        """Run the garbage collector and the callbacks that it schedules, if the engine can."""

    def run_jobs(self) -> None:
        """Run pending microtasks, if the engine does not do so by itself."""


class RequestHandler:
    """The function that the engine calls with requests, for one context.

    Requests run in an environment of the context's own: its blob URLs end with it, and no other
    context can use them.
    """

    def __init__(
        self, max_handles: int = DEFAULT_MAX_HANDLES, max_bytes: int = DEFAULT_MAX_BYTES
    ) -> None:
        environment = EnvironmentSettingsObject()
        entered = environment.entered()
        context = Context()
        context.run(entered.__enter__)
        weakref.finalize(self, _leave, context, entered, environment)
        self._run = context.run
        self.handles = HandleTable(CALLS, INTERFACES, environment, max_handles, max_bytes)

    def answer(self, *arguments: Any) -> str:
        """The answer to a request, which is the one argument; see `webapi.runtimes.calls`.

        An exception is an answer too, so this never raises.
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
    """The Web's classes in one JavaScript context. An adapter's ``install`` returns it."""

    def __init__(
        self,
        engine: Engine,
        max_handles: int = DEFAULT_MAX_HANDLES,
        max_bytes: int = DEFAULT_MAX_BYTES,
        clock: Clock | None = None,
    ) -> None:
        self._engine = engine
        self._handler = RequestHandler(max_handles, max_bytes)
        self._event_loop = EventLoop(clock)
        token = secrets.token_hex(8)
        self._drain = f"webapi_drain_{token}"
        self._run_timer = f"webapi_run_timer_{token}"
        settings = {
            "hasClock": clock is not None,
            "timeOrigin": time.time() * 1000,
            "userAgent": _user_agent(),
        }
        lines = [f"const settings = {json.dumps(settings)};"]
        functions = {"send": self._handler.answer, "eventLoop": never_raising(self._event_loop)}
        for name, function in functions.items():
            bound = f"webapi_{name}_{token}"
            expression = engine.bind(bound, function) or f"globalThis.{bound}"
            lines.append(f"const {name} = {expression};\ndelete globalThis.{bound};")
        engine.eval(_glue("\n".join(lines), self._drain, self._run_timer))

    @property
    def environment(self) -> EnvironmentSettingsObject:
        """The context's settings. Its ``origin`` is opaque; set it if the context has a location.

        The origin is part of the blob URLs that the context makes.
        """
        return self._handler.handles.environment

    @property
    def live_handles(self) -> int:
        """The number of Python objects that the context keeps alive."""
        return len(self._handler.handles.by_handle)

    @property
    def max_handles(self) -> int:
        """The number of objects that it may keep alive. Beyond it, scripts get a ``RangeError``."""
        return self._handler.handles.max_handles

    @max_handles.setter
    def max_handles(self, value: int) -> None:
        self._handler.handles.max_handles = value

    @property
    def max_bytes(self) -> int:
        """The number of bytes, roughly, that these objects may hold.

        Beyond it, scripts get a ``RangeError``. Answering a request may briefly take several times
        as much.
        """
        return self._handler.handles.memory.max_bytes

    @max_bytes.setter
    def max_bytes(self, value: int) -> None:
        self._handler.handles.memory.max_bytes = value

    def drain(self) -> int:
        """Collect garbage in the engine, release its handles, and return `live_handles`.

        An engine without ``FinalizationRegistry`` releases none before the context ends.
        """
        self._engine.collect()
        self._engine.eval(f"{self._drain}()")
        return self.live_handles

    def run_due(self) -> float | None:
        """Run microtasks and the timers that are due, without waiting.

        Returns the seconds until the next timer is due, or ``None`` if there is no timer. A host
        with an event loop of its own calls this again then.
        """
        return self._event_loop.run_due(
            lambda now: self._engine.eval(f"{self._run_timer}({now!r}); 0;"), self._engine.run_jobs
        )

    def run_until_idle(self, timeout: float | None = None) -> bool:
        """Run microtasks and timers until there are none, and wait for those that are not due yet.

        Returns whether there are none. With a ``timeout`` (seconds, of the clock) it ends when that
        has passed. Without one, an interval that no script clears makes it endless.
        """
        clock = self._event_loop.clock
        end = None if timeout is None else clock.monotonic() + timeout
        while (delay := self.run_due()) is not None:
            if end is not None:
                left = end - clock.monotonic()
                if left <= 0:
                    return False
                delay = min(delay, left)
            clock.sleep(delay)
        return True


def _user_agent() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"webapi/{version('webapi-dom')}"
    except PackageNotFoundError:
        return "webapi"


def _glue(first: str, drain: str, run_timer: str) -> str:
    """The script that installs the interfaces: one function, whose names no other script sees."""
    return f"""(function () {{
"use strict";
{first}
{"".join(map(script, _SCRIPTS))}
const drain = () => {{
  release();
}};
defineProperty(globalThis, "{drain}", {{ __proto__: null, value: drain }});
defineProperty(globalThis, "{run_timer}", {{ __proto__: null, value: runTimer }});
}})();
"installed";
"""


class _Functions:
    """An `Engine` of functions."""

    def __init__(
        self,
        eval: Callable[[str], Any],
        bind: Callable[[str, Callable[[str], str]], str | None],
        collect: Callable[[], Any] | None,
        run_jobs: Callable[[], Any] | None,
    ) -> None:
        self.eval = eval
        self.bind = bind
        self.collect = collect or _nothing
        self.run_jobs = run_jobs or _nothing


def _nothing() -> None:
    """Does nothing, for an engine that does the same by itself or cannot do it."""


def install(
    *,
    eval: Callable[[str], Any],
    bind: Callable[[str, Callable[[str], str]], str | None],
    collect: Callable[[], Any] | None = None,
    run_jobs: Callable[[], Any] | None = None,
    max_handles: int = DEFAULT_MAX_HANDLES,
    max_bytes: int = DEFAULT_MAX_BYTES,
    clock: Clock | None = None,
) -> Bridge:
    """Install the Web's classes in a context of any engine.

    ``eval`` runs a script given as ASCII text. ``bind`` makes a Python function from ``str`` to
    ``str`` callable from JavaScript, synchronously: as a global of the name it is given, or by
    whatever expression it returns. ``collect`` runs the engine's garbage collector, and
    ``run_jobs`` its pending microtasks, if it does not run them after each script.
    """
    engine = _Functions(eval, bind, collect, run_jobs)
    return Bridge(engine, max_handles, max_bytes, clock)
