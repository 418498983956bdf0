"""Import packages that these tests need. Tests without them are skipped unless CI is ``true``."""

import importlib
import os
from typing import Any

import pytest


def require(name: str) -> Any:
    """The module ``name``; if it is missing, the calling test or module is skipped."""
    if os.environ.get("CI") == "true":
        return importlib.import_module(name)
    return pytest.importorskip(name)
