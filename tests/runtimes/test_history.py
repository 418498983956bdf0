"""The history of a page: https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-history-interface

``python -m wpt.run html/browsers/history`` runs the Web Platform Tests' own files, made scripts.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.html.session_history import MAX_ENTRIES
from webapi.runtimes import HeldClock, Window

URL = "https://shop.example/p/1"
LOG = """
    globalThis.log = [];
    const short = (url) => url.slice("https://shop.example".length);
    onpopstate = (event) => log.push(["popstate", event.state, short(location.href)]);
    onhashchange = (event) => log.push(["hashchange", short(event.oldURL), short(event.newURL)]);
"""


REFUSALS = {
    "history.pushState(1, '', 'https://other.example/')": "SecurityError",
    "history.pushState(1, '', 'http://shop.example/')": "SecurityError",
    "history.pushState(1, '', 'https://shop.example:8080/')": "SecurityError",
    "history.replaceState(1, '', 'https://user@shop.example/')": "SecurityError",
    "history.replaceState(1, '', 'https://a b')": "SecurityError",
    "history.pushState(() => 1, '', 'https://a b')": "DataCloneError",
    "history.pushState(Symbol(), '')": "DataCloneError",
    "history.pushState(1)": "TypeError",
    "new History()": "TypeError",
}


@pytest.fixture(params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    page = Page(request.param, clock=HeldClock(), page=URL)
    page.run(LOG)
    return page


def logged(page: Page) -> Any:
    """Run what is due, and return what the listeners logged."""
    while page.bridge.run_due() is not None:
        pass
    return page.value("log.splice(0)")


def test_push_and_replace(page: Page) -> None:
    assert page.value("[history === window.history, history instanceof History]") == [True, True]
    assert page.value("[history.length, history.state]") == [1, None]
    page.run("globalThis.data = { items: [1] }; history.pushState(data, '', '?cart');")
    page.run("data.items.push(2);")
    assert page.value("[history.length, history.state]") == [2, {"items": [1]}]
    assert page.value("history.state === history.state && history.state !== data") is True
    assert page.value("[location.href, document.URL]") == [f"{URL}?cart"] * 2
    page.run("history.state.items.push(3); history.replaceState('new', '');")
    assert page.value("[history.length, history.state, location.search]") == [2, "new", "?cart"]
    page.run("history.pushState(undefined, '', null); history.replaceState(1n, '', '');")
    assert page.value("[history.length, history.state === 1n, location.search]") == [
        *(3, True, "?cart")
    ]
    assert logged(page) == []
    assert page.bridge.environment.api_base_url is not None


def test_refusals(page: Page) -> None:
    assert {script: page.name_of_error(script) for script in REFUSALS} == REFUSALS
    assert page.value("[history.length, history.state, location.href]") == [1, None, URL]


@pytest.mark.parametrize(
    ("url", "target", "may"),
    [
        ("https://a.example/b?c#d", "https://a.example/x", True),
        ("file:///a/b", "file:///a/b?c", True),
        ("file:///a/b", "file:///a/c", False),
        ("data:text/plain,a", "#b", True),
        ("about:blank", "about:blank#b", True),
        ("about:blank", "about:blank?b", False),
        ("https://a.example/", "https://b.example/", False),
        # WPT's html/browsers/history/the-history-interface/history_pushstate_url_rewriting.html
        ("http://a.example/b", "http://a.example/b#newhash", True),
        ("http://a.example/b", "http://a.example/b?newsearch", True),
        ("http://a.example/b", "/newpath", True),
        ("http://a.example/b", "http://username:password@a.example/b", False),
        ("http://a.example/b", "blob:http://a.example/1", False),
        ("http://a.example/b", "about:blank", False),
        ("http://a.example/b", "about:srcdoc", False),
        ("http://a.example/b", "javascript:'foo'", False),
        ("blob:http://a.example/1", "blob:http://a.example/1", True),
        ("blob:http://a.example/1", "blob:http://a.example/1#newhash", True),
        ("blob:http://a.example/1", "blob:http://a.example/1?newsearch", False),
        ("blob:http://a.example/1", "blob:newpath", False),
        ("blob:http://a.example/1", "blob:http://a.example/2", False),
        ("about:blank", "about:blank", True),
        ("about:blank", "about:srcdoc", False),
        ("about:blank", "http://a.example/blank", False),
        ("about:srcdoc", "about:srcdoc", True),
        ("about:srcdoc", "about:srcdoc?newsearch", False),
        ("about:srcdoc", "about:srcdoc#newhash", True),
    ],
)
def test_can_have_its_url_rewritten(url: str, target: str, may: bool) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#can-have-its-url-rewritten"""
    window = Window(url)
    try:
        window.history.update(target, "push")
    except Exception as error:
        assert (may, getattr(error, "name", "")) == (False, "SecurityError")
        assert url == window.document.URL
    else:
        assert may


