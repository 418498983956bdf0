"""A page as a test uses it: it loads, acts, waits and says what happened."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.parsers import need_a_parser
from webapi import Request, Response
from webapi.page import Dialog, ElementHandle, Page, PageError, PageTimeoutError, expect, tab
from webapi.runtimes import JavaScriptError

NewPage = Callable[..., Page]

need_a_parser()


COUNTER = """<!doctype html><meta charset=utf-8><title>Counter</title>
<p id=count>0</p><button>Add <b>one</b></button><button disabled>Off</button>
<script src=/app.js></script>"""
APP = """
let count = 0;
document.querySelector("button").addEventListener("click", async () => {
  count += (await (await fetch("/api/step")).json()).step;
  document.querySelector("#count").textContent = count;
  setTimeout(() => { document.title = "Saved"; }, 300);
});
"""


def counter() -> dict[str, Any]:
    return {"/": COUNTER, "/app.js": APP, "/api/step": Response.json({"step": 1})}


def html(body: str) -> Response:
    return Response(body, {"headers": {"content-type": "text/html;charset=utf-8"}})


# Actions and time


def test_an_action_ends_with_its_requests_and_timers_stand(new_page: NewPage) -> None:
    page = new_page(counter())
    response = page.goto("/")
    assert response is not None and response.ok and response.url == "http://localhost/"
    assert (page.url, page.title()) == ("http://localhost/", "Counter")
    page.click("text=add one")
    assert page.text_content("#count") == "1"
    assert page.requests[-1].url.pathname == "/api/step"
    assert [each.status for each in page.requests] == [200, 200, 200]
    page.clock.run_for(299)
    assert page.title() == "Counter"
    page.clock.run_for(1)
    assert page.title() == "Saved"
    assert page.clock.now == 300


def test_dates_follow_the_clock(new_page: NewPage) -> None:
    page = new_page()
    page.set_content("<script>var before = Date.now(), made = new Date()</script>")
    page.clock.run_for("01:00")
    assert page.evaluate("Date.now() - before") == 60_000
    assert page.evaluate("new Date() - made") == 60_000
    assert page.evaluate(
        "[new Date(0).toISOString(), new Date() instanceof Date, typeof Date(), Date.UTC(1970, 0)]"
    ) == ["1970-01-01T00:00:00.000Z", True, "string", 0]
    assert abs(page.evaluate("before") / 1000 - time.time()) < 3600


def test_timers_run_at_their_times(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(
        """<script>var log = []; const began = performance.now();
        const note = () => log.push(Math.round(performance.now() - began));
        setInterval(note, 100); setTimeout(() => setTimeout(note, 20), 130)</script>"""
    )
    page.clock.run_for(300)
    assert page.evaluate("log") == [100, 150, 200, 300]
    with pytest.raises(ValueError, match="cannot go back"):
        page.clock.run_for(-1)


def test_waits_move_the_clock_to_the_next_timer(new_page: NewPage) -> None:
    page = new_page({"/": "<p></p>", "/late": "text"})
    page.goto("/")
    page.evaluate(
        """setTimeout(async () => {
          const text = await (await fetch("/late")).text();
          setTimeout(() => { document.querySelector("p").innerHTML = `<b>${text}</b>`; }, 5000);
        }, 2000), 0"""
    )
    found = page.wait_for_selector("p > b")
    assert found is not None and found.text_content() == "text"
    assert page.clock.now == pytest.approx(7000, abs=1)
    counted = page.wait_for_function("() => document.querySelectorAll('b').length")
    assert counted.json_value() == 1
    page.evaluate("setTimeout(() => document.querySelector('b').remove(), 10), 0")
    assert page.wait_for_selector("b", state="detached") is None
    with pytest.raises(
        PageTimeoutError,
        match=r"Timeout 500ms exceeded.\n.*\n  - waiting for locator\(.i.\) to be visible",
    ):
        page.wait_for_selector("i", timeout=500)
    assert page.clock.now == pytest.approx(7510, abs=1)
    with pytest.raises(TimeoutError):
        page.wait_for_function("arg => arg", arg=0, timeout=1)


def test_what_a_function_that_is_waited_for_gives(new_page: NewPage) -> None:
    page = new_page()
    page.set_content("<p>a")
    element = page.wait_for_function("document.querySelector('p')")
    assert isinstance(element, ElementHandle) and element.text_content() == "a"
    for value in ("window", "() => () => 1", "new Map()"):
        assert page.wait_for_function(value).as_element() is None
    assert page.wait_for_function("() => ({ nodeType: 2 })").json_value() == {"nodeType": 2}


def test_waits_for_what_is_hidden_and_for_urls(new_page: NewPage) -> None:
    page = new_page({"/": "<p hidden>a</p><details><b>c</b></details>", "/next": "<p>n"})
    page.goto("/")
    assert page.wait_for_selector("p", state="attached") is not None
    assert page.wait_for_selector("p", state="hidden") is None
    page.evaluate("setTimeout(() => { document.querySelector('p').hidden = false }, 9), 0")
    assert page.wait_for_selector("p") is not None
    page.evaluate("setTimeout(() => { location.href = '/next?x' }, 9), 0")
    page.wait_for_url("/next?x")
    assert page.text_content("p") == "n"
    page.wait_for_url("**/next?x")


def test_an_open_stream_does_not_hold_an_action(new_page: NewPage) -> None:
    gate = asyncio.Event()

    async def events() -> Any:
        yield b"data: one\n\n"
        await gate.wait()
        yield b"data: two\n\n"

    def app(request: Request) -> Response:
        if request.url.endswith("/events"):
            return Response(events(), {"headers": {"content-type": "text/event-stream"}})
        gate.set()
        return html("")

    page = new_page(app)
    page.goto("/")
    gate.clear()
    page.evaluate(
        """var log = [];
        new EventSource("/events").onmessage = (event) => log.push(event.data); 0"""
    )
    assert page.wait_for_function("log.length").json_value() == 1
    page.evaluate("fetch('/go').then(() => 0)")
    assert page.wait_for_function("log.length === 2 && log").json_value() == ["one", "two"]


# Elements


def test_selectors(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(
        """<div id=a>Sign <b>in</b></div><div data-testid='x"y'>in</div>
        <input type=submit value="Go on"><script>// in</script><p class=c>1<p class=c>2"""
    )
    assert page.text_content("text=IN") == "in"
    assert page.locator("text=in").count() == 2
    assert page.get_attribute("text='Sign'", "id") == "a"
    assert page.get_attribute('"Sign"', "id") == "a"
    assert page.get_attribute("text=go on", "type") == "submit"
    assert page.text_content("css=.c") == "1"
    assert page.get_by_test_id('x"y').text_content() == "in"
    assert page.get_by_text("Sign", exact=True).count() == 0
    with pytest.raises(JavaScriptError, match="SyntaxError"):
        page.click("p[")


