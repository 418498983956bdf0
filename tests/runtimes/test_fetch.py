"""fetch of scripts, with a transport of Python, in every engine."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from importlib import import_module
from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, NO_PROMISES, parameters
from tests.work import LIMIT
from webapi import Request, Response
from webapi.runtimes import Bridge
from webapi.runtimes.bridge import RequestHandler
from webapi.runtimes.fetches import ScriptFetch, Transport
from webapi.runtimes.window import Window
from webapi.transports import Guard

PROMISING = [
    name for name in ENGINES if name not in NO_PROMISES and name not in ("pythonmonkey", "stpyv8")
]
"""PythonMonkey's promises need a running asyncio loop."""


def installed(engine: str, transport: Transport | None, **settings: Any) -> Bridge:
    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    bridge: Bridge = adapter.install(adapter.new_context(), fetch=transport, clock=time, **settings)
    return bridge


async def _answer(request: Request) -> Response:
    if request.url.endswith("/moved"):
        return Response.redirect("https://example.org/new", 307)
    if request.url.endswith("/broken"):
        raise ValueError("the password is secret")
    if request.url.endswith("/cut"):
        return Response(_cut())
    if request.url.endswith("/slow"):
        await asyncio.Event().wait()
    if request.url.endswith("/endless"):
        return Response(_endless())
    text = f"{request.method} {request.headers.get('a')} {await request.text()}"
    return Response(text, {"status": 201, "statusText": "Made", "headers": {"x": "y"}})


async def _endless() -> AsyncIterator[bytes]:
    while True:
        yield b"x" * 1000


async def _cut() -> AsyncIterator[bytes]:
    yield b"a"
    raise ValueError("the password is secret")


SCRIPTS: dict[str, tuple[str, Any]] = {
    "a response": (
        """
        const response = await fetch("https://example.org/a#b", { headers: { a: "1" } });
        const { status, statusText, ok, url, type, redirected } = response;
        const shown = [status, statusText, ok, url, type, redirected, response.headers.get("x")];
        return [...shown, response instanceof Response, await response.text()];
        """,
        [201, "Made", True, "https://example.org/a", "basic", False, "y", True, "GET 1 "],
    ),
    "headers of a response are immutable": (
        """
        const { headers } = await fetch("https://example.org/");
        try { headers.set("a", "b"); } catch (error) { return error.name; }
        """,
        "TypeError",
    ),
    "a redirect, which sends the bytes again": (
        """
        const init = { method: "POST", body: "b\\u00e9" };
        const response = await fetch(new Request("https://example.org/moved", init));
        return [response.url, response.redirected, await response.text()];
        """,
        ["https://example.org/new", True, "POST None b\u00e9"],
    ),
    "a blob as a body": (
        """
        const init = { method: "PUT", body: new Blob(["blob"]) };
        return (await fetch("https://example.org/", init)).text();
        """,
        "PUT None blob",
    ),
    "a stream as a body": (
        """
        const body = ReadableStream.from([new Uint8Array([97]), new Uint8Array([98])]);
        const init = { method: "POST", duplex: "half", body };
        return (await fetch("https://example.org/", init)).text();
        """,
        "POST None ab",
    ),
    "an upload of no bytes, which ends at once": (
        """
        const request = new XMLHttpRequest();
        const ended = new Promise((resolve) => { request.onloadend = resolve; });
        let loaded = 0;
        request.upload.onload = () => { loaded += 1; };
        request.open("POST", "https://example.org/");
        request.send("");
        await ended;
        return [request.status, request.responseText, loaded];
        """,
        [201, "POST None ", 1],
    ),
    "URLs that need no transport": (
        """
        const blob = URL.createObjectURL(new Blob(["b"], { type: "text/x" }));
        const responses = [await fetch(blob), await fetch("data:,d"), await fetch("about:blank")];
        const texts = [];
        for (const each of responses) {
          texts.push(each.headers.get("content-type"), await each.text());
        }
        return texts;
        """,
        ["text/x", "b", "text/plain;charset=US-ASCII", "d", "text/html;charset=utf-8", ""],
    ),
    "a signal that was aborted, and one that aborts later": (
        """
        const reasons = [];
        const note = (reason) => reasons.push(reason);
        const url = "https://example.org/slow";
        await fetch(url, { signal: AbortSignal.abort("before") }).catch(note);
        const controller = new AbortController();
        setTimeout(() => controller.abort("after"));
        await fetch(url, { signal: controller.signal }).catch(note);
        return reasons;
        """,
        ["before", "after"],
    ),
    "an abort after the response": (
        """
        const controller = new AbortController();
        const { signal } = controller;
        const response = await fetch("https://example.org/endless", { signal });
        const reader = response.body.getReader();
        const { value } = await reader.read();
        controller.abort("enough");
        return [value.length > 0, await reader.read().catch((reason) => reason)];
        """,
        [True, "enough"],
    ),
    "part of an endless body": (
        """
        let length = 0;
        for await (const chunk of (await fetch("https://example.org/endless")).body) {
          length += chunk.length;
          if (length > 5000) return "enough";
        }
        """,
        "enough",
    ),
    "errors": (
        """
        const name = (promise) => promise.then(() => "none", (error) => error.name);
        return [
          await name(fetch("https://example.org/moved", { redirect: "error" })),
          await name(fetch("https://example.org:25/")), await name(fetch("ftp://example.org/")),
          await name(fetch()), await name(fetch("data:,a", { integrity: "sha256-AAAA" })),
        ];
        """,
        ["TypeError"] * 5,
    ),
}


