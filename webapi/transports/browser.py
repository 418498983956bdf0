"""The browser's own ``fetch``, inside Pyodide."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from webapi.fetching.responses import is_redirect_status
from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.steps.response import response_of as state_of
from webapi.transports.messages import response_of
from webapi.url.parser import url_parser

_OPTIONS = ("cache", "credentials", "keepalive", "method", "redirect")
_OF_CODED_BYTES = {"content-encoding", "content-length"}
"""Headers that do not hold for the bytes that the browser has decoded."""


class BrowserTransport:
    """A transport that asks by the ``fetch`` of the browser or of Node.js, inside Pyodide.

    The browser applies its own rules: CORS, cookies, caches, names that it forbids. It follows
    redirects and decodes the body. The body of the response streams. The body of the request is
    read before the browser is asked.
    """

    def __init__(self) -> None:
        if sys.platform != "emscripten":
            raise ImportError("BrowserTransport needs Pyodide, where a browser has fetch.")

    async def __call__(self, request: Request) -> Response:
        """Ask the browser."""
        exchange = _Exchange()
        try:
            return await exchange.response(request)
        except BaseException:
            await exchange.aclose()
            raise


class _Exchange:
    """One request and its response. It is the asynchronous iterator of the body."""

    def __init__(self) -> None:
        self._js: Any = import_module("js")
        self._controller = self._js.AbortController.new()
        self._reader: Any = None

    async def response(self, request: Request) -> Response:
        """The response, once its headers are there."""
        options: dict[str, Any] = {name: getattr(request, name) for name in _OPTIONS}
        options["headers"] = [pair for pair in request.headers if pair[0] != "content-length"]
        options["signal"] = self._controller.signal
        if request.body is not None:
            options["body"] = await request.bytes()
        to_js = import_module("pyodide.ffi").to_js
        given = to_js(options, dict_converter=self._js.Object.fromEntries)
        answer = await self._js.fetch(request.url, given)
        if answer.body:
            self._reader = answer.body.getReader()
        dropped = _OF_CODED_BYTES if answer.headers.has("content-encoding") else ()
        headers = [pair.to_py() for pair in answer.headers.entries()]
        init = {
            "status": answer.status,
            "statusText": answer.statusText,
            "headers": [pair for pair in headers if pair[0] not in dropped],
        }
        if answer.type == "opaqueredirect" and not is_redirect_status(answer.status):
            init["status"] = 302  # browsers hide the status
        response = await response_of(self, init)
        if answer.redirected:
            records = map(url_parser, (request.url, answer.url))
            state_of(response).url_list = [record for record in records if record]
        return response

    def __aiter__(self) -> _Exchange:
        return self

    async def __anext__(self) -> bytes:
        part = None if self._reader is None else await self._reader.read()
        if part is None or part.done:
            raise StopAsyncIteration
        data: bytes = part.value.to_bytes()
        return data

    async def aclose(self) -> None:
        """Abort the request, or the rest of the response."""
        self._controller.abort()
