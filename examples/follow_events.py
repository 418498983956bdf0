"""Follow the events of a server that closes its connections.

$ python examples/follow_events.py
"""

import asyncio
from collections.abc import AsyncIterator

from webapi import Event, EventSource, MessageEvent, Request, Response
from webapi.transports import use

NEWS = ["doors open", "first speaker", "coffee", "second speaker", "doors close"]


async def events(first: int) -> AsyncIterator[bytes]:
    yield b"retry: 20\n\n"
    for number, text in enumerate(NEWS[first : first + 2], first + 1):
        yield f"id: {number}\nevent: news\ndata: {text}\n\n".encode()
        await asyncio.sleep(0.01)


def server(request: Request) -> Response:
    """Send two events for each connection, and 204 when there are no more."""
    first = int(request.headers.get("last-event-id") or 0)
    if first == len(NEWS):
        return Response(None, {"status": 204})
    return Response(events(first), {"headers": {"content-type": "text/event-stream"}})


async def main() -> None:
    closed = asyncio.Event()

    def tell(event: MessageEvent) -> None:
        print(event.lastEventId, event.data)

    def notice(event: Event) -> None:
        if source.readyState == EventSource.CLOSED:
            closed.set()
        else:
            print("the server closed the connection")

    with use(server):
        source = EventSource("https://conference.example/news")
    source.addEventListener("news", tell)
    source.onerror = notice
    await closed.wait()


if __name__ == "__main__":
    asyncio.run(main())
