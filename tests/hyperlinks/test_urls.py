"""URLs in the encoding of a page give the answers of its hyperlinks."""

from __future__ import annotations

import pytest

from webapi import URL, Document, InvalidURLError
from webapi.encoding.labels import NAMES
from webapi.html.urls import encoding_parse_and_serialize

BASE = "https://example.org/a/b?c"
REFERENCES = (
    *("?q=日本", "?q=€#é", "é?é", "wss://h/?é", "x:?é", "//é.example", "?q=%E9&\ud800", "https:?ÿ"),
    *("", "?", "\\x?\\", "ftp://h/?é", "file:///?é"),
)


@pytest.mark.parametrize("encoding", sorted({*NAMES.values()}))
def test_each_encoding_gives_the_href_of_a_hyperlink(encoding: str) -> None:
    link = Document(BASE, encoding).createElement("a")
    for reference in REFERENCES:
        link.href = reference
        assert encoding_parse_and_serialize(reference, BASE, encoding=encoding) == link.href


def test_queries_are_what_browsers_write() -> None:
    """https://url.spec.whatwg.org/#string-percent-encode-after-encoding"""
    for encoding, query, expected in (
        ("Shift_JIS", "≡", "%81%DF"),
        ("ISO-2022-JP", "¥", "%1B(J\\%1B(B"),
        ("sjis", "‽", "%26%238253%3B"),
        ("UTF-8", "≡", "%E2%89%A1"),
    ):
        found = encoding_parse_and_serialize(URL(f"https://h/?{query}"), encoding=encoding)
        assert found == URL(f"https://h/?{query}").href
        found = encoding_parse_and_serialize(f"https://h/?{query}", encoding=encoding)
        assert found == f"https://h/?{expected}"


def test_wrong_arguments_are_errors() -> None:
    with pytest.raises(InvalidURLError, match="Invalid URL 'a'") as raised:
        encoding_parse_and_serialize("a", encoding="utf-8")
    assert raised.value.argument == "url"
    with pytest.raises(InvalidURLError, match="with base 'b'") as raised:
        encoding_parse_and_serialize("a", "b", encoding="utf-8")
    assert raised.value.argument == "base"
    with pytest.raises(LookupError):
        encoding_parse_and_serialize("https://h/", encoding="klingon")
