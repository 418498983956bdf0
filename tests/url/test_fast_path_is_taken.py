"""URLs as people write them are parsed, resolved and changed without the standard's algorithms.

The fast path may always give no answer, so comparing answers does not show whether it has one.
Here the algorithms fail when they are called.
"""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

from webapi import URL
from webapi.steps.url import canParse_fast_path, constructor_fast_path
from webapi.url import host, setters
from webapi.url.late import Late
from webapi.url.parser import StateMachine


def fail(*arguments: Any, **options: Any) -> NoReturn:
    pytest.fail(f"an algorithm was called with {arguments[1:]}")


@pytest.fixture
def no_algorithms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StateMachine, "__init__", fail)
    monkeypatch.setattr(setters, "_record", fail)


CANONICAL = [
    "https://example.org/",
    "http://www.example.org/a/b.html",
    "ws://example.org/chat",
    "wss://example.org/chat?room=1",
    "ftp://example.org/pub/file-1.2.tar.gz",
    "https://example.org/?a=b&c=d",
    "https://example.org/#top",
    "https://example.org/a?b#c",
    "https://example.org/a?b?c#d",
    "https://example.org/~user/a;b=c,d/(e)!$&+:@*",
    "https://example.org/a//b/",
    "https://example.org/a..b/c.d.",
    "https://example.org/caf%C3%A9?q=%20#%22",
    "https://example.org:8080/",
    "https://example.org:1/",
    "https://example.org:59999/a",
    "https://localhost/",
    "https://xn--mnchen-3ya.de/",
    "https://a_b.example.co.uk/",
    "https://3com.example1.com/",
    "https://" + "a." * 120 + "org/" + "b/" * 200 + "?" + "c" * 500 + "#" + "d" * 500,
]
REPAIRED = [
    ("https://example.org", "https://example.org/"),
    ("https://example.org?a", "https://example.org/?a"),
    ("https://example.org#a", "https://example.org/#a"),
    ("HTTPS://Example.ORG/A", "https://example.org/A"),
    (" https://example.org/ ", "https://example.org/"),
    ("\thttps://example.org/\n", "https://example.org/"),
    ("https://example.org:443/a", "https://example.org/a"),
    ("http://example.org:80", "http://example.org/"),
    ("ws://example.org:80/", "ws://example.org/"),
    ("wss://example.org:443/", "wss://example.org/"),
    ("ftp://example.org:21/", "ftp://example.org/"),
    ("https://example.org:/a", "https://example.org/a"),
    ("https://Example.org:8080", "https://example.org:8080/"),
    ("https://münchen.de/", "https://xn--mnchen-3ya.de/"),
    ("https://MÜNCHEN.de:8080/a", "https://xn--mnchen-3ya.de:8080/a"),
    ("https://ä_b.example/", f"https://xn--{'ä_b'.encode('punycode').decode()}.example/"),
    ("https://例え.jp", "https://xn--r8jz45g.jp/"),
    ("https://example.org/a b", "https://example.org/a%20b"),
    ("https://example.org/café", "https://example.org/caf%C3%A9"),
    ("https://example.org/?q=é '", "https://example.org/?q=%C3%A9%20%27"),
    ("https://example.org/#é`", "https://example.org/#%C3%A9%60"),
    ("https://example.org/a?b c#d e", "https://example.org/a?b%20c#d%20e"),
]
BASE = "https://example.org:8080/a/b/c?d#e"
RESOLVED = [
    ("", "https://example.org:8080/a/b/c?d"),
    ("#x", "https://example.org:8080/a/b/c?d#x"),
    ("?x", "https://example.org:8080/a/b/c?x"),
    ("?x#y", "https://example.org:8080/a/b/c?x#y"),
    ("x", "https://example.org:8080/a/b/x"),
    ("x/y.html?z#w", "https://example.org:8080/a/b/x/y.html?z#w"),
    ("/x", "https://example.org:8080/x"),
    ("/", "https://example.org:8080/"),
    ("/x?y#z", "https://example.org:8080/x?y#z"),
    ("../x", "https://example.org:8080/a/x"),
    ("../", "https://example.org:8080/a/"),
    ("../../x?y", "https://example.org:8080/x?y"),
    ("../../../x", "https://example.org:8080/x"),
    ("//example.net/x", "https://example.net/x"),
    ("https://example.net/x", "https://example.net/x"),
    ("http://example.net/", "http://example.net/"),
]
SET = [
    ("protocol", "http", "http://u:p@example.org:8080/a?b#c"),
    ("protocol", "wss:", "wss://u:p@example.org:8080/a?b#c"),
    ("username", "me@work", "https://me%40work:p@example.org:8080/a?b#c"),
    ("username", "", "https://:p@example.org:8080/a?b#c"),
    ("password", "s:t", "https://u:s%3At@example.org:8080/a?b#c"),
    ("password", "", "https://u@example.org:8080/a?b#c"),
    ("host", "Example.net", "https://u:p@example.net:8080/a?b#c"),
    ("host", "example.net:81", "https://u:p@example.net:81/a?b#c"),
    ("host", "example.net:443", "https://u:p@example.net/a?b#c"),
    ("hostname", "Example.net", "https://u:p@example.net:8080/a?b#c"),
    ("port", "", "https://u:p@example.org/a?b#c"),
    ("port", "81", "https://u:p@example.org:81/a?b#c"),
    ("port", "443", "https://u:p@example.org/a?b#c"),
    ("pathname", "", "https://u:p@example.org:8080/?b#c"),
    ("pathname", "/x/y", "https://u:p@example.org:8080/x/y?b#c"),
    ("pathname", "x y.z", "https://u:p@example.org:8080/x%20y.z?b#c"),
    ("pathname", "x#", "https://u:p@example.org:8080/x%23?b#c"),
    ("pathname", "é", "https://u:p@example.org:8080/%C3%A9?b#c"),
    ("search", "", "https://u:p@example.org:8080/a#c"),
    ("search", "x=y", "https://u:p@example.org:8080/a?x=y#c"),
    ("search", "?x y", "https://u:p@example.org:8080/a?x%20y#c"),
    ("search", "?é'", "https://u:p@example.org:8080/a?%C3%A9%27#c"),
    ("hash", "", "https://u:p@example.org:8080/a?b"),
    ("hash", "x", "https://u:p@example.org:8080/a?b#x"),
    ("hash", "#x y", "https://u:p@example.org:8080/a?b#x%20y"),
    ("hash", "é`", "https://u:p@example.org:8080/a?b#%C3%A9%60"),
]
SET_WITHOUT_SPECIAL_SCHEME = [
    ("search", "x'", "mailto:a@b?x'#c"),
    ("search", "", "mailto:a@b#c"),
    ("hash", "x y", "mailto:a@b?c#x%20y"),
    ("hash", "", "mailto:a@b?c"),
]


