"""Pages that engines load: their scripts run in the order of the HTML Standard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, parameters
from tests.work import LIMIT
from webapi import URL, Request, Response
from webapi.runtimes import Bridge, HeldClock

pytest.importorskip("turbohtml", reason="no parser: pip install 'webapi-dom[html]'")

URL_OF_PAGE = "https://example.org/dir/page"
LOG = "<script>var log = [];</script>"
Load = Callable[..., Any]


class Site:
    """A server that has files, each a text or a response, and that notes the requests."""

    def __init__(self, files: dict[str, Any]) -> None:
        self.files = files
        self.requests: list[Request] = []
        self.gates: dict[str, asyncio.Event] = {}

    async def __call__(self, request: Request) -> Response:
        self.requests.append(request)
        path = URL(request.url).pathname
        if path in self.gates:
            await self.gates[path].wait()
        if path.startswith("/slow"):
            await asyncio.sleep(0.02)
        found = self.files.get(path)
        if isinstance(found, Response):
            return found
        headers = {"content-type": "text/javascript"}
        return Response(found, {"status": 404 if found is None else 200, "headers": headers})


@pytest.fixture(params=parameters([each for each in ENGINES if each in ("quickjs", "mini_racer")]))
def new_bridge(request: pytest.FixtureRequest) -> Callable[..., Bridge]:
    """Make a context with a page."""

    def new(files: dict[str, Any] | None = None, **settings: Any) -> Bridge:
        adapter = import_module(f"webapi.runtimes.adapters.{request.param}")
        transport = None if files is None else Site(files)
        settings = {"page": URL_OF_PAGE, "fetch": transport, "clock": HeldClock(), **settings}
        bridge: Bridge = adapter.install(adapter.new_context(), **settings)
        bridge.name = request.param  # type: ignore[attr-defined]
        return bridge

    return new


@pytest.fixture
def load(new_bridge: Callable[..., Bridge]) -> Load:
    """Load a page; give what its scripts put into `log`."""

    def load(html: str, files: dict[str, Any] | None = None) -> Any:
        bridge = new_bridge(files)
        bridge.load(LOG + html, timeout=LIMIT)
        return bridge.run("log")

    return load


def test_a_script_sees_the_nodes_before_it(load: Load) -> None:
    html = """<body><p id=a><script>
      log.push(document.getElementById("a") !== null, document.getElementById("b"));
      log.push(document.documentElement.lastChild.lastChild.lastChild.tagName);
    </script><p id=b><script>log.push(document.getElementById("b") !== null)</script>"""
    assert load(html) == [True, None, "SCRIPT", True]


def test_a_fragment_of_a_page_with_scripts_has_no_elements_in_noscript(load: Load) -> None:
    """The answers are those of Chromium 156."""
    html = """<div></div><template></template><script>
      const markup = "<noscript><b>x</b></noscript>";
      const [div, template] = document.body.children;
      div.innerHTML = markup;
      log.push(div.firstChild.firstChild.nodeName, div.innerHTML);
      div.firstChild.innerHTML = "<i>y</i>";
      log.push(div.firstChild.firstChild.nodeName, div.firstChild.innerHTML);
      template.innerHTML = markup;
      log.push(template.content.firstChild.firstChild.nodeName);
      const other = document.implementation.createHTMLDocument("").createElement("p");
      other.innerHTML = markup;
      log.push(other.firstChild.firstChild.nodeName);
    </script>"""
    markup = "<noscript><b>x</b></noscript>"
    assert load(html) == ["#text", markup, "#text", "<i>y</i>", "B", "B"]


def test_the_current_script_is_the_element_that_runs(load: Load) -> None:
    html = """<script id=inline>
      log.push(document.currentScript.id);
      Promise.resolve().then(() => log.push(document.currentScript.id));
      const made = document.createElement("script");
      made.id = "made";
      made.text = "log.push(document.currentScript.id)";
      document.documentElement.firstChild.append(made);
      log.push(document.currentScript.id);
      setTimeout(() => log.push(document.currentScript));
    </script><script id=external src=/x.js></script>"""
    answer = load(html, {"/x.js": "log.push(document.currentScript.id)"})
    assert [each for each in answer if each is not None] == [
        *("inline", "made", "inline", "inline", "external")
    ]


def test_a_script_sees_the_names_that_another_one_declares(load: Load) -> None:
    html = """<script>const one = 1; let two = 2; class Three {} function four() {}</script>
      <script>log.push(one, two, typeof Three, typeof four, "one" in window)</script>"""
    assert load(html) == [1, 2, "function", "function", False]


def test_readiness_and_events(load: Load) -> None:
    html = """<script>
      log.push(document.readyState);
      const note = (event) => log.push([event.type, document.readyState, event.isTrusted]);
      document.onreadystatechange = note;
      document.addEventListener("DOMContentLoaded", note);
      addEventListener("DOMContentLoaded", (event) => log.push(event.target === document));
      addEventListener("load", note);
      addEventListener("load", (event) => log.push(event.target === document));
      document.addEventListener("load", () => log.push("never"));
    </script>"""
    assert load(html) == [
        "loading",
        ["readystatechange", "interactive", True],
        ["DOMContentLoaded", "interactive", True],
        True,
        ["readystatechange", "complete", True],
        ["load", "complete", True],
        True,
    ]


def test_load_returns_when_the_page_has_loaded(new_bridge: Callable[..., Bridge]) -> None:
    bridge = new_bridge({"/a.js": "globalThis.a = 1"})
    assert bridge.run("document.readyState") == "complete"
    bridge.run("var before = []; addEventListener('load', () => before.push('load'))")
    bridge.load("<!doctype html><title>t</title><script src=/a.js></script>")
    assert bridge.run("[document.readyState, document.compatMode, a, before]") == [
        *("complete", "CSS1Compat", 1, ["load"])
    ]


def test_a_page_that_is_not_loaded_is_as_empty_as_about_blank(
    new_bridge: Callable[..., Bridge],
) -> None:
    """https://html.spec.whatwg.org/#populate-with-html/head/body"""
    bridge = new_bridge()
    whole = "document.documentElement.outerHTML"
    assert bridge.run(whole) == "<html><head></head><body></body></html>"
    bridge.run("document.body.append('x'); var old = document.body")
    bridge.load("<title>t</title>")
    assert bridge.run(whole) == "<html><head><title>t</title></head><body></body></html>"
    assert bridge.run("[old.isConnected, document.childNodes.length]") == [False, 1]


