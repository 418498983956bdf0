"""EventSource of scripts, with a transport of Python, in every engine."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from importlib import import_module
from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, NO_PROMISES, parameters
from tests.server_sent_events.streams import STREAMS
from tests.work import LIMIT
from webapi import URL, Request, Response
from webapi.runtimes import Bridge, HeldClock
from webapi.runtimes.fetches import Transport

PROMISING = [
    name for name in ENGINES if name not in NO_PROMISES and name not in ("pythonmonkey", "stpyv8")
]
"""PythonMonkey's promises need a running asyncio loop."""


SCRIPT = """
const eventsOf = (url, types) => new Promise((resolve) => {
  const source = new EventSource(url);
  const found = [];
  for (const type of types) {
    source.addEventListener(type, (event) => found.push([type, event.data, event.lastEventId]));
  }
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) resolve(found);
  });
});
"""


def installed(engine: str, transport: Transport | None, clock: Any = time) -> Bridge:
    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    bridge: Bridge = adapter.install(adapter.new_context(), fetch=transport, clock=clock)
    return bridge


def stream(body: Any, **init: Any) -> Response:
    return Response(body, {"headers": {"content-type": "text/event-stream"}, **init})


async def pieces(body: bytes, size: int) -> AsyncIterator[bytes]:
    for start in range(0, len(body), size):
        yield body[start : start + size]


@pytest.mark.parametrize(
    "size", [pytest.param(1, marks=pytest.mark.heavy("Each byte crosses the border alone.")), 7]
)
@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_streams(engine: str, size: int) -> None:
    asked: set[str] = set()
    bodies = [body for body, _ in STREAMS.values()]

    def transport(request: Request) -> Response:
        if request.url in asked:
            return stream(None, status=204)
        asked.add(request.url)
        return stream(pieces(bodies[int(URL(request.url).search[1:])], size))

    bridge = installed(engine, transport, clock=HeldClock())
    bridge.run(SCRIPT)
    for number, (_, events) in enumerate(STREAMS.values()):
        call = f"eventsOf('https://example.org/?{number}', ['message', 'add', 'remove'])"
        assert bridge.run(call, timeout=LIMIT) == [[*each] for each in events]
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_without_a_transport_the_log_has_the_reason(
    engine: str, caplog: pytest.LogCaptureFixture
) -> None:
    bridge = installed(engine, None)
    bridge.run(SCRIPT)
    call = "eventsOf('https://user:secret@example.org/', ['open'])"
    assert bridge.run(call, timeout=LIMIT) == []
    assert "fetch has no transport: give install() one" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_close_ends_the_exchange(engine: str) -> None:
    ended: list[str] = []

    async def endless() -> AsyncIterator[bytes]:
        try:
            while True:
                yield b"data\n\n"
        finally:
            ended.append("the body")

    bridge = installed(engine, lambda request: stream(endless()))
    result = bridge.run(
        """
        new Promise((resolve) => {
          const source = new EventSource("https://example.org/");
          let count = 0;
          source.onmessage = () => {
            if (++count !== 100) return;
            source.close();
            setTimeout(() => resolve([count, source.readyState]), 5);
          };
        })
        """,
        timeout=LIMIT,
    )
    assert result == [100, 2]
    end = time.monotonic() + LIMIT
    while not ended and time.monotonic() < end:
        bridge.run("new Promise((resolve) => setTimeout(resolve, 5))", timeout=LIMIT)
    assert ended == ["the body"]
    bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_web_socket_is_refused_by_name(engine: str) -> None:
    bridge = installed(engine, None)
    error = bridge.run(
        """
        (() => {
          try {
            new WebSocket("wss://example.org/");
          } catch (error) {
            return [error.name, error instanceof DOMException, error.message];
          }
        })()
        """
    )
    assert error[:2] == ["NotSupportedError", True]
    assert "Use fetch or EventSource" in error[2]
    about = "[typeof WebSocket, WebSocket.name, WebSocket.OPEN, WebSocket.prototype.CLOSED]"
    assert bridge.run(about) == ["function", "WebSocket", 1, 3]
    assert bridge.run("delete globalThis.WebSocket; typeof WebSocket") == "undefined"
    bridge.close()


@pytest.mark.heavy("Sixteen mebibytes cross the border.")
@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_an_event_has_a_greatest_length(engine: str, caplog: pytest.LogCaptureFixture) -> None:
    async def endless() -> AsyncIterator[bytes]:
        yield b"data: 1\n\n"
        while True:
            yield b"x" * 65536

    bridge = installed(engine, lambda request: stream(endless()))
    bridge.run(SCRIPT)
    call = "eventsOf('https://example.org/', ['message'])"
    with caplog.at_level(logging.WARNING):
        assert bridge.run(call, timeout=LIMIT) == [["message", "1", ""]]
    assert "an event of the stream is longer than 16 MiB" in caplog.text
    bridge.close()
