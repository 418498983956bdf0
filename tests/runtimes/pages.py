"""A JavaScript context with the Web's classes, the same for every engine.

``WEBAPI_ENGINES`` lists engines that have to be there; without it, those that are there are tested.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from webapi.runtimes import Bridge, Clock, Window, install

MODULES = {
    "quickjs": "quickjs",
    "dukpy": "dukpy",
    "pythonmonkey": "pythonmonkey",
    "mini_racer": "py_mini_racer",
    "stpyv8": "STPyV8",
}
REQUIRED = os.environ.get("WEBAPI_ENGINES", "").split(",") if "WEBAPI_ENGINES" in os.environ else []
ENGINES = REQUIRED or [name for name, module in MODULES.items() if find_spec(module)]

# PythonMonkey 1.4 finds no asyncio loop on Python 3.13.
NO_PROMISES = {"pythonmonkey"} if sys.version_info >= (3, 13) else set()

NO_ENGINE = pytest.mark.skip(
    reason="no engine: pip install quickjs-ng dukpy mini-racer pythonmonkey"
)


def parameters(names: list[str]) -> list[Any]:
    """The names as a test's parameters, or a skip that says what is missing."""
    return [*names] or [pytest.param("", marks=NO_ENGINE)]


_REPORT = r"""
globalThis.show = ((send, stringify) => (value) => {
  const text = stringify(value === undefined ? null : value);
  send(text.replace(/[^ -~]/g, (unit) => {
    return "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0");
  }));
})(SEND, JSON.stringify);
0;
"""


class STPyV8:
    """A sixth engine, which has no adapter: what a user of another engine would write."""

    def __init__(self) -> None:
        import STPyV8

        self.context = STPyV8.JSContext()

    def eval(self, source: str) -> Any:
        with self.context as context:
            return context.eval(source)

    def bind(self, name: str, function: Any) -> None:
        with self.context as context:
            context.locals[name] = function

    def run_jobs(self) -> None:
        pass


class Page:
    """A context, its bridge, and what its ``show(value)`` showed last."""

    def __init__(
        self,
        name: str,
        max_handles: int = 1000,
        clock: Clock | None = None,
        page: str | Window | None = None,
    ) -> None:
        self.name = name
        self.bridge: Bridge
        if name == "stpyv8":
            self.engine: Any = STPyV8()
            self.bridge = install(
                eval=self.engine.eval,
                bind=self.engine.bind,
                max_handles=max_handles,
                clock=clock,
                page=page,
            )
        else:
            module = import_module(f"webapi.runtimes.adapters.{name}")
            self.context = module.new_context()
            self.engine = module.Engine(self.context)
            self.bridge = module.install(
                self.context, max_handles=max_handles, clock=clock, page=page
            )
        self.shown: Any = None
        send = self.engine.bind("test_show", self._show) or "test_show"
        self.engine.eval(_REPORT.replace("SEND", send))

    def _show(self, text: str) -> str:
        self.shown = json.loads(text)
        return ""

    def run(self, script: str) -> Any:
        """What a script, all of whose names are its own, shows."""
        self.shown = None
        self.engine.eval(f"(function () {{\n{script}\n}})();\n0;")
        return self.shown

    def value(self, expression: str) -> Any:
        """The value of an expression."""
        return self.run(f"show({expression});")

    def name_of_error(self, script: str) -> Any:
        """The name of the error that a script throws, or what it returns."""
        return self.value(
            f"(() => {{ try {{ {script} }} catch (error) {{ return error.name; }} }})()"
        )
