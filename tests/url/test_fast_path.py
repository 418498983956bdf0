"""The fast path gives what the state machine gives, or no answer."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from webapi import URL
from webapi.url import setters
from webapi.url.components import HREF, SETTABLE, cut, join, to_tuple
from webapi.url.failure import FAILURE
from webapi.url.fast_path import canonical
from webapi.url.fast_path.parsing import may_fail, repair, resolve
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.serializer import record_of, url_path_serializer, url_serializer, value_of
from webapi.url.slow_path import api_url_parser
from webapi.url.value_parser import to_value
from webapi.webidl.strings import to_usvstring

VECTORS = Path(__file__).parents[2] / "wpt" / "vectors"
GENERATED = [
    50_000,
    pytest.param(1_000_000, marks=pytest.mark.heavy("All tests of so many URLs take minutes.")),
]


def agrees(url: str, base: str | None = None) -> bool:
    """Assert that each shortcut that has an answer agrees; return whether one of them has."""
    if base is None:
        answers = [canonical(url), repair(url)]
    else:
        canonical_base = canonical(base)
        answers = [canonical_base and resolve(url, canonical_base)]
    answered = [to_value(answer) for answer in answers if answer is not None]
    parses = base is None and not may_fail(url)
    if not answered and not parses:
        return False
    expected = api_url_parser(url, base)
    assert expected is not FAILURE, (url, base)
    for answer in answered:
        assert to_tuple(answer) == value_of(expected), (url, base)
        assert canonical(answer[HREF]) is not None, (url, base, answer)
        assert cut(answer[HREF]) == to_tuple(answer)
    return bool(answered)


class NotKnownError(Exception):
    """A setter's shortcut does not know the result."""


