"""What WPT's server answers for the files of ``eventsource/resources``, written anew.

``cors.py`` answers for some of the others, and says that the origin is allowed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Final

from webapi import Request, Response

if TYPE_CHECKING:
    from wpt.run.handlers import Handler, Stash

_STREAM: Final = "text/event-stream"
_GONE: Final = "; Max-Age=0"
_ROUNDS: Final = 15
"""How often an endless answer repeats, each two seconds."""


def _answer(body: str | bytes, cookie: str | None = None, status: int = 200) -> Response:
    headers = {"content-type": _STREAM}
    if cookie is not None:
        headers["set-cookie"] = f"{cookie}; Path=/"
    given = None if status in (204, 205) else body
    return Response(given, {"status": status, "headers": headers})


def _cookie(request: Request, name: str) -> str | None:
    pairs = (each.partition("=") for each in (request.headers.get("cookie") or "").split("; "))
    return {key: value for key, _, value in pairs}.get(name)


async def message(request: Request, query: dict[str, str], stash: Stash) -> Response:
    await asyncio.sleep(int(query.get("sleep", 0)) / 1000)
    end = "\n" if query.get("newline") == "none" else "\n\n\n"
    body = query.get("message", "data: data") + end
    return Response(body.encode(), {"headers": {"content-type": query.get("mime", _STREAM)}})


async def message2(request: Request, query: dict[str, str], stash: Stash) -> Response:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(_ROUNDS):
            for each in ("data:msg\n", "data: msg\n\n", ":\n", "falsefield:msg\n\n"):
                yield each.encode()
            yield b"falsefield:msg\nData:data\n\ndata\n\ndata:end\n\n"
            await asyncio.sleep(2)

    return Response(chunks(), {"headers": {"content-type": _STREAM}})


async def last_event_id(request: Request, query: dict[str, str], stash: Stash) -> Response:
    last = request.headers.get("last-event-id")
    if last:
        return _answer(b"data: " + last.encode("latin-1") + b"\n\n")
    return _answer(f"id: {query.get('idvalue', '…')}\nretry: 200\ndata: hello\n\n")


async def last_event_id_2(request: Request, query: dict[str, str], stash: Stash) -> Response:
    bodies = {
        "1": "id: 1\ndata: 1\n\ndata: 2\n\nid: 2\ndata:3\n\ndata:4\n\n",
        "2": "id: 1\ndata: 1\n\nid:\ndata:2\n\ndata:3\n\n",
        "3": "id: 1\ndata: 1\n\nid\ndata:2\n\ndata:3\n\n",
    }
    return _answer(bodies[query["type"]])


async def reconnect_fail(request: Request, query: dict[str, str], stash: Stash) -> Response:
    name = f"recon_fail_{query['id']}"
    match _cookie(request, name):
        case "opened":
            return _answer("data: reconnected\n\n", f"{name}=reconnected")
        case "reconnected":
            return _answer("", f"{name}={_GONE}", status=204)
    return _answer("retry: 2\ndata: opened\n\n", f"{name}=opened")


async def status_error(request: Request, query: dict[str, str], stash: Stash) -> Response:
    return _answer("data: data\n\n", status=int(query.get("status", 404)))


async def status_reconnect(request: Request, query: dict[str, str], stash: Stash) -> Response:
    status = query.get("status", "204")
    name = f"request{query.get('id', status)}"
    if _cookie(request, name) == status:
        return _answer("data: data\n\n", f"{name}={_GONE}")
    body = "retry: 2\n" + ("data: ok\n\n" if "ok_first" in query else "")
    return _answer(body, f"{name}={status}", status=int(status))


async def cors_cookie(request: Request, query: dict[str, str], stash: Stash) -> Response:
    name = query.get("ident", "test")
    cookie = "NO_COOKIE" if _cookie(request, name) is None else "COOKIE"
    match request.headers.get("last-event-id"):
        case None:
            return _answer(f"id: 1\nretry: 200\ndata: first {cookie}\n\n", f"{name}=COOKIE")
        case "1":
            return _answer(f"id: 2\ndata: second {cookie}\n\n", f"{name}={_GONE}")
    return Response("", {"headers": {"content-type": "stop"}})


def _header(name: str) -> Callable[[Request, dict[str, str], Stash], Awaitable[Response]]:
    """An answer with what the request says in a header."""

    async def answer(request: Request, query: dict[str, str], stash: Stash) -> Response:
        return _answer(f"data: {request.headers.get(name)}\n\n")

    return answer


async def cors(request: Request, query: dict[str, str], stash: Stash) -> Response:
    if query["run"] == "redirect":
        return Response(b"", {"status": 302, "headers": {"location": query["location"]}})
    runs = {
        "cache-control": _header("cache-control"),
        "message": message,
        "status-reconnect": status_reconnect,
    }
    return await runs[query["run"]](request, query, stash)


EVENT_STREAMS: Final[dict[str, Handler]] = {
    "accept.event_stream": _header("accept"),
    "cache-control.event_stream": _header("cache-control"),
    "cors-cookie.py": cors_cookie,
    "cors.py": cors,
    "last-event-id.py": last_event_id,
    "last-event-id2.py": last_event_id_2,
    "message.py": message,
    "message2.py": message2,
    "reconnect-fail.py": reconnect_fail,
    "status-error.py": status_error,
    "status-reconnect.py": status_reconnect,
}
