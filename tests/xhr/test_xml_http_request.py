"""XMLHttpRequest in Python; tests/runtimes/js/xml-http-request.any.js tests more in engines."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import weakref
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tests.parsers import need_a_parser
from tests.streams.running import run
from webapi import (
    URL,
    Blob,
    Document,
    DOMException,
    FormData,
    ProgressEvent,
    Request,
    Response,
    URLSearchParams,
    XMLHttpRequest,
    XMLHttpRequestUpload,
)
from webapi.transports import use

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has an event loop")

BASE = "https://example.org"
EVENTS = (
    *("readystatechange", "loadstart", "progress", "load", "error", "abort", "timeout", "loadend"),
)
TYPES = {"/json": "application/json", "/html": "text/html;charset=latin1", "/xml": "text/xml"}


async def answer(request: Request) -> Response:
    path = URL(request.url).pathname
    if path == "/slow":
        await asyncio.Event().wait()
    if path == "/broken":
        return Response(broken())
    if path == "/login" and not request.headers.has("authorization"):
        return Response("who?", {"status": 401})
    if path == "/login":
        return Response(f"{request.headers.get('authorization')} {request.url}")
    if path == "/html":
        return Response(b"<p>\xe9</p>", {"headers": {"content-type": TYPES[path]}})
    type = TYPES.get(path, "text/plain")
    return Response(await request.bytes(), {"headers": {"content-type": type, "x": "y"}})


async def broken() -> AsyncIterator[bytes]:
    yield b"a"
    raise ValueError("the password is secret")


async def sent(
    path: str,
    body: Any = None,
    prepare: Callable[[XMLHttpRequest], None] = lambda client: None,
    **credentials: str,
) -> tuple[XMLHttpRequest, list[str]]:
    """Send a request; return it, and the events that it had, once it has ended."""
    client, log = XMLHttpRequest(), list[str]()
    ended = asyncio.get_running_loop().create_future()

    def note(event: Any) -> None:
        prefix = "upload." if isinstance(event.target, XMLHttpRequestUpload) else ""
        is_progress = isinstance(event, ProgressEvent)
        shown = f"{event.loaded:g}/{event.total:g}" if is_progress else str(client.readyState)
        log.append(f"{prefix}{event.type} {shown}")

    for type in EVENTS:
        client.addEventListener(type, note)
    client.open("POST", BASE + path, True, **credentials)
    prepare(client)
    client.addEventListener("loadend", lambda event: ended.set_result(None))
    with use(answer):
        client.send(body)
    await ended
    return client, log


def typed(type: Any) -> Callable[[XMLHttpRequest], None]:
    def prepare(client: XMLHttpRequest) -> None:
        client.responseType = type

    return prepare


def test_a_response_and_its_events() -> None:
    async def main() -> None:
        client, log = await sent("/a#b", "body")
        assert log == [
            *("readystatechange 1", "loadstart 0/0", "readystatechange 2", "readystatechange 3"),
            *("progress 4/0", "progress 4/0", "readystatechange 4", "load 4/0", "loadend 4/0"),
        ]
        assert (client.status, client.statusText) == (200, "")
        assert client.responseText == client.response == "body"
        assert client.responseURL == f"{BASE}/a"
        assert client.getAllResponseHeaders() == "content-type: text/plain\r\nx: y\r\n"
        assert client.getResponseHeader("X") == "y"
        assert repr(client) == "<XMLHttpRequest done of 'https://example.org/a'>"
        assert repr(client.upload) == "<XMLHttpRequestUpload>"

    run(main())


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("\xe9", b"\xc3\xa9"),
        (b"\xff", b"\xff"),
        (Blob(["blob"]), b"blob"),
        (URLSearchParams({"a": "b c"}), b"a=b+c"),
        (None, b""),
    ],
    ids=["text", "bytes", "blob", "query", "nothing"],
)
def test_a_body(body: Any, expected: bytes) -> None:
    async def main() -> None:
        client, _ = await sent("/", body, typed("arraybuffer"))
        assert client.response == expected

    run(main())


def test_a_form_as_a_body() -> None:
    async def main() -> None:
        form = FormData()
        form.append("a", "1")
        client, _ = await sent("/", form)
        assert 'name="a"' in client.responseText

    run(main())


def test_types_of_responses() -> None:
    async def main() -> None:
        client, _ = await sent("/json", '{"a": [1, null]}', typed("json"))
        assert client.response == {"a": [1, None]}
        assert (await sent("/json", "{", typed("json")))[0].response is None
        client, _ = await sent("/json", "{}", typed("blob"))
        assert client.response is client.response
        assert (client.response.type, await client.response.text()) == ("application/json", "{}")
        with pytest.raises(DOMException, match="responseText"):
            print(client.responseText)
        with pytest.raises(DOMException, match="responseXML"):
            print(client.responseXML)

    run(main())


def test_documents_as_responses() -> None:
    need_a_parser()

    async def main() -> None:
        client, _ = await sent("/html", "", typed("document"))
        document = client.response
        assert isinstance(document, Document)
        assert document is client.responseXML
        assert (document.URL, document.characterSet) == (f"{BASE}/html", "windows-1252")
        paragraph = document.querySelector("p")
        assert paragraph is not None and paragraph.textContent == "\xe9"
        assert (await sent("/xml", "<a/>", typed("document")))[0].response is None
        assert (await sent("/html", ""))[0].responseXML is None

    run(main())


def test_a_document_is_no_body() -> None:
    async def main() -> None:
        client = XMLHttpRequest()
        client.open("POST", BASE)
        with pytest.raises(DOMException, match="Send its text"):
            client.send(Document(BASE))
        assert client.readyState == client.OPENED

    run(main())


def test_the_events_of_an_upload() -> None:
    def prepare(client: XMLHttpRequest) -> None:
        for type in EVENTS:
            client.upload.addEventListener(
                type, lambda event: log.append((event.type, event.loaded))
            )

    log: list[Any] = []
    run(sent("/", b"x" * 70000, prepare))
    assert log[0] == ("loadstart", 0)
    assert ("progress", 65536) in log
    assert log[-3:] == [("progress", 70000), ("load", 70000), ("loadend", 70000)]


def test_ends_without_a_response(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        def hurry(client: XMLHttpRequest) -> None:
            client.timeout = 5

        def give_up(client: XMLHttpRequest) -> None:
            asyncio.get_running_loop().call_later(0.005, client.abort)

        _, log = await sent("/slow", prepare=hurry)
        assert log[-2:] == ["timeout 0/0", "loadend 0/0"]
        client, log = await sent("/slow", prepare=give_up)
        assert log[-2:] == ["abort 0/0", "loadend 0/0"]
        assert client.readyState == client.UNSENT
        client, log = await sent("/broken")
        assert log[-2:] == ["error 0/0", "loadend 0/0"]
        assert (client.status, client.responseText) == (0, "")

    with caplog.at_level(logging.ERROR, "webapi.xhr"):
        run(main())
    assert "the body broke off" in caplog.text


def test_without_a_transport_the_log_says_how_to_give_one(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        client, ended = XMLHttpRequest(), asyncio.Event()
        client.onerror = lambda event: ended.set()
        client.open("GET", BASE)
        client.send()
        await ended.wait()

    with caplog.at_level(logging.ERROR, "webapi.xhr"):
        run(main())
    assert "fetch has no transport" in caplog.text


def test_without_a_loop_nothing_is_sent() -> None:
    client = XMLHttpRequest()
    client.open("GET", BASE)
    with pytest.raises(
        RuntimeError, match="Failed to execute 'send' on 'XMLHttpRequest': it needs"
    ):
        client.send()
    assert client.readyState == client.OPENED
    client.setRequestHeader("a", "b")


def test_credentials_of_the_url_are_sent_if_the_server_asks() -> None:
    async def main() -> None:
        client, _ = await sent("/login", "b", username="us er", password="p:w")
        assert client.responseText == f"Basic dXMgZXI6cDp3 {BASE}/login"
        client, _ = await sent("/login", "b")
        assert (client.status, client.responseText) == (401, "who?")

    run(main())


def test_synchronous_requests_are_refused() -> None:
    with pytest.raises(DOMException, match="synchronous requests are not supported") as raised:
        XMLHttpRequest().open("GET", BASE, False)
    assert raised.value.name == "InvalidAccessError"


def test_a_request_that_has_ended_is_garbage() -> None:
    async def main() -> weakref.ref[Any]:
        client, _ = await sent("/", "a", lambda client: setattr(client, "timeout", 60000))
        return weakref.ref(client._webapi_xhr)  # type: ignore[attr-defined]

    reference = run(main())
    gc.collect()
    assert reference() is None
