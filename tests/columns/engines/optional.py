"""Tests of missing engines are skipped, unless WEBAPI_COLUMN_ENGINES is ``required``."""

import importlib
import os
from typing import Any

import pytest


def require_engine(name: str) -> Any:
    if os.environ.get("WEBAPI_COLUMN_ENGINES") == "required":
        return importlib.import_module(name)
    return pytest.importorskip(
        name, reason=f"{name}: pip install -r tests/columns/requirements.txt"
    )
