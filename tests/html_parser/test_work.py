"""Hostile markup takes linear time."""

import pytest

from tests.work import assert_linear, ends
from webapi.html_parser.parsing import parse_document


@pytest.mark.parametrize(
    ("before", "part", "after"),
    [
        ("", "<p>", ""),
        ("", "<div>", "</b>"),
        ("", "<a href=x>", ""),
        ("", "<b><p>", ""),
        ("", "<table>", ""),
        ("", "<table><tr><td>", ""),
        ("<table>", "x<b>", ""),
        ("", "<svg><desc>", ""),
        ("", "<svg><g>", "</x>"),
        ("", "<math><mi>", ""),
        ("", "<template>", ""),
        ("", "<li>", ""),
        ("", "<div>", "<li></li>"),
        ("", "<span>", "</x>"),
        ("", "<div>", "<template></template>"),
        ("", "<font>", "</p>"),
        ("<select>", "<option><div>", ""),
        ("", "<!--", ""),
        ("", "<!--x--!", ""),
        ("", "<![CDATA[", ""),
        ("<svg>", "<![CDATA[", ""),
        ("<script>", "<!--<script>", ""),
        ("<title>", "</titl", ""),
        ("<p ", "a='", ""),
        ("<p ", "/", ""),
        ("<p", " a", ""),
        ("", "<?x ", ""),
        ("", "</", ""),
        ("", "&a", ""),
        ("", "&#", ""),
        ("", "x\0", ""),
        ("", "x<", ""),
    ],
)
def test_parsing_is_linear(before: str, part: str, after: str) -> None:
    with ends(120):
        assert_linear(lambda size: parse_document(before + part * size + after * size), 6_000)
