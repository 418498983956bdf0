"""url/urlencoded-parser.any.js, on ``resources/urlencoded-parser-data.json``"""

import pytest

from webapi import URLSearchParams
from webapi.url.form_urlencoded import urlencoded_parser

CASES: dict[str, list[tuple[str, str]]] = {
    "test": [("test", "")],
    "\ufefftest=\ufeff": [("\ufefftest", "\ufeff")],
    "%EF%BB%BFtest=%EF%BB%BF": [("\ufefftest", "\ufeff")],
    "%EF%BF%BF=%EF%BF%BF": [("\uffff", "\uffff")],
    "%FE%FF": [("\ufffd\ufffd", "")],
    "%FF%FE": [("\ufffd\ufffd", "")],
    "†&†=x": [("†", ""), ("†", "x")],
    "%C2": [("\ufffd", "")],
    "%C2x": [("\ufffdx", "")],
    "_charset_=windows-1252&test=%C2x": [("_charset_", "windows-1252"), ("test", "\ufffdx")],
    "": [],
    "a": [("a", "")],
    "a=b": [("a", "b")],
    "a=": [("a", "")],
    "=b": [("", "b")],
    "&": [],
    "&a": [("a", "")],
    "a&": [("a", "")],
    "a&a": [("a", ""), ("a", "")],
    "a&b&c": [("a", ""), ("b", ""), ("c", "")],
    "a=b&c=d": [("a", "b"), ("c", "d")],
    "a=b&c=d&": [("a", "b"), ("c", "d")],
    "&&&a=b&&&&c=d&": [("a", "b"), ("c", "d")],
    "a=a&a=b&a=c": [("a", "a"), ("a", "b"), ("a", "c")],
    "a==a": [("a", "=a")],
    "a=a+b+c+d": [("a", "a b c d")],
    "%=a": [("%", "a")],
    "%a=a": [("%a", "a")],
    "%a_=a": [("%a_", "a")],
    "%61=a": [("a", "a")],
    "%61+%4d%4D=": [("a MM", "")],
    "id=0&value=%": [("id", "0"), ("value", "%")],
    "b=%2sf%2a": [("b", "%2sf*")],
    "b=%2%2af%2a": [("b", "%2*f*")],
    "b=%%2a": [("b", "%*")],
}


@pytest.mark.parametrize(("input", "output"), CASES.items(), ids=map(ascii, CASES))
def test_the_urlencoded_parser_returns_these_pairs(
    input: str, output: list[tuple[str, str]]
) -> None:
    assert [tuple(pair) for pair in URLSearchParams(input)] == output
    assert urlencoded_parser(input.encode()) == output
