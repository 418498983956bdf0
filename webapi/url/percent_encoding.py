"""Percent-encoded bytes: https://url.spec.whatwg.org/#percent-encoded-bytes"""

from __future__ import annotations

import re
from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final


class PercentEncodeSet:
    """A percent-encode set: https://url.spec.whatwg.org/#percent-encode-set

    Every set that the standard defines has all code points above U+007E in it, so a set is told by
    its ASCII code points.

    >>> "#" in QUERY_PERCENT_ENCODE_SET, "a" in QUERY_PERCENT_ENCODE_SET
    (True, False)
    """

    __slots__ = ("_ascii", "_space_as_plus", "find", "has_percent_sign", "name", "table")

    table: list[str]
    """The text for each byte; made by the first call of ``find``."""

    def __init__(self, name: str, code_points: str, *, space_as_plus: bool = False) -> None:
        self.name = name
        self._ascii = frozenset(code_points)
        self._space_as_plus = space_as_plus
        self.has_percent_sign = "%" in code_points
        self.find: Callable[..., re.Match[str] | None] = self._find_first
        """Find the first code point that is in the set."""

    def _find_first(self, input: str, start: int = 0) -> re.Match[str] | None:
        """``find`` until its first call: building the rest takes longer than parsing a URL."""
        bytes = map(chr, range(0x100))
        self.table = [percent_encode(ord(byte)) if byte in self else byte for byte in bytes]
        if self._space_as_plus:
            self.table[0x20] = "+"
        self.find = re.compile(f"[^{re.escape(self.kept)}]").search
        return self.find(input, start)

    @property
    def kept(self) -> str:
        """The ASCII code points that are not in the set."""
        return "".join([char for char in map(chr, range(0x7F)) if char not in self._ascii])

    def __contains__(self, code_point: str) -> bool:
        return code_point in self._ascii or code_point > "~"

    def __repr__(self) -> str:
        return f"<{self.name} percent-encode set>"


def percent_encode(byte: int) -> str:
    """https://url.spec.whatwg.org/#percent-encode

    >>> percent_encode(0x23)
    '%23'
    """
    return f"%{byte:02X}"


_C0_CONTROL = "".join(map(chr, range(0x20)))
_QUERY = _C0_CONTROL + ' "#<>'
_PATH = _QUERY + "?^`{}"
_USERINFO = _PATH + "/:;=@[\\]|"
_COMPONENT = _USERINFO + "$%&+,"

C0_CONTROL_PERCENT_ENCODE_SET: Final = PercentEncodeSet("C0 control", _C0_CONTROL)
FRAGMENT_PERCENT_ENCODE_SET: Final = PercentEncodeSet("fragment", _C0_CONTROL + ' "<>`')
QUERY_PERCENT_ENCODE_SET: Final = PercentEncodeSet("query", _QUERY)
SPECIAL_QUERY_PERCENT_ENCODE_SET: Final = PercentEncodeSet("special-query", _QUERY + "'")
PATH_PERCENT_ENCODE_SET: Final = PercentEncodeSet("path", _PATH)
USERINFO_PERCENT_ENCODE_SET: Final = PercentEncodeSet("userinfo", _USERINFO)
COMPONENT_PERCENT_ENCODE_SET: Final = PercentEncodeSet("component", _COMPONENT)
FORM_URLENCODED_PERCENT_ENCODE_SET: Final = PercentEncodeSet(
    "application/x-www-form-urlencoded", _COMPONENT + "!'()~", space_as_plus=True
)


@cache
def _percent_encoded_byte() -> re.Pattern[bytes]:
    return re.compile(rb"%([0-9A-Fa-f]{2})")


@cache
def _other_percent_sign() -> re.Pattern[bytes]:
    return re.compile(rb"%(?![0-9A-Fa-f]{2})")


def percent_decode(input: bytes | str) -> bytes:
    """https://url.spec.whatwg.org/#percent-decode, of a byte sequence or of a string

    Quoted-printable, which the standard library decodes at full speed, has ``=`` for the ``%``.

    >>> percent_decode("‽%25%2E")
    b'\\xe2\\x80\\xbd%.'
    """
    if isinstance(input, str):
        input = input.encode()
    if b"%" not in input:
        return input
    if _other_percent_sign().search(input) is None:
        from binascii import a2b_qp

        return a2b_qp(input.replace(b"=", b"=3D").replace(b"%", b"="))
    return _percent_encoded_byte().sub(lambda match: bytes.fromhex(match[1].decode()), input)


def percent_encode_after_encoding(
    encoding: str, input: str, percent_encode_set: PercentEncodeSet
) -> str:
    """https://url.spec.whatwg.org/#string-percent-encode-after-encoding

    ``encoding`` is any label of an encoding. A code point that it cannot encode becomes the
    percent-encoded form of a decimal character reference.

    Raises:
        LookupError: ``encoding`` is not an encoding, or one that has no encoder (see
            :func:`webapi.encoding.get_an_output_encoding`).

    >>> percent_encode_after_encoding("UTF-8", "Say what‽", USERINFO_PERCENT_ENCODE_SET)
    'Say%20what%E2%80%BD'
    >>> percent_encode_after_encoding("Shift_JIS", "≡‽", SPECIAL_QUERY_PERCENT_ENCODE_SET)
    '%81%DF%26%238253%3B'
    """
    if encoding == "UTF-8":
        return utf8_percent_encode(input, percent_encode_set)
    from webapi.encoding import encode_or_fail

    percent_encode_set.find("")  # makes the table
    output = []
    for encoded in encode_or_fail(encoding, input):
        if isinstance(encoded, int):
            output.append(f"%26%23{encoded}%3B")
        else:
            output.append(encoded.decode("latin-1").translate(percent_encode_set.table))
    return "".join(output)


def utf8_percent_encode(input: str, percent_encode_set: PercentEncodeSet) -> str:
    """https://url.spec.whatwg.org/#string-utf-8-percent-encode

    >>> utf8_percent_encode("≡", USERINFO_PERCENT_ENCODE_SET)
    '%E2%89%A1'
    """
    match = percent_encode_set.find(input)
    if match is None:
        return input
    find, table = percent_encode_set.find, percent_encode_set.table
    if percent_encode_set.has_percent_sign or not input.isascii():
        return input.encode().decode("latin-1").translate(table)
    while match is not None:
        code_point = match[0]
        input = input.replace(code_point, table[ord(code_point)])
        match = find(input, match.start())
    return input
