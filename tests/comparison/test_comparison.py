"""The rules compared with browsers' answers; `python -m tests.comparison` asks the browsers."""

import re
from pathlib import Path

import pytest

from tests.comparison.answers import answer
from tests.comparison.comparison import compare, emulate
from tests.comparison.questions import Question, generated_params, vectors
from webapi.browsers.chromium import CHROMIUM
from webapi.browsers.emulation import Browser
from webapi.browsers.firefox import FIREFOX

BROWSERS = {"chromium": CHROMIUM, "firefox": FIREFOX}


def test_a_browser_without_rules_answers_like_webapi() -> None:
    questions = list(vectors())
    assert len(questions) > 9_000
    assert [each for each in questions if emulate(Browser(), each) != answer(each)] == []


def href(browser: Browser, input: str, base: str | None = None, *steps: list[str]) -> str | None:
    _, state = emulate(browser, Question("url", input, base, list(steps)))[-1]
    return None if state is None else str(state[0])


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (("https://h/|",), "https://h/%7C"),
        (("http://a b*/",), "http://a%20b%2A/"),
        (("foo://\u2820",), None),
        (("file:////x/C|/../y",), "file:///x/y"),
        (("file://localhost/a",), "file://localhost/a"),
        (("data:a\tb ?'",), "data:a%09b ?%27"),
        (("\\a\\b", "foo://h/c"), "foo://h/a/b"),
        (("foo:/a", None, ["protocol", "https"]), "https://a/"),
        (("foo://h/a", None, ["host", ""], ["hash", "b"]), "foo:/a#b"),
        (("https://\U0003d000/",), None),
        (("https://\U0001f600;xn--a\xa0/",), "https://xn--;xn--a%20-6o25f/"),
        (("foo:a^b", None, ["protocol", "https"]), "https://a%5Eb/"),
        (("foo:a^b/?q", None, ["protocol", "https"], ["search", "x"]), "https://a%5Eb/?q"),
        (("foo:a^b/?q", None, ["protocol", "https"], ["host", "c"]), "https://c/?q"),
        (("foo:a:b/", None, ["protocol", "http"], ["port", "8x"]), "http://a:8/"),
        (("foo:a:99999/", None, ["protocol", "http"], ["host", "h"]), "http://a:99999/"),
        (("foo:a:99999/", None, ["protocol", "http"], ["port", ""]), "http://a/"),
        (("foo:a^:8/", None, ["protocol", "http"], ["protocol", "ws"]), "ws://a%5E:8/"),
        (("foo:u:@:/", None, ["protocol", "http"]), "http://u@/"),
        (("foo::80/x", None, ["protocol", "http"]), "http:/x"),
        (("foo:", None, ["protocol", "http"]), "http:"),
        (("foo:%C2%AD/", None, ["protocol", "http"]), "http://%C2%AD/"),
        (("foo:a%C3b/", None, ["protocol", "http"]), "http://a%EF%BF%BDb/"),
        (
            ("foo:%61%zz^%00|<A%C3%A9b/", None, ["protocol", "http"]),
            "http://xn--a%25zz%5E%00%7C%3Cab-t2b/",
        ),
        (("foo:[::g]/", None, ["protocol", "http"]), "http://[::g]/"),
        (("foo://u:p@b:8/p", None, ["protocol", "file"]), "file://u:p%40b:8/p"),
        (("steam://a^b|c/x", None, ["protocol", "y"]), "y://a/x"),
        (("steam://[::1]:x/x", None, ["protocol", "y"]), "y://[::1]:x/x"),
        (("steam://u@/x", None, ["protocol", "y"]), "y:/x"),
        (("a?z", "foo://h?q"), "foo://h?q/a?z"),
        (("#y", "foo://h?q"), "foo://h?q?q#y"),
        (("a?z#y", "foo://h#f", ["hash", ""]), "foo://h/a?z"),
        (("../a", "foo:\\a\\b\\c"), "foo:\\a\\b\\../a"),
        (("foo://h/", None, ["pathname", ""], ["host", ""], ["hash", "x"]), "foo:/#x"),
        (("data://a\t/",), None),
        (("file://LOCALHOST/C:/",), "file://localhost/C:/"),
        (("devtools:X:8/a",), "devtools://x/a"),
        (("chrome-untrusted:/u@h",), "chrome-untrusted://h/"),
        (("devtools:",), None),
        (("foo:?q", None, ["protocol", "chrome"]), "chrome:/?q"),
        (("foo:/", None, ["protocol", "devtools"], ["host", "c"]), "devtools://c/"),
        (("foo:u:p@a^b:8", None, ["protocol", "chrome"]), "chrome://a%5Eb/"),
        (("../\u2460", "chrome://h/a/b/"), "chrome://h/a/%E2%91%A0"),
        (("//\u2460", "chrome://h/a"), "chrome://0.0.0.1/"),
        (("devtools:x", "devtools://h/a/b"), "devtools://h/a/x"),
    ],
)
def test_the_rules_give_the_answers_of_chromium(
    question: tuple[str, ...], expected: str | None
) -> None:
    """The expected values are the answers of Chromium 156."""
    assert href(CHROMIUM, *question) == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (("file://h%/a",), "file:///a"),
        (("/", "file:///C:/a/b"), "file:///"),
        (("https://xn--a/",), None),
        (("https://*/",), None),
        (("http://0x/",), None),
        (("\\a", "foo://h/b"), "foo://h/a"),
        (("data:/a/..",), "data:/a/.."),
        (("foo:/^",), "foo:/^"),
        (("http://h/", None, ["port", "1e3"]), "http://h/"),
        (("https://\U0003d000/",), None),
        (("sftp:A/b",), "sftp://a/b"),
        (("sftp:/b",), "sftp:///b"),
        (("android:a;b/c",), "android://a/;b/c"),
        (("android://x:80/",), "android://x:80/"),
        (("android://1.2/", None, ["host", ""]), "android:///"),
        (("\\x", "android://h/a/b"), "android://h/a/%5Cx"),
        (("android:x", "android://h/a/b"), "android://h/a/x"),
        (("foo:a", None, ["protocol", "android"]), "android://a/"),
        (("view-source:http:a",), "view-source:http://a/"),
        (("view-source:a",), None),
        (("file:///C:/..",), "file:///"),
        (("//C|/..", "file:///a"), "file:///C:/"),
        (("file:///C|?x",), "file:///C|?x"),
        (("file://C|?x",), "file:///?x"),
        (("x", "file:///C:"), "file:///x"),
        (("file:///a?q", None, ["pathname", "C|"]), "file:///C|?q"),
        (("http://h/", None, ["pathname", "a\\b?\\c"]), "http://h/a/b%3F%5Cc"),
        (("http://h/", None, ["pathname", "0" * 62 + "\\"]), "http://h/" + "0" * 62 + "/"),
        (("http://h/", None, ["pathname", "0" * 63 + "\\"]), "http://h/" + "0" * 63 + "%5C"),
        (("foo://h:8/", None, ["port", "65535"]), "foo://h/"),
        (("foo://@?",), None),
        ((" #x", "data:bar"), None),
        (("foo://h/a", None, ["pathname", "\t/x"]), "foo://h//x"),
        (("foo:/.//a", None, ["host", "."]), "foo://././/a"),
        (("foo://:p@h/", None, ["host", ""], ["protocol", "bar"]), "foo://:p@/"),
        (("http://h/", None, ["host", "x:-0"]), "http://x:0/"),
        (("//h?a/b/../c?/d/../e", "http://x/"), "http://h/?a/c?/d/../e"),
        (("http:\\\\foo\0.com", "http://h/"), "http://foo/"),
        (("http://h:8\0a9/",), "http://h:8/"),
        (("https://xn--xn--a--gua.pt\ufeff/",), "https://xn--xn--a--gua.pt/"),
        (("https://xn--xn----epa/",), None),
        (("javasc\tript://test:test",), "javascript://test:test"),
        (("dat\na:a",), None),
        (("data:/C:/..",), "data:/C:/.."),
        (("javascript://h/C|/..",), "javascript://h/C|/.."),
        (("page-icon://h/../?<",), "page-icon://h/../?<"),
        (("cached-favicon:x/..",), "cached-favicon:x/.."),
        (("moz-safe-about:/a/..",), "moz-safe-about:/a/.."),
        (("moz-page-thumb:A/b",), "moz-page-thumb://a/b"),
        (("smb://h\\@g/",), "smb://h%5C@g/"),
        (("smb://u@h\\g/",), None),
        (("./D|?", "file:///a"), "file:///D|?"),
        (("b/../C|/../D|", "file:///a"), "file:///D:"),
        (("/C|/../D|/x", "file:///a"), "file:///C:/D|/x"),
        (("/./C|/..", "file:///a"), "file:///"),
        (("../../D|/", "file:///C:/a"), "file:///C:/D|/"),
        (("file:../../x", "file:///C:/a"), "file:///x"),
        (("file:/C|/../D|/", "file:///a"), "file:///D:/"),
        (("file:C|/../D|/", "file:///a"), "file:///D|/"),
        (("", "file:///C|#f"), "file:///C:"),
        (("file:?", "file:///C|#f"), "file:///C|?"),
        (("http://h/C|?", None, ["protocol", "file"]), "file:///C|?"),
        (("http://h/a/C|", None, ["protocol", "file"]), "file:///a/C|"),
        (("file:///a", None, ["pathname", "/../D|/"]), "file:///D|/"),
        (("chrome:http:x/y", "chrome://h/a/b"), "chrome://h/a/http:x/y"),
        (("//u\\@x", "chrome://h/b"), "chrome://u%5C@x/"),
        (("/\\x", "chrome://h/b"), "chrome://h/%5Cx"),
        (("///x", "sftp://h/b"), "sftp:///x"),
        (("//h?a/../b", "sftp://x/"), "sftp://h/?a/b"),
        (("//h/a\0b", "chrome://x/"), "chrome://h/a"),
        (("chrome://h/a\0b", "chrome://x/"), "chrome://h/a%00b"),
        (("chrome:h1.2",), "chrome://h1.2/"),
        (("chrome:%31.2",), "chrome://1.2/"),
        (("resource:[::1]",), None),
        (("chrome:%5B::1]",), None),
        (("chrome:a b",), None),
        (("sftp:1.2",), "sftp://1.0.0.2/"),
        (("resource:a/%2e%2ea?%2e",), "resource://a/..a?%2e"),
        (("resource:a/%2e%2e/b",), "resource://a/b"),
        (("resource://h/", None, ["pathname", "a%2e"]), "resource://h/a%2e"),
        (("indexeddb:",), None),
        (("indexeddb:///a;b/c",), "indexeddb://a;b/c"),
        (("///x", "indexeddb://h/a"), "indexeddb://x/"),
        (("indexeddb://h/a", None, ["host", ""]), "indexeddb://h/a"),
        (("sftp://h/", None, ["host", ":"]), "sftp:///"),
        (("sftp://h/", None, ["hostname", ":8"]), "sftp://h/"),
        (("sftp://h/", None, ["hostname", ""]), "sftp:///"),
        (("view-source:x", "http://h/a/b"), "view-source:http://h/a/x"),
        (("view-source:#x", "data:a"), "view-source:data:a#x"),
        (("view-source:x", "view-source:http://h/a/b"), None),
    ],
)
def test_the_rules_give_the_answers_of_firefox(
    question: tuple[str, ...], expected: str | None
) -> None:
    """The expected values are the answers of Firefox 153."""
    assert href(FIREFOX, *question) == expected


