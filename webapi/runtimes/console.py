"""The printer of a script's ``console``: https://console.spec.whatwg.org/#printer"""

from __future__ import annotations

import logging
from textwrap import indent
from typing import Final

from webapi.url.scalar_values import scalar_value_string

_logger: Final = logging.getLogger("webapi.runtimes.console")
_LEVELS: Final = {
    "debug": logging.DEBUG,
    "log": logging.INFO,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
_MOST_GROUPS: Final = 20
"""The deepest indentation: deeper groups have the indentation of this one."""
_ESCAPES: Final = {
    code: f"\\x{code:02x}" for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\t\n"
}
"""Control characters, which terminals obey."""


def log(level: str, groups: int, text: str) -> None:
    """Log a message, indented once for each group around it."""
    escaped = scalar_value_string(text).translate(_ESCAPES)
    _logger.log(_LEVELS[level], "%s", indent(escaped, "  " * min(groups, _MOST_GROUPS)))
