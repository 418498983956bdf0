"""The globals of a page: https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object"""

from __future__ import annotations

from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters
from webapi import InvalidURLError
from webapi.fetching.cookies import CookieJar
from webapi.runtimes import HeldClock, Window
from webapi.runtimes.window import app_version

URL = "https://shop.example/p/1?q#top"
AGENT = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0"


@pytest.fixture(params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    window = Window(
        URL, user_agent=AGENT, languages=["de", "en"], platform="Linux x86_64", viewport=(800, 600)
    )
    return Page(request.param, clock=HeldClock(), page=window)


def window_of(page: Page) -> Window:
    window = page.bridge.window
    assert window is not None
    return window


GLOBALS: dict[str, Any] = {
    "window === globalThis && window.window === window": True,
    "[self, frames, parent, top].every((each) => each === window)": True,
    "'document' in window && 'location' in globalThis": True,
    "[length, closed, opener, frameElement, name]": [0, False, None, None, ""],
    "[origin, isSecureContext]": ["https://shop.example", True],
    "Object.prototype.toString.call(window)": "[object Window]",
    "document === document && document instanceof Document": True,
    "document.URL": URL,
    "location === document.location && location instanceof Location": True,
    "[location.pathname, location.search, location.hash]": ["/p/1", "?q", "#top"],
    "navigator instanceof Navigator && navigator === clientInformation": True,
    "Object.prototype.toString.call(navigator)": "[object Navigator]",
    "[navigator.userAgent, navigator.appVersion]": [AGENT, "5.0 (X11)"],
    "[navigator.appName, navigator.appCodeName]": ["Netscape", "Mozilla"],
    "[navigator.product, navigator.productSub]": ["Gecko", "20100101"],
    "[navigator.vendor, navigator.vendorSub]": ["", ""],
    "[navigator.language, navigator.languages]": ["de", ["de", "en"]],
    "navigator.languages === navigator.languages": True,
    "Object.isFrozen(navigator.languages)": True,
    "[navigator.onLine, navigator.cookieEnabled]": [True, True],
    "[navigator.platform, navigator.hardwareConcurrency]": ["Linux x86_64", 1],
    "[navigator.javaEnabled(), navigator.pdfViewerEnabled]": [False, False],
    "[navigator.webdriver, navigator.maxTouchPoints]": [True, 0],
    "screen instanceof Screen && screen === screen": True,
    "[screen.width, screen.height, screen.colorDepth]": [800, 600, 24],
    "[screen.availWidth, screen.availHeight, screen.pixelDepth]": [800, 600, 24],
    "[innerWidth, innerHeight, outerWidth, outerHeight]": [800, 600, 800, 600],
    "[scrollX, pageYOffset, screenLeft, devicePixelRatio]": [0, 0, 0, 1],
    "Object.keys(window).includes('innerWidth')": True,
    "Object.getOwnPropertyDescriptor(window, 'top').set === undefined": True,
    "Object.getOwnPropertyDescriptor(window, 'document').get.name": "get document",
}


CHROMIUM = {
    "[window, document, document.documentElement, document.body, document.head].map((target) => "
    "['touchstart', 'touchmove', 'wheel', 'mousewheel', 'click'].map((type) => { "
    "target.addEventListener(type, (event) => event.preventDefault()); "
    "return target.dispatchEvent(new Event(type, { cancelable: true })); }))": [
        *[[True, True, True, True, False]] * 4,
        [False] * 5,
    ],
    "(() => { document.body.addEventListener('wheel', (event) => event.preventDefault(), "
    "{ passive: false }); "
    "return document.body.dispatchEvent(new Event('wheel', { cancelable: true })); })()": False,
    "['messageevent', 'HashChangeEvent', 'StorageEvent'].map((name) => "
    "String(document.createEvent(name)))": [
        *("[object MessageEvent]", "[object HashChangeEvent]", "[object StorageEvent]"),
    ],
    "(() => { const event = document.createEvent('MessageEvent'); "
    "event.initMessageEvent('a', true, false, 5, 'o', 'l', window, []); "
    "return [event.type, event.data, event.origin, event.source === window]; })()": [
        *("a", 5, "o", True),
    ],
    "(({ paused, ended, seeking, duration, readyState, networkState, currentSrc }) => "
    "[paused, ended, seeking, String(duration), readyState, networkState, currentSrc])"
    "(document.createElement('video'))": [True, False, False, "NaN", 0, 0, ""],
    "[-3600000, 86400000, -1, 1e15].map((number) => { "
    "const time = document.createElement('input'); time.type = 'time'; "
    "time.valueAsNumber = number; return time.value; })": [
        *("23:00", "00:00", "23:59:59.999", "01:46:40"),
    ],
    "(() => { const host = document.createElement('div'); document.body.append(host); "
    "const shadow = host.attachShadow({ mode: 'open' }); document.body.insertAdjacentHTML("
    "'beforeend', '<form id=f></form><datalist id=d></datalist><input id=x>'); shadow.innerHTML = "
    "'<input list=d><input form=f id=y><label for=x></label><label for=y></label>"
    "<datalist id=e></datalist><input list=e>'; "
    "const fields = shadow.querySelectorAll('input'), labels = shadow.querySelectorAll('label'); "
    "return [fields[0].list, fields[1].form, labels[0].control, labels[1].control.id, "
    "fields[1].labels.length, fields[2].list.id]; })()": [None, None, None, "y", 1, "e"],
}
"""What Chromium 156 answers."""


def test_answers_of_chromium(page: Page) -> None:
    assert {expression: page.value(expression) for expression in CHROMIUM} == CHROMIUM


def test_globals(page: Page) -> None:
    assert {expression: page.value(expression) for expression in GLOBALS} == GLOBALS


def test_what_a_script_may_replace(page: Page) -> None:
    assert page.value("(name = 5, [name, typeof name])") == ["5", "string"]
    assert page.value("(innerWidth = 7, screen = 8, parent = 9, [innerWidth, screen, parent])") == [
        *(7, 8, 9)
    ]
    assert page.name_of_error("(() => { 'use strict'; document = 1; })()") == "TypeError"
    assert page.name_of_error("navigator.userAgent.call; new Navigator()") == "TypeError"
    assert page.name_of_error(
        "const get = Reflect.get; get(navigator.__proto__, 'onLine', {})"
    ) == ("TypeError")


def test_links_of_the_document(page: Page) -> None:
    script = """
        const link = document.createElement("a");
        link.href = "../cart?id=1";
        show([link.href, link.host, document.links.length]);
    """
    assert page.run(script) == ["https://shop.example/cart?id=1", "shop.example", 0]


def test_navigations_are_recorded(page: Page) -> None:
    """The page stays what it is: https://html.spec.whatwg.org/multipage/browsing-the-web.html"""
    page.run("location = '/a'; window.location.assign('/b'); location.replace('/c');")
    page.run("location.reload(); document.location = 'javascript:1'; location.hash = 'end';")
    navigations = [(each.navigationType, each.url) for each in window_of(page).navigations]
    assert navigations == [
        ("push", "https://shop.example/a"),
        ("push", "https://shop.example/b"),
        ("replace", "https://shop.example/c"),
        ("reload", URL),
        ("replace", "javascript:1"),
        ("push", "https://shop.example/p/1?q#end"),
    ]
    assert page.value("location.href") == "https://shop.example/p/1?q#end"
    assert window_of(page).document.URL == "https://shop.example/p/1?q#end"
    assert page.name_of_error("location = 'https://a b'") == "SyntaxError"


def test_missing_members_are_refused_by_name(page: Page) -> None:
    script = """
        try { document.execCommand("bold"); } catch (error) { return [error.name, error.message]; }
    """
    message = "HTMLDocument.execCommand is missing in this tree of nodes."
    assert page.value(f"(() => {{ {script} }})()") == ["NotSupportedError", message]
    assert page.name_of_error("document.caretRangeFromPoint()") == "TypeError"
    assert page.value("document.caretRangeFromPoint === undefined") is True
    assert page.value("'execCommand' in document || 'caretRangeFromPoint' in document") is False
    assert page.value("document.anything === undefined && document[Symbol()] === undefined") is True


def test_cookies(page: Page) -> None:
    window = window_of(page)
    window.cookies.set(URL, "id=7; HttpOnly; Secure", from_http=True)
    window.cookies.set(URL, "theme=dark", from_http=True)
    assert page.value("document.cookie") == "theme=dark"
    page.run("document.cookie = 'seen=\\u00e9; Path=/; Max-Age=60'; document.cookie = 'id=8';")
    assert page.value("document.cookie") == "theme=dark; seen=\u00e9"
    assert window.document.cookie == "theme=dark; seen=\u00e9"
    assert window.cookies.cookie_string("https://shop.example/p/x", for_http=True) == (
        "id=7; theme=dark; seen=\xc3\xa9"
    )


def test_only_pages_of_http_have_cookies() -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#cookie-averse-document-object"""
    for url in ("about:blank", "file:///a/b", "data:text/html,a"):
        window = Window(url)
        window.document.cookie = "a=1"
        assert window.document.cookie == ""
        assert len(window.cookies) == 0


def test_pages_may_share_cookies() -> None:
    jar = CookieJar()
    Window(URL, cookies=jar).document.cookie = "a=1; Path=/"
    assert Window("https://shop.example/", cookies=jar).document.cookie == "a=1"


@pytest.mark.parametrize(
    ("url", "is_secure"),
    [
        ("http://shop.example/", False),
        ("http://localhost:8000/", True),
        ("http://127.0.0.1/", True),
        ("http://[::1]/", True),
        ("file:///a", True),
    ],
)
def test_secure_contexts(url: str, is_secure: bool) -> None:
    """https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy"""
    assert Window(url).install("")["isSecureContext"] is is_secure


@pytest.mark.parametrize(
    ("agent", "expected"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) A", "5.0 (Windows)"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) A", "5.0 (Macintosh)"),
        ("Mozilla/4.0 (x; y)", ""),
        ("", ""),
    ],
)
def test_app_version(agent: str, expected: str) -> None:
    """https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-appversion"""
    assert app_version(agent) == expected


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_a_url_is_enough(engine: str) -> None:
    page = Page(engine, page="https://shop.example/")
    assert page.value("location.host") == "shop.example"
    assert page.value("navigator.userAgent").startswith("webapi")
    page.run("setTimeout(() => { document.cookie = 'late=1'; }, 0);")
    if engine != "pythonmonkey":
        assert page.bridge.run_until_idle(10) is True
        assert window_of(page).document.cookie == "late=1"