def test_scripts_run_in_the_order_of_their_attributes(load: Load) -> None:
    files = {f"/{name}.js": f"log.push('{name}')" for name in ("slow-1", "slow-2", "b", "c", "d")}
    html = """<script defer src=/slow-1.js></script><script src=/slow-2.js></script>
      <script defer src=/b.js></script><script>log.push("inline")</script>
      <script>document.addEventListener("DOMContentLoaded", () => log.push("content"))</script>
      <script src=/c.js></script><p>"""
    assert load(html, files) == ["slow-2", "inline", "c", "slow-1", "b", "content"]


def test_an_asynchronous_script_holds_only_the_load_event(load: Load) -> None:
    html = """<script async src=/slow.js></script><script>
      document.addEventListener("DOMContentLoaded", () => log.push("content"));
      addEventListener("load", () => log.push("load"));
    </script>"""
    assert load(html, {"/slow.js": "log.push('slow')"}) == ["content", "slow", "load"]


def test_scripts_that_scripts_insert(load: Load) -> None:
    html = """<div id=d></div><script>
      const d = document.getElementById("d");
      const head = document.documentElement.firstChild;
      const add = (properties) => {
        const script = document.createElement("script");
        head.append(Object.assign(script, properties));
      };
      const order = ["/slow.js", "/fast.js"];
      for (const src of order) add({ src, async: false, onload: null });
      add({ src: "/any.js" });
      add({ text: "log.push('inline')" });
      d.innerHTML = "<script>log.push('never')<" + "/script>";
      d.append(d.firstChild.cloneNode(true));
      const late = document.createElement("script");
      head.append(late);
      late.append("log.push('late')");
      late.append("; log.push('once')");
    </script>"""
    files = {f"/{name}.js": f"log.push('{name}')" for name in ("slow", "fast", "any")}
    answer = load(html, files)
    assert answer[:2] == ["inline", "late"]
    assert sorted(answer[2:]) == ["any", "fast", "slow"]
    assert answer.index("slow") < answer.index("fast")


def test_events_of_external_scripts(load: Load) -> None:
    html = """<script>
      const note = (event) => log.push([event.type, event.target.id, event.bubbles]);
      document.addEventListener("load", note, true);
      document.addEventListener("error", note, true);
    </script><script id=a src=/a.js></script><script id=none src=/none.js></script>
      <script id=empty src></script><script id=bad src="https://:x/"></script>
      <script id=broken src=/broken.js></script>"""
    answer = load(html, {"/a.js": "log.push('a')", "/broken.js": "}"})
    assert answer[:3] == ["a", ["load", "a", False], ["error", "none", False]]
    assert sorted(each[1] for each in answer[3:] if each[0] == "error") == ["bad", "empty"]
    assert ["load", "broken", False] in answer


