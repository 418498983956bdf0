"""QuickJS: the packages quickjs-ng and, older, quickjs, which share the import name ``quickjs``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from webapi.runtimes.adapters.engine_import import import_engine
from webapi.runtimes.bridge import DEFAULT_MAX_BYTES, DEFAULT_MAX_HANDLES, Bridge
from webapi.runtimes.event_loop import Clock

INSTALL = "quickjs-ng"


class Engine:
    """A ``quickjs.Context`` as `webapi.runtimes.bridge.Engine`."""

    def __init__(self, context: Any) -> None:
        self._context = context

    def eval(self, source: str, /) -> Any:
        """Run a script."""
        return self._context.eval(source)

    def bind(self, name: str, function: Callable[[str], str], /) -> None:
        """Make a function a global."""
        self._context.add_callable(name, function)

    def collect(self) -> None:
        """Collect cycles and run as many jobs as garbage can have scheduled."""
        self._context.gc()
        self.run_jobs(100_000)

    def run_jobs(self, limit: int = 10_000) -> None:
        """Run pending jobs (microtasks), at most ``limit`` of them.

        Raises: the first exception that a job throws, when all have run.
        """
        first: Exception | None = None
        pending = True
        while pending and limit:
            limit -= 1
            try:
                pending = self._context.execute_pending_job()
            except Exception as error:
                first = first or error
        if first is not None:
            raise first


def new_context() -> Any:
    """A new ``quickjs.Context``."""
    return import_engine("quickjs", INSTALL).Context()


def install(
    context: Any,
    *,
    max_handles: int = DEFAULT_MAX_HANDLES,
    max_bytes: int = DEFAULT_MAX_BYTES,
    clock: Clock | None = None,
) -> Bridge:
    """Give a ``quickjs.Context`` the Web's classes.

    Raises: `ModuleNotFoundError` that says what to install.
    """
    import_engine("quickjs", INSTALL)
    return Bridge(Engine(context), max_handles, max_bytes, clock)
