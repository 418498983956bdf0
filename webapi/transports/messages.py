"""What transports of HTTP have in common: header lists, ports, and responses without a body."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Protocol

from webapi.fetching.responses import is_null_body_status
from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.url import URL
from webapi.url.record import SPECIAL_SCHEMES


class Exchange(Protocol):
    """The asynchronous iterator of a response's body, which can be closed at any time."""

    def __aiter__(self) -> AsyncIterator[bytes]: ...

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
    return Response(exchange, init)
