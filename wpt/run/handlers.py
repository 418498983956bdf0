"""What WPT's server answers for the Python files of ``fetch/api/resources``; others are in
`wpt.run.event_streams`.

The handlers are written anew for our transports; each does what the file of its name does.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, TypeAlias
from urllib.parse import urlencode

from webapi import URL, Request, Response
from wpt.run.event_streams import EVENT_STREAMS
from wpt.run.module_handlers import MODULE_HANDLERS

Stash: TypeAlias = dict[str, str]
Handler: TypeAlias = Callable[[Request, dict[str, str], Stash], Awaitable[Response]]

_PLAIN: Final = {"content-type": "text/plain"}
_SLOWEST: Final = 30.0
"""The seconds that an endless answer lasts."""


async def method(request: Request, query: dict[str, str], stash: Stash) -> Response:
    headers = {"x-request-method": request.method}
    for name in ("type", "length", "encoding", "language", "location"):
        headers[f"x-request-content-{name}"] = request.headers.get(f"content-{name}") or "NO"
    return Response(await request.bytes(), {"headers": headers})


async def inspect_headers(request: Request, query: dict[str, str], stash: Stash) -> Response:
    headers = dict(_PLAIN)
    for name in query.get("headers", "").split("|"):
        value = request.headers.get(name) if name else None
        if value is not None:
            headers[f"x-request-{name}"] = value
    return Response(b"", {"headers": headers})


async def status(request: Request, query: dict[str, str], stash: Stash) -> Response:
    code = int(query.get("code", 200))
    headers = {"content-type": query.get("type", ""), "x-request-method": request.method}
    body = None if code in (204, 205, 304) else query.get("content", "").encode()
    return Response(
        body, {"status": code, "statusText": query.get("text", "OMG"), "headers": headers}
    )


async def echo_content(request: Request, query: dict[str, str], stash: Stash) -> Response:
    headers = {**_PLAIN, "x-request-method": request.method}
    for name in ("length", "type"):
        headers[f"x-request-content-{name}"] = request.headers.get(f"content-{name}") or "NO"
    return Response(await request.bytes(), {"headers": headers})


async def redirect(request: Request, query: dict[str, str], stash: Stash) -> Response:
    token = query.get("token", "")
    count = int(stash.get(f"count {token}", 0)) + 1
    if token:
        stash[f"count {token}"] = str(count)
        stash[token] = str(count)
        if count > int(query.get("max_count", count)):
            return Response(str(count - 1), {"headers": _PLAIN})
    headers = dict(_PLAIN)
    location = query.get("location")
    if location is not None:
        if "simple" not in query and location.partition(":")[0] in ("http", "https", location):
            parameters = urlencode({**query, "count": count})
            location += f"{'&' if '?' in location else '?'}{parameters}"
        headers["location"] = location
    await asyncio.sleep(float(query.get("delay", 0)) / 1000)
    return Response(b"", {"status": int(query.get("redirect_status", 302)), "headers": headers})


async def common_redirect(request: Request, query: dict[str, str], stash: Stash) -> Response:
    status = int(query.get("status", 302))
    return Response(b"", {"status": status, "headers": {"location": query["location"]}})


async def redirect_empty_location(
    request: Request, query: dict[str, str], stash: Stash
) -> Response:
    return Response(b"", {"status": 302, "headers": {"location": ""}})


async def bad_chunk_encoding(request: Request, query: dict[str, str], stash: Stash) -> Response:
    async def chunks() -> AsyncIterator[bytes]:
        yield b"TEST_CHUNK"
        raise ValueError("This is no chunk.")

    return Response(chunks(), {"headers": _PLAIN})


async def clean_stash(request: Request, query: dict[str, str], stash: Stash) -> Response:
    stash.pop(f"count {query['token']}", None)
    return Response("0" if stash.pop(query["token"], None) is None else "1")


async def stash_put(request: Request, query: dict[str, str], stash: Stash) -> Response:
    stash[query["key"]] = query["value"]
    return Response("done")


async def stash_take(request: Request, query: dict[str, str], stash: Stash) -> Response:
    return Response.json(json.loads(json.dumps(stash.pop(query["key"], None))))


async def trickle(request: Request, query: dict[str, str], stash: Stash) -> Response:
    pause = float(query.get("ms", 500)) / 1000

    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(int(query.get("count", 50))):
            await asyncio.sleep(pause)
            yield b"TEST_TRICKLE\n"

    await asyncio.sleep(pause)
    return Response(chunks(), {"headers": {} if "notype" in query else _PLAIN})


async def infinite_slow_response(request: Request, query: dict[str, str], stash: Stash) -> Response:
    state = query.get("stateKey", "")

    async def chunks() -> AsyncIterator[bytes]:
        try:
            yield b"." * 2048
            for _ in range(int(_SLOWEST / 0.01)):
                yield b"."
                if stash.pop(query.get("abortKey", ""), None) is not None:
                    break
                await asyncio.sleep(0.01)
        finally:
            if state:
                stash[state] = "closed"

    if state:
        stash[state] = "open"
    return Response(chunks(), {"headers": _PLAIN})


HANDLERS: Final[dict[str, Handler]] = {
    "/common/redirect.py": common_redirect,
    "bad-chunk-encoding.py": bad_chunk_encoding,
    "clean-stash.py": clean_stash,
    "echo-content.py": echo_content,
    "infinite-slow-response.py": infinite_slow_response,
    "inspect-headers.py": inspect_headers,
    "method.py": method,
    "redirect-empty-location.py": redirect_empty_location,
    "redirect.py": redirect,
    "stash-put.py": stash_put,
    "stash-take.py": stash_take,
    "status.py": status,
    "trickle.py": trickle,
    **EVENT_STREAMS,
    **MODULE_HANDLERS,
}


def handler_of(url: URL) -> Handler | None:
    """The handler that answers a URL, if it is one of these."""
    path = url.pathname
    return HANDLERS.get(path) or HANDLERS.get(path.rpartition("/")[2])
