"""webapi's classes as classes of JavaScript's, for code in Pyodide to hand over.

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

    JavaScript can call them with ``new`` and extend them; Python does what they do. The page's own
    stay what they are. Raises ``ImportError`` outside Pyodide.
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
