"""The classes URL and URLSearchParams of `webapi.browsers`."""

from __future__ import annotations

import contextlib
import copy
import pickle
import threading

import pytest

import webapi
from tests.comparison.questions import RARE, Question
from tests.oracle import questions as oracle
from webapi import InvalidURLError
from webapi.browsers import chromium, firefox
from webapi.browsers.chromium import CHROMIUM
from webapi.browsers.classes import BrowserURL
from webapi.browsers.emulation import Answer, ParserCall, copied
from webapi.url.components import MEMBERS
from webapi.url.failure import FAILURE

CLASSES = [chromium.URL, firefox.URL]


@pytest.mark.parametrize("URL", CLASSES)
def test_the_url_of_a_browser_has_the_members_and_errors_of_url(URL: type[BrowserURL]) -> None:
    assert issubclass(URL, webapi.URL)
    url = URL("../b?q=1#f", "https://u:p@example.org:8080/a/x")
    assert all(hasattr(url, name) for name in dir(webapi.URL) if name[0] != "_")
    assert isinstance(url, webapi.URL)
    assert (url.href, str(url), url.toJSON(), url.toString()) == (
        "https://u:p@example.org:8080/b?q=1#f",
    ) * 4
    assert (url.protocol, url.username, url.password) == ("https:", "u", "p")
    assert (url.host, url.hostname, url.port) == ("example.org:8080", "example.org", "8080")
    assert (url.pathname, url.search, url.hash) == ("/b", "?q=1", "#f")
    assert url.origin == "https://example.org:8080"
    assert repr(url) == "URL('https://u:***@example.org:8080/b?q=1#f')"
    with pytest.raises(InvalidURLError, match="Failed to construct 'URL'") as raised:
        URL("//exa mple:x/", "https://example.org/")
    assert (raised.value.input, raised.value.base) == ("//exa mple:x/", "https://example.org/")
    with pytest.raises(InvalidURLError, match="Failed to set the 'href' property"):
        url.href = "no URL"
    with pytest.raises(TypeError):
        URL()  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        url.nonsense = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        url.origin = "x"  # type: ignore[misc]
    assert URL.parse("no URL") is None
    assert type(URL.parse("a:b")) is URL
    assert (URL.canParse("a:b"), URL.canParse("a:b", base="no URL")) == (True, False)
    assert URL.new("x", base="https://a").href == "https://a/x"
    assert URL("x", url).href == "https://u:p@example.org:8080/x"
    assert webapi.URL("x", url).href == "https://u:p@example.org:8080/x"


@pytest.mark.parametrize("URL", CLASSES)
def test_a_url_and_its_search_params_change_each_other(URL: type[BrowserURL]) -> None:
    url = URL("https://example.org/?a=1")
    params = url.searchParams
    assert params is url.searchParams
    assert type(params) is URL.params_class
    assert isinstance(params, webapi.URLSearchParams)
    params.append("b", "x y")
    params.set(name="a", value=2)
    assert url.href == "https://example.org/?a=2&b=x+y"
    params.delete("a")
    params.sort()
    assert url.search == "?b=x+y"
    url.search = "?c=3"
    assert list(params) == [("c", "3")]
    url.href = "https://example.org/?d"
    assert list(params) == [("d", "")]
    params.delete("d")
    assert url.href == "https://example.org/"
    alone = URL.params_class("a=1")
    alone.append("b", "2")
    assert str(alone) == "a=1&b=2"


@pytest.mark.parametrize("URL", CLASSES)
def test_a_copy_is_independent_of_its_original(URL: type[BrowserURL]) -> None:
    url = URL("http://h/^?a")
    for other in (copy.copy(url), copy.deepcopy(url), pickle.loads(pickle.dumps(url))):
        assert (type(other), other.href) == (URL, url.href)
        other.port = "8080"
        assert url.port == ""
    params = pickle.loads(pickle.dumps(URL.params_class("a=1")))
    assert str(params) == "a=1"
    copied_url, copied_params = copy.deepcopy((url, url.searchParams))
    assert copied_url.searchParams is copied_params
    assert copy.copy(url).searchParams is not url.searchParams


