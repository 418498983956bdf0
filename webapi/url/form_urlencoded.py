"""application/x-www-form-urlencoded: https://url.spec.whatwg.org/#application/x-www-form-urlencoded"""

from __future__ import annotations

from collections.abc import Iterable

from webapi.encoding import decode, get_an_encoding, get_an_output_encoding

from .percent_encoding import (
    FORM_URLENCODED_PERCENT_ENCODE_SET,
    percent_decode,
    percent_encode_after_encoding,
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


def urlencoded_string_parser(input: str) -> list[tuple[str, str]]:
    """https://url.spec.whatwg.org/#concept-urlencoded-string-parser

    The parser at work on the string itself, since UTF-8 decoding undoes UTF-8 encoding in all names
    and values that have no ``%``.

    >>> urlencoded_string_parser("é=%C3%A9")
    [('é', 'é')]
    """
    output = []
    for sequence in input.replace("+", " ").split("&"):
        if sequence:
            name, _, value = sequence.partition("=")
            if "%" in name:
                name = percent_decode(name).decode("utf-8", "replace")
            if "%" in value:
                value = percent_decode(value).decode("utf-8", "replace")
            output.append((name, value))
    return output


def urlencoded_serializer(tuples: Iterable[tuple[str, str]], encoding: str = "UTF-8") -> str:
    """https://url.spec.whatwg.org/#concept-urlencoded-serializer

    ``encoding`` is any label of an encoding.

    Raises:
        LookupError: ``encoding`` is not an encoding's label.

    >>> urlencoded_serializer([("a", "1 2"), ("b", "é")])
    'a=1+2&b=%C3%A9'
    """
    encoding = get_an_output_encoding(encoding)
    percent_encode_set = FORM_URLENCODED_PERCENT_ENCODE_SET
    find, table = percent_encode_set.find, percent_encode_set.table

    def encode(string: str) -> str:
        if string.isascii() and encoding == "UTF-8":
            if string.isalnum() or find(string) is None:
                return string
            return string.translate(table)
        return percent_encode_after_encoding(encoding, string, percent_encode_set)

    return "&".join([f"{encode(name)}={encode(value)}" for name, value in tuples])
