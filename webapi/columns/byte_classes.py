"""Tables of 256 entries: the bytes that each part of a canonical URL may contain.

This module derives them all from the URL Standard's sets in `webapi.url`.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final

from webapi.url.percent_encoding import (
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
)

NOT_IN_PATH: Final = 1
NOT_IN_QUERY: Final = 2
NOT_IN_FRAGMENT: Final = 4
QUESTION_MARK: Final = 8
NUMBER_SIGN: Final = 16


def _classes(byte: int) -> int:
    code_point = chr(byte)
    found = 0
    # In a special URL's path, "\\" means "/".
    if code_point in PATH_PERCENT_ENCODE_SET or code_point == "\\":
        found |= NOT_IN_PATH
    if code_point in SPECIAL_QUERY_PERCENT_ENCODE_SET:
        found |= NOT_IN_QUERY
    if code_point in FRAGMENT_PERCENT_ENCODE_SET:
        found |= NOT_IN_FRAGMENT
    if code_point == "?":
        found |= QUESTION_MARK
    if code_point == "#":
        found |= NUMBER_SIGN
    return found


CLASSES: Final = bytes(map(_classes, range(256)))
"""The classes of each byte, as bits. Most bytes of a URL have none."""

HAS_CLASS: Final = 1

_PAIRED: Final = {"/": 2, ".": 4, "2": 16, "e": 32, "E": 32}
MARKS: Final = bytes(
    HAS_CLASS if CLASSES[byte] else _PAIRED.get(chr(byte), 0) for byte in range(256)
)
"""A number for each byte, to find bytes with a class and two pairs of bytes in few steps.

The second byte of ``/.``, and of ``2e`` in either case, has twice the number of the first.
"""

_DOMAIN: Final = (ascii_lowercase + digits + ".-_").encode()

NOT_IN_DOMAIN: Final = bytes(byte not in _DOMAIN for byte in range(256))
"""1 for a byte that cannot occur in a lowercase ASCII domain, and so ends it."""

NOT_IN_DOMAIN_OF_ANY_CASE: Final = bytes(
    byte not in _DOMAIN + ascii_uppercase.encode() for byte in range(256)
)
"""1 for a byte that cannot occur in an ASCII domain with letters of either case."""
