"""Parse errors with their places: https://html.spec.whatwg.org/#parse-errors"""

import pytest

from webapi.html_parser.errors import ErrorList
from webapi.html_parser.parsing import parse_document


@pytest.mark.parametrize(
    ("html", "code", "line", "column"),
    [
        ("<!-->", "abrupt-closing-of-empty-comment", 1, 5),
        ("<!DOCTYPE html PUBLIC 'a>", "abrupt-doctype-public-identifier", 1, 25),
        ("<!DOCTYPE html SYSTEM 'a>", "abrupt-doctype-system-identifier", 1, 25),
        ("&#qux;", "absence-of-digits-in-numeric-character-reference", 1, 3),
        ("<p>\n<![CDATA[a]]>", "cdata-in-html-content", 2, 9),
        ("&#x110000;", "character-reference-outside-unicode-range", 1, 11),
        ("a\n\x01", "control-character-in-input-stream", 2, 1),
        ("&#x80;", "control-character-reference", 1, 7),
        ("<p a b=1 A>", "duplicate-attribute", 1, 11),
        ("</p a>", "end-tag-with-attributes", 1, 6),
        ("</p/>", "end-tag-with-trailing-solidus", 1, 5),
        ("a<", "eof-before-tag-name", 1, 3),
        ("<svg><![CDATA[a", "eof-in-cdata", 1, 16),
        ("<!--a", "eof-in-comment", 1, 6),
        ("<!DOCTYPE html", "eof-in-doctype", 1, 15),
        ("<script><!--a", "eof-in-script-html-comment-like-text", 1, 14),
        ("<p a='b", "eof-in-tag", 1, 8),
        ("<!--a--!>", "incorrectly-closed-comment", 1, 9),
        ("<!a>", "incorrectly-opened-comment", 1, 3),
        ("<!DOCTYPE html a>", "invalid-character-sequence-after-doctype-name", 1, 16),
        ("<1>", "invalid-first-character-of-tag-name", 1, 2),
        ("<p a=>", "missing-attribute-value", 1, 6),
        ("<!DOCTYPE>", "missing-doctype-name", 1, 10),
        ("<!DOCTYPE html PUBLIC>", "missing-doctype-public-identifier", 1, 22),
        ("<!DOCTYPE html SYSTEM>", "missing-doctype-system-identifier", 1, 22),
        ("</>", "missing-end-tag-name", 1, 3),
        ("<!DOCTYPE html PUBLIC a>", "missing-quote-before-doctype-public-identifier", 1, 23),
        ("<!DOCTYPE html SYSTEM a>", "missing-quote-before-doctype-system-identifier", 1, 23),
        ("a&amp b", "missing-semicolon-after-character-reference", 1, 6),
        ("<p a='b'c>", "missing-whitespace-between-attributes", 1, 9),
        ("<!DOCTYPEhtml>", "missing-whitespace-before-doctype-name", 1, 10),
        ("<!--<!--a-->", "nested-comment", 1, 9),
        ("\ufdd0", "noncharacter-in-input-stream", 1, 1),
        ("&#xFDD0;", "noncharacter-character-reference", 1, 9),
        ("<div/>", "non-void-html-element-start-tag-with-trailing-solidus", 1, 6),
        ("&#0;", "null-character-reference", 1, 5),
        ("&#xD800;", "surrogate-character-reference", 1, 9),
        ("\ud800", "surrogate-in-input-stream", 1, 1),
        (
            "<!DOCTYPE html SYSTEM 'a' b>",
            "unexpected-character-after-doctype-system-identifier",
            1,
            27,
        ),
        ("<p a'>", "unexpected-character-in-attribute-name", 1, 5),
        ("<p a=b'>", "unexpected-character-in-unquoted-attribute-value", 1, 7),
        ("<p =a>", "unexpected-equals-sign-before-attribute-name", 1, 4),
        ("a\0", "unexpected-null-character", 1, 2),
        ("<?1?>", "unexpected-question-mark-instead-of-tag-name", 1, 2),
        ("<p/a>", "unexpected-solidus-in-tag", 1, 4),
        ("&x;", "unknown-named-character-reference", 1, 3),
    ],
)
def test_a_parse_error_has_its_name_and_its_place(
    html: str, code: str, line: int, column: int
) -> None:
    errors = ErrorList(html)
    parse_document(html, errors=errors)
    assert (code, line, column) in {
        (each.code, each.line, each.column) for each in errors.located()
    }


def test_good_markup_has_no_errors() -> None:
    html = "<!DOCTYPE html>\n<p id=a class='b' title=\"c &amp; d\">&eacute;&#65;<br/><svg/><!--e-->"
    errors = ErrorList(html)
    parse_document(html, errors=errors)
    assert errors.located() == []
