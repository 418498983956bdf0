"""The entries of a form: https://html.spec.whatwg.org/#constructing-the-form-data-set"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(eq=False, slots=True)
class File:
    """The file that an entry has for a value."""

    data: memoryview
    type: str
    name: str
    last_modified: int
    """Milliseconds since the Unix Epoch."""
    platform_object: Any = None


Entry: TypeAlias = tuple[str, str | File]
