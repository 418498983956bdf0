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
    percent_encode,
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


# U+001F and U+001E, the separators of ASCII, stand for "=" and "&" while a whole string is decoded
# or encoded at once.
_TO_QUOTED_PRINTABLE: Final = bytes.maketrans(b"%+=&", b"= \x1f\x1e")
_NOT_DECODED_AT_ONCE: Final = re.compile("%(?![02-9A-Fa-f][0-9A-Fa-f]|1[0-9A-Da-d])").search


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
    elif not ("\x1f" in input or "\x1e" in input or _NOT_DECODED_AT_ONCE(input)):
        equals, ampersand = "\x1f", "\x1e"
        quoted_printable = input.encode().translate(_TO_QUOTED_PRINTABLE)
        decoded = a2b_qp(quoted_printable).decode(errors="replace")
    else:
        return urlencoded_parser(input.encode())
    output = []
    for sequence in decoded.split(ampersand):
        if sequence:
            name, _, value = sequence.partition(equals)
            if "\x1f" in value:
                value = value.replace(equals, "=")
            output.append((name, value))
    return output


_FORM_SET: Final = FORM_URLENCODED_PERCENT_ENCODE_SET
_RARE: Final = re.compile(f"[^%+\x1e\x1f{re.escape(_FORM_SET.kept)}]").search
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
    if encoding == "UTF-8":
        joined = "\x1e".join([f"{name}\x1f{value}" for name, value in tuples])
        if joined.count("\x1f") == len(tuples) == joined.count("\x1e") + 1:
            return _serialized_at_once(joined)
    else:
        encoding = get_an_output_encoding(encoding)
    return "&".join(
        [
            f"{percent_encode_after_encoding(encoding, name, _FORM_SET)}"
            f"={percent_encode_after_encoding(encoding, value, _FORM_SET)}"
            for name, value in tuples
        ]
    )


def _serialized_at_once(joined: str) -> str:
    """Percent-encode names and values, and put ``=`` and ``&`` in the place of the separators.

    In ASCII one code point is replaced after another, frequent ones first: ``str.translate`` gives
    the same, but takes half as long again.
    """
    if not joined.isascii():
        encoded = utf8_percent_encode(joined, _FORM_SET)
        return encoded.replace("%1F", "=").replace("%1E", "&")
    if "%" in joined or "+" in joined:
        joined = joined.replace("%", "%25").replace("+", "%2B")
    joined = joined.replace(" ", "+")
    if "/" in joined:
        joined = joined.replace("/", "%2F").replace(":", "%3A").replace("?", "%3F")
    if "=" in joined:
        joined = joined.replace("=", "%3D").replace("&", "%26")
    match = _RARE(joined)
    while match is not None:
        joined = joined.replace(match[0], percent_encode(ord(match[0])))
        match = _RARE(joined, match.start())
    return joined.replace("\x1f", "=").replace("\x1e", "&")
