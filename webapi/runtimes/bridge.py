"""One context of an engine, and the objects in Python that its JavaScript objects stand for.

Nothing crosses but ASCII text of JSON, and no exception does: engines cut strings at NUL, fall over
lone surrogates, garble astral characters, or stay poisoned after an exception from Python.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from importlib import resources
from typing import Any, Protocol

from webapi.runtimes.calls import Objects, TooManyObjectsError
from webapi.runtimes.exposed import CALLS

DEFAULT_MAX_HANDLES = 100_000


class Engine(Protocol):
    """A context of an engine, as the adapters present it."""

    def eval(self, source: str, /) -> Any:
        """Run a script, ASCII without NUL; its value is of no interest."""

    def bind(self, name: str, function: Callable[[str], str], /) -> str | None:
        """Let JavaScript call ``function``.

        Either as the global ``name``, which is removed once it was taken, or as the JavaScript
        expression that is returned.
        """

    def collect(self) -> None:
        """Run the garbage collector and what it schedules, as far as the engine allows."""


class Host:
    """What the engine calls: text in, text out, never an exception of the code's own making."""

    def __init__(self, max_handles: int) -> None:
        self.objects = Objects(CALLS, max_handles)

    def __call__(self, request: str) -> str:
        """The answer to a request."""
        try:
            parsed = json.loads(request)
            answer: str = CALLS[parsed[0]](self.objects, parsed)
            return answer
        except TypeError as error:
            return _failure("TypeError", str(error))
        except TooManyObjectsError as error:
            return _failure("RangeError", str(error))
        except Exception as error:
            return _failure("Error", f"webapi could not answer: {type(error).__name__}")


def _failure(name: str, message: str) -> str:
    return json.dumps([name, message])


class Bridge:
    """The Web's classes in one JavaScript context; made by an adapter's ``install``."""

    def __init__(self, engine: Engine, max_handles: int = DEFAULT_MAX_HANDLES) -> None:
        self._engine = engine
        self._host = Host(max_handles)
        self._drain = f"webapi_drain_{secrets.token_hex(8)}"
        name = f"webapi_send_{secrets.token_hex(8)}"
        expression = engine.bind(name, self._host) or f"globalThis.{name}"
        engine.eval(_glue(expression, name, self._drain))

    @property
    def live_handles(self) -> int:
        """How many objects in Python the context keeps alive."""
        return len(self._host.objects.by_handle)

    @property
    def max_handles(self) -> int:
        """How many it may keep alive; beyond, JavaScript gets a ``RangeError``."""
        return self._host.objects.max_handles

    @max_handles.setter
    def max_handles(self, value: int) -> None:
        self._host.objects.max_handles = value

    def drain(self) -> int:
        """Collect garbage in the engine, let go of what it finds, and return `live_handles`.

        Engines without ``FinalizationRegistry`` find nothing.
        """
        self._engine.collect()
        self._engine.eval(f"{self._drain}()")
        return self.live_handles


def _glue(expression: str, name: str, drain: str) -> str:
    """The script that installs the interfaces: one function, which shares no names with pages."""
    package = resources.files("webapi.runtimes")
    texts = [package.joinpath(file).read_text("ascii") for file in ("webidl.js", "interfaces.js")]
    return f"""(function () {{
"use strict";
const send = {expression};
delete globalThis.{name};
{"".join(texts)}
defineProperty(globalThis, "{drain}", {{
  __proto__: null,
  value: () => {{
    release();
  }},
}});
}})();
"installed";
"""


class _Functions:
    """An `Engine` of two functions."""

    def __init__(
        self,
        eval: Callable[[str], Any],
        bind: Callable[[str, Callable[[str], str]], str | None],
        collect: Callable[[], Any] | None,
    ) -> None:
        self.eval = eval
        self.bind = bind
        self._collect = collect

    def collect(self) -> None:
        if self._collect:
            self._collect()


def install(
    *,
    eval: Callable[[str], Any],
    bind: Callable[[str, Callable[[str], str]], str | None],
    collect: Callable[[], Any] | None = None,
    max_handles: int = DEFAULT_MAX_HANDLES,
) -> Bridge:
    """Install the Web's classes in a context of any engine.

    ``eval`` runs a script given as ASCII text. ``bind`` makes a Python function from ``str`` to
    ``str`` callable from JavaScript, synchronously: as a global of the name it is given, or by
    whatever expression it returns. ``collect`` runs the engine's garbage collector.
    """
    return Bridge(_Functions(eval, bind, collect), max_handles)
