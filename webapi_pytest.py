"""The plugins for pytest, outside of the package, whose modules pytest then leaves as they are.

pytest rewrites the assertions of all modules of a distribution with a plugin, and keeps what it has
compiled beside them. This package has no assertions for tests. The finder here stands before
pytest's and finds the package's modules as Python does.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType


class _Finder(MetaPathFinder):
    """Finds the modules of the package."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module as Python does, if it is of the package."""
        if name.partition(".")[0] != "webapi":
            return None
        return PathFinder.find_spec(name, path, target)


sys.meta_path.insert(0, _Finder())

from webapi.js import pytest_plugin as js  # noqa: E402
from webapi.page import pytest_plugin as page  # noqa: E402

__all__ = ["js", "page"]