def wrapped(script: str) -> str:
    return f"(async () => {{ {script} }})()"


@pytest.mark.parametrize("engine", parameters(PROMISING))
@pytest.mark.parametrize("name", SCRIPTS)
def test_script_gives(name: str, engine: str) -> None:
    script, expected = SCRIPTS[name]
    bridge = installed(engine, _answer)
    assert bridge.run(wrapped(script), timeout=LIMIT) == expected
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_without_a_transport_fetch_says_how_to_give_one(engine: str) -> None:
    bridge = installed(engine, None)
    script = "fetch('https://example.org/').catch((error) => `${error.name}: ${error.message}`)"
    assert bridge.run(script, timeout=LIMIT) == (
        "TypeError: fetch has no transport: give install() one, install(context, fetch=…)."
    )
    assert bridge.run("fetch('data:,a').then((response) => response.text())", timeout=LIMIT) == "a"
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_only_the_log_has_the_exception_of_a_transport(
    engine: str, caplog: pytest.LogCaptureFixture
) -> None:
    bridge = installed(engine, _answer)
    script = "fetch('https://example.org/broken').catch((error) => `${error.name}: ${error}`)"
    with caplog.at_level(logging.ERROR, "webapi.runtimes"):
        shown = bridge.run(script, timeout=LIMIT)
    assert shown.startswith("TypeError") and "secret" not in shown
    assert "secret" in caplog.text
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_a_body_that_breaks_off_is_a_network_error(
    engine: str, caplog: pytest.LogCaptureFixture
) -> None:
    bridge = installed(engine, _answer)
    script = """
      const response = await fetch("https://example.org/cut");
      const reader = response.body.getReader();
      const { value } = await reader.read();
      const failed = await reader.read().catch((error) => error);
      const cut = await fetch("https://example.org/cut");
      const { name, message } = await cut.text().catch((error) => error);
      return [value.length, failed.name, failed.message, name, message];
    """
    message = "fetch of 'https://example.org/cut' failed: the body broke off."
    with caplog.at_level(logging.ERROR, "webapi.runtimes"):
        shown = bridge.run(wrapped(script), timeout=LIMIT)
    assert shown == [1, "TypeError", message, "TypeError", message]
    assert "secret" in caplog.text
    bridge.close()


