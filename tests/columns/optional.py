"""Packages that these tests need and that may be missing: skipped visibly, unless CI is set."""

import importlib
import os
from typing import Any

import pytest


def require(name: str) -> Any:
    """The module ``name``; without it, the tests of the importing module are skipped."""
    if os.environ.get("CI") == "true":
        return importlib.import_module(name)
    return pytest.importorskip(name)
