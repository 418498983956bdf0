"""A guard against requests to internal hosts, server-side request forgery."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from inspect import signature
from ipaddress import ip_address, ip_network
from typing import TypeAlias, cast

from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.url import URL
from webapi.interfaces.url_pattern import URLPattern
from webapi.transports.addresses import Address, Network, is_public, literal_address, resolve
from webapi.webidl.exceptions import shown

Connector: TypeAlias = Callable[[Request, Sequence[str]], Response | Awaitable[Response]]
"""A function from a request, and the addresses to connect to, to a response."""

Resolver: TypeAlias = Callable[[str], Iterable[str] | Awaitable[Iterable[str]]]
"""A function from a name to its addresses."""


class Guard:
    """A transport that asks another one, but only for URLs and addresses that are allowed.

    It looks up the host of each URL, and each redirect is a URL of its own. It refuses the request
    if one of the addresses is not public: private, loopback, link-local, reserved, or a form of
    IPv6 that leads to IPv4. It gives the addresses to the other transport, which connects to them
    and looks nothing up. `HTTPXTransport` does so, and checks certificates against the name.

    If ``allow`` is given, only URLs that match one of its items are allowed: origins, such as
    ``"https://images.example.org"``, and ``URLPattern`` objects. ``networks`` are addresses that
    are allowed although they are not public, such as ``"10.1.0.0/16"``. ``resolve`` looks up
    names; the operating system does it otherwise.

    Raises:
        TypeError: the other transport takes no addresses. A `BrowserTransport` takes none: a
            browser looks up each host itself.

    >>> import asyncio
    >>> from webapi import Response, fetch
    >>> from webapi.transports import use
    >>> async def main():
    ...     with use(Guard(lambda request, addresses: Response())):  # or Guard(HTTPXTransport())
    ...         await fetch("http://0x7f.1/")
    >>> try:
    ...     asyncio.run(main())
    ... except TypeError as error:
    ...     print(error.__cause__)
    127.0.0.1 is not a public address
    """

    def __init__(
        self,
        transport: Connector,
        *,
        allow: Iterable[str | URLPattern] | None = None,
        networks: Iterable[str | Address | Network] = (),
        resolve: Resolver = resolve,
    ) -> None:
        check_connector(transport)
        self._transport = transport
        self._allowed = None if allow is None else [_allowed(each) for each in allow]
        self._networks = [ip_network(each) for each in networks]
        self._resolve = resolve

    async def __call__(self, request: Request) -> Response:
        """Ask the other transport.

        Raises:
            PermissionError: the request is not allowed.
        """
        url = URL(request.url)
        if self._allowed is not None and not any(is_allowed(url) for is_allowed in self._allowed):
            refusal = PermissionError(f"{shown(url.origin)} or its path is not allowed")
            refusal.add_note("allow does not have its origin or its path")
            raise refusal
        response = self._transport(request, await self._addresses(url.hostname))
        return await response if isinstance(response, Awaitable) else response

    async def _addresses(self, host: str) -> list[str]:
        literal = literal_address(host)
        if literal is not None:
            addresses = [literal]
        else:
            found = self._resolve(host)
            addresses = [*map(ip_address, await found if isinstance(found, Awaitable) else found)]
        if not addresses:
            raise PermissionError(f"{shown(host)} has no address")
        for address in addresses:
            if not (is_public(address) or any(address in network for network in self._networks)):
                refusal = PermissionError(f"{address} is not a public address")
                # Whoever chose the URL may see the error, so the note does not name the address.
                also = "" if self._allowed is None else ": allow does not suffice"
                refusal.add_note(f"its address is not public, and networks does not have it{also}")
                raise refusal
        return [str(address) for address in addresses]


def check_connector(transport: object) -> None:
    """Raise ``TypeError`` unless it can be called with a request and addresses."""
    try:
        signature(cast("Connector", transport)).bind(None, None)
    except ValueError:
        return  # a function in C may have no signature
    except TypeError:
        raise TypeError(
            f"{shown(transport)} is no transport for Guard: it takes no addresses to connect to."
        ) from None


def _allowed(rule: str | URLPattern) -> Callable[[URL], bool]:
    """A function that tells whether a rule allows a URL."""
    if isinstance(rule, URLPattern):
        return lambda url: rule.test(url)
    origin = URL(rule).origin
    if origin == "null" or URL(rule).href != f"{origin}/":
        raise ValueError(f"{shown(rule)} is no origin: a URLPattern allows some paths only.")
    return lambda url: url.origin == origin
