"""dukpy, whose engine has been QuickJS since 0.6.

JavaScript calls Python by ``call_python(name, …)``. dukpy gives that to every script, so a script
can call every exported function, including those of this bridge. dukpy also lets scripts read the
environment variables (``process.env``) and modules, and break ``call_python`` by setters on
``Array.prototype``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from webapi.runtimes.adapters.engine_import import import_engine
from webapi.runtimes.bridge import DEFAULT_MAX_BYTES, DEFAULT_MAX_HANDLES, Bridge
from webapi.runtimes.event_loop import Clock
from webapi.runtimes.fetches import Transport
from webapi.runtimes.module_sources import Modules
from webapi.runtimes.window import Window

INSTALL = "dukpy"


class Engine:
    """A ``dukpy.JSInterpreter`` as `webapi.runtimes.engine.Engine`."""

    has_event_loop = False
    has_timers = False
    runs_jobs_in_calls = False

    def __init__(self, context: Any) -> None:
        self._context = context

    def eval(self, source: str, /) -> Any:
        """Run a script and the jobs it leaves."""
        return self._context.evaljs(f"{source}\n;0")

    def bind(self, name: str, function: Callable[[str], str], /) -> str:
        """Export a function; returns the expression that calls it."""
        self._context.export_function(name, function)
        return f"((call, name) => (text) => call(name, text))(call_python, {json.dumps(name)})"

    def collect(self) -> None:
        """Do nothing: dukpy cannot start a collection."""

    def run_jobs(self) -> None:
        """Do nothing: dukpy runs jobs after each script."""

    def thrown(self, error: Exception, /) -> str | None:
        """The text of a ``dukpy.JSRuntimeError``."""
        engine = import_engine("dukpy", INSTALL)
        return str(error) if isinstance(error, engine.JSRuntimeError) else None

    async def settle(self) -> bool:
        """Nothing runs by itself."""
        return True


def new_context() -> Any:
    """A new ``dukpy.JSInterpreter``."""
    return import_engine("dukpy", INSTALL).JSInterpreter()


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
    """Give a ``dukpy.JSInterpreter`` the Web's classes.

    Raises: `ModuleNotFoundError` that says what to install.
    """
    import_engine("dukpy", INSTALL)
    return Bridge(Engine(context), max_handles, max_bytes, clock, page, fetch, modules)
