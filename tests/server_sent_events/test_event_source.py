"""EventSource in Python: https://html.spec.whatwg.org/multipage/server-sent-events.html"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import weakref
from collections.abc import AsyncIterator, Callable
from contextvars import ContextVar
from typing import Any

import pytest

from tests.server_sent_events.streams import STREAMS
from tests.streams.running import microtasks, run
from tests.work import assert_linear
from webapi import URL, Blob, DOMException, EventSource, MessageEvent, Request, Response
from webapi.server_sent_events import event_source, host
from webapi.server_sent_events.event_stream import EventStream
from webapi.transports import install, use

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has an event loop")

HERE = "https://example.org/ticker"


def stream(body: Any, **init: Any) -> Response:
    return Response(body, {"headers": {"Content-Type": "text/event-stream"}, **init})


def answers(*bodies: Any) -> Callable[[Request], Response]:
    """A transport that answers with these one after the other, and then ends the event source."""
    left = iter(bodies)

    def answer(request: Request) -> Response:
        body = next(left, None)
        return stream(None, status=204) if body is None else stream(body)

    return answer


async def until_closed(source: EventSource) -> list[Any]:
    """What it dispatches until it is closed. Each event is a tuple of its type and of a state."""
    found: list[Any] = []
    closed = asyncio.Event()

    def note(event: Any) -> None:
        if isinstance(event, MessageEvent):
            found.append((event.type, event.data, event.lastEventId))
            return
        found.append((event.type, source.readyState))
        if source.readyState == EventSource.CLOSED:
            closed.set()

    for type in ("open", "error", "message", "add", "remove"):
        source.addEventListener(type, note)
    await closed.wait()
    return found


def events_of(transport: Any, url: str = HERE, **settings: Any) -> list[Any]:
    async def main() -> list[Any]:
        with use(transport, **settings):
            return await until_closed(EventSource(url))

    return run(main())


async def pieces(body: bytes, size: int) -> AsyncIterator[bytes]:
    for start in range(0, len(body), size):
        yield body[start : start + size]


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let new connections begin at once."""
    monkeypatch.setattr("webapi.server_sent_events.event_stream.RECONNECTION_TIME", 0)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("name", STREAMS)
@pytest.mark.parametrize("size", [1, 2, 1000])
def test_streams(name: str, size: int) -> None:
    body, events = STREAMS[name]
    found = events_of(answers(pieces(body, size)), HERE)
    assert [each for each in found if len(each) == 3] == events


def test_it_connects_again_with_the_last_id_until_the_server_ends_it() -> None:
    asked: list[Request] = []
    transport = answers(b"retry: 1\nid: \xc3\xa9 1 \ndata: a\n\n", b"data: b\n\n", b"id\n\n")

    def noting(request: Request) -> Response:
        asked.append(request)
        return transport(request)

    assert events_of(noting) == [
        *(("open", 1), ("message", "a", "\u00e9 1 "), ("error", 0)),
        *(("open", 1), ("message", "b", "\u00e9 1 "), ("error", 0)),
        *(("open", 1), ("error", 0), ("error", 2)),
    ]
    ids = [request.headers.get("last-event-id") for request in asked]
    assert ids == [None, "\xc3\xa9 1", "\xc3\xa9 1", None]
    assert {(each.method, each.mode, each.credentials, each.cache) for each in asked} == {
        ("GET", "cors", "same-origin", "no-store")
    }
    assert {each.headers.get("accept") for each in asked} == {"text/event-stream"}
    assert {each.headers.get("cache-control") for each in asked} == {"no-cache"}


RETRIES = {
    *(("retry: 7", 7), ("retry:007", 7), ("retry: 7x", 3000), ("retry", 3000), ("retry: -1", 3000)),
    *((f"retry: {'9' * 5000}", 2**31 - 1), ("retry: \u0667", 3000), ("retry:  7", 3000)),
}


@pytest.mark.parametrize(("line", "milliseconds"), sorted(RETRIES), ids=str)
def test_the_time_before_a_new_connection(line: str, milliseconds: int) -> None:
    events = EventStream()
    assert events.interpret(f"{line}\n".encode()) == []
    assert events.reconnection_time == milliseconds


@pytest.mark.parametrize(
    "response",
    [
        stream("data: 1\n\n", status=201),
        stream("data: 1\n\n", status=404),
        stream("data: 1\n\n", status=503),
        Response("data: 1\n\n"),
        Response("data: 1\n\n", {"headers": {"Content-Type": "text/x-bogus"}}),
        Response("data: 1\n\n", {"headers": {"Content-Type": "text/event-stream, a/b"}}),
    ],
    ids=["201", "404", "503", "no type", "another type", "two types"],
)
def test_another_response_ends_it_with_a_warning(
    response: Response, caplog: pytest.LogCaptureFixture
) -> None:
    assert events_of(lambda request: response.clone()) == [("error", 2)]
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert record.getMessage().startswith(f"EventSource of '{HERE}': the ")


