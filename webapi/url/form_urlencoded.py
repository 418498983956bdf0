"""application/x-www-form-urlencoded: https://url.spec.whatwg.org/#application/x-www-form-urlencoded"""

from __future__ import annotations

import re
from binascii import a2b_qp
from collections.abc import Sequence
from typing import Final

from webapi.encoding import decode, get_an_encoding, get_an_output_encoding

from .percent_encoding import (
    FORM_URLENCODED_PERCENT_ENCODE_SET,
    percent_decode,
    percent_encode_after_encoding,
    utf8_percent_encode,
)


def urlencoded_parser(
    input: bytes, encoding: str = "UTF-8", use_charset: bool = False
) -> list[tuple[str, str]]:
    """https://url.spec.whatwg.org/#concept-urlencoded-parser

    The last two arguments are the standard's of 2013, for servers that serve legacy forms:
    ``encoding`` is any label of an encoding. With ``use_charset``, the first field with the name
    ``_charset_`` whose value is an encoding's label says what all fields are decoded from.

    Raises:
        LookupError: ``encoding`` is not an encoding's label.

    >>> urlencoded_parser(b"a=1+2&&b")
    [('a', '1 2'), ('b', '')]
    >>> urlencoded_parser(b"q=%E9&_charset_=windows-1252", use_charset=True)
    [('q', 'é'), ('_charset_', 'windows-1252')]
    """
    encoding = get_an_encoding(encoding)
    output = []
    for sequence in input.split(b"&"):
        if sequence == b"":
            continue
        name, _, value = sequence.replace(b"+", b" ").partition(b"=")
        output.append((name, value))
        if use_charset and name == b"_charset_":
            try:
                encoding = get_an_encoding(value.decode("latin-1"))
            except LookupError:
                continue
            use_charset = False
    return [
        (decode(encoding, percent_decode(name)), decode(encoding, percent_decode(value)))
        for name, value in output
    ]


# The separators of ASCII stand for the standard's while the whole input is decoded at once.
_UNIT_SEPARATOR: Final = "\x1f"
_RECORD_SEPARATOR: Final = "\x1e"
_TO_QUOTED_PRINTABLE: Final = bytes.maketrans(b"%+=&", b"= \x1f\x1e")
_NOT_DECODED_AT_ONCE: Final = re.compile("%(?![02-9A-Fa-f][0-9A-Fa-f]|1[0-9A-Da-d])").search

_RARE: Final = re.compile(f"[^%+{re.escape(FORM_URLENCODED_PERCENT_ENCODE_SET.kept)}]").search


def urlencoded_string_parser(input: str) -> list[tuple[str, str]]:
    """https://url.spec.whatwg.org/#concept-urlencoded-string-parser

    What is not encoded needs no decoding; what is, is decoded in one go, as far as nothing decodes
    to a separator.

    >>> urlencoded_string_parser("é=%C3%A9")
    [('é', 'é')]
    """
    if "%" not in input:
        equals, ampersand = "=", "&"
        decoded = input.replace("+", " ")
    elif not (
        _UNIT_SEPARATOR in input or _RECORD_SEPARATOR in input or _NOT_DECODED_AT_ONCE(input)
    ):
        equals, ampersand = _UNIT_SEPARATOR, _RECORD_SEPARATOR
        quoted_printable = input.encode().translate(_TO_QUOTED_PRINTABLE)
        decoded = a2b_qp(quoted_printable).decode(errors="replace")
    else:
        return urlencoded_parser(input.encode())
    output = []
    for sequence in decoded.split(ampersand):
        if sequence:
            name, _, value = sequence.partition(equals)
            output.append((name, value.replace(equals, "=")))
    return output


_A_LOT: Final = 1000  # tuples, whose serializations still fit into a processor's caches


def urlencoded_serializer(tuples: Sequence[tuple[str, str]], encoding: str = "UTF-8") -> str:
    """https://url.spec.whatwg.org/#concept-urlencoded-serializer

    ``encoding`` is any label of an encoding.

    Raises:
        LookupError: ``encoding`` is not an encoding's label.

    >>> urlencoded_serializer([("a", "1 2"), ("b", "é")])
    'a=1+2&b=%C3%A9'
    """
    if len(tuples) > _A_LOT:
        starts = range(0, len(tuples), _A_LOT)
        parts = [urlencoded_serializer(tuples[at : at + _A_LOT], encoding) for at in starts]
        return "&".join(parts)
    encode = _utf8_percent_encode
    if encoding != "UTF-8":
        encoding = get_an_output_encoding(encoding)

        def encode(string: str) -> str:
            return percent_encode_after_encoding(
                encoding, string, FORM_URLENCODED_PERCENT_ENCODE_SET
            )

    return "&".join(
        [
            f"{name if name.isalnum() and name.isascii() else encode(name)}"
            f"={value if value.isalnum() and value.isascii() else encode(value)}"
            for name, value in tuples
        ]
    )


def _utf8_percent_encode(string: str) -> str:
    """UTF-8 percent-encode a string: in ASCII one code point after another, frequent ones first.

    ``str.translate`` gives the same, but takes half as long again.
    """
    percent_encode_set = FORM_URLENCODED_PERCENT_ENCODE_SET
    if percent_encode_set.find(string) is None:
        return string
    if not string.isascii():
        return utf8_percent_encode(string, percent_encode_set)
    if "%" in string or "+" in string:
        string = string.replace("%", "%25").replace("+", "%2B")
    string = string.replace(" ", "+")
    if "/" in string:
        string = string.replace("/", "%2F").replace(":", "%3A").replace("?", "%3F")
    if "=" in string:
        string = string.replace("=", "%3D").replace("&", "%26")
    match = _RARE(string)
    while match is not None:
        string = string.replace(match[0], percent_encode_set.table[ord(match[0])])
        match = _RARE(string, match.start())
    return string
