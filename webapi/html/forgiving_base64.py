"""Forgiving base64: https://infra.spec.whatwg.org/#forgiving-base64"""

from __future__ import annotations

import re
from binascii import a2b_base64, b2a_base64

_ASCII_WHITESPACE = re.compile("[\t\n\f\r ]+")
_BASE64 = re.compile("[A-Za-z0-9+/]*")


def forgiving_base64_encode(data: bytes) -> str:
    """https://infra.spec.whatwg.org/#forgiving-base64-encode

    >>> forgiving_base64_encode(b"a")
    'YQ=='
    """
    return b2a_base64(data, newline=False).decode("ascii")


def forgiving_base64_decode(data: str) -> bytes | None:
    """https://infra.spec.whatwg.org/#forgiving-base64-decode

    ``None`` stands for failure.

    >>> forgiving_base64_decode(" Y Q"), forgiving_base64_decode("Y")
    (b'a', None)
    """
    data = _ASCII_WHITESPACE.sub("", data)
    if len(data) % 4 == 0:
        data = data[:-2] if data.endswith("==") else data.removesuffix("=")
    if len(data) % 4 == 1 or not _BASE64.fullmatch(data):
        return None
    # The match is ASCII without padding, so the only error is that some bits are left over. The
    # standard discards these.
    return a2b_base64(data + "=" * (-len(data) % 4))
