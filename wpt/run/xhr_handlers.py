"""What WPT's server answers for the Python files of ``xhr/resources``, and for its ``.asis`` files.

The handlers are written anew for our transports; each does what the file of its name does. Queries
are byte sequences, as strings of code points up to U+00FF.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qsl

from webapi import URL, Request, Response

Handler: TypeAlias = Callable[[Request, dict[str, str]], Awaitable[Response]]

FOLDER: Final = "/xhr/resources/"
_PLAIN: Final = {"content-type": "text/plain"}


async def content(request: Request, query: dict[str, str]) -> Response:
    label = query.get("response_charset_label")
    headers = {
        "content-type": "text/plain" if label is None else f"text/plain;charset={label}",
        "x-request-method": request.method,
        "x-request-query": URL(request.url).search.removeprefix("?") or "NO",
    }
    for name in ("content-length", "content-type"):
        headers[f"x-request-{name}"] = request.headers.get(name) or "NO"
    given = query.get("content")
    body = await request.bytes() if given is None else given.encode("latin-1")
    return Response(body, {"headers": headers})


async def delay(request: Request, query: dict[str, str]) -> Response:
    await asyncio.sleep(float(query.get("ms", 500)) / 1000)
    return Response("TEST_DELAY", {"headers": _PLAIN})


async def echo_content_type(request: Request, query: dict[str, str]) -> Response:
    return Response(request.headers.get("content-type") or "", {"headers": _PLAIN})


async def echo_headers(request: Request, query: dict[str, str]) -> Response:
    lines = [f"{name.title()}: {value}\n" for name, value in request.headers.entries()]
    return Response("".join(lines), {"headers": _PLAIN})


async def form(request: Request, query: dict[str, str]) -> Response:
    entries = await request.formData()
    return Response(f"id:{entries.get('id')};value:{entries.get('value')};")


async def inspect_headers(request: Request, query: dict[str, str]) -> Response:
    value, name = query.get("filter_value", ""), query.get("filter_name", "").lower()
    headers = list(request.headers.entries())
    if value:
        shown = "".join(f"{each}," for each, its in headers if its == value)
    else:
        shown = "".join(f"{each}: {its}\n" for each, its in headers if each == name)
    return Response(shown, {"headers": _PLAIN})


async def redirect(request: Request, query: dict[str, str]) -> Response:
    await asyncio.sleep(float(query.get("delay", 0)) / 1000)
    if "followed" in query:
        return Response("MAGIC HAPPENED")
    location = query.get("location", f"{URL(request.url).pathname}?followed")
    code, headers = int(query.get("code", 302)), {"location": location}
    init: Any = {"status": code, "statusText": "WEBSRT MARKETING", "headers": headers}
    return Response("TEST", init)


async def status(request: Request, query: dict[str, str]) -> Response:
    headers = {"content-type": query.get("type", ""), "x-request-method": request.method}
    code = int(query.get("code", 200))
    body = None if code in (204, 205, 304) else query.get("content", "").encode("latin-1")
    init: Any = {"status": code, "statusText": query.get("text", "OMG"), "headers": headers}
    return Response(body, init)


async def trickle(request: Request, query: dict[str, str]) -> Response:
    pause, count = float(query.get("ms", 500)) / 1000, int(query.get("count", 50))
    chunk = b"TEST_TRICKLE\n"

    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(count):
            await asyncio.sleep(pause)
            yield chunk

    length = {"content-length": str(count * len(chunk))} if "specifylength" in query else {}
    await asyncio.sleep(pause)
    return Response(chunks(), {"headers": {**_PLAIN, **length}})


HANDLERS: Final[dict[str, Handler]] = {
    "content.py": content,
    "delay.py": delay,
    "echo-content-type.py": echo_content_type,
    "echo-headers.py": echo_headers,
    "form.py": form,
    "inspect-headers.py": inspect_headers,
    "redirect.py": redirect,
    "status.py": status,
    "trickle.py": trickle,
}


def xhr_handler_of(url: URL) -> Handler | None:
    """The handler that answers a URL, if it is one of these."""
    if not url.pathname.startswith(FOLDER):
        return None
    return HANDLERS.get(url.pathname.removeprefix(FOLDER))


def query_of(url: URL) -> dict[str, str]:
    """The parameters of a URL."""
    return dict(parse_qsl(url.search[1:], keep_blank_values=True, encoding="latin-1"))


def response_as_is(file: bytes) -> Response:
    """The response in an ``.asis`` file: a status line and headers.

    >>> response_as_is(b"HTTP/1.1 280 HELLO\\nfoo-test: 1\\n").statusText
    'HELLO'
    """
    start, *lines = file.decode("latin-1").split("\n")
    _, code, text = start.split(" ", 2)
    headers = [list(line.split(":", 1)) for line in lines if ":" in line]
    return Response(b"", {"status": int(code), "statusText": text, "headers": headers})
