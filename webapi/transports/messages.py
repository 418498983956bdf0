"""What transports of HTTP have in common: header lists, ports, and responses without a body."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final, Protocol

from webapi.fetching.responses import is_null_body_status
from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.url import URL
from webapi.url.record import SPECIAL_SCHEMES


class Exchange(Protocol):
    """The asynchronous iterator of a response's body.

    `aclose` is called when the iterator raises, at its end too, and when the body is cancelled or
    dropped. So it may be called again.
    """

    def __aiter__(self) -> AsyncIterator[bytes]: ...

    async def __anext__(self) -> bytes: ...

    async def aclose(self) -> None:
        """End the exchange."""


def raw_headers(request: Request) -> list[tuple[bytes, bytes]]:
    """The headers of a request, in bytes."""
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in request.headers]


def port_of(url: URL) -> int:
    """The port of a URL, or else the default port of its scheme."""
    return int(url.port or SPECIAL_SCHEMES[url.protocol[:-1]] or 0)


async def response_of(exchange: Exchange, init: Any) -> Response:
    """The response whose body is an exchange, which ends at once if the status has no body."""
    if is_null_body_status(init["status"]):
        await exchange.aclose()
        return Response(None, init)
    return Response(_Body(exchange), init)


_open: Final[set[Exchange]] = set()
"""The exchanges that have not ended: the garbage collector must not take their sockets."""
_closing: Final[set[asyncio.Task[None]]] = set()
"""asyncio keeps tasks weakly."""


class _Body:
    """The body of an exchange. If nobody can read it any more, the exchange ends."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._loop = asyncio.get_running_loop()
        _open.add(exchange)

    def __aiter__(self) -> _Body:
        return self

    async def __anext__(self) -> bytes:
        try:
            return await anext(self._exchange)
        except BaseException:
            await self.aclose()
            raise

    async def aclose(self) -> None:
        """End the exchange."""
        _open.discard(self._exchange)
        await self._exchange.aclose()

    def __del__(self) -> None:
        if self._exchange in _open and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_close, self._exchange)
        _open.discard(self._exchange)


def _close(exchange: Exchange) -> None:
    task = asyncio.get_running_loop().create_task(exchange.aclose())
    _closing.add(task)
    task.add_done_callback(_closing.discard)