def test_locators(new_page: NewPage) -> None:
    page = new_page()
    page.set_content("<ul><li>a<li>b <i>x</i><li>c</ul><p>a")
    items = page.locator("ul").locator("li")
    assert (items.count(), items.all_text_contents()) == (3, ["a", "b x", "c"])
    assert [each.inner_html() for each in (items.first, items.nth(1), items.last)] == [
        *("a", "b <i>x</i>", "c")
    ]
    assert page.locator("ul").get_by_text("a").count() == 1
    with pytest.raises(
        PageError, match=r'strict mode violation: locator."ul".\.locator."li". resolved to 3'
    ):
        items.text_content()
    with pytest.raises(
        PageError, match=r'no element matches locator."ul".\.locator."li".\.nth.5.; timers'
    ):
        items.nth(5).click()
    assert items.nth(5).is_visible() is False
    assert items.nth(1).evaluate("(element, given) => element.localName + given", 1) == "li1"


def test_handles_stay_with_their_element(new_page: NewPage) -> None:
    page = new_page()
    page.set_content("<ul><li>a<li>b</ul>")
    second = page.query_selector_all("li")[1]
    page.evaluate("document.querySelector('ul').prepend(document.querySelectorAll('li')[1]), 0")
    assert second.text_content() == "b"
    assert page.text_content("li") == "b"
    assert page.query_selector("p") is None
    ul = page.query_selector("ul")
    assert ul is not None and [each.inner_text() for each in ul.query_selector_all("li")] == [
        *("b", "a")
    ]
    assert ul.query_selector("p") is None


