"""The network that `webapi.fetch` uses: a transport, and the settings that go with it.

`webapi.transports` sets it for a program or for a block.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from contextvars import ContextVar, Token
from typing import NamedTuple, TypeAlias

from webapi.fetching.codings import EXPANSION
from webapi.fetching.cookies import CookieJar
from webapi.fetching.requests import Request
from webapi.fetching.responses import Response
from webapi.url.origin import Origin

Transport: TypeAlias = Callable[[Request], Awaitable[Response]]


class Client(NamedTuple):
    """The page that fetches: https://fetch.spec.whatwg.org/#concept-request-client"""

    origin: Origin
    same_origin_policy: bool
    """Whether CORS, ``SameSite`` and mixed content limit its requests."""


class Network(NamedTuple):
    """What fetching asks, and how."""

    transport: Transport
    """A function from a request to a response."""
    expansion: float | None = EXPANSION
    """How many times as long as the coded body the decoded one may be."""
    cookies: CookieJar | None = None
    """The cookies that requests with credentials have, and where those of responses go."""
    client: Client | None = None
    """The page that fetches; None in programs, which may send and read everything."""


_of_block: ContextVar[Network | None] = ContextVar("_of_block", default=None)
_of_program: list[Network] = []


def current_network() -> Network:
    """The network of the innermost block, or else of the program.

    Raises:
        TypeError: there is none.
    """
    network = _of_block.get()
    if network is None and _of_program:
        network = _of_program[0]
    if network is None:
        asks = "HTTPXTransport() asks the network (pip install 'webapi-dom[fetch]')"
        if sys.platform == "emscripten":
            asks = "BrowserTransport() asks the network, by the browser's fetch"
        raise TypeError(
            "fetch has no transport. Set one for a block, `webapi.transports.use(transport)`, "
            f"or for the program, `webapi.transports.install(transport)`. {asks}; "
            "ASGITransport(app), WSGITransport(app) and Routes({…}) do not."
        )
    return network


def current_client() -> Client | None:
    """The page that fetches, or None."""
    network = _of_block.get()
    return None if network is None else network.client


def has_network() -> bool:
    """Whether `current_network` gives one."""
    return _of_block.get() is not None or bool(_of_program)


def set_for_the_block(network: Network) -> Token[Network | None]:
    """Set the network of the current context."""
    return _of_block.set(network)


def leave_the_block(token: Token[Network | None]) -> None:
    """Set the network of the current context as it was before."""
    _of_block.reset(token)


def set_for_the_program(network: Network | None) -> None:
    """Set the network of all threads and loops, or remove it."""
    _of_program[:] = [] if network is None else [network]
