"""``CSS.escape`` and ``CSS.supports``, in Python and in engines."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.runtimes.pages import Page
from tests.work import assert_linear
from webapi import CSS

__all__ = ["chromium", "chromium_page"]

SUPPORTS: list[list[Any]] = json.loads(
    Path(__file__).with_name("css_supports_in_chromium.json").read_text("ascii")
)
"""The arguments, and what Chromium 156 answers."""

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


DIFFERENT = {
    ("--A", ""): "By the standard, a custom property can be empty.",
    ("color: rgb(1",): "Arguments of functions are not checked here.",
}
"""What Chromium 156 answers differently."""


AT_RULES = {
    **dict.fromkeys(["@media", " @media ", "@MEDIA", "@layer", "@font-face", "@container"], True),
    **dict.fromkeys(["@foo", "@charset", "media", "@media x", ""], False),
}
"""What Chromium 156 answers for at-rule()."""


def test_supports_of_at_rules() -> None:
    found = {text: CSS.supports(f"at-rule({text})") for text in AT_RULES}
    assert found == AT_RULES
    assert CSS.supports("not at-rule(@foo)")
    assert CSS.supports("AT-RULE(@media) and selector(a)")


def test_supports() -> None:
    for *arguments, expected in SUPPORTS:
        is_expected = CSS.supports(*arguments) == expected
        assert is_expected == (tuple(arguments) not in DIFFERENT), arguments
    assert not CSS.supports(None)
    assert not CSS.supports("color", None)
    assert not CSS.supports("(" * 100_000)
    assert not CSS.supports("not (" * 10_000 + "color: red" + ")" * 10_000)


def test_conditions_take_linear_time() -> None:
    for text in ("(color: red) and ", "(a) or ", "selector(a) or ", "((color: red)) or "):
        assert_linear(lambda size, text=text: CSS.supports(text * size + "(b)"), 3_000)  # type: ignore[misc]


def test_supports_in_engines(page: Page) -> None:
    given = json.dumps([arguments for *arguments, _ in SUPPORTS])
    assert page.value(f"{given}.map((each) => CSS.supports(...each))") == [
        CSS.supports(*arguments) for *arguments, _ in SUPPORTS
    ]
    assert page.value("[CSS.supports('color', undefined), CSS.supports.length]") == [False, 1]
    assert page.name_of_error("CSS.supports()") == "TypeError"


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_supports_what_is_recorded(chromium_page: BrowserPage) -> None:
    given = json.dumps([arguments for *arguments, _ in SUPPORTS])
    found = chromium_page.run(f"return {given}.map((each) => CSS.supports(...each))")
    assert found == [expected for *_, expected in SUPPORTS]
