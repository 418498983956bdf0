"""Code point classes that the standard's algorithms name.

https://infra.spec.whatwg.org/#code-points and https://url.spec.whatwg.org/#url-code-points
"""

from __future__ import annotations

import re
from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

ASCII_ALPHA: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
ASCII_DIGIT: Final = frozenset("0123456789")
ASCII_HEX_DIGIT: Final = frozenset("0123456789ABCDEFabcdef")

C0_CONTROL_OR_SPACE: Final = "".join(map(chr, range(0x21)))

ASCII_TAB_OR_NEWLINE: Final = re.compile(r"[\t\n\r]")

_ASCII_LOWERCASE: Final = {upper: upper + 0x20 for upper in range(ord("A"), ord("Z") + 1)}


def ascii_lowercase(string: str) -> str:
    """Lowercase A to Z and nothing else: https://infra.spec.whatwg.org/#ascii-lowercase"""
    return string.lower() if string.isascii() else string.translate(_ASCII_LOWERCASE)


@cache
def not_a_url_unit() -> re.Pattern[str]:
    """Find each code point that begins no URL unit: https://url.spec.whatwg.org/#url-units

    The first search for validation errors compiles the pattern, because compiling takes time.
    """
    non_ascii = "\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd" + "".join(
        f"{chr(plane << 16)}-{chr((plane << 16) + 0xFFFD)}" for plane in range(1, 0x11)
    )
    return re.compile(rf"[^A-Za-z0-9!$&'()*+,\-./:;=?@_~%{non_ascii}]|%(?![0-9A-Fa-f]{{2}})")