SENT = """
const client = new XMLHttpRequest();
const ended = new Promise((resolve) => { client.onloadend = resolve; });
client.open("GET", "https://example.org/", true, "name", "secret");
client.send();
await ended;
return client.status;
"""


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_the_console_says_why_a_request_failed(
    engine: str, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(request: Request) -> Response:
        return Response.error()

    for transport, reason in (
        (None, "fetch has no transport: give install() one, install(context, fetch=…)."),
        (failing, "failed: the transport answered with a network error."),
    ):
        caplog.clear()
        bridge = installed(engine, transport)
        with caplog.at_level(logging.ERROR, "webapi.runtimes.console"):
            assert bridge.run(wrapped(SENT), timeout=LIMIT) == 0
        assert "XMLHttpRequest: TypeError: " in caplog.text
        assert reason in caplog.text
        assert "secret" not in caplog.text
        bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_scripts_do_not_see_why_a_guard_refuses(engine: str) -> None:
    bridge = installed(engine, Guard(lambda request, addresses: Response(), allow=[]))
    script = 'return (await fetch("http://a.test/").catch((error) => error)).message;'
    message = bridge.run(wrapped(script), timeout=LIMIT)
    assert message == "fetch of 'http://a.test/' failed: the transport refuses it."
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_a_page_refuses_documents_as_responses(engine: str) -> None:
    bridge = installed(engine, _answer, page="https://example.org/")
    script = """
      const client = new XMLHttpRequest();
      client.open("POST", "/a");
      try { client.responseType = "document"; } catch (error) { names.push(error.name); }
      try { client.send(document); } catch (error) { names.push(error.name); }
    """
    assert bridge.run(f"const names = []; {script}; names") == ["NotSupportedError"] * 2
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_a_page_has_its_own_cookies_and_origin(engine: str) -> None:
    def transport(request: Request) -> Response:
        headers = [["set-cookie", f"{request.url[8]}=1; Path=/"]]
        return Response(request.headers.get("cookie"), {"headers": headers})

    window = Window("https://a.test/page")
    window.cookies.set("https://b.test/", "old=b; Path=/", from_http=True)
    bridge = installed(engine, transport, page=window)
    script = """
      const found = [];
      for (const [url, credentials] of [
        ["/x", "same-origin"], ["/x", "same-origin"], ["/x", "omit"],
        ["https://b.test/", "same-origin"], ["https://b.test/", "include"],
        ["https://b.test/", "include"],
      ]) {
        const response = await fetch(url, { credentials });
        found.push([response.type, await response.text()]);
      }
      const { name } = await fetch("https://b.test/", { mode: "same-origin" }).catch((e) => e);
      return [found, document.cookie, name];
    """
    assert bridge.run(wrapped(script), timeout=LIMIT) == [
        [
            *(["basic", ""], ["basic", "a=1"], ["basic", ""]),
            *(["cors", ""], ["cors", "old=b"], ["cors", "old=b; b=1"]),
        ],
        *("a=1", "TypeError"),
    ]
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_a_window_may_have_the_same_origin_policy(engine: str) -> None:
    window = Window("https://a.test/page", same_origin_policy=True)
    window.cookies.set("https://b.test/", "b=1; SameSite=None; Secure", from_http=True)
    asked = []

    def transport(request: Request) -> Response:
        asked.append([request.method, request.url, request.headers.get("origin")])
        allowed = {"access-control-allow-origin": request.headers.get("origin") or ""}
        return Response("text", {"headers": allowed if request.url.endswith("/open") else {}})

    bridge = installed(engine, transport, page=window)
    script = """
      const found = [];
      for (const [url, init] of [
        ["/x", {}], ["https://b.test/x", {}], ["https://b.test/open", {}],
        ["https://b.test/open", { credentials: "include" }],
        ["https://b.test/x", { method: "PUT" }],
      ]) {
        found.push(await fetch(url, init).then((response) => response.type, (error) => error.name));
      }
      return found;
    """
    found = ["basic", "TypeError", "cors", "TypeError", "TypeError"]
    assert bridge.run(wrapped(script), timeout=LIMIT) == found
    assert asked == [
        ["GET", "https://a.test/x", None],
        ["GET", "https://b.test/x", "https://a.test"],
        *[["GET", "https://b.test/open", "https://a.test"]] * 2,
        ["OPTIONS", "https://b.test/x", "https://a.test"],
    ]
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_an_abort_of_the_script_ends_the_transport(engine: str) -> None:
    begun = asyncio.Event()
    seen = []

    async def transport(request: Request) -> Response:
        begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            seen.append((request.signal.aborted, str(request.signal.reason)))
            raise
        raise AssertionError

    bridge = installed(engine, transport)
    bridge.expose("begun", begun.wait)
    script = """
      const controller = new AbortController();
      begun().then(() => controller.abort(new RangeError("late")));
      return fetch("https://example.org/", { signal: controller.signal }).catch((e) => e.message);
    """
    assert bridge.run(wrapped(script), timeout=LIMIT) == "late"
    bridge.close()
    assert seen == [(True, "RangeError: late")]


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_a_body_that_nobody_reads_is_hardly_read(engine: str) -> None:
    count = 0

    async def chunks() -> AsyncIterator[bytes]:
        nonlocal count
        while True:
            count += 1
            yield b"x"

    def transport(request: Request) -> Response:
        return Response(chunks())

    bridge = installed(engine, transport)
    script = """
      const response = await fetch("https://example.org/");
      await new Promise((resolve) => setTimeout(resolve, 20));
      return response.status;
    """
    assert bridge.run(wrapped(script), timeout=LIMIT) == 200
    assert count < 10
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_pending_fetches_are_bounded(engine: str) -> None:
    bridge = installed(engine, _answer, max_handles=20)
    script = """
      let name = "none";
      const { signal } = globalThis.controller = new AbortController();
      for (let index = 0; index < 50 && name === "none"; index++) {
        fetch("https://example.org/slow", { signal }).catch((error) => { name = error?.name; });
        await null;
        await null;
      }
      controller.abort("end");
      return name;
    """
    assert bridge.run(wrapped(script), timeout=LIMIT) == "RangeError"
    bridge.close()


@pytest.mark.heavy("Ten thousand fetches take a minute.")
@pytest.mark.parametrize("engine", parameters([each for each in PROMISING if each == "quickjs"]))
def test_ten_thousand_fetches_hold_little_memory(engine: str) -> None:
    """The engine refuses what is beyond 24 MiB, and Python what is beyond 100 handles."""
    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    context = adapter.new_context()
    context.set_memory_limit(24 << 20)
    bridge: Bridge = adapter.install(context, fetch=_answer, max_handles=100)
    script = """
      const { signal } = new AbortController();
      let length = 0;
      for (let index = 0; index < 10000; index++) {
        const response = await fetch("https://example.org/", { method: "POST", body: "x", signal });
        length += (await response.text()).length;
      }
      return length;
    """
    assert bridge.run(wrapped(script), timeout=600) == 10_000 * len("POST None x")
    bridge.run_until_idle(60)
    assert bridge.drain() < 50
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_a_body_that_is_cancelled_at_once_logs_nothing(
    engine: str, caplog: pytest.LogCaptureFixture
) -> None:
    bridge = installed(engine, _answer)
    script = """
      const { body } = await fetch("https://example.org/endless");
      const reader = body.getReader();
      reader.read();
      await reader.cancel("enough");
      return "cancelled";
    """
    with caplog.at_level(logging.ERROR, "webapi.runtimes"):
        assert bridge.run(wrapped(script), timeout=LIMIT) == "cancelled"
    assert caplog.text == ""
    bridge.close()


@pytest.mark.parametrize(
    ("method", "header"),
    [
        ("GET / HTTP/1.1\r\nA: b", ["a", "b"]),
        ("TRACE", ["a", "b"]),
        ("GET", ["a", "b\r\nc: d"]),
        ("GET", ["a\r\nb", "c"]),
    ],
)
def test_a_forged_request_is_refused(method: str, header: list[str]) -> None:
    """Only dukpy's ``call_python`` lets a page send it."""
    members = [method, "cors", "same-origin", "default", "follow", "", "", "", *[False] * 4]
    parts = ["https://h/", members, [header], None, None, False]
    with pytest.raises(TypeError):
        ScriptFetch(None, parts, RequestHandler(10).handles, lambda _: None)