def test_traversal(page: Page) -> None:
    page.run("history.pushState({ n: 1 }, '', '/a'); history.pushState({ n: 2 }, '', '/b#x');")
    page.run("history.back();")
    assert page.value("location.pathname") == "/b"
    assert logged(page) == [["popstate", {"n": 1}, "/a"], ["hashchange", "/b#x", "/a"]]
    page.run("history.go(-5); history.forward(); history.go(-2); history.go(9);")
    assert logged(page) == [
        ["popstate", {"n": 2}, "/b#x"],
        ["hashchange", "/a", "/b#x"],
        ["popstate", None, "/p/1"],
        ["hashchange", "/b#x", "/p/1"],
    ]
    assert page.value("[history.length, history.state]") == [3, None]
    page.run("history.pushState(3, '', '/c'); history.forward();")
    assert logged(page) == []
    assert page.value("[history.length, history.state, location.pathname]") == [2, 3, "/c"]


def test_fragments(page: Page) -> None:
    """A navigation to a fragment fires popstate at once, and hashchange in a task."""
    page.run("history.replaceState('first', ''); location.hash = 'a'; log.push('after');")
    assert logged(page) == [
        ["popstate", None, "/p/1#a"],
        "after",
        ["hashchange", "/p/1", "/p/1#a"],
    ]
    page.run("location.replace('#b'); location = '#b';")
    assert page.value("[history.length, history.state, location.hash]") == [2, None, "#b"]
    assert logged(page)[-1] == ["hashchange", "/p/1#a", "/p/1#b"]
    page.run("history.back();")
    assert logged(page) == [["popstate", "first", "/p/1"], ["hashchange", "/p/1#b", "/p/1"]]


def test_a_reload_is_recorded(page: Page) -> None:
    page.run("history.go(); history.go(0); location = '/other';")
    window = page.bridge.window
    assert window is not None
    assert [each.navigationType for each in window.navigations] == ["reload", "reload", "push"]
    assert page.value("[history.length, location.href]") == [1, URL]


def test_scroll_restoration_belongs_to_an_entry(page: Page) -> None:
    page.run("history.scrollRestoration = 'manual'; history.scrollRestoration = 'other';")
    page.run("history.pushState(1, ''); history.scrollRestoration = 'auto'; history.back();")
    logged(page)
    assert page.value("history.scrollRestoration") == "manual"


def test_events(page: Page) -> None:
    script = """
        const pop = new PopStateEvent("popstate", { state: 5 });
        const hash = new HashChangeEvent("hashchange", { oldURL: "a", newURL: "b" });
        show([pop.state, pop.hasUAVisualTransition, hash.oldURL, hash.newURL, pop.isTrusted]);
    """
    assert page.run(script) == [5, False, "a", "b", False]
    page.run("onpopstate = 5; onhashchange = null;")
    assert page.value("[onpopstate, onhashchange]") == [None, None]
    page.run("addEventListener('popstate', (event) => log.push(event.isTrusted), { once: true });")
    page.run("location.hash = 'x';")
    assert logged(page) == [True]


def test_a_listener_that_throws_stops_nothing(page: Page) -> None:
    page.run("addEventListener('error', (event) => event.preventDefault());")
    page.run("history.pushState(1, ''); onpopstate = () => { throw new Error('mine'); };")
    page.run("history.back(); history.forward();")
    assert logged(page) == []
    assert page.value("history.state") == 1


def test_a_history_is_bounded(page: Page) -> None:
    """Old entries go, and their states with them."""
    page.run("for (let i = 0; i < 120; i++) history.pushState({ i }, '', `?${i}`);")
    assert page.value("[history.length, history.state.i]") == [MAX_ENTRIES, 119]
    page.run("history.go(1 - history.length);")
    assert logged(page) == [["popstate", {"i": 120 - MAX_ENTRIES}, f"/p/1?{120 - MAX_ENTRIES}"]]


@pytest.mark.parametrize("engine", parameters(ENGINES[:1]))
def test_long_urls_count_as_memory(engine: str) -> None:
    page = Page(engine, page=URL)
    page.bridge.max_bytes = 200_000
    script = "for (let i = 0; i < 60; i++) history.pushState(i, '', '?' + i + 'x'.repeat(5e3));"
    assert page.name_of_error(script) == "RangeError"
    assert page.value("typeof history.length") == "number"


def test_locations_are_exotic(page: Page) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface"""
    assert page.value("Reflect.preventExtensions(location)") is False
    assert page.value("Reflect.setPrototypeOf(location, {})") is False
    assert page.value("Reflect.setPrototypeOf(location, Location.prototype)") is True
    assert page.value("location.valueOf() === location && `${location}`") == URL
    assert page.value("Object.getOwnPropertyDescriptor(location, 'valueOf')") == {
        **dict.fromkeys(("writable", "enumerable", "configurable"), False)
    }
