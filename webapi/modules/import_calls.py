"""``import()`` in classic scripts."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from webapi.modules.syntax import captures, decoded, encoded, parsed

_CACHED_SCRIPTS: Final = 256
_LIKELY: Final = re.compile(r"\bimport\s*(?:\(|//|/\*)")
_QUERY: Final = "(call_expression function: (import) @importcall)"


def with_import_calls(source: str, callee: str) -> str:
    """Let each ``import()`` of a classic script call ``callee``, an expression of one line.

    A text without such calls returns as it is, and is not parsed.

    Raises: `ModuleNotFoundError` that names the extra that is missing.
    """
    if "import" not in source or not _LIKELY.search(source):
        return source
    parts = _parts(source)
    return callee.join(parts)


@lru_cache(_CACHED_SCRIPTS)
def _parts(source: str) -> tuple[str, ...]:
    """The parts of a script between the words ``import`` of its calls."""
    data = encoded(source)
    at = 0
    parts = []
    found = captures(_QUERY, parsed(data)).get("importcall", [])
    for node in sorted(found, key=lambda node: node.start_byte):
        parts.append(data[at : node.start_byte])
        at = node.end_byte
    parts.append(data[at:])
    return tuple(map(decoded, parts))
