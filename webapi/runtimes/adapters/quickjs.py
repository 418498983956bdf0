"""QuickJS: the packages quickjs-ng and, older, quickjs, which share the import name ``quickjs``."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from webapi.runtimes.adapters.engine_import import import_engine
from webapi.runtimes.bridge import DEFAULT_MAX_BYTES, DEFAULT_MAX_HANDLES, Bridge
from webapi.runtimes.event_loop import Clock
from webapi.runtimes.fetches import Transport
from webapi.runtimes.module_sources import Modules
from webapi.runtimes.window import Window

INSTALL = "quickjs-ng"

_OUT_OF_MEMORY = re.compile(
    r"(?:null|out of memory|InternalError(?:: (?:out of memory)?)?)(?:\n|$)"
)
"""What QuickJS throws when memory is out: null, and errors without a message, need the least."""


class Engine:
    """A ``quickjs.Context`` as `webapi.runtimes.engine.Engine`."""

    has_event_loop = False
    has_timers = False
    runs_jobs_in_calls = True

    def __init__(self, context: Any, memory_limit: int | None = None) -> None:
        self._context = context
        self._memory_limit = memory_limit
        if memory_limit is not None:
            context.set_memory_limit(memory_limit)

    def eval(self, source: str, /) -> None:
        """Run a script.

        Raises: `MemoryError` if it threw what QuickJS throws at the memory limit.
        """
        try:
            self._context.eval(source)
        except (TypeError, UnicodeDecodeError):
            pass  # the script has run; its value, a rope or a BigInt, has no type in Python
        except Exception as error:
            self._raise_memory_error(error)
            raise

    def memory_error(self, text: str) -> MemoryError | None:
        """The error of Python for a script's exception that QuickJS throws at the memory limit.

        A script that throws ``null`` looks the same.
        """
        if self._memory_limit is None or not _OUT_OF_MEMORY.match(text):
            return None
        shown = text.partition("\n")[0].removesuffix(": ")
        return MemoryError(
            f"a script threw {shown}, as QuickJS does when scripts took {self._memory_limit} bytes"
        )

    def _raise_memory_error(self, error: Exception) -> None:
        found = self.memory_error(str(error))
        if found is not None:
            raise found from error

    def bind(self, name: str, function: Callable[[str], str], /) -> None:
        """Make a function a global."""
        self._context.add_callable(name, function)

    def collect(self) -> None:
        """Collect cycles and run as many jobs as garbage can have scheduled."""
        self._context.gc()
        self.run_jobs(100_000)

    def run_jobs(self, limit: int = 10_000) -> bool:
        """Run pending jobs (microtasks), at most ``limit`` of them; return whether some are left.

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
            self._raise_memory_error(first)
            raise first
        return pending

    def thrown(self, error: Exception, /) -> str | None:
        """The text of a ``quickjs.JSException``, which is also the cause of a `MemoryError`."""
        engine = import_engine("quickjs", INSTALL)
        thrown = error.__cause__ if isinstance(error, MemoryError) else error
        return str(thrown) if isinstance(thrown, engine.JSException) else None

    async def settle(self) -> bool:
        """Nothing runs by itself."""
        return True

    def release(self) -> None:
        """Let the context go at once. Its functions refer to this engine, which is a cycle."""
        self._context = None


def new_context() -> Any:
    """A new ``quickjs.Context``."""
    return import_engine("quickjs", INSTALL).Context()


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
    """Give a ``quickjs.Context`` the Web's classes.

    Raises: `ModuleNotFoundError` that says what to install.
    """
    import_engine("quickjs", INSTALL)
    return Bridge(Engine(context), max_handles, max_bytes, clock, page, fetch, modules)
