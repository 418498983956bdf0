"""webapi's classes as JavaScript classes, which Python code in Pyodide can pass to JavaScript.

>>> from webapi.js.classes import javascript_classes
>>> classes = javascript_classes()  # doctest: +SKIP
>>> js.router.URL = classes.URL  # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from webapi.runtimes import install


def javascript_classes() -> Any:
    """An object whose properties ``URL`` and ``URLSearchParams`` are JavaScript classes.

    JavaScript can construct and extend them; their methods run in Python. The page keeps its own
    ``URL`` and ``URLSearchParams``.

    Raises:
        ImportError: this is not Pyodide.
    """
    from pyodide.code import run_js
    from pyodide.ffi import create_proxy

    world = run_js("Object.create(globalThis)")

    def bind(name: str, function: Callable[[str], str]) -> None:
        setattr(world, name, create_proxy(function))

    def evaluate(source: str) -> None:
        run_js(f"(function (globalThis) {{ {source} }})")(world)

    install(eval=evaluate, bind=bind)
    return world
