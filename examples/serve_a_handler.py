"""Serve a function from Request to Response, and stop its work when the client leaves.

$ python examples/serve_a_handler.py

`uvicorn examples.serve_a_handler:app` serves it on a port. Here the program is its own client.
"""

import asyncio
from collections.abc import AsyncIterator

from webapi import URL, Request, Response, URLSearchParams, fetch
from webapi.transports import ASGITransport, asgi, use


async def ticks(request: Request) -> AsyncIterator[bytes]:
    """Server-sent events, until the client has enough."""
    number = 0
    try:
        while True:
            number += 1
            yield f"data: {number}\n\n".encode()
            await asyncio.sleep(0.001)
    finally:
        print("the client left:", request.signal.reason)


async def handler(request: Request) -> Response:
    """Answer by the path of the URL."""
    match URL(request.url).pathname:
        case "/ticks":
            return Response(ticks(request), {"headers": {"Content-Type": "text/event-stream"}})
        case "/form":
            form = await request.formData()
            return Response.json({"fields": list(form.keys())}, {"status": 201})
    return Response("Not here", {"status": 404})


app = asgi(handler)


async def main() -> None:
    form = URLSearchParams({"name": "Zoë"})
    response = await fetch("https://app.example/form", {"method": "POST", "body": form})
    print(response.status, await response.text())
    response = await fetch("https://app.example/ticks")
    assert response.body is not None
    async for chunk in response.body:
        print(bytes(chunk))
        if chunk.startswith(b"data: 3"):
            break
    await asyncio.sleep(0.01)


if __name__ == "__main__":
    with use(ASGITransport(app)):
        asyncio.run(main())
