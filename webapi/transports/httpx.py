"""The network, by a client of httpx2 or httpx: ``pip install 'webapi-dom[fetch]'``."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from importlib import import_module
from ipaddress import ip_address
from typing import Any, Final

from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.url import URL
from webapi.transports.addresses import literal_address
from webapi.transports.messages import raw_headers, response_of

CONNECTING: Final = 10
SILENCE: Final = 300
"""Seconds after which a request fails: Node.js has the same."""


class HTTPXTransport:
    """A transport that asks the network.

    ``client`` is an ``AsyncClient``, which you close, or a function that makes one for a request.
    Without it each request has a client of its own, which reads no environment variables, so that
    one ``asyncio.run`` may follow another. The client never follows redirects: `webapi.fetch` does.
    """

    def __init__(self, client: Any = None) -> None:
        self._client = _new_clients() if client is None else client

    async def __call__(self, request: Request, addresses: Sequence[str] = ()) -> Response:
        """Ask the network; connect to the first of the addresses that answers, if any are given.

        Raises:
            TypeError: there are addresses, and the client may have connections to others.
        """
        is_own = callable(self._client)
        if addresses and not is_own:
            raise TypeError(
                "HTTPXTransport(client) shares connections, so it cannot connect to addresses that "
                "a guard has checked. Give it a function that makes a client: "
                "HTTPXTransport(lambda: httpx.AsyncClient(…))."
            )
        exchange = _Exchange(self._client() if is_own else self._client, is_own)
        try:
            return await exchange.response(request, addresses)
        except BaseException:
            await exchange.aclose()
            raise


def _new_clients() -> Callable[[], Any]:
    for name in ("httpx2", "httpx"):
        try:
            library = import_module(name)
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
        else:
            certificates = library.create_ssl_context(trust_env=False)  # which takes most time
            limits = library.Timeout(SILENCE, connect=CONNECTING)
            return lambda: library.AsyncClient(trust_env=False, verify=certificates, timeout=limits)
    raise ImportError("HTTPXTransport needs httpx: pip install 'webapi-dom[fetch]'.")


def _is_of_connecting(error: Exception) -> bool:
    """Whether nothing has been sent. The error is one of httpx2 or of httpx."""
    names = {kind.__name__ for kind in type(error).__mro__}
    return not names.isdisjoint(("ConnectError", "ConnectTimeout"))


class _Exchange:
    """One request and its response. It is the asynchronous iterator of the body."""

    def __init__(self, client: Any, is_own: bool) -> None:
        self._client = client
        self._is_own = is_own
        self._answer: Any = None
        self._chunks: AsyncIterator[bytes] | None = None

    async def response(self, request: Request, addresses: Sequence[str]) -> Response:
        """The response, once its headers are there."""
        body = None if request.body is None else request.body.values()
        for address in addresses[:-1]:
            try:
                return await self._response(request, body, address)
            except Exception as error:
                if not _is_of_connecting(error):
                    raise
        return await self._response(request, body, addresses[-1] if addresses else None)

    async def _response(
        self, request: Request, body: AsyncIterator[Any] | None, address: str | None
    ) -> Response:
        headers = raw_headers(request)
        url = URL(request.url)
        extensions = {}
        if address is not None:
            if not request.headers.has("host"):
                headers.append((b"host", url.host.encode("ascii")))
            # The name in the certificate, and the one that TLS asks for.
            extensions["sni_hostname"] = url.hostname.strip("[]")
            url.hostname = f"[{address}]" if ":" in address else address
            if literal_address(url.hostname) != ip_address(address):
                raise ValueError(f"A URL cannot have the address {address}.")
        asked = self._client.build_request(
            request.method, url.href, headers=headers, content=body, extensions=extensions
        )
        self._answer = await self._client.send(asked, stream=True, follow_redirects=False)
        answer = self._answer
        self._chunks = answer.aiter_raw()
        init = {
            "status": answer.status_code,
            "statusText": answer.extensions.get("reason_phrase", b"").decode("latin-1"),
            "headers": answer.headers.raw,
        }
        return await response_of(self, init)

    def __aiter__(self) -> _Exchange:
        return self

    async def __anext__(self) -> bytes:
        assert self._chunks is not None
        return await anext(self._chunks)

    async def aclose(self) -> None:
        """Close the response, and the client if it is this request's own."""
        if self._answer is not None:
            await self._answer.aclose()
        if self._is_own:
            await self._client.aclose()