def test_a_window_belongs_to_one_context() -> None:
    window = Window(URL)
    window.install("")
    with pytest.raises(ValueError, match="another context"):
        window.install("")
    with pytest.raises(InvalidURLError):
        Window("shop.example")
    for languages in ([], "de"):
        with pytest.raises(ValueError, match="languages"):
            Window(URL, languages=languages)


@pytest.mark.parametrize("engine", parameters([each for each in ENGINES if each != "pythonmonkey"]))
def test_without_a_page_there_is_none_of_them(engine: str) -> None:
    page = Page(engine)
    assert (
        page.value("['window', 'document', 'location', 'screen'].filter((x) => x in globalThis)")
        == []
    )
    assert page.bridge.window is None
    classes = ["Navigator", "Screen", "Storage", "History", "PopStateEvent", "HashChangeEvent"]
    assert page.value(f"{[*classes, 'StorageEvent']}.map((name) => typeof globalThis[name])") == (
        ["function"] * 7
    )
    page.run("const location = new Document('https://a/').location; location.hash = 'x';")


def test_hostile_scripts(page: Page) -> None:
    """Patched objects of the language reach neither the page's settings nor its messages."""
    page.run(
        """
        const names = [[Array.prototype, Symbol.iterator], [String.prototype, "slice"]];
        const old = [...names, [globalThis, "Proxy"]].map((at) => [...at, at[0][at[1]]]);
        globalThis.restore = () => {
          old.forEach((at) => { at[0][at[1]] = at[2]; });
          for (const [object, name] of names.slice(2)) delete object[name];
        };
        for (const name of ["platform", "width", "kind", "number", "state", "languages"]) {
          Object.defineProperty(Object.prototype, name, { set() {}, configurable: true });
          names.push([Object.prototype, name]);
        }
        Object.prototype.get = () => 1;
        Object.prototype.set = () => 1;
        Array.prototype[Symbol.iterator] = () => { throw new Error("patched"); };
        String.prototype.slice = () => "patched";
        globalThis.Proxy = undefined;
        """
    )
    try:
        assert page.value("location.href") == URL
        assert page.value("navigator.languages.length") == 2
        assert page.value("[navigator.platform, screen.width]") == ["Linux x86_64", 800]
        assert page.value("(localStorage.a = 'b', localStorage.a)") == "b"
        assert page.value("(history.pushState(1, ''), history.back(), history.state)") == 1
        assert page.name_of_error("document.execCommand('x')") == "NotSupportedError"
        page.run("for (let i = 0; i < 200; i++) document.cookie = `c${i}=${'x'.repeat(4000)}`;")
        assert len(window_of(page).cookies) <= 180
    finally:
        page.run("restore(); delete Object.prototype.get; delete Object.prototype.set;")


def test_animation_frames_are_timers(page: Page) -> None:
    page.run(
        """
        globalThis.log = [];
        const first = requestAnimationFrame((time) => log.push("first", typeof time, time >= 16));
        const second = requestAnimationFrame(() => log.push("second"));
        requestAnimationFrame(() => {
          log.push("third");
          cancelAnimationFrame(first);
          requestAnimationFrame(() => log.push("fourth"));
        });
        setTimeout(() => log.push("timer"), 20);
        cancelAnimationFrame(second);
        cancelAnimationFrame(99);
        log.push(first !== second);
        """
    )
    assert page.value("log") == [True]
    page.bridge.run_until_idle()
    assert page.value("log") == [True, "first", "number", True, "third", "timer", "fourth"]
    assert page.name_of_error("requestAnimationFrame()") == "TypeError"
    assert page.name_of_error("requestAnimationFrame('code')") == "TypeError"
