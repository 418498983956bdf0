"""Import an engine, or name the package to install."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def import_engine(module: str, package: str) -> Any:
    """The engine's module.

    Raises: `ModuleNotFoundError` that says what to install.
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"no JavaScript engine {module!r}: pip install {package}", name=module
        ) from error
