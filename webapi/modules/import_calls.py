"""``import()`` in classic scripts."""

from __future__ import annotations

import re
from typing import Final

from webapi.modules.cache import TextCache
from webapi.modules.syntax import (
    IMPORT_CALLS,
    captures,
    decoded,
    encoded,
    import_calls,
    is_readable,
    parsed,
)

_CACHED_CHARACTERS: Final = 1 << 22
_LIKELY: Final = re.compile(r"\bimport\s*(?:\(|//|/\*)")


def with_import_calls(source: str, callee: str) -> str:
    """Let each ``import()`` of a classic script call ``callee``, an expression of one line.

    A text without such calls returns as it is, and is not parsed.

    Raises: `ModuleNotFoundError` that names the extra that is missing.
    """
    if "import" not in source or not _LIKELY.search(source):
        return source
    return callee.join(_PARTS.of(source))


def _parts(source: str) -> tuple[str, ...]:
    """The parts of a script between the words ``import`` of its calls."""
    data = encoded(source)
    at = 0
    parts = []
    tree = parsed(data)
    found = captures(IMPORT_CALLS, tree) if is_readable(tree) else {}
    for start, end in import_calls(data, found):
        parts.append(data[at:start])
        at = end
    parts.append(data[at:])
    return tuple(map(decoded, parts))


_PARTS: Final = TextCache(_parts, _CACHED_CHARACTERS)
