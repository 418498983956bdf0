"""PythonMonkey (SpiderMonkey), whose own ``URL`` and ``URLSearchParams`` are replaced.

A process has one context, which PythonMonkey itself gives reach into Python (``python.eval``):
hostile scripts have no place there. Promises need a running asyncio event loop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from webapi.runtimes.bridge import DEFAULT_MAX_HANDLES, Bridge
from webapi.runtimes.missing import require

INSTALL = "pythonmonkey"


class Engine:
    """The ``pythonmonkey`` module as `webapi.runtimes.bridge.Engine`."""

    def __init__(self, context: Any) -> None:
        self._context = context

    def eval(self, source: str, /) -> Any:
        """Run a script."""
        return self._context.eval(source)

    def bind(self, name: str, function: Callable[[str], str], /) -> None:
        """Make a function a global."""

        def call(request: str) -> str:
            return function(str(request))

        self._context.globalThis[name] = call

    def collect(self) -> None:
        """Collect garbage."""
        self._context.collect()

    def run_jobs(self) -> None:
        """Nothing: asyncio runs jobs."""


def new_context() -> Any:
    """The one context: the ``pythonmonkey`` module."""
    return require("pythonmonkey", INSTALL)


def install(context: Any = None, *, max_handles: int = DEFAULT_MAX_HANDLES) -> Bridge:
    """Replace the Web's classes of the process's one SpiderMonkey context.

    Raises: `ModuleNotFoundError` that says what to install.
    """
    return Bridge(Engine(context or new_context()), max_handles)
