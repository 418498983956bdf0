"""application/x-www-form-urlencoded: https://url.spec.whatwg.org/#application/x-www-form-urlencoded"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
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

    The last two arguments are those of the standard of 2013, for servers that serve legacy forms.
    ``encoding`` is any label of an encoding. With ``use_charset``, the first field that is named
    ``_charset_`` and has an encoding's label as value selects the encoding of all fields.

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


@cache
def _encoded_equals_sign_in_a_name() -> re.Pattern[str]:
    return re.compile("(?:^|&)[^=&]*%3[Dd]")


def urlencoded_string_parser(input: str) -> list[tuple[str, str]]:
    """https://url.spec.whatwg.org/#concept-urlencoded-string-parser

    If no ``&`` is encoded, and no ``=`` in a name, the function decodes the input before it splits
    it, because that is faster. The result does not change.

    >>> urlencoded_string_parser("é=%C3%A9&%3D=%26")
    [('é', 'é'), ('=', '&')]
    """
    input = input.replace("+", " ")
    splits_first = False
    if "%" in input:
        splits_first = "%26" in input or (
            ("%3D" in input or "%3d" in input)
            and _encoded_equals_sign_in_a_name().search(input) is not None
        )
        if not splits_first:
            input = percent_decode(input).decode("utf-8", "replace")
    output = []
    for sequence in input.split("&"):
        if sequence:
            name, _, value = sequence.partition("=")
            if splits_first:
                if "%" in name:
                    name = percent_decode(name).decode("utf-8", "replace")
                if "%" in value:
                    value = percent_decode(value).decode("utf-8", "replace")
            output.append((name, value))
    return output


_FORM_SET: Final = FORM_URLENCODED_PERCENT_ENCODE_SET
_FORM_SET_WITHOUT_DELIMITERS: Final = _FORM_SET.without_code_points("&=")
_FORM_SET_WITHOUT_DELIMITERS_AND_PERCENT_SIGN: Final = _FORM_SET.without_code_points("%&=")


def urlencoded_serializer(tuples: Sequence[tuple[str, str]], encoding: str = "UTF-8") -> str:
    """https://url.spec.whatwg.org/#concept-urlencoded-serializer

    ``encoding`` is any label of an encoding. In UTF-8, the function joins names and values before
    it encodes them, because that is faster. The result does not change: if a name or value has a
    ``&`` or ``=``, the function encodes these delimiters before it joins.

    Raises:
        LookupError: ``encoding`` is not an encoding's label.

    >>> urlencoded_serializer([("a", "1 2"), ("b", "é"), ("=", "&")])
    'a=1+2&b=%C3%A9&%3D=%26'
    """
    if encoding == "UTF-8":
        joined = "&".join([f"{name}={value}" for name, value in tuples])
        if joined.count("=") == len(tuples) == joined.count("&") + 1:
            return utf8_percent_encode(joined, _FORM_SET_WITHOUT_DELIMITERS)
        joined = "&".join(
            [f"{_encode_delimiters(name)}={_encode_delimiters(value)}" for name, value in tuples]
        )
        return utf8_percent_encode(joined, _FORM_SET_WITHOUT_DELIMITERS_AND_PERCENT_SIGN)
    encoding = get_an_output_encoding(encoding)
    return "&".join(
        [
            f"{percent_encode_after_encoding(encoding, name, _FORM_SET)}"
            f"={percent_encode_after_encoding(encoding, value, _FORM_SET)}"
            for name, value in tuples
        ]
    )


def _encode_delimiters(text: str) -> str:
    return text.replace("%", "%25").replace("&", "%26").replace("=", "%3D")
