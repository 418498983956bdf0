"""The protocol between the bridge and an engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Engine(Protocol):
    """A context for the bridge. The adapters implement this protocol."""

    has_event_loop: bool
    """Whether the engine has timers or microtasks that run by themselves, or by asyncio."""
    has_timers: bool
    """Whether a ``setTimeout`` of the engine works, and stays where the host gives no clock."""
    runs_jobs_in_calls: bool
    """Whether `run_jobs` runs microtasks while JavaScript waits for a function of `bind`."""

    def eval(self, source: str, /) -> Any:
        """Run a script, without NUL and lone surrogates. Its value is not used."""

    def bind(self, name: str, function: Callable[[str], str], /) -> str | None:
        """Let JavaScript call ``function``, which never raises.

        Either define the global ``name``, which the caller removes, or return a JavaScript
        expression for the function.
        """

    def collect(self) -> None:
        """Run the garbage collector and the callbacks that it schedules, if the engine can."""

    def run_jobs(self) -> bool | None:
        """Run pending microtasks, if the engine does not do so by itself.

        Returns whether some are left.
        """

    def thrown(self, error: Exception, /) -> str | None:
        """The text of a script's exception: name and message, then the stack in lines of their own.

        ``None`` if the script did not throw the exception of `eval`.
        """

    async def settle(self) -> bool:
        """Wait until the engine's own event loop is idle; return whether it can tell."""


class EngineOfFunctions:
    """An `Engine` of functions."""

    def __init__(
        self,
        eval: Callable[[str], Any],
        bind: Callable[[str, Callable[[str], str]], str | None],
        collect: Callable[[], Any] | None,
        run_jobs: Callable[[], Any] | None,
    ) -> None:
        self.has_event_loop = True
        self.has_timers = True
        self.runs_jobs_in_calls = False
        self.eval = eval
        self.bind = bind
        self.collect = collect or _nothing
        self.run_jobs = run_jobs or _nothing

    def thrown(self, error: Exception, /) -> str | None:
        return str(error)

    async def settle(self) -> bool:
        return False


def _nothing() -> None:
    """Do nothing, for an engine that does this by itself or cannot do it."""