@pytest.mark.usefixtures("no_algorithms")
@pytest.mark.parametrize("url", CANONICAL)
def test_a_canonical_url_parses_without_the_algorithms(url: str) -> None:
    parsed = URL(url)
    assert parsed.href == url
    assert URL.parse(url).href == url  # type: ignore[union-attr]
    assert URL.canParse(url)
    protocol, _, rest = url.partition("//")
    host = rest.partition("/")[0]
    assert (parsed.protocol, parsed.host, parsed.origin) == (protocol, host, f"{protocol}//{host}")
    assert (parsed.username, parsed.password) == ("", "")


@pytest.mark.usefixtures("no_algorithms")
@pytest.mark.parametrize(("url", "href"), REPAIRED)
def test_a_url_with_one_thing_to_repair_parses_without_the_algorithms(url: str, href: str) -> None:
    assert URL(url).href == href
    assert URL.parse(url).href == href  # type: ignore[union-attr]
    assert URL.canParse(url)


@pytest.mark.usefixtures("no_algorithms")
@pytest.mark.parametrize(("url", "href"), RESOLVED)
def test_a_relative_reference_resolves_without_the_algorithms(url: str, href: str) -> None:
    for base in (BASE, URL(BASE)):
        assert URL(url, base).href == href
        assert URL.parse(url, base).href == href  # type: ignore[union-attr]
        assert URL.canParse(url, base)
    assert URL(url, URL(" " + BASE)).href == href, "a base that is canonical once it is parsed"


@pytest.mark.parametrize(
    ("before", "member", "value", "href"),
    [("https://u:p@example.org:8080/a?b#c", *each) for each in SET]
    + [("mailto:a@b?c#c", *each) for each in SET_WITHOUT_SPECIAL_SCHEME],
)
@pytest.mark.parametrize("query_object", [False, True])
def test_a_setter_changes_a_url_without_the_algorithms(
    before: str,
    member: str,
    value: str,
    href: str,
    query_object: bool,
    request: pytest.FixtureRequest,
) -> None:
    url = URL(before)
    if query_object:
        assert url.searchParams.size == 1
    request.getfixturevalue("no_algorithms")
    setattr(url, member, value)
    assert url.href == href


@pytest.mark.parametrize(
    ("arguments", "href"),
    [
        (("HTTPS://example.org",), "https://example.org/"),
        (("x", "https://example.org/"), "https://example.org/x"),
        (("https://example.net/", "https://example.org/"), "https://example.net/"),
    ],
)
def test_the_constructor_converts_no_text(arguments: tuple[str, ...], href: str) -> None:
    url: Any = URL.__new__(URL)
    constructor_fast_path(fail)(url, *arguments)
    assert url.href == href


def test_the_first_question_of_a_process() -> None:
    assert canParse_fast_path(fail)("https://example.org/")


def test_a_late_function_is_imported_once() -> None:
    late = Late("webapi.url.setters", "set_hash")
    assert late.call(("x:", "x:", None, None, "", "", "", "", ""), "a")[0] == "x:#a"
    assert late.call is setters.set_hash


def test_a_base_that_fails() -> None:
    """https://url.spec.whatwg.org/#api-url-parser parses the base first, whatever the URL is."""
    assert not URL.canParse("https://example.org/", "example.org")
    assert URL.parse("https://example.org/", "example.org") is None
    with pytest.raises(TypeError):
        URL("https://example.org/", "example.org")


def test_a_canonical_domain_is_its_own_host_without_the_domain_parser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(host, "domain_parser", None)
    for domain in ("example.org", "a_b.example", "xn--mnchen-3ya.de", "1.example"):
        assert host.host_parser(domain) == domain


def test_the_fixture_makes_the_algorithms_fail(no_algorithms: None) -> None:
    with pytest.raises(pytest.fail.Exception):
        URL("https://127.1/")
    with pytest.raises(pytest.fail.Exception):
        URL("https://example.org/").port = "1\t2"
