"""Score libraries that have a class URLPattern on the vectors of the Web Platform Tests."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

from wpt.suites import SUITES, Checks, urlpattern
from wpt.vectors import Vector, load

HEADS = {
    "urlpattern": "patterns and matches",
    "urlpattern-compare": "`compareComponent`",
    "urlpattern-generate": "`generate`",
}
PEERS = {"upa-url": "upa_url", "urlpattern": "urlpattern"}
"""Distributions and their modules; neither has ``compareComponent`` and ``generate``."""


class Raised(TypeError):
    """An exception of a library, whatever its class."""


class Pattern:
    """A library's pattern. Its exceptions become `Raised`."""

    def __init__(self, cls: Any, *arguments: Any) -> None:
        self.pattern = self.call(cls, *arguments)

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.pattern, name)
        return value if isinstance(value, str) else lambda *inputs: self.call(value, *inputs)

    @staticmethod
    def call(function: Any, *arguments: Any) -> Any:
        try:
            return function(*arguments)
        except Exception as error:
            raise Raised from error


def passes(assertions: Callable[[Vector, Checks], None], vector: Vector) -> bool:
    checks = Checks()
    try:
        assertions(vector, checks)
    except Raised:
        return False
    return not checks.failures


def table() -> str:
    """The scores as a Markdown table with one row for each library."""
    vectors = {suite: load(suite) for suite in HEADS}
    heads = [f"{text} ({len(vectors[suite])})" for suite, text in HEADS.items()]
    ours = [
        _cell([passes(SUITES[suite].assertions, each) for each in vectors[suite]])
        for suite in HEADS
    ]
    rows = [
        ["library", "version", *heads],
        ["---", "---", *(["---:"] * len(heads))],
        ["`webapi`", version("webapi-dom"), *ours],
    ]
    for distribution, module in PEERS.items():
        try:
            cls = import_module(module).URLPattern
        except ImportError:
            print(f"{distribution} is not installed", file=sys.stderr)
            continue

        def assertions(vector: Vector, checks: Checks, cls: Any = cls) -> None:
            urlpattern(vector, checks, partial(Pattern, cls))

        cell = _cell([passes(assertions, each) for each in vectors["urlpattern"]])
        rows.append([f"`{distribution}`", version(distribution), cell, "—", "—"])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _cell(passed: list[bool]) -> str:
    return "all" if all(passed) else f"{sum(passed):,}"
