"""PythonMonkey (SpiderMonkey), whose own ``URL`` and ``URLSearchParams`` are replaced.

A process has one context. PythonMonkey lets its scripts run Python, by ``python.eval`` and a
debugger; `install` can take that away. Promises need a running asyncio event loop, which
PythonMonkey 1.4 finds on Python up to 3.12.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from webapi.runtimes.adapters.engine_import import import_engine
from webapi.runtimes.bridge import DEFAULT_MAX_BYTES, DEFAULT_MAX_HANDLES, Bridge
from webapi.runtimes.event_loop import Clock
from webapi.runtimes.scripts import with_ascii_decoder

INSTALL = "pythonmonkey"

_ISOLATE = "delete globalThis.python; delete globalThis.pmEval; delete debuggerGlobal.Debugger; 0;"


class Engine:
    """The ``pythonmonkey`` module as `webapi.runtimes.bridge.Engine`."""

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
        """Does nothing: asyncio runs jobs."""


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
) -> Bridge:
    """Replace the Web's classes of the process's one SpiderMonkey context.

    If it is to be ``isolated``, scripts lose for good what PythonMonkey gives them of Python:
    ``python``, ``pmEval`` and the debugger, and so does ``pythonmonkey.require``.

    Raises: `ModuleNotFoundError` that says what to install.
    """
    engine = Engine(context or new_context())
    if isolated:
        engine.eval(_ISOLATE)
    return Bridge(engine, max_handles, max_bytes, clock)