def test_without_a_transport_a_script_fails(load: Load, caplog: pytest.LogCaptureFixture) -> None:
    html = """<script>addEventListener("error", (event) => log.push(event.type), true)</script>
      <script src=/a.js></script><script>log.push("next")</script>"""
    assert load(html) == ["error", "next"]
    assert "fetch has no transport: give install() one" in caplog.text


TYPES = {
    "": True,
    "type": True,
    "type=''": True,
    "type='text/javascript'": True,
    "type=' TEXT/JavaScript '": True,
    "type='text/javascript1.5'": True,
    "type='text/javascript;charset=utf-8'": False,
    "type='text/jscript'": True,
    "type='text/template'": False,
    "type='application/json'": False,
    "type=' '": False,
    "language=JavaScript1.2": True,
    "language": True,
    "language=vb": False,
    "language=vb type=text/javascript": True,
    "nomodule": False,
    "for=window event=onload": True,
    "for=' Window ' event='onLoad()'": True,
    "for=document event=onload": False,
    "for=document": True,
}


def test_types_of_scripts(load: Load) -> None:
    html = "".join(f'<script {type}>log.push("{type}")</script>' for type in TYPES)
    assert load(html) == [type for type, runs in TYPES.items() if runs]


def test_a_script_without_a_type_runs_when_it_has_one(load: Load) -> None:
    html = """<script type=x id=x>log.push("x")</script><script id=y></script><script>
      const element = (id) => document.getElementById(id);
      element("x").type = "";
      element("x").append("; log.push('more')");
      element("y").append("log.push('y')");
      const copy = element("y").cloneNode(true);
      document.documentElement.append(copy);
      const fresh = document.createElement("script");
      fresh.src = "data:text/javascript,log.push('data')";
      document.documentElement.append(fresh);
    </script>"""
    assert load(html, {}) == ["x", "more", "y", "data"]


def test_an_error_does_not_stop_the_page(load: Load) -> None:
    html = """<script>
      window.onerror = (message, source, line, column, error) => {
        log.push([/TypeError|not a|null/.test(message), error instanceof TypeError]);
        return true;
      };
    </script><script>null.x; log.push("never")</script><script>log.push("next")</script>
    <script>const made = document.createElement("script");
      made.text = "null.y"; document.documentElement.append(made); log.push("after")</script>"""
    assert load(html) == [[True, True], "next", [True, True], "after"]


def test_reported_errors_tell_the_script(load: Load) -> None:
    """https://html.spec.whatwg.org/#dom-reporterror, whose event has the URL in Chromium, too"""
    html = """<script>addEventListener("error", (event) => {
      log.push([event.filename, event.message]);
      event.preventDefault();
    }); reportError("a")</script><script src=/x.js></script>"""
    found = load(html, {"/x.js": "reportError(new TypeError('b'))"})
    assert found == [
        ["https://example.org/dir/page", "Uncaught a"],
        ["https://example.org/x.js", "Uncaught TypeError: b"],
    ]


def test_an_error_that_no_script_handles_is_logged(
    load: Load, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "webapi.runtimes")
    html = "<script>}</script><script>throw 'a text'</script><script>log.push('next')</script>"
    assert load(html) == ["next"]
    assert "Uncaught SyntaxError" in caplog.text
    assert "Uncaught a text" in caplog.text


def test_what_is_missing_is_refused_by_name(load: Load) -> None:
    html = """<script>addEventListener("error", (event) => log.push(event.error.message))</script>
      <script>document.execCommand("bold")</script>"""
    (message,) = load(html)
    assert "execCommand is missing" in message


def test_a_script_may_change_the_open_elements(load: Load) -> None:
    html = """<body><div id=a>one<script>
      const a = document.getElementById("a");
      a.remove();
      document.documentElement.lastChild.append("text");
      const seen = [];
      new MutationObserver((records) => seen.push(...records.map((each) => each.addedNodes.length)))
        .observe(a, { childList: true });
    </script><b>two</b></div>three<script>
      log.push(a.lastChild.outerHTML, a.isConnected);
      log.push(document.documentElement.lastChild.firstChild.data);
      Promise.resolve().then(() => log.push(seen));
    </script>"""
    assert load(html) == ["<b>two</b>", False, "textthree", [1]]