def every_copy(url: BrowserURL) -> list[BrowserURL]:
    pickles = [pickle.dumps(url, protocol) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    return [copy.copy(url), copy.deepcopy(url), *map(pickle.loads, pickles)]


def test_a_url_whose_href_does_not_parse_can_be_copied() -> None:
    url = chromium.URL("foo:a^b")
    url.protocol = "https"
    assert (url.href, chromium.URL.parse(url.href)) == ("https://a%5Eb/", None)
    for other in every_copy(url):
        assert states(other, []) == states(url, [])
        other.host = "c"
        assert (other.href, url.href) == ("https://c/", "https://a%5Eb/")


def states(url: BrowserURL, steps: list[list[str]]) -> list[list[object]]:
    """The attributes, departures and pairs of the URL, and attributes and pairs after each step."""
    found = [[*(getattr(url, name) for name in MEMBERS), url.departures, [*url.searchParams]]]
    for member, *values in steps:
        with contextlib.suppress(InvalidURLError):
            if values and "." not in member:
                setattr(url, member, values[0])
            else:
                getattr(url.searchParams, member.removeprefix("searchParams."))(*values)
        found.append([*(getattr(url, name) for name in MEMBERS), [*url.searchParams]])
    return found


@pytest.mark.parametrize("URL", CLASSES)
def test_the_same_steps_change_a_copy_and_its_original_alike(URL: type[BrowserURL]) -> None:
    questions = [*RARE, *(Question("url", *each) for each in oracle.questions(16, 500))]
    compared = 0
    for question in questions:
        url = URL.parse(question.input, question.base)
        half = len(question.steps) // 2
        if url is None:
            continue
        states(url, question.steps[:half])
        others = every_copy(url)[:3]
        expected = states(url, question.steps[half:])
        for other in others:
            assert states(other, question.steps[half:]) == expected, question
        compared += 1
    assert compared > 250


@pytest.mark.parametrize("URL", CLASSES)
@pytest.mark.parametrize("text", ["", ":", "\ud800", "a:" + "/" * 10_000, "http://" + "@" * 10_000])
def test_hostile_strings_can_be_parsed_and_set(URL: type[BrowserURL], text: str) -> None:
    url = URL.parse(text)
    assert URL.canParse(text) is (url is not None)
    if url is not None:
        for member in ("protocol", "host", "port", "pathname", "search", "hash", "username"):
            setattr(url, member, text)
        assert URL(url.href).href


@pytest.mark.parametrize("text", ["http://h/?q#f", " data:x"])
def test_firefox_parses_49_nested_view_source_schemes_but_not_50(text: str) -> None:
    url = firefox.URL("view-source:" * 49 + text)
    assert url.href == "view-source:" * 49 + text.strip()
    assert firefox.URL.parse("view-source:" * 50 + text) is None
    assert firefox.URL.parse("view-source:" * 100_000 + text) is None


def test_departures_are_the_rules_that_changed_the_url() -> None:
    url = chromium.URL("http://a b/")
    assert [rule.__name__ for rule in url.departures] == ["hosts_may_have_spaces"]
    url.pathname = "|"
    assert url.href == "http://a%20b/%7C"
    assert url.departures[-1].__name__ == "vertical_line_is_encoded_in_paths"
    assert "is in the path percent-encode set" in (url.departures[-1].__doc__ or "")
    assert chromium.URL("http://example.org/").departures == ()


def test_the_version_is_that_of_the_emulated_browser() -> None:
    assert (chromium.URL.version, firefox.URL.version) == ("156", "153")


def test_chromium_keeps_a_tab_in_search_params_and_drops_it_from_search() -> None:
    url = chromium.URL("http://h/")
    assert list(url.searchParams) == []
    url.search = "a\tb"
    assert (url.search, list(url.searchParams)) == ("?ab", [("a\tb", "")])


def ports_are_dropped(call: ParserCall, url: Answer) -> Answer:
    """A URL has no port."""
    return url if url is FAILURE or url.port is None else copied(url, port=None)


def test_with_rules_adds_a_rule() -> None:
    class URL(BrowserURL):
        browser = CHROMIUM.with_rules(record_rules=(ports_are_dropped,))

    url = URL("http://h:8080/|")
    assert url.href == "http://h/%7C"
    assert url.departures[-1] is ports_are_dropped
    assert URL.version == "156"
    assert chromium.URL("http://h:8080/").port == "8080"
    assert URL.browser.without({ports_are_dropped}) == CHROMIUM


def test_threads_that_append_lose_no_pair() -> None:
    url = chromium.URL("http://h/")
    params = url.searchParams

    def append(name: str) -> None:
        for index in range(100):
            params.append(name, index)

    threads = [threading.Thread(target=append, args=(name,)) for name in "ab"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert params.size == 200
    assert url.search == f"?{params}"


@pytest.mark.parametrize(
    ("host", "href"),
    [
        # Firefox 153's own answers
        ("foo:44\n3", "https://foo:44/p"),
        ("foo:44\t3/", "https://foo:44/p"),
        ("foo:4\r4?x", "https://foo:4/p"),
        ("foo:4\na", "https://foo:4/p"),
        ("foo:4\nf", "https://foo:4/p"),
        ("foo:9\n99999", "https://foo:9/p"),
        ("foo:+4\n4", "https://foo:4/p"),
        ("foo:0x4\n4", "https://foo:4/p"),
        ("[::1\n]:4\n4", "https://[::1]:4/p"),
        ("[::1]\n:44", "https://[::1]:44/p"),
        ("foo:\n443", "https://foo/p"),
        ("foo\n:443", "https://foo/p"),
        ("f\noo:443", "https://foo/p"),
        ("foo:443\n", "https://foo/p"),
        ("foo:44\\\n3", "https://foo:44/p"),
    ],
)
def test_a_tab_or_newline_ends_the_port_of_firefox_s_host_setter(host: str, href: str) -> None:
    url = firefox.URL("https://h:8080/p")
    url.host = host
    assert url.href == href


@pytest.mark.parametrize("URL", [chromium.URL, firefox.URL])
@pytest.mark.parametrize(
    "text",
    [
        "https://a/",
        "https://a:8080/",
        "blob:https://a/b",
        "blob:foo://a/b",
        "foo://a/",
        "file:///a",
        "data:,",
        "chrome://a/",
        "moz-extension://a:8/",
        "view-source:https://a/",
        "filesystem:https://a/b/",
        "resource://a/b",
        "about:blank",
    ],
)
def test_the_origin_of_a_browser_s_url_is_extracted(URL: type[BrowserURL], text: str) -> None:
    url = URL(text)
    origin = webapi.Origin.from_(url)
    assert repr(origin) == f"Origin({url.origin!r})"
    assert origin.opaque == (url.origin == "null")
    if url.origin == webapi.URL(text).origin != "null":
        assert origin.isSameOrigin(webapi.Origin.from_(webapi.URL(text)))


def test_a_browser_s_url_has_all_that_the_steps_of_others_read_of_a_url() -> None:
    """A slot that it lacks is read by members only, each of which it has for itself."""
    methods = {name for name in vars(webapi.URL) if callable(getattr(webapi.URL, name))}
    hooks = {name for name in methods if name.startswith("_webapi_")} - {"_webapi_is_interface"}
    assert hooks
    assert hooks <= {*vars(BrowserURL)}
