"""URL and URLSearchParams of browsers: drop-in classes, whose applied rules can be read."""

from __future__ import annotations

import contextlib
import copy
import pickle
import threading

import pytest

import webapi
from tests.comparison.questions import RARE, Question
from tests.oracle import questions as oracle
from tests.oracle.test_whatwg_url import COMPONENTS
from webapi import InvalidURLError
from webapi.browsers import chromium, firefox
from webapi.browsers.chromium import CHROMIUM
from webapi.browsers.classes import BrowserURL
from webapi.browsers.emulation import Answer, ParserCall, copied
from webapi.url.failure import FAILURE

CLASSES = [chromium.URL, firefox.URL]


@pytest.mark.parametrize("URL", CLASSES)
def test_all_members_and_errors(URL: type[BrowserURL]) -> None:
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
def test_the_query_object(URL: type[BrowserURL]) -> None:
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
def test_copies(URL: type[BrowserURL]) -> None:
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


def test_copies_of_a_url_that_is_not_valid() -> None:
    url = chromium.URL("foo:a^b")
    url.protocol = "https"
    assert (url.href, chromium.URL.parse(url.href)) == ("https://a%5Eb/", None)
    for other in every_copy(url):
        assert states(other, []) == states(url, [])
        other.host = "c"
        assert (other.href, url.href) == ("https://c/", "https://a%5Eb/")


def states(url: BrowserURL, steps: list[list[str]]) -> list[list[object]]:
    """What can be seen of the URL before and after each step."""
    seen = [[*(getattr(url, name) for name in COMPONENTS), url.departures, [*url.searchParams]]]
    for member, *values in steps:
        with contextlib.suppress(InvalidURLError):
            if values and "." not in member:
                setattr(url, member, values[0])
            else:
                getattr(url.searchParams, member.removeprefix("searchParams."))(*values)
        seen.append([*(getattr(url, name) for name in COMPONENTS), [*url.searchParams]])
    return seen


@pytest.mark.parametrize("URL", CLASSES)
def test_copies_go_on_as_their_originals(URL: type[BrowserURL]) -> None:
    asked = [*RARE, *(Question("url", *it) for it in oracle.questions(16, 2_000))]
    looked_at = 0
    for question in asked:
        url = URL.parse(question.input, question.base)
        half = len(question.steps) // 2
        if url is None:
            continue
        states(url, question.steps[:half])
        others = every_copy(url)[:3]
        expected = states(url, question.steps[half:])
        for other in others:
            assert states(other, question.steps[half:]) == expected, question
        looked_at += 1
    assert looked_at > 900


@pytest.mark.parametrize("URL", CLASSES)
@pytest.mark.parametrize("text", ["", ":", "\ud800", "a:" + "/" * 10_000, "http://" + "@" * 10_000])
def test_bad_input(URL: type[BrowserURL], text: str) -> None:
    url = URL.parse(text)
    assert URL.canParse(text) is (url is not None)
    if url is not None:
        for member in ("protocol", "host", "port", "pathname", "search", "hash", "username"):
            setattr(url, member, text)
        assert URL(url.href).href


@pytest.mark.parametrize("text", ["http://h/?q#f", " data:x"])
def test_view_source_in_itself_in_firefox(text: str) -> None:
    url = firefox.URL("view-source:" * 49 + text)
    assert url.href == "view-source:" * 49 + text.strip()
    assert firefox.URL.parse("view-source:" * 50 + text) is None
    assert firefox.URL.parse("view-source:" * 100_000 + text) is None


def test_which_rules_took_part() -> None:
    url = chromium.URL("http://a b/")
    assert [rule.__name__ for rule in url.departures] == ["hosts_may_have_spaces"]
    url.pathname = "|"
    assert url.href == "http://a%20b/%7C"
    assert url.departures[-1].__name__ == "vertical_line_is_encoded_in_paths"
    assert "is in the path percent-encode set" in (url.departures[-1].__doc__ or "")
    assert chromium.URL("http://example.org/").departures == ()


def test_versions() -> None:
    assert (chromium.URL.version, firefox.URL.version) == ("156", "153")


def test_search_with_tabs_in_chromium() -> None:
    url = chromium.URL("http://h/")
    assert list(url.searchParams) == []
    url.search = "a\tb"
    assert (url.search, list(url.searchParams)) == ("?ab", [("a\tb", "")])


def ports_are_forgotten(call: ParserCall, url: Answer) -> Answer:
    """A URL has no port."""
    return url if url is FAILURE or url.port is None else copied(url, port=None)


def test_a_rule_is_added() -> None:
    class URL(BrowserURL):
        browser = CHROMIUM.with_rules(record_rules=(ports_are_forgotten,))

    url = URL("http://h:8080/|")
    assert url.href == "http://h/%7C"
    assert url.departures[-1] is ports_are_forgotten
    assert URL.version == "156"
    assert chromium.URL("http://h:8080/").port == "8080"
    assert URL.browser.without({ports_are_forgotten}) == CHROMIUM


def test_threads_lose_no_pair() -> None:
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