def test_a_script_may_replace_the_document_element(load: Load) -> None:
    html = """<script>document.documentElement.remove();
      document.append(document.createElement("other"));
      addEventListener("load", () => log.push(document.documentElement.outerHTML));
    </script><p>x<script>log.push("not connected")</script>"""
    assert load(html) == ["<other></other>"]


def test_noscript_has_text_where_scripts_run(load: Load) -> None:
    html = "<noscript><p>x</p></noscript><script>log.push(document.querySelector('p'))</script>"
    assert load(html) == [None]


def test_urls_of_scripts_follow_the_base_element(new_bridge: Callable[..., Bridge]) -> None:
    site = Site({"/base/a.js": "var a = document.currentScript.src"})
    bridge = new_bridge(fetch=site)
    bridge.load("<base href=/base/><script src=a.js crossorigin integrity=''></script>")
    assert bridge.run("a") == "https://example.org/base/a.js"
    assert [(each.url, each.method, each.credentials) for each in site.requests] == [
        ("https://example.org/base/a.js", "GET", "same-origin")
    ]


def test_encodings(new_bridge: Callable[..., Bridge]) -> None:
    text = "globalThis.texts = [...(globalThis.texts ?? []), '\u00e9'];"
    stated = {"headers": {"content-type": "text/javascript;charset=utf-8"}}
    files = {
        "/page.js": text.encode("latin-1"),
        "/stated.js": Response(text.encode(), stated),
        "/attribute.js": text.encode(),
        "/mark.js": b"\xef\xbb\xbf" + text.encode(),
    }
    bridge = new_bridge(files)
    names = "".join(
        f"<script src=/{name}.js {'charset=utf-8' if name == 'attribute' else ''}></script>"
        for name in ("page", "stated", "attribute", "mark")
    )
    html = f"<meta charset=windows-1252>{names}<p>\u00e9".encode("latin-1")
    bridge.load(html)
    assert bridge.run(
        "[texts, document.characterSet, document.querySelector('p').textContent]"
    ) == [*(["\u00e9"] * 4, "windows-1252", "\u00e9")]


def test_bytes_are_decoded_as_the_content_type_says(new_bridge: Callable[..., Bridge]) -> None:
    bridge = new_bridge()
    bridge.load("<p>\u044f".encode("koi8-r"), content_type="text/html; charset=koi8-r")
    assert bridge.run("[document.characterSet, document.querySelector('p').textContent]") == [
        *("KOI8-R", "\u044f")
    ]


def test_a_page_is_loaded_once(new_bridge: Callable[..., Bridge]) -> None:
    bridge = new_bridge()
    bridge.load("<p>")
    with pytest.raises(RuntimeError, match="make another one for each page"):
        bridge.load("<p>")
    with pytest.raises(RuntimeError, match=r"install\(context, page=URL\)"):
        new_bridge(page=None).load("<p>")


@pytest.mark.skipif("sys.platform == 'emscripten'", reason="no loop can run")
def test_load_inside_a_running_loop(new_bridge: Callable[..., Bridge]) -> None:
    async def main() -> Any:
        bridge = new_bridge({"/slow.js": "var slow = 1"})
        with pytest.raises(RuntimeError, match="await aload"):
            bridge.load("<p>")
        await bridge.aload("<script src=/slow.js></script>")
        return await bridge.arun("slow")

    assert asyncio.run(main()) == 1


def test_a_timeout_ends_the_wait_and_not_the_page(new_bridge: Callable[..., Bridge]) -> None:
    site = Site({"/a.js": "var a = 1"})
    gate = site.gates["/a.js"] = asyncio.Event()
    bridge = new_bridge(fetch=site)
    with pytest.raises(TimeoutError):
        bridge.load("<script src=/a.js></script><p>", timeout=0.05)
    assert bridge.run("[document.readyState, document.querySelector('p')]") == ["loading", None]
    gate.set()
    assert bridge.run("typeof a") == "undefined"
    bridge.close()


def test_timers_of_a_page(load: Load) -> None:
    html = """<script>setTimeout(() => log.push("timer"), 1000);
      addEventListener("load", () => log.push("load"))</script>"""
    assert load(html) == ["load"]


def test_many_scripts_and_scripts_inside_scripts(load: Load) -> None:
    many = "<script>count++</script>" * 500
    html = f"""<script>var count = 0; addEventListener("error", (event) => event.preventDefault());
      const nest = (depth) => {{
        const made = document.createElement("script");
        made.text = "count++;" + (depth === 0 ? "" : `nest(${{depth - 1}})`);
        document.documentElement.append(made);
      }};
      nest(20)</script>{many}<script>log.push(count)</script>"""
    assert load(html) == [521]