@pytest.mark.parametrize("type", ["text/event-stream;", "TEXT/Event-Stream;charset=latin1"])
def test_parameters_of_the_type_do_not_matter(type: str) -> None:
    body = "retry: 0\ndata: \u2026\n\n"
    left = iter([Response(body, {"headers": {"Content-Type": type}}), stream(None, status=204)])
    assert ("message", "\u2026", "") in events_of(lambda request: next(left))


@pytest.mark.parametrize(
    "url", ["ftp://example.org/", "about:blank", "mailto:a@example.org", "javascript:1", "data:x"]
)
def test_what_no_new_try_can_fetch_ends_it(url: str) -> None:
    assert events_of(answers(b""), url) == [("error", 2)]


def test_a_network_error_is_no_end_unless_there_is_no_network(
    caplog: pytest.LogCaptureFixture,
) -> None:
    calls: list[Request] = []

    def failing(request: Request) -> Response:
        calls.append(request)
        if len(calls) == 1:
            return stream("retry: 0\n\n")
        if len(calls) == 2:
            raise OSError("a reason")
        return stream(None, status=204)

    assert events_of(failing) == [("open", 1), ("error", 0), ("error", 0), ("error", 2)]
    (record,) = caplog.records
    assert record.exc_info
    caplog.clear()

    async def main() -> list[Any]:
        return await until_closed(EventSource("https://user:secret@example.org/"))

    install(None)
    assert run(main()) == [("error", 2)]
    assert "fetch has no transport" in caplog.text
    assert "secret" not in caplog.text


def test_a_body_that_breaks_off_is_no_end() -> None:
    async def broken() -> AsyncIterator[bytes]:
        yield b"retry: 0\ndata: 1\n\ndata: 2"
        raise OSError("a reason")

    assert events_of(answers(broken(), b"data: 3\n\n")) == [
        *(("open", 1), ("message", "1", ""), ("error", 0)),
        *(("open", 1), ("message", "3", ""), ("error", 0), ("error", 2)),
    ]


def test_redirects_are_followed_and_the_origin_is_the_last_one() -> None:
    def transport(request: Request) -> Response:
        if request.url == HERE:
            return Response.redirect("https://www.example.org/x")
        return stream("data\n\n")

    async def main() -> MessageEvent:
        loop = asyncio.get_running_loop()
        message: asyncio.Future[Any] = loop.create_future()
        with use(transport):
            source = EventSource(HERE)
        source.onmessage = message.set_result
        event: MessageEvent = await message
        assert event.target is source
        source.close()
        return event

    event = run(main())
    assert (event.origin, event.isTrusted, event.source, event.ports) == (
        *("https://www.example.org", True, None, ()),
    )
    assert (event.bubbles, event.cancelable) == (False, False)


def test_with_credentials() -> None:
    asked: list[str] = []

    def transport(request: Request) -> Response:
        asked.append(request.credentials)
        return stream(None, status=204)

    async def main() -> None:
        with use(transport):
            source = EventSource(HERE, {"withCredentials": True})
            assert source.withCredentials
            await until_closed(source)
            assert not EventSource(HERE).withCredentials

    run(main())
    assert asked[0] == "include"


def test_a_server_that_asks_gets_the_credentials_of_the_url() -> None:
    asked: list[str | None] = []

    def transport(request: Request) -> Response:
        asked.append(request.headers.get("authorization"))
        return stream(None, status=204 if asked[-1] else 401)

    assert events_of(transport, "https://Aladdin:open%20sesame@example.org/") == [("error", 2)]
    assert asked == [None, "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="]  # as RFC 7617 has it


def test_blob_and_data_urls() -> None:
    async def main() -> None:
        for url in (
            "data:text/event-stream,retry:100000%0Adata:1%0A%0A",
            URL.createObjectURL(Blob(["data:1\n\n"], {"type": "text/event-stream"})),
        ):
            data: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            source = EventSource(url)
            source.onmessage = lambda event, data=data: data.set_result(event.data)
            assert await data == "1"
            source.close()

    run(main())


def test_microtasks_run_between_events() -> None:
    async def main() -> list[str]:
        with use(lambda request: stream("data: 1\n\ndata: 2\n\ndata: 3\n\n")):
            source = EventSource(HERE)
        found = []
        for _ in range(3):
            message: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            source.onmessage = message.set_result
            found.append((await message).data)
        source.close()
        return found

    assert run(main()) == ["1", "2", "3"]


