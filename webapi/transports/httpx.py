"""The network, by a client of httpx2 or httpx: ``pip install 'webapi-dom[fetch]'``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from importlib import import_module
from typing import Any

from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.transports.messages import raw_headers, response_of


class HTTPXTransport:
    """A transport that asks the network.

    ``client`` is an ``AsyncClient``, which you close. Without it each request has a client of its
    own, which reads no environment variables, so that one ``asyncio.run`` may follow another. The
    client never follows redirects: `webapi.fetch` does.
    """

    def __init__(self, client: Any = None) -> None:
        self._client = client
        self._library = _library() if client is None else None

    async def __call__(self, request: Request) -> Response:
        """Ask the network."""
        client = self._client
        if self._library is not None:
            client = self._library.AsyncClient(trust_env=False)
        exchange = _Exchange(client, is_own=self._library is not None)
        try:
            return await exchange.response(request)
        except BaseException:
            await exchange.aclose()
            raise


def _library() -> Any:
    for name in ("httpx2", "httpx"):
        try:
            return import_module(name)
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
    raise ImportError("HTTPXTransport needs httpx: pip install 'webapi-dom[fetch]'.")


class _Exchange:
    """One request and its response. It is the asynchronous iterator of the body."""

    def __init__(self, client: Any, is_own: bool) -> None:
        self._client = client
        self._is_own = is_own
        self._answer: Any = None
        self._chunks: AsyncIterator[bytes] | None = None

    async def response(self, request: Request) -> Response:
        """The response, once its headers are there."""
        body = None if request.body is None else request.body.values()
        asked = self._client.build_request(
            request.method, request.url, headers=raw_headers(request), content=body
        )
        self._answer = await self._client.send(asked, stream=True, follow_redirects=False)
        answer = self._answer
        self._chunks = answer.aiter_raw()
        init = {
            "status": answer.status_code,
            "statusText": answer.reason_phrase,
            "headers": answer.headers.raw,
        }
        return await response_of(self, init)

    def __aiter__(self) -> _Exchange:
        return self

    async def __anext__(self) -> bytes:
        assert self._chunks is not None
        try:
            return await anext(self._chunks)
        except BaseException:
            await self.aclose()
            raise

    async def aclose(self) -> None:
        """Close the response, and the client if it is this request's own."""
        if self._answer is not None:
            await self._answer.aclose()
        if self._is_own:
            await self._client.aclose()
