"""Ranges of bytes: https://fetch.spec.whatwg.org/#simple-range-header-value"""

from __future__ import annotations

import re
from typing import Final

_parse: Final = re.compile(r"bytes[\t ]*=[\t ]*+([0-9]*)[\t ]*-[\t ]*([0-9]*)").fullmatch
_LONG_ENOUGH: Final = 20
"""A number of so many digits is greater than all lengths."""


def parse_a_single_range_header_value(value: str) -> tuple[int | None, int | None]:
    """https://fetch.spec.whatwg.org/#simple-range-header-value, with whitespace allowed

    Raises:
        ValueError: it is no single range.
    """
    match = _parse(value)
    if match is None:
        raise ValueError("The header Range has no single range of bytes.")
    start, end = (_number(digits) for digits in match.groups())
    if start is None and end is None:
        raise ValueError("The range has neither a start nor an end.")
    if start is not None and end is not None and start > end:
        raise ValueError("The range ends before it starts.")
    return start, end


def _number(digits: str) -> int | None:
    return int(digits.lstrip("0")[:_LONG_ENOUGH] or "0") if digits else None


def range_within(start: int | None, end: int | None, full_length: int) -> tuple[int, int]:
    """The inclusive range of a blob in https://fetch.spec.whatwg.org/#scheme-fetch

    In the standard, a suffix that is longer than the blob begins before it. Here it is the whole
    blob, as in Chromium and in https://httpwg.org/specs/rfc9110.html#range.specifiers.

    Raises:
        ValueError: the range has no byte of the blob.
    """
    if start is None:
        assert end is not None
        start, end = max(full_length - end, 0), full_length - 1
    if start >= full_length:
        raise ValueError(f"The range starts after the end of {full_length} bytes.")
    return start, full_length - 1 if end is None else min(end, full_length - 1)


def build_a_content_range(start: int, end: int, full_length: int) -> str:
    """https://fetch.spec.whatwg.org/#build-a-content-range"""
    return f"bytes {start}-{end}/{full_length}"