def test_a_handle_ends_with_its_document(new_page: NewPage) -> None:
    page = new_page()
    page.set_content("<button>a</button>")
    handle = page.query_selector("button")
    assert handle is not None
    page.set_content("<button>b</button>")
    assert page.query_selector("button") is not None
    for act in (handle.click, lambda: handle.query_selector_all("i")):
        with pytest.raises(PageError, match="was in a document that the page has left"):
            act()


def test_what_hides_an_element(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(
        """<p id=a>x<p id=b hidden>x<p id=c style="color: red; display:none">x
        <details><summary id=d>s</summary><p id=e>x</p></details><input id=f type=hidden>
        <dialog><p id=g>x</p></dialog><template id=h></template><div hidden><p id=i>x</p></div>"""
    )
    visible = {name: page.is_visible(f"#{name}") for name in "abcdefghi"}
    assert [name for name, is_visible in visible.items() if is_visible] == ["a", "d"]
    assert page.is_hidden("#none")


def test_a_disabled_button_is_not_clicked(new_page: NewPage) -> None:
    page = new_page(counter())
    page.goto("/")
    assert page.is_disabled("text=Off") and page.is_enabled("text=Add")
    with pytest.raises(PageError, match=r'locator."text=Off". is not enabled'):
        page.click("text=Off")
    with pytest.raises(PageError, match=r'no element matches locator."text=None".'):
        page.click("text=None")


def test_a_hidden_element_is_not_clicked(new_page: NewPage) -> None:
    page = new_page()
    page.set_content("<button hidden>b</button><div style='display: none'><input></div>")
    with pytest.raises(PageError, match=r'locator."button". is not visible'):
        page.click("button")
    with pytest.raises(PageError, match=r'locator."input". is not visible'):
        page.fill("input", "x")


def test_a_click_submits_a_form(new_page: NewPage) -> None:
    async def shop(request: Request) -> Response:
        body = await request.text() or "<form method=post><input name=a><button name=b value=c>"
        return Response(body, {"headers": {"Content-Type": "text/html;charset=utf-8"}})

    page = new_page(shop)
    page.goto("/")
    page.fill("input", "\u00e9")
    assert page.input_value("input") == "\u00e9"
    page.click("button")
    assert page.inner_text("body") == "a=%C3%A9&b=c"
    with pytest.raises(PageError, match="Node is not an <input>, <textarea> or <select>"):
        page.input_value("body")


def test_a_click_moves_the_focus(new_page: NewPage) -> None:
    page = new_page()
    page.set_content("<button id=a>a <b>b</b></button><p>x</p>")
    page.click("b")
    assert page.evaluate("document.activeElement.id") == "a"
    page.click("p")
    assert page.evaluate("document.activeElement === document.body") is True


def test_expectations_wait(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(
        """<title>a</title><p>one <b>two</b></p><ul><li>1<li> 2 </ul><button disabled>b</button>
        <i hidden class=c>i</i><script>setTimeout(() => {
          document.title = "b"; document.querySelector("i").hidden = false;
        }, 2000)</script>"""
    )
    expect(page.locator("p")).to_have_text("one two")
    expect(page.locator("p")).not_to_have_text("one")
    expect(page.locator("p")).to_contain_text(re.compile("t.o"))
    expect(page.locator("p")).not_to_contain_text("three")
    expect(page.locator("li")).to_have_text(["1", "2"])
    expect(page.locator("li")).to_have_count(2)
    expect(page.locator("li")).not_to_have_count(3)
    expect(page.locator("button")).to_be_disabled()
    expect(page.locator("i")).to_be_enabled()
    expect(page.locator("i")).to_have_attribute("class", "c")
    expect(page.locator("i")).not_to_have_attribute("title", re.compile(""))
    expect(page.locator("i")).to_be_hidden()
    expect(page.locator("s")).not_to_be_visible()
    expect(page).to_have_url("about:blank")
    assert page.clock.now == 0
    expect(page.locator("i")).to_be_visible()
    assert page.clock.now == pytest.approx(2000, abs=1)
    expect(page).to_have_title("b")
    with pytest.raises(
        AssertionError, match=r"Locator expected to have text 'x'\nActual value: one two\n"
    ):
        expect(page.locator("p")).to_have_text("x", timeout=10)
    with pytest.raises(AssertionError, match=r'strict mode violation: locator."li". resolved to 2'):
        expect(page.locator("li")).to_have_text("1")


def test_without_an_element_only_hidden_holds(new_page: NewPage) -> None:
    page = new_page()
    none = expect(page.locator("s"))
    none.to_be_hidden()
    for assertion in (
        lambda: none.not_to_have_text("x", timeout=1),
        lambda: none.not_to_contain_text("x", timeout=1),
        lambda: none.not_to_have_attribute("x", "y", timeout=1),
        lambda: none.to_be_enabled(timeout=1),
        lambda: none.to_be_visible(timeout=1),
    ):
        with pytest.raises(AssertionError, match=r"element\(s\) not found"):
            assertion()


def test_a_list_of_contained_texts_is_that_of_some_elements(new_page: NewPage) -> None:
    page = new_page()
    page.set_content("<ul><li>one a<li>two<li>three a</ul>")
    items = expect(page.locator("li"))
    items.to_contain_text(["one", "three"])
    items.to_contain_text(["a", "a"])
    items.not_to_contain_text(["three", "one"])
    items.not_to_contain_text(["a", "a", "a"])
    items.not_to_have_text(["one a", "two"])


# Errors


def test_an_uncaught_error_is_raised_at_the_end_of_the_action(new_page: NewPage) -> None:
    page = new_page()
    with pytest.raises(JavaScriptError, match="TypeError") as raised:
        page.set_content("<p>a</p><script>function broken() { null.x }\nbroken()</script>")
    assert "broken" in raised.value.stack
    assert any("broken" in note for note in raised.value.__notes__)
    assert page.text_content("p") == "a"
    assert len(page.errors) == 1


@pytest.mark.parametrize(
    "script",
    [
        "document.onclick = () => { throw new RangeError('x') }",
        "document.onclick = async () => { throw new RangeError('x') }",
        "document.addEventListener('click', async () => { await 0; throw new RangeError('x') })",
        "document.onclick = () => { setTimeout(async () => { throw new RangeError('x') }) }",
        "document.onclick = () => { queueMicrotask(() => { throw new RangeError('x') }) }",
    ],
)
def test_errors_and_rejections_of_callbacks(new_page: NewPage, script: str) -> None:
    page = new_page()
    page.set_content(f"<p>x<script>{script}</script>")
    with pytest.raises(JavaScriptError, match="RangeError: x"):
        page.click("p")
    page.evaluate("document.onclick = null")


def test_several_errors_and_other_values(new_page: NewPage) -> None:
    page = new_page()
    with pytest.raises(JavaScriptError, match="first") as raised:
        page.set_content("<script>throw 'first'</script><script>throw 'second'</script>")
    assert raised.value.__notes__ == ["1 more in page.errors"]
    assert [str(each) for each in page.errors] == ["first", "second"]


def test_errors_that_a_script_handles_are_none(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(
        "<script>onerror = () => true; setTimeout(() => { throw 1 }); throw 2</script>"
    )
    assert page.errors == []


ERRORS = """\
const seen = [];
const note = (message, url, line, column, error) => { seen.push([url, line, column > 0, error]); };
onerror = (...given) => { note(...given); return true; };
addEventListener("unhandledrejection", (event) => {
  seen.push([event.reason, event.promise instanceof Promise, event.cancelable, event.bubbles]);
  if (event.reason !== "late") event.preventDefault();
});
document.onclick = () => {
  throw 1;
};
document.addEventListener("click", async () => { throw "late"; });
document.addEventListener("click", () => Promise.reject("prevented"));
document.addEventListener("click", () => {
  throw new Error("x\\n    at f (http://other/:7:8)");
});
document.addEventListener("click", () => {
  document.querySelector("!");
});
null.x;
"""


def test_places_of_errors_and_events_of_rejections(new_page: NewPage) -> None:
    """Headless Chromium tells the same, and also the place of ``throw 1``."""
    url = "http://localhost/errors.js"
    scripts = "<script src=/errors.js></script><script src=/syntax.js></script>"
    page = new_page(
        {"/": html(f"<p>x</p>{scripts}"), "/errors.js": ERRORS, "/syntax.js": "let a;\nlet b = ;"},
        raise_errors=False,
    )
    page.goto("/")
    page.click("p")
    seen = page.evaluate("seen.map((each) => [...each.slice(0, 3), String(each[3])])")
    names = [each[3].partition(":")[0] for each in seen]
    is_named = page.evaluate("typeof WebAssembly") == "object"  # in V8
    named = url if is_named else ""
    assert [each[:3] for each in seen] == [
        [url, 19, True],
        ["http://localhost/syntax.js", 2, True],
        ["", 0, False],
        [named, 14, True],
        [named, 17, True] if is_named else ["", 0, False],
        ["late", True, True],
        ["prevented", True, True],
    ]
    assert names == ["TypeError", "SyntaxError", "1", "Error", "SyntaxError", "false", "false"]
    assert [str(each) for each in page.errors] == ["late"]


def test_a_handler_of_rejections(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(
        "<p>x</p><script>onunhandledrejection = (event) => { seen = event.reason; return false; };"
        "document.onclick = async () => { throw 5; }</script>"
    )
    page.click("p")
    assert page.evaluate("seen") == 5
    assert page.evaluate("new PromiseRejectionEvent('a', { promise: window }).promise === window")
    with pytest.raises(JavaScriptError, match="TypeError"):
        page.evaluate("new PromiseRejectionEvent('a', {})")


def test_a_page_that_collects_errors(new_page: NewPage) -> None:
    page = new_page(raise_errors=False)
    page.set_content("<script>throw new Error('x')</script>")
    assert [each.message for each in page.errors] == ["x"]


def test_a_wait_that_fails_tells_what_no_script_caught(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate("setTimeout(() => { throw new RangeError('lost') }, 5), 0")
    with pytest.raises(PageTimeoutError) as raised:
        page.wait_for_selector("b", timeout=9)
    assert raised.value.__notes__ == ["before, no script caught: RangeError: lost"]
    with pytest.raises(JavaScriptError, match="lost"):
        page.title()


def test_evaluate(new_page: NewPage) -> None:
    page = new_page()
    assert page.evaluate("1 + 1") == 2
    assert page.evaluate("({ a: [1, null, 'é'] })") == {"a": [1, None, "é"]}
    assert page.evaluate("([a, b]) => a + b", [1, 2]) == 3
    assert page.evaluate("async () => 5") == 5
    assert page.evaluate("let a = 1; a + 1") == 2
    with pytest.raises(JavaScriptError, match="Error: no"):
        page.evaluate("() => { throw new Error('no') }")
    assert page.errors == []


# Documents


def test_event_handlers_of_the_window(new_page: NewPage) -> None:
    script = """
        const seen = [];
        window.onload = (event) => seen.push([event.type, event.currentTarget === window]);
        onclick = (event) => seen.push([event.type, event.target.id]);
        onhashchange = function (event) { seen.push([event.type, this === window]); };
        onerror = null;
    """
    page = new_page({"/": f"<p id=one>1</p><script>{script}</script>"})
    page.goto("/")
    page.click("#one")
    page.evaluate("() => { location.hash = 'two'; onpageshow = 'no function'; }")
    assert page.evaluate("seen") == [["load", True], ["click", "one"], ["hashchange", True]]
    names = ("onload", "onpointerdown", "onbeforeunload", "ontransitionend", "ontouchstart")
    assert page.evaluate("(names) => names.map((each) => each in window)", names) == [
        *(True, True, True, True),
        False,
    ]
    assert page.evaluate("[onpageshow, typeof onload]") == [None, "function"]


def test_where_a_document_comes_from_and_that_it_is_visible(new_page: NewPage) -> None:
    link = "<a href=/to>go</a>"
    page = new_page(
        {
            "/": link,
            "/to": Response("", {"status": 302, "headers": {"location": "/three"}}),
            "/three": "<p>3</p>",
        }
    )
    page.goto("/?q#fragment")
    facts = "[document.referrer, document.visibilityState, document.hidden]"
    assert page.evaluate(facts) == ["", "visible", False]
    page.click("a")
    assert page.evaluate(facts) == ["http://localhost/?q", "visible", False]
    page.reload()
    assert page.evaluate("document.referrer") == "http://localhost/?q"
    page.goto("about:blank")
    assert page.evaluate("document.referrer") == ""


def test_links_redirects_and_cookies(new_page: NewPage) -> None:
    def app(request: Request) -> Response:
        path = request.url.removeprefix("http://localhost")
        if path == "/login":
            headers = [("set-cookie", "session=7; HttpOnly"), ("location", "/home")]
            return Response(None, {"status": 303, "headers": headers})
        return html(f"<h1>{path}</h1><p>{request.headers.get('cookie')}</p><a href=/login>in</a>")

    page = new_page(app)
    page.goto("/")
    page.click("a")
    assert page.url == "http://localhost/home"
    assert (page.text_content("h1"), page.text_content("p")) == ("/home", "session=7")
    assert page.evaluate("document.cookie") == ""
    assert [(each.url.pathname, each.status) for each in page.requests] == [
        *(("/", 200), ("/login", 303), ("/home", 200))
    ]
    assert [each.url.href for each in page.navigations] == [
        *("http://localhost/", "http://localhost/home")
    ]


def test_history_goes_through_documents(new_page: NewPage) -> None:
    site = {
        "/a": "<h1>a</h1><script>history.pushState({ n: 1 }, '', '/a2')</script>",
        "/b": "<h1>b</h1><a href=#x>x</a>",
    }
    page = new_page(site)
    page.goto("/a")
    assert page.url == "http://localhost/a2"
    page.goto("/b")
    assert page.evaluate("history.length") == 3
    page.evaluate("onhashchange = () => console.log(location.hash); onpopstate = () => 0; 0")
    page.click("a")
    page.go_back()
    assert [each.text for each in page.console] == ["#x", ""]
    response = page.go_back()
    assert response is None or response.status == 404  # the server does not know /a2
    assert page.url == "http://localhost/a2"
    assert page.evaluate("history.state") == {"n": 1}
    page.evaluate("history.forward()")
    assert (page.url, page.text_content("h1")) == ("http://localhost/b", "b")
    assert page.go_forward() is None
    assert page.url == "http://localhost/b#x"
    assert page.go_forward() is None
    assert page.evaluate("history.length") == 4


def test_scripts_navigate(new_page: NewPage) -> None:
    site = {
        "/": "<script>location.replace('/next')</script><script>document.title = 1</script>",
        "/next": "<h1>next</h1>",
    }
    page = new_page(site)
    response = page.goto("/")
    assert response is not None and response.url == "http://localhost/next"
    assert page.text_content("h1") == "next"
    assert page.evaluate("history.length") == 1
    assert page.go_back() is None


def test_documents_that_go_on_for_ever(new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    times = itertools.count(0, 10)
    monkeypatch.setattr(tab, "time", SimpleNamespace(monotonic=lambda: next(times)))
    page = new_page({"/": "<p>a</p><script>location.reload()</script>", "/b": "<h1>b</h1>"})
    with pytest.raises(PageTimeoutError, match="documents went on to other documents for 30"):
        page.goto("/")
    page.goto("/b")
    assert page.text_content("h1") == "b"


def test_reload_and_storage(new_page: NewPage) -> None:
    visits = iter(range(10))
    site = {
        "/": lambda _: html(f"<p>{next(visits)}</p>"),
    }
    page = new_page(site)
    page.goto("/")
    page.evaluate("localStorage.a = 1; sessionStorage.b = 2; document.cookie = 'c=3'")
    page.reload()
    assert page.text_content("p") == "1"
    assert page.evaluate("[localStorage.a, sessionStorage.b, document.cookie]") == ["1", "2", "c=3"]
    page.evaluate("location.reload()")
    assert page.text_content("p") == "2"
    assert page.evaluate("history.length") == 1


def test_links_that_load_nothing(new_page: NewPage) -> None:
    page = new_page({"/": "", "/empty": Response(None, {"status": 204}), "/x": "<h1>x</h1>"})
    page.goto("/")
    page.set_content(
        """<a href="javascript:document.title = 'ran %2B'">a</a><a href=/empty>b</a>
        <a>c</a><a href=/x onclick="return false">d</a><a>e</a>
        <a href=/x id=f>f</a><script>
          document.querySelector("#f").addEventListener("click", (event) => event.preventDefault());
          document.querySelectorAll("a")[3].onclick = () => false;
        </script>"""
    )
    page.click("text='a'")
    assert page.title() == "ran +"
    for text in ("b", "c", "d", "e", "f"):
        page.click(f"text='{text}'")
        assert page.url == "http://localhost/"


def test_links_of_other_software_leave_the_page(new_page: NewPage) -> None:
    page = new_page({"/": "<a href=mailto:a@b.example>a</a>"})
    page.goto("/")
    page.click("a")
    assert (page.url, len(page.requests)) == ("http://localhost/", 1)


def test_content_types(new_page: NewPage) -> None:
    page = new_page({"/t.txt": "a<b", "/j.json": '{"a": 1}', "/x.pdf": b"%PDF", "/x.png": b""})
    page.goto("/t.txt")
    assert page.text_content("pre") == "a<b"
    page.goto("/j.json")
    assert page.text_content("pre") == '{"a": 1}'
    with pytest.raises(NotImplementedError, match="image/png"):
        page.goto("/x.png")
    with pytest.raises(PageError, match="Download is starting"):
        page.goto("/x.pdf")
    response = page.goto("/none")
    assert response is not None and (response.status, response.ok) == (404, False)
    assert response.text() == "Not found"


def test_what_does_not_answer(new_page: NewPage) -> None:
    def app(request: Request) -> Response:
        raise OSError("the server is down")

    page = new_page(app)
    with pytest.raises(PageError, match="the server is down"):
        page.goto("/")
    assert page.requests[0].failure == "the server is down"
    with pytest.raises(PageError, match="no network: only http://localhost answers"):
        new_page(_flask_like).goto("https://example.org/")
    with pytest.raises(PageError, match="not a URL"):
        page.goto("http://")
    with pytest.raises(PageError, match="has no site"):
        new_page().goto("/")


def _flask_like(environ: Any, start_response: Any) -> list[bytes]:
    start_response("200 OK", [("content-type", "text/html")])
    return [b"<p>wsgi"]


def test_content_is_the_tree(new_page: NewPage) -> None:
    page = new_page()
    assert page.url == "about:blank"
    assert page.content() == "<html><head></head><body></body></html>"
    page.set_content("<!doctype html><p>a")
    assert page.content() == "<!DOCTYPE html><html><head></head><body><p>a</p></body></html>"
    assert page.url == "about:blank"


# Dialogs, console


def test_dialogs(new_page: NewPage) -> None:
    page = new_page()
    ask = "() => [alert('a'), confirm('b'), prompt('c', 'd')]"
    assert page.evaluate(ask) == [None, False, None]
    page.on("dialog", lambda dialog: dialog.accept("given"))
    assert page.evaluate(ask) == [None, True, "given"]
    assert [(each.type, each.message, each.default_value) for each in page.dialogs[:3]] == [
        *(("alert", "a", ""), ("confirm", "b", ""), ("prompt", "c", "d"))
    ]
    page.on("dialog", lambda dialog: dialog.dismiss())
    assert page.evaluate("confirm('both handlers are called')") is False


def test_what_a_handler_of_dialogs_raises_the_action_raises(new_page: NewPage) -> None:
    def handler(dialog: Dialog) -> None:
        assert dialog.message == "other"

    page = new_page()
    page.on("dialog", handler)
    page.set_content(
        "<p>a<script>document.onclick = () => { try { alert('x') } catch {} }</script>"
    )
    with pytest.raises(AssertionError) as raised:
        page.click("p")
    assert raised.value.__notes__ == ["the handler of 'dialog' raised it"]
    assert page.title() == ""


def test_console(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate("console.log('a', 1), console.error('b')")
    assert [(each.type, each.text) for each in page.console] == [("log", "a 1"), ("error", "b")]


# Sites


def test_a_folder(new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "index.html").write_text("<script src=sub/a.js></script>", "utf-8")
    (tmp_path / "sub" / "a.js").write_text("document.title = 'folder'", "utf-8")
    page = new_page(tmp_path)
    page.goto("/")
    assert page.title() == "folder"
    for path in ("/none.html", "/..%2f..%2fetc/passwd", "/sub"):
        response = page.goto(path)
        assert response is not None and response.status == 404
    with pytest.raises(NotADirectoryError):
        new_page(tmp_path / "none")


def test_wsgi_and_asgi_applications(new_page: NewPage) -> None:
    states = []

    async def asgi(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for state in ("startup", "shutdown"):
                await receive()
                states.append(state)
                await send({"type": f"lifespan.{state}.complete"})
            return
        headers = [(b"content-type", b"text/html")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"<p>asgi"})

    for app, text in ((_flask_like, "wsgi"), (asgi, "asgi")):
        page = new_page(app)
        page.goto("/")
        assert page.text_content("p") == text
        page.close()
    assert states == ["startup", "shutdown"]


# Shadow trees


def test_selectors_look_into_open_shadow_trees(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(
        """<div id=host><p>light</p></div><script>
        const root = document.querySelector("#host").attachShadow({ mode: "open" });
        root.innerHTML = "<button id=inner>Press</button><slot></slot><i hidden>no</i>";
        root.querySelector("button").onclick = () => { document.title += "x"; };
        </script>"""
    )
    for selector in ("#inner", "text=press", "#host button"):
        page.click(selector)
    page.locator("#host").locator("button").click()
    assert page.title() == "xxxx"
    assert page.locator("#host > button").count() == 0
    assert page.locator("button, p").count() == 2
    assert [page.is_visible(each) for each in ("#inner", "p", "i")] == [True, True, False]


# The page itself


def test_a_closed_page(new_page: NewPage) -> None:
    page = new_page()
    page.set_content("<p>")
    page.close()
    page.close()
    with pytest.raises(RuntimeError, match="closed"):
        page.title()
