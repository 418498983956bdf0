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

    Every set of the standard contains all code points above U+007E, so the ASCII code points
    identify a set.

    >>> "#" in QUERY_PERCENT_ENCODE_SET, "a" in QUERY_PERCENT_ENCODE_SET
    (True, False)
    """

    __slots__ = ("_ascii", "_space_as_plus", "find", "find_next", "first", "name", "table")

    table: list[str]
    """The text for each byte. The first call of ``find`` makes it."""
    first: list[tuple[str, str]]
    """The code points to encode first, because the encoded forms of others contain them, and their
    encoded forms. ``find`` makes this, too."""
    find_next: Callable[[str, int], re.Match[str] | None]
    """Find a code point that is in the set and not in ``first``. ``find`` makes this, too."""

    def __init__(self, name: str, code_points: str, *, space_as_plus: bool = False) -> None:
        self.name = name
        self._ascii = frozenset(code_points)
        self._space_as_plus = space_as_plus
        self.find: Callable[..., re.Match[str] | None] = self._find_first
        """Find the first code point that is in the set."""

    def _find_first(self, input: str, start: int = 0) -> re.Match[str] | None:
        """Make the table, then search. Making it takes longer than parsing a URL, so it waits."""
        bytes = map(chr, range(0x100))
        self.table = [percent_encode(ord(byte)) if byte in self else byte for byte in bytes]
        if self._space_as_plus:
            self.table[0x20] = "+"
        first = ("%" if "%" in self else "") + ("+ " if self._space_as_plus else "")
        self.first = [(code_point, self.table[ord(code_point)]) for code_point in first]
        self.find_next = re.compile(f"[^{re.escape(self.kept + first)}]").search
        # Last, because another thread that calls this uses the other attributes.
        self.find = re.compile(f"[^{re.escape(self.kept)}]").search
        return self.find(input, start)

    @property
    def kept(self) -> str:
        """The ASCII code points that are not in the set."""
        return "".join([char for char in map(chr, range(0x7F)) if char not in self._ascii])

    def with_code_points(self, code_points: str) -> PercentEncodeSet:
        """Return this set with these ASCII code points added.

        >>> "|" in PATH_PERCENT_ENCODE_SET.with_code_points("|")
        True
        """
        return self._with("".join(self._ascii) + code_points)

    def without_code_points(self, code_points: str) -> PercentEncodeSet:
        """Return this set without these ASCII code points.

        >>> "^" in PATH_PERCENT_ENCODE_SET.without_code_points("^")
        False
        """
        return self._with("".join(self._ascii - set(code_points)))

    def _with(self, code_points: str) -> PercentEncodeSet:
        return PercentEncodeSet(self.name, code_points, space_as_plus=self._space_as_plus)

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
def _quoted_printable_decoder() -> Callable[[bytes], bytes]:
    from binascii import a2b_qp

    return a2b_qp


@cache
def _other_percent_sign() -> re.Pattern[bytes]:
    return re.compile(rb"%(?![0-9A-Fa-f]{2})")


def percent_decode(input: bytes | str) -> bytes:
    """https://url.spec.whatwg.org/#percent-decode, of a byte sequence or of a string

    The standard library decodes quoted-printable fast, so this function rewrites its input to that.

    >>> percent_decode("‽%25%2E")
    b'\\xe2\\x80\\xbd%.'
    """
    if isinstance(input, str):
        input = input.encode()
    if 0x25 not in input:  # faster than b"%"
        return input
    if _other_percent_sign().search(input) is None:
        return _quoted_printable_decoder()(input.replace(b"=", b"=3D").replace(b"%", b"="))
    return _percent_encoded_byte().sub(lambda match: bytes.fromhex(match[1].decode()), input)


def percent_encode_after_encoding(
    encoding: str, input: str, percent_encode_set: PercentEncodeSet
) -> str:
    """https://url.spec.whatwg.org/#string-percent-encode-after-encoding

    ``encoding`` is any label of an encoding. A code point that it cannot encode becomes the
    percent-encoded form of a decimal character reference.

    Raises:
        LookupError: ``encoding`` is not an encoding's label, or the encoding has no encoder (see
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
    find = percent_encode_set.find  # not called in this expression: see webapi.url.late
    match = find(input)
    if match is None:
        return input
    find, table = percent_encode_set.find_next, percent_encode_set.table
    if not input.isascii():
        return input.encode().decode("latin-1").translate(table)
    if percent_encode_set.first:
        for code_point, encoded in percent_encode_set.first:
            input = input.replace(code_point, encoded)
        match = find(input, match.start())
    while match is not None:
        code_point = match[0]
        input = input.replace(code_point, table[ord(code_point)])
        match = find(input, match.start())
    return input
