"""Handlers of scripts as transports, in every engine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from importlib import import_module

import pytest

import webapi
from tests.runtimes.pages import parameters
from tests.runtimes.test_fetch import PROMISING
from tests.work import LIMIT
from webapi import AbortController, FormData, Request, Response
from webapi.runtimes import Bridge, JavaScriptError
from webapi.transports import ASGITransport, asgi, use

APPLICATIONS = """
addEventListener("fetch", (event) => {
  const { request } = event;
  event.respondWith((async () => {
    const { method, url, headers } = request;
    const text = `${method} ${url} ${headers.get("a")} ${await request.text()}`;
    const init = { status: 202, statusText: "Taken", headers: [["b", "1"], ["b", "2"]] };
    return new Response(text, init);
  })());
});
const application = {
  name: "application",
  async fetch(request, environment, context) {
    context.waitUntil(Promise.resolve());
    return Response.json([this.name, Object.keys(environment)]);
  },
};
const streams = (request) => new Response(request.body, { headers: { "content-type": "text/x" } });
const form = async (request) => new Response((await request.formData()).get("a"));
const blob = () => new Response(new Blob(["blob"], { type: "text/y" }));
const nothing = () => new Response(null, { status: 204 });
const network = () => Response.error();
const throws = () => { throw new RangeError("no"); };
const returnsText = () => "text";
const number = 5;
globalThis.asked = 0;
const never = (request) => new Promise((resolve, reject) => {
  asked++;
  request.signal.onabort = () => { globalThis.why = `${request.signal.reason}`; reject(why); };
});
globalThis.waiting = [];
const first = () => new Promise((resolve) => waiting.push(resolve));
const second = () => { waiting.pop()(new Response("from the second")); return new Response("2"); };
const proxy = (request) => fetch(request);
"""


async def _upstream(request: Request) -> Response:
    return Response(f"upstream got {request.method} {await request.text()}")


def installed(engine: str) -> Bridge:
    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    bridge: Bridge = adapter.install(adapter.new_context(), clock=time, fetch=_upstream)
    bridge.run(APPLICATIONS)
    return bridge


async def until(bridge: Bridge, condition: str) -> None:
    """Wait until a condition of the script is true."""
    async with asyncio.timeout(LIMIT):
        while not await bridge.arun(condition):
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_listeners_functions_and_objects_answer(engine: str) -> None:
    bridge = installed(engine)

    async def answers() -> list[object]:
        url = "https://example.org/a?b"
        with use(bridge.handler()):
            init = {"method": "POST", "headers": {"a": "1"}, "body": "\u00e9"}
            first = await webapi.fetch(url, init)
        found: list[object] = [first.status, first.statusText, first.headers.get("b"), first.url]
        found.append(await first.text())
        application = await bridge.handler("application")(Request(url))
        method = await bridge.handler("application.fetch")(Request(url))
        return [*found, await application.json(), await method.json()]

    assert asyncio.run(answers()) == [
        *(202, "Taken", "1, 2", "https://example.org/a?b"),
        "POST https://example.org/a?b 1 \u00e9",
        *([["application", []]] * 2),
    ]
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_bodies_cross_in_both_directions(engine: str) -> None:
    bridge = installed(engine)

    async def chunks() -> AsyncIterator[bytes]:
        for each in (b"a", b"b" * 100_000, b"c"):
            yield each

    async def answers() -> list[object]:
        url = "https://example.org/"
        init = {"method": "POST", "body": chunks(), "duplex": "half"}
        streamed = await bridge.handler("streams")(Request(url, init))
        form = FormData()
        form.append("a", "1")
        posted = await bridge.handler("form")(Request(url, {"method": "POST", "body": form}))
        blob = await bridge.handler("blob")(Request(url))
        nothing = await bridge.handler("nothing")(Request(url))
        proxied = await bridge.handler("proxy")(Request(url, {"method": "PUT", "body": "p"}))
        return [
            *(streamed.headers.get("content-type"), len(await streamed.bytes())),
            *(await posted.text(), blob.headers.get("content-type"), await blob.text()),
            *(nothing.status, nothing.body, await proxied.text()),
        ]

    assert asyncio.run(answers()) == [
        *("text/x", 100_002, "1", "text/y", "blob", 204, None, "upstream got PUT p")
    ]
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_what_a_script_throws_is_raised(engine: str) -> None:
    bridge = installed(engine)
    names = {
        "throws": "RangeError: no",
        "returnsText": "TypeError: The handler returned no Response.",
        "number": "TypeError: The handler is no function, and no object with a method fetch.",
    }

    async def errors() -> dict[str, str]:
        found = {}
        for name in names:
            with pytest.raises(JavaScriptError) as caught:
                await bridge.handler(name)(Request("https://example.org/"))
            found[name] = str(caught.value)
        with pytest.raises(JavaScriptError, match="ReferenceError"):
            await bridge.handler("missing")(Request("https://example.org/"))
        with pytest.raises(TypeError), use(bridge.handler("network")):
            await webapi.fetch("https://example.org/")
        return found

    assert asyncio.run(errors()) == names
    with pytest.raises(ValueError, match="not the name of a handler"):
        bridge.handler("alert(1)")
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_no_listener_is_an_error(engine: str) -> None:
    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    bridge: Bridge = adapter.install(adapter.new_context())
    with pytest.raises(JavaScriptError, match="No listener of the event fetch"):
        asyncio.run(bridge.handler()(Request("https://example.org/")))
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_an_abort_reaches_the_script(engine: str) -> None:
    bridge = installed(engine)

    async def aborted() -> list[object]:
        controller = AbortController()
        request = Request("https://example.org/", {"signal": controller.signal})
        task = asyncio.ensure_future(bridge.handler("never")(request))
        await until(bridge, "asked === 1")
        controller.abort("late")
        with pytest.raises(JavaScriptError, match="late"):
            await task
        cancelled = asyncio.ensure_future(bridge.handler("never")(Request("https://example.org/")))
        await until(bridge, "asked === 2")
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        await bridge.arun_until_idle(60)
        return [await bridge.arun("why")]

    assert asyncio.run(aborted()) == ["AbortError: Nobody waits for the response."]
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_one_request_can_answer_another(engine: str) -> None:
    bridge = installed(engine)

    async def both() -> list[str]:
        first = asyncio.ensure_future(bridge.handler("first")(Request("https://example.org/")))
        await until(bridge, "waiting.length > 0")
        second = await bridge.handler("second")(Request("https://example.org/"))
        return [await second.text(), await (await first).text()]

    assert asyncio.run(both()) == ["2", "from the second"]
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_a_handler_is_served_over_asgi(engine: str) -> None:
    bridge = installed(engine)

    async def fetched() -> str:
        with use(ASGITransport(asgi(bridge.handler("application")))):
            return await (await webapi.fetch("http://example.org/")).text()

    assert asyncio.run(fetched()) == '["application",[]]'
    bridge.close()
