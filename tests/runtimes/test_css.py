"""``CSS.escape``, in Python and in engines."""

import json

from tests.runtimes.pages import Page
from webapi import CSS

PUNCTUATION = "!\"#$%&'()*+,./:;<=>?@[\\]^`{|}~"
PAIRS = [
    *[("\0", "\ufffd"), ("a\0", "a\ufffd"), ("\0b", "\ufffdb"), ("a\0b", "a\ufffdb")],
    *[("\ufffd", "\ufffd"), ("a\ufffdb", "a\ufffdb")],
    *[(f"{digit}a", f"\\3{digit} a") for digit in range(10)],
    *[(f"a{digit}b", f"a{digit}b") for digit in range(10)],
    *[(f"-{digit}a", f"-\\3{digit} a") for digit in range(10)],
    *[("-", "\\-"), ("-a", "-a"), ("--", "--"), ("--a", "--a"), ("-\n", "-\\a ")],
    *[("\x01\x02\x1e\x1f", "\\1 \\2 \\1e \\1f "), ("\x80\x2d\x5f\xa9", "\x80\x2d\x5f\xa9")],
    *[
        ("\x7f\x80", "\\7f \x80"),
        ("\xa0\xa1\xa2", "\xa0\xa1\xa2"),
        ("a0123456789b", "a0123456789b"),
    ],
    *[("abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz")],
    *[("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")],
    *[("\x20\x21\x78\x79", "\\ \\!xy"), ("hello.world", "hello\\.world")],
    *[("\U0001d306", "\U0001d306"), ("\udf06", "\udf06"), ("\ud834", "\ud834"), ("", "")],
    (PUNCTUATION, "".join(f"\\{each}" for each in PUNCTUATION)),
]
"""Texts, and what the standard makes of them. Most are from WPT's ``css/cssom/escape.html``."""


def test_escape() -> None:
    assert [CSS.escape(text) for text, _ in PAIRS] == [wanted for _, wanted in PAIRS]
    assert [CSS.escape(each) for each in (None, True, 1.5)] == ["undefined", "true", "\\31 \\.5"]


def test_escape_in_engines(page: Page) -> None:
    texts = json.dumps([text for text, _ in PAIRS])
    assert page.value(f"{texts}.map((each) => CSS.escape(each))") == [wanted for _, wanted in PAIRS]
    assert page.value("[CSS.escape(null), String(CSS), typeof CSS]") == [
        *("null", "[object CSS]", "object"),
    ]
    assert page.name_of_error("CSS.escape()") == "TypeError"
