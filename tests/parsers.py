"""Whether HTML can be parsed here: by turbohtml, or in Pyodide by the browser."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest


def need_a_parser() -> None:
    """Skip what calls it, if there is no parser."""
    if sys.platform != "emscripten":
        pytest.importorskip("turbohtml")
    elif not hasattr(import_module("js"), "DOMParser"):
        pytest.skip("workers and Node.js have no DOMParser", allow_module_level=True)
