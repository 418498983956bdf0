"""What sources, sinks, transformers and strategies give to streams."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


def with_this(members: Mapping[str, Any]) -> Any:
    """A dictionary whose callbacks take the callback this value first, which Python has none of."""
    return {
        name: _with_this(value) if hasattr(value, "__wrapped__") else value
        for name, value in members.items()
    }


def _with_this(callback: Callable[..., Any]) -> Callable[..., Any]:
    return lambda this, *arguments: callback(*arguments)
