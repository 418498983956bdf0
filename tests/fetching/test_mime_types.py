"""MIME types, as WPT's mimesniff/mime-types/ and the Fetch Standard's examples have them."""

from __future__ import annotations

import pytest

from tests.work import ends
from webapi.html.mime_type import extract_a_mime_type, parse_a_mime_type, serialize_a_mime_type

SERIALIZED = {
    "TEXT/HTML;CHARSET=GBK": "text/html;charset=GBK",
    "text/html;charset=gbk(": 'text/html;charset="gbk("',
    "text/html;charset=gbk;charset=windows-1255": "text/html;charset=gbk",
    "text/html;charset =gbk": "text/html",
    "text/html;charset= gbk": 'text/html;charset=" gbk"',
    'text/html;charset= "gbk"': r'text/html;charset=" \"gbk\""',
    "text/html;charset='gbk'": "text/html;charset='gbk'",
    'text/html;charset="gbk': "text/html;charset=gbk",
    'x/x;test="\\': r'x/x;test="\\"',
    'x/x;test="\\"': r'x/x;test="\""',
    "x/x;x=": "x/x",
    'x/x;x=""': 'x/x;x=""',
    "x/x;=y;a=b;;;c": "x/x;a=b",
    " \tx/x\n": "x/x",
    'x/x;a="é\xff"': 'x/x;a="é\xff"',
}
FAILURES = ["", "x", "/x", "x/", "x/x y", "x /x", "é/x", "x/x/x", "\x0bx/x"]
EXTRACTED = {
    "text/plain;charset=gbk, text/html": "text/html",
    "text/html;charset=gbk;a=b, text/html;x=y": "text/html;x=y;charset=gbk",
    "text/html;charset=gbk, x/x, text/html;x=y": "text/html;x=y",
    "text/html, cannot-parse": "text/html",
    "text/html, */*": "text/html",
    "text/html, ": "text/html",
    'text/html;";charset=gbk, a/b': 'text/html;charset="gbk, a/b"',
}


@pytest.mark.parametrize("input", SERIALIZED)
def test_a_mime_type_is_parsed_and_serialized(input: str) -> None:
    mime_type = parse_a_mime_type(input)
    assert mime_type is not None
    serialized = serialize_a_mime_type(mime_type)
    assert serialized == SERIALIZED[input]
    assert parse_a_mime_type(serialized) == mime_type


@pytest.mark.parametrize("input", FAILURES)
def test_other_input_fails(input: str) -> None:
    assert parse_a_mime_type(input) is None
    assert extract_a_mime_type(input) is None


@pytest.mark.parametrize("value", EXTRACTED)
def test_a_header_may_have_several_mime_types(value: str) -> None:
    mime_type = extract_a_mime_type(value)
    assert mime_type is not None
    assert serialize_a_mime_type(mime_type) == EXTRACTED[value]


@pytest.mark.parametrize("piece", [";", ";a", ';a="', "\\", '"', ",", "a/b;c=d,", ";a=b\t"])
def test_long_headers_end(piece: str) -> None:
    with ends(20):
        extract_a_mime_type("text/html;" + piece * 100_000)
