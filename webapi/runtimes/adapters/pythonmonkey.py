"""PythonMonkey (SpiderMonkey), whose own ``URL`` and ``URLSearchParams`` are replaced.

A process has one context. PythonMonkey lets its scripts run Python, by ``python.eval`` and a
debugger; `install` can take that away. Promises need a running asyncio event loop, which
PythonMonkey 1.4 finds on Python up to 3.12.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any

from webapi.runtimes.adapters.engine_import import import_engine
from webapi.runtimes.bridge import DEFAULT_MAX_BYTES, DEFAULT_MAX_HANDLES, Bridge
from webapi.runtimes.event_loop import Clock
from webapi.runtimes.fetches import Transport
from webapi.runtimes.module_sources import Modules
from webapi.runtimes.scripts import with_ascii_decoder
from webapi.runtimes.window import Window

INSTALL = "pythonmonkey"

_THROWN = re.compile(
    r"Error in file (.*), on line (\d+), column (\d+):\n(?:.*\n *\^\n)?(.*)", re.DOTALL
)
_ISOLATE = "delete globalThis.python; delete globalThis.pmEval; delete debuggerGlobal.Debugger; 0;"


class Engine:
    """The ``pythonmonkey`` module as `webapi.runtimes.engine.Engine`."""

    has_event_loop = True
    has_timers = True
    runs_jobs_in_calls = False

    def __init__(self, context: Any) -> None:
        self._context = context

    def eval(self, source: str, /) -> Any:
        """Run a script."""
        return self._context.eval(source)

    def bind(self, name: str, function: Callable[[str], str], /) -> str:
        """Define a global function that returns bytes; return an expression that decodes them.

        PythonMonkey's garbage collection takes time quadratic in the number of strings that Python
        has returned: minutes after 100,000 calls. So the function returns bytes.
        """

        def call(*arguments: object) -> bytearray:
            return bytearray(function(*map(str, arguments)), "ascii")

        self._context.globalThis[name] = call
        return f"{with_ascii_decoder('glue/pythonmonkey_send.js')}(globalThis.{name})"

    def collect(self) -> None:
        """Collect garbage."""
        self._context.collect()

    def run_jobs(self) -> None:
        """Do nothing: asyncio runs jobs."""

    def thrown(self, error: Exception, /) -> str | None:
        """The text of a ``SpiderMonkeyError``, which says first where the error was thrown."""
        if not isinstance(error, self._context.SpiderMonkeyError):
            return None
        found = _THROWN.match(str(error))
        if found is None:
            return str(error).removeprefix("uncaught exception: ").rstrip("\n")
        name, line, column, text = found.groups()
        return f"{text.rstrip()}\n@{name}:{line}:{column}\n"

    async def settle(self) -> bool:
        """Wait for jobs, and for PythonMonkey's own timers: it has none from Python 3.13 on."""
        if sys.version_info < (3, 13):
            await self._context.wait()
        return True


def new_context() -> Any:
    """The one context: the ``pythonmonkey`` module."""
    return import_engine("pythonmonkey", INSTALL)


def install(
    context: Any = None,
    *,
    isolated: bool = False,
    max_handles: int = DEFAULT_MAX_HANDLES,
    max_bytes: int = DEFAULT_MAX_BYTES,
    clock: Clock | None = None,
    page: str | Window | None = None,
    fetch: Transport | None = None,
    modules: Modules | None = None,
) -> Bridge:
    """Replace the Web's classes of the process's one SpiderMonkey context.

    With ``isolated``, scripts permanently lose PythonMonkey's ways into Python: ``python``,
    ``pmEval`` and the debugger. ``pythonmonkey.require`` loses them, too.

    Raises: `ModuleNotFoundError` that says what to install.
    """
    engine = Engine(context or new_context())
    if isolated:
        engine.eval(_ISOLATE)
    return Bridge(engine, max_handles, max_bytes, clock, page, fetch, modules)