@pytest.mark.parametrize("name", BROWSERS)
def test_every_rule_links_the_part_of_the_url_standard_that_it_departs_from(name: str) -> None:
    for rule in BROWSERS[name].rules:
        assert len(re.findall(r"https://url\.spec\.whatwg\.org/#[\w-]+", rule.__doc__ or "")) == 1


@pytest.mark.parametrize("name", BROWSERS)
def test_the_table_lists_every_rule(name: str) -> None:
    table = Path(__file__).with_name(f"{name}.md").read_text("utf-8")
    named = [rule.__name__ for rule in BROWSERS[name].rules]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == named


def test_a_difference_names_the_rules_that_cause_it() -> None:
    question = Question("url", "file:///|?q", None, [["search", "x\ty"]])
    theirs = emulate(CHROMIUM, question)
    difference = compare(CHROMIUM, question, theirs)
    assert difference is not None
    assert [(cause.name, cause.at) for cause in difference.causes] == [
        ("vertical_line_is_encoded_in_paths", 0),
        ("file_urls_have_an_origin", 0),
        ("tabs_and_newlines_stay_in_the_query_object", 1),
    ]
    theirs[1][1][0] += "!"
    unexplained = compare(CHROMIUM, question, theirs)
    assert unexplained is not None
    assert unexplained.causes == ()


def test_a_wrong_prediction_is_an_unexplained_difference() -> None:
    question = Question("url", "https://h/|", None, [])
    difference = compare(CHROMIUM, question, answer(question))
    assert difference is not None
    assert difference.causes == ()


def test_the_same_seed_generates_the_same_questions() -> None:
    assert list(generated_params(1, 50)) == list(generated_params(1, 50))
