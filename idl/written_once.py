"""Which modules are written once, and in which order engines run their translations."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

FOLDERS = ("dom", "server_sent_events", "streams", "xhr")
"""The folders of ``webapi`` whose modules are all written once, apart from those of hosts."""
OTHERS = (
    *("webapi.fetching.bodies", "webapi.fetching.headers"),
    *("webapi.fetching.requests", "webapi.fetching.responses"),
)
HOSTS = (
    *("webapi.webidl.host", "webapi.dom.host", "webapi.dom.custom_elements_host"),
    *("webapi.fetching.host", "webapi.server_sent_events.host", "webapi.xhr.host"),
)
"""The modules whose functions and classes these use, which JavaScript has by hand."""


def written_once(root: Path) -> list[str]:
    """The modules that are translated to JavaScript, each after those that it imports.

    Modules that need no order are in that of their names.
    """
    in_folders = (_modules_below(root, f"webapi/{folder}") for folder in FOLDERS)
    names = {name for names in in_folders for name in names}.difference(HOSTS).union(OTHERS)
    sorter = TopologicalSorter({name: names.intersection(_imports(root, name)) for name in names})
    sorter.prepare()
    ordered = []
    ready = [*sorter.get_ready()]
    while ready:
        first = min(ready)
        ready.remove(first)
        ordered.append(first)
        sorter.done(first)
        ready += sorter.get_ready()
    return ordered


def translated_file(module: str) -> str:
    """The file of a translated module, in ``webapi/runtimes/translated``.

    >>> translated_file("webapi.dom.forms.input")
    'dom/forms/input.js'
    """
    return f"{module.removeprefix('webapi.').replace('.', '/')}.js"


def _modules_below(root: Path, folder: str) -> Iterator[str]:
    for path in (root / folder).rglob("*.py"):
        if path.name != "__init__.py":
            yield ".".join(path.relative_to(root).with_suffix("").parts)


def _imports(root: Path, name: str) -> Iterator[str]:
    """The names of modules that a module imports when it is run, and of what it imports of them."""
    for node in ast.parse((root / f"{name.replace('.', '/')}.py").read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)
