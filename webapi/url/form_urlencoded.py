"""application/x-www-form-urlencoded: https://url.spec.whatwg.org/#application/x-www-form-urlencoded"""

from __future__ import annotations

from collections.abc import Iterable

from webapi.encoding import get_an_output_encoding

from .percent_encoding import (
    FORM_URLENCODED_PERCENT_ENCODE_SET,
    percent_decode,
    percent_encode_after_encoding,
)


def urlencoded_parser(input: bytes) -> list[tuple[str, str]]:
    """https://url.spec.whatwg.org/#concept-urlencoded-parser

    >>> urlencoded_parser(b"a=1+2&&b")
    [('a', '1 2'), ('b', '')]
    """
    output = []
    for sequence in input.split(b"&"):
        if sequence == b"":
            continue
        name, _, value = sequence.replace(b"+", b" ").partition(b"=")
        output.append(
            (
                percent_decode(name).decode(errors="replace"),
                percent_decode(value).decode(errors="replace"),
            )
        )
    return output


def urlencoded_string_parser(input: str) -> list[tuple[str, str]]:
    """https://url.spec.whatwg.org/#concept-urlencoded-string-parser

    >>> urlencoded_string_parser("é=%C3%A9")
    [('é', 'é')]
    """
    return urlencoded_parser(input.encode())


def urlencoded_serializer(tuples: Iterable[tuple[str, str]], encoding: str = "UTF-8") -> str:
    """https://url.spec.whatwg.org/#concept-urlencoded-serializer

    >>> urlencoded_serializer([("a", "1 2"), ("b", "é")])
    'a=1+2&b=%C3%A9'
    """
    encoding = get_an_output_encoding(encoding)

    def encode(string: str) -> str:
        return percent_encode_after_encoding(encoding, string, FORM_URLENCODED_PERCENT_ENCODE_SET)

    return "&".join(f"{encode(name)}={encode(value)}" for name, value in tuples)
