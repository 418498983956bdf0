"""Inputs that grow: many repetitions get the standard's answer, by linear work."""

from __future__ import annotations

import pytest

from tests.parsers import need_a_parser
from tests.work import assert_linear
from webapi.url.parser import basic_url_parser

SIZES = [
    10**5,
    pytest.param(10**6, marks=pytest.mark.heavy("A million repetitions of all take a minute.")),
]
PRELUDE = "from webapi import URL, URLSearchParams\n"
CASES = {
    "dot-dot-segments": 'assert URL("https://h/" + "../" * n).href == "https://h/"',
    "deep-path-then-dot-dot": """
assert URL("https://h/" + "a/" * n + "../" * n).href == "https://h/"
""",
    "slashes": 'assert URL("foo:/" + "/" * n).pathname == "/" * (n - 1)',
    "at-signs": """
url = URL("https://" + "@" * n + "h/")
assert (url.username, url.host) == ("%40" * (n - 1), "h")
""",
    "at-signs-and-colons": """
url = URL("https://" + ":@" * n + "h/")
assert (url.username, url.password) == ("", "%40%3A" * (n - 1))
""",
    "labels": 'assert URL("https://" + "a." * n + "b/").host == "a." * n + "b"',
    "upper-case-labels": 'assert URL("https://" + "A." * n + "b/").host == "a." * n + "b"',
    "non-ASCII-labels": """
assert URL("https://" + "é." * (n // 10) + "b/").host == "xn--9ca." * (n // 10) + "b"
""",
    "one-non-ASCII-label": """
host = URL("https://" + "é" * (n // 10) + "/").host
assert host.startswith("xn--") and host.isascii()
""",
    "distinct-code-points-in-a-label": """
host = URL("https://" + "".join(map(chr, range(0x4E00, 0x4E00 + 16_000))) + "/").host
assert host.startswith("xn--") and host.isascii()
""",
    "combining-marks": """
assert URL.canParse("https://a" + "\\u0301\\u0323" * (n // 10) + "/")
""",
    "numbers-in-a-host": 'assert URL.parse("https://" + "1." * n + "1/") is None',
    "zeros-in-an-IPv4-number": 'assert URL("https://" + "0" * n + "1/").host == "0.0.0.1"',
    "digits-in-an-IPv4-number": 'assert URL.parse("https://" + "9" * n + "/") is None',
    "colons-in-IPv6": 'assert URL.parse("https://[" + "1:" * n + "]/") is None',
    "non-ASCII-path": 'assert URL("https://h/" + "é" * n).pathname == "/" + "%C3%A9" * n',
    "percent-signs-in-a-host": 'assert URL.parse("https://" + "%" * n + "/") is None',
    "query-pairs": """
url = URL("https://h/?" + "&a=b" * n)
assert url.searchParams.size == n
assert str(url.searchParams) == "&".join(["a=b"] * n)
""",
    "deleted-pairs": """
url = URL("https://h/?" + "a=b&c=d&" * (n // 10))
url.searchParams.delete("a")
assert url.search == "?" + "&".join(["c=d"] * (n // 10))
""",
    "sorted-pairs": """
params = URLSearchParams("b=1&a=1&" * n)
params.sort()
assert str(params) == "&".join(["a=1"] * n + ["b=1"] * n)
""",
    "spaces-in-an-opaque-path": """
assert URL("a:" + " " * n + "b").pathname == " " * n + "b"
assert URL("a:b" + " " * n + "#").pathname == "b" + " " * (n - 1) + "%20"
""",
    "spaces-around": 'assert URL(" " * n + "https://h/" + " " * n).href == "https://h/"',
    "tabs-within": 'assert URL("ht" + "\\t" * n + "tps://h" + "\\n" * n + "/").href == "https://h/"',
    "zeros-in-a-port": """
assert URL("https://h:" + "0" * n + "80/").port == "80"
url = URL("https://h/")
url.port = "0" * n + "81"
assert url.port == "81"
""",
    "digits-in-a-port": 'assert URL.parse("https://h:" + "9" * n + "/") is None',
    "scheme": 'assert URL("A" * n + ":").protocol == "a" * n + ":"',
    "no-scheme": 'assert URL.parse("a" * n) is None',
    "setters": """
url = URL("https://h/")
url.username = "é" * n
url.password = "@" * n
url.hostname = "A." * n + "b"
url.pathname = "/x/.." * n
url.search = "é" * n
url.hash = "`" * n
assert url.username == "%C3%A9" * n and url.password == "%40" * n
assert url.hostname == "a." * n + "b" and url.pathname == "/"
assert url.search == "?" + "%C3%A9" * n and url.hash == "#" + "%60" * n
""",
    "forms-in-an-encoding": """
from webapi.url.form_urlencoded import urlencoded_parser, urlencoded_serializer
for encoding, text in (("iso-2022-jp", "あ¥"), ("gb18030", "é😀"), ("windows-1252", "é")):
    form = urlencoded_serializer([("a", text * (n // 5))], encoding).encode()
    assert urlencoded_parser(form, encoding)
assert urlencoded_parser(b"a=" + b"\\x81\\x30" * (n // 5), "gb18030")
invalid = "\\ufffd" * (n // 5 - 1)
assert urlencoded_parser(b"a=" + b"\\x1b$B" * (n // 5), "iso-2022-jp") == [("a", invalid)]
""",
    "URL-writing": """
from webapi.url.valid_url_strings import valid_url_string
assert valid_url_string("https://h/" + "a/../" * n + "?" + "a=b&" * n + "#" + "%20" * n)
for invalid in ("https://[" + "1:" * n, "https://" + "a." * n, "a" * n, "a://h:" + "0" * n + "x"):
    assert not valid_url_string(invalid)
""",
    "rendering": """
from webapi.url.parser import basic_url_parser
from webapi.url.rendering import render
url = basic_url_parser("https://" + "a." * n + "example.com/" + "%C3%A9" * n + "%80" * n)
assert render(url).text.endswith("/" + "é" * n + "%80" * n)
assert render(url, show="host", max_length=16).text == "...a.example.com"
""",
    "attributes": """
from webapi import Document
attributes = "".join(f" a{i}=1" for i in range(n // 2))
tags = f"<meta{attributes}><a{attributes} href=/x class='a  b'{attributes}><base{attributes}>"
document = Document.fromHTML(tags.encode(), "https://h/")
(link,) = document.links
assert link.getAttribute("class") == "a  b" and len(link.getAttributeNames()) == n // 2 + 2
assert link.href == "https://h/x"
assert len(document.querySelector("base").attributes) == n // 2
""",
    "links-in-links": """
from webapi import Document
page = b"<a href=x>1<object>" * (n // 100)
document = Document.fromHTML(page, "https://h/")
assert len(document.links[0].text) == len(document.links) == n // 100
""",
    "links-rewritten": """
from webapi import Document
document = Document.fromHTML(b"<a href=/x>" * (n // 10), "https://h/")
for link in document.links:
    link.href = link.href.replace("https:", "http:")
    link.pathname = "/y"
assert {link.href for link in document.links} == {"http://h/y"}
""",
    "listeners-of-a-signal": """
from webapi import AbortController
signal = AbortController().signal
listeners = [lambda: None for _ in range(n // 10)]
for listener in listeners:
    signal.addEventListener("abort", listener)
for listener in listeners:
    signal.removeEventListener("abort", listener)
""",
    "listeners-with-a-signal": """
from webapi import AbortController, Event, EventTarget
controller, target, called = AbortController(), EventTarget(), []
for _ in range(n // 20):
    target.addEventListener("x", lambda: called.append(1), {"signal": controller.signal})
target.dispatchEvent(Event("x"))
controller.abort()
target.dispatchEvent(Event("x"))
assert len(called) == n // 20
""",
    "listeners-of-a-signal-of-many": """
from webapi import AbortController, AbortSignal
controllers, called = [AbortController() for _ in range(n // 20)], []
signal = AbortSignal.any([each.signal for each in controllers])
for _ in range(n // 20):
    signal.addEventListener("abort", lambda: called.append(1))
controllers[-1].abort()
assert len(called) == n // 20
""",
    "ten-megabytes-that-fail": """
text = "https://h h/" + "x" * (10 * n)
try:
    URL(text)
except TypeError as error:
    assert error.input == text and len(str(error)) < 1000
else:
    raise AssertionError
""",
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("case", CASES)
def test_many_repetitions_end_with_the_standards_answer_in_linear_time(
    case: str, size: int
) -> None:
    if "fromHTML" in CASES[case]:
        need_a_parser()
    program = compile(PRELUDE + CASES[case], case, "exec")
    assert_linear(lambda n: exec(program, {"n": n}), size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("before", "repeated", "after"),
    [("https://", "@", "h/"), ("https://h/", "..\\", ""), ("a:", " ", "b")],
    ids=["at-signs", "dot-dot-segments", "spaces-in-an-opaque-path"],
)
def test_all_validation_errors_are_reported_in_linear_time(
    before: str, repeated: str, after: str, size: int
) -> None:
    def report(count: int) -> None:
        errors: list[str] = []
        basic_url_parser(before + repeated * count + after, errors=errors)
        assert len(errors) >= count - 1

    assert_linear(report, size)
