"""A WSGI application as a transport: https://peps.python.org/pep-3333/"""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, TypeAlias, TypeVar
from urllib.parse import unquote_to_bytes

from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.url import URL
from webapi.transports.messages import port_of, response_of

App: TypeAlias = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]

T = TypeVar("T")


class WSGITransport:
    """A transport that asks a WSGI application in this process: Flask, Django.

    Each request has a thread and a context, in which the application runs and closes its body. The
    body of the response streams. The body of the request is read before the application is called.
    """

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, request: Request) -> Response:
        """Ask the application."""
        environ = _environ(request, await request.bytes())
        exchange = _Exchange()
        try:
            await exchange.call(exchange.run, self._app, environ)
            status, _, text = exchange.status.partition(" ")
            init = {"status": int(status), "statusText": text, "headers": exchange.headers}
            return await response_of(exchange, init)
        except BaseException:
            await exchange.aclose()
            raise


class _Exchange:
    """What the application gives. It is the asynchronous iterator of the body."""

    def __init__(self) -> None:
        self.status = ""
        self.headers: list[tuple[str, str]] = []
        self._written: list[bytes] = []
        self._body: Iterable[bytes] = ()
        self._iterator: Iterator[bytes] = iter(())
        self._thread = ThreadPoolExecutor(1, "WSGITransport")
        self._context = copy_context()

    async def call(self, function: Callable[..., T], *arguments: Any) -> T:
        """Call a function in the exchange's thread and context."""

        def call() -> T:
            try:
                return self._context.run(function, *arguments)
            except StopIteration as error:  # which no future takes
                raise RuntimeError("The WSGI application raised StopIteration.") from error

        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    def run(self, app: App, environ: dict[str, Any]) -> None:
        """Call the application until it has begun its response."""
        self._body = app(environ, self._start_response)
        self._iterator = iter(self._body)
        while not self.status:
            chunk = next(self._iterator, None)
            if chunk is None:
                raise RuntimeError("The WSGI application returned without a response.")
            self._written.append(chunk)

    def _start_response(
        self, status: str, headers: list[tuple[str, str]], exc_info: Any = None
    ) -> Callable[[bytes], None]:
        if exc_info is not None and self.status:
            raise exc_info[1]
        self.status, self.headers = status, headers
        return self._written.append

    def __aiter__(self) -> _Exchange:
        return self

    async def __anext__(self) -> bytes:
        chunk = self._written.pop(0) if self._written else await self.call(self._next)
        if chunk is None:
            raise StopAsyncIteration
        return chunk

    def _next(self) -> bytes | None:
        return next(self._iterator, None)

    async def aclose(self) -> None:
        """Call the application's ``close()``, once, and end the thread."""
        close = getattr(self._body, "close", None)
        self._body = ()
        try:
            if close is not None:
                await self.call(close)
        finally:
            self._thread.shutdown(wait=False)


def _environ(request: Request, body: bytes) -> dict[str, Any]:
    """https://peps.python.org/pep-3333/#environ-variables"""
    url = URL(request.url)
    environ: dict[str, Any] = {
        "REQUEST_METHOD": request.method,
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote_to_bytes(url.pathname).decode("latin-1"),
        "QUERY_STRING": url.search[1:],
        "SERVER_NAME": url.hostname,
        "SERVER_PORT": str(port_of(url)),
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "CONTENT_LENGTH": str(len(body)),
        "HTTP_HOST": url.host,
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": url.protocol[:-1],
        "wsgi.input": io.BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
    }
    for name, value in request.headers:
        key = name.upper().replace("-", "_")
        environ[key if key in ("CONTENT_LENGTH", "CONTENT_TYPE") else f"HTTP_{key}"] = value
    return environ