def test_close_ends_the_exchange_and_all_events() -> None:
    ended: list[str] = []

    async def endless() -> AsyncIterator[bytes]:
        try:
            while True:
                yield b"data\n\ndata\n\n"
                await asyncio.sleep(0)
        finally:
            ended.append("the body")

    async def main() -> None:
        for handler in ("onopen", "onmessage"):
            with use(lambda request: stream(endless())):
                source = EventSource(HERE)
            found: list[Any] = []

            def close(event: Any, found: list[Any] = found, source: Any = source) -> None:
                found.append(event)
                source.close()

            setattr(source, handler, close)
            while not found:
                await asyncio.sleep(0)
            assert source.readyState == EventSource.CLOSED
            source.close()
            while not ended:
                await asyncio.sleep(0)
            ended.clear()
            await microtasks()
            assert len(found) == 1

    run(main())


def test_close_while_it_connects() -> None:
    asked = asyncio.Event()
    cancelled: list[bool] = []

    async def silent(request: Request) -> Response:
        asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.append(True)
        raise AssertionError

    async def main() -> None:
        with use(silent):
            source = EventSource(HERE)
        source.onerror = lambda event: cancelled.append(False)
        await asked.wait()
        source.close()
        while not cancelled:
            await asyncio.sleep(0)
        await microtasks()
        assert cancelled == [True]

    run(main())


def test_the_network_is_that_of_the_constructor() -> None:
    """A transport that fetches by another one does not change the network of new connections."""
    place: ContextVar[str] = ContextVar("place", default="outside")
    seen: list[str] = []

    def inner(request: Request) -> Response:
        return stream("retry: 0\ndata\n\n")

    async def outer(request: Request) -> Response:
        seen.append(place.get())
        if len(seen) == 3:
            return stream(None, status=204)
        with use(inner):
            place.set("inside")
            from webapi import fetch

            return await fetch(request.url)

    assert ("error", 2) in events_of(outer)
    assert seen == ["outside"] * 3


def test_who_is_not_closed_stays_until_the_loop_ends() -> None:
    references = []

    async def main() -> None:
        with use(lambda request: stream("data\n\n")):
            source = EventSource(HERE)
        references.append(weakref.ref(source._webapi_event_source))
        del source
        gc.collect()
        await microtasks()
        assert references[0]() is not None

    run(main())
    gc.collect()
    assert references[0]() is None
    assert host._tasks == set()


def test_arguments() -> None:
    async def main() -> None:
        with pytest.raises(DOMException) as info:
            EventSource("http://this is invalid/")
        assert info.value.name == "SyntaxError"
        with pytest.raises(TypeError):
            EventSource()  # type: ignore[call-arg]
        assert host._tasks == set()
        with use(answers()):
            source = EventSource(HERE)
        assert (source.url, source.readyState, source.CONNECTING) == (HERE, 0, 0)
        assert repr(source) == f"<EventSource connecting {HERE!r}>"
        assert source.onopen is source.onmessage is source.onerror is None
        source.onerror = handler = lambda event: None
        assert source.onerror is handler
        source.onerror = None
        assert source.onerror is None
        source.close()

    run(main())
    with pytest.raises(RuntimeError, match="Failed to construct 'EventSource': it needs a running"):
        EventSource(HERE)


def test_message_events() -> None:
    event = MessageEvent("a", {"data": [1], "origin": "b", "lastEventId": "c", "bubbles": True})
    assert (event.data, event.origin, event.lastEventId, event.bubbles) == ([1], "b", "c", True)
    event.initMessageEvent("d", False, True, "e")
    assert (event.type, event.data, event.origin, event.cancelable) == ("d", "e", "", True)
    assert MessageEvent("a").data is None


# Hostile streams


@pytest.mark.parametrize("part", [b"x", b"data\n", b"id\n", b":\n", b"data\n\n", b"\r", b"\xe2"])
def test_work_is_linear(part: bytes) -> None:
    def interpret(size: int) -> None:
        events = EventStream()
        for _ in range(size // 50):
            events.interpret(part * 50)

    assert_linear(interpret, 200_000)


def test_an_event_has_a_greatest_length(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert event_source.EventStream is EventStream
    monkeypatch.setattr("webapi.server_sent_events.event_stream.MOST_BYTES", 1000)

    async def endless(line: bytes) -> AsyncIterator[bytes]:
        yield b"data: 1\n\n"
        while True:
            yield line * 10

    for line in (b"x", b"data: x\n", b"\xe2\x80\xa6", b": comment\n"):
        found = events_of(answers(endless(line)))
        assert found == [("open", 1), ("message", "1", ""), ("error", 2)]
    assert "an event of the stream is longer than 16 MiB" in caplog.text
    whole = b"data: " + b"x" * 500 + b"\n\n"
    assert len(events_of(answers(pieces(b"retry: 0\n" + whole * 10, 300)))) == 13
