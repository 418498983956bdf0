"""Fetch from an ASGI application in this process, with no socket, and end an answer that is late.

$ python examples/fetch_from_an_application.py
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from webapi import AbortSignal, FormData, fetch
from webapi.transports import ASGITransport, use

Message = MutableMapping[str, Any]


async def application(
    scope: Message,
    receive: Callable[[], Awaitable[Message]],
    send: Callable[[Message], Awaitable[None]],
) -> None:
    """What Starlette, FastAPI and Django make of a program, written by hand."""
    if scope["path"] == "/slow":
        await asyncio.sleep(60)
    if scope["path"] == "/old":
        moved = [(b"location", b"/new")]
        await send({"type": "http.response.start", "status": 303, "headers": moved})
        await send({"type": "http.response.body"})
        return
    size = 0
    while True:
        message = await receive()
        size += len(message["body"])
        if not message["more_body"]:
            break
    answer = {"method": scope["method"], "path": scope["path"], "has a body": size > 0}
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(answer).encode()})


async def main() -> None:
    form = FormData()
    form.append("title", "Numbers")
    for path in ("/form", "/old"):
        response = await fetch(f"https://app.example{path}", {"method": "POST", "body": form})
        print(response.url, response.redirected, await response.json())
    try:
        await fetch("https://app.example/slow", {"signal": AbortSignal.timeout(50)})
    except Exception as error:
        print(error)


if __name__ == "__main__":
    with use(ASGITransport(application)):
        asyncio.run(main())