def setter_agrees(href: str, name: str, text: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Assert that a setter's shortcut, if it has an answer, gives what the setter leaves."""

    def fail(url: object) -> None:
        raise NotKnownError

    set_member = setters.SETTERS[name]
    values = [value for value in (cut(href), canonical(href)) if value is not None]
    try:
        with monkeypatch.context() as patch:
            patch.setattr(setters, "_record", fail)
            answers = [set_member(value, text) for value in values]
    except NotKnownError:
        return False
    expected = basic_url_parser(href)
    assert expected is not FAILURE
    assert set_member(expected, text, basic_url_parser) is expected
    for answer in answers:
        assert answer == value_of(expected), (href, name, text)
        assert answer == cut(answer[HREF])
        assert_same_record(record_of(answer[HREF]), expected)
    return True


def assert_same_record(found: URLRecord, expected: URLRecord) -> None:
    for field in URLRecord.__slots__:
        assert getattr(found, field) == getattr(expected, field), (field, expected)


def vector_inputs() -> list[tuple[str, str | None]]:
    pairs = []
    for suite in ("url-constructor", "url-setters", "toascii", "IdnaTestV2"):
        for line in (VECTORS / f"{suite}.jsonl").read_text("utf-8").splitlines():
            vector = json.loads(line)
            url = to_usvstring(vector.get("input", vector.get("href")))
            base = vector.get("base")
            pairs.append((url, None if base is None else to_usvstring(base)))
            pairs.append((f"https://{url}/x", None))
            pairs.append((url, "https://example.org/a/b/c?d#e"))
            pairs.append((url, "http://example.org:8080/"))
    return pairs


def test_it_agrees_with_the_state_machine_on_every_vector() -> None:
    assert sum(agrees(url, base) for url, base in vector_inputs()) > 1000


def test_it_agrees_with_the_state_machine_on_the_corpus(corpus: list[str]) -> None:
    answered = sum(agrees(url) for url in corpus)
    assert answered > 0.99 * len(corpus)
    references = ("/x/y?z", "?q", "#f", "a/b", "../a", "//example.org/x", "", "../../../b?c#d")
    for number, base in enumerate(corpus):
        agrees(references[number % len(references)], base)


WORDS = r"""
https:// http:// HTTP:// ws: wss:// ftp:// file:// x: // / \ a example .com . .. ../ ./ 0x 0xa 1 7.1
xn-- de x - :80 :443 :21 :8080 : :0 :08 :65535 :65536 @ u:p@ _ g. ? # % %2e %2E %41 %zz q=1&r=2 ' "
< > ` ^ | { } [ ] ~ ! * ; = é 文 💩 ſ K Z 。
"""
PIECES = (*WORDS.split(), " ", "\t", "\n", "\x00", "\x7f", "\u212a", "\u00ad", "\ufffd")
STARTS = ("https://", "https://example.com/", "http://a", "", "/", "?", "../")
BASES = (
    None,
    None,
    "https://example.org/a/b/c?d#e",
    "http://example.org:8080/",
    "wss://a.b/..c/d.e/",
    "https://h/%41/x?",
)


@pytest.mark.parametrize("generated", GENERATED)
def test_it_agrees_with_the_state_machine_on_generated_urls(generated: int) -> None:
    chooser = random.Random(20261121)
    answered = 0
    for _ in range(generated):
        start = chooser.choice(
            ("https://", "https://example.com/", "http://a", "", "/", "?", "../")
        )
        length = chooser.randrange(1, 6)
        url = start + "".join(chooser.choices(PIECES, k=length))
        answered += agrees(url, chooser.choice(BASES))
    assert answered > generated // 20


def test_it_agrees_with_the_state_machine_on_every_port() -> None:
    for port in (*range(1_100), *range(8_000, 8_500), *range(65_000, 66_000)):
        agrees(f"https://h:{port}/")


HREFS = (
    "https://example.org/a/b?c#d",
    "http://example.org:8080/",
    "http://example.org/?a?b#c?d#e",
    "http://me@example.org/#",
    "http://:80@example.org/?#",
    "https://1.2.3.4/a:443/@b",
    "wss://user:password@h:21/",
    "ws://user:80@[::80]/",
    "ftp://[::1]:80/a",
    "file:///C:/a",
    "file://h/a",
    "x://host:80/a",
    "x://u:p@h",
    "x:/.//a?b",
    "x:/a",
    "x:a?b#c",
    "x:",
)


@pytest.mark.parametrize("generated", GENERATED)
@pytest.mark.parametrize("name", SETTABLE)
def test_shortcuts_of_setters_agree_with_the_state_machine_on_generated_values(
    name: str, generated: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chooser = random.Random(20261121)
    pieces = (*PIECES, "http", "wss", "ftp", "0", "1", "8080", "65535")
    taken = 0
    for href in HREFS:
        taken += setter_agrees(href, name, "", monkeypatch)
    for _ in range(generated // 20):
        text = "".join(chooser.choices(pieces, k=chooser.randrange(1, 4)))
        taken += setter_agrees(chooser.choice(HREFS), name, text, monkeypatch)
    assert taken > generated // 5000


def test_setters_that_return_early_return_the_value() -> None:
    """So that hyperlinks and Location know that there is nothing to do."""
    file, opaque = cut("file:///a"), cut("x:a")
    for name in ("username", "password", "port"):
        assert setters.SETTERS[name](file, "1") is file
    for name in ("host", "hostname", "pathname"):
        assert setters.SETTERS[name](opaque, "a") is opaque
    web = cut("https://example.org/")
    assert setters.set_protocol(web, "1") is web
    assert setters.set_hostname(web, "a b") == web
    assert setters.set_hostname(web, "a b") is not web


def test_a_url_that_is_not_canonical_gets_no_answer() -> None:
    for url in (
        "https://127.0.0.1/",
        "https://0x7f.1/",
        "https://example.0xabc/",
        "https://example.09/",
        "https://user@example.org/",
        "https://example.org:443/",
        "https://example.org",
        "https://example.org/?",
        "https://example.org/#",
        "https://example.org/a/../b",
        "https://example.org/%2e",
        "https://example.org:/",
        "https://example.org:65536/",
        "https://EXAMPLE.org/",
        "https://example.org/\n",
        "file:///a",
    ):
        assert canonical(url) is None, url


def test_urls_with_more_dots_than_it_reads_parse_as_by_the_state_machine() -> None:
    """More dots and percent signs than `canonical` goes through."""
    long = "%41.a" * 1000
    assert canonical("https://h/" + "%41.a" * 500) is not None
    assert canonical("https://h/" + long) is None
    for url, base in (
        ("https://h/" + "é" * 1000, None),
        ("HTTPS://h/" + "é." * 400, None),
        ("%41" * 800, "https://h/" + "%41" * 800 + "/x"),
        ("../" * 800 + "%41" * 800, "https://h/" + "%41/" * 999),
        ("../" * 1200 + "%41" * 800, "https://h/" + "a/" * 2000),
    ):
        found = URL(url, base)
        expected = api_url_parser(url, base)
        assert expected is not FAILURE
        assert (found.href, found.pathname, found.host) == (
            url_serializer(expected),
            url_path_serializer(expected),
            expected.host,
        )
        found.hash = "x"
        assert found.href == url_serializer(expected) + "#x"


def test_a_canonical_url_is_its_own_serialization() -> None:
    url = "https://www.example.org:8080/a/b.c;d=%41?q='1'#f?g"
    assert canonical(url) is None, "the special-query percent-encode set has the quote"
    url = url.replace("'", "")
    match = canonical(url)
    assert match is not None
    parsed = basic_url_parser(url)
    assert parsed is not FAILURE
    assert match[0] == url_serializer(parsed) == url


def test_cutting_a_serialization_gives_its_record() -> None:
    cuts = 0
    for url, base in vector_inputs():
        record = api_url_parser(url, base)
        if record is not FAILURE:
            href = url_serializer(record)
            assert_same_record(record_of(href), record)
            assert join(*to_tuple(cut(href))[1:]) == cut(href) == value_of(record)
            cuts += 1
    assert cuts > 1000
