"""The transport of a block or of a program."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from webapi.fetching import transport as fetching_transport
from webapi.fetching.codings import EXPANSION
from webapi.fetching.cookies import CookieJar
from webapi.fetching.requests import Request as RequestState
from webapi.fetching.responses import Response as ResponseState
from webapi.fetching.transport import Client
from webapi.interfaces.request import Request
from webapi.interfaces.request import new_object as new_request
from webapi.interfaces.response import Response
from webapi.steps.response import response_of
from webapi.webidl.exceptions import shown

Transport: TypeAlias = Callable[[Request], Response | Awaitable[Response]]
"""A function from a request to a response."""


@contextmanager
def use(
    transport: Transport,
    *,
    expansion: float | None = EXPANSION,
    cookies: CookieJar | None = None,
) -> Iterator[None]:
    """Let `webapi.fetch` use a transport within a ``with`` statement.

    It holds for the block and for the tasks that the block makes, not for other tasks or threads.
    A decoded body may be ``expansion`` times as long as the coded one, and a mebibyte at least;
    ``None`` is no bound. ``cookies`` is a jar: requests with credentials have its cookies, and
    their responses store into it. Without it there are no cookies.
    """
    with use_for_a_client(transport, expansion, cookies, None):
        yield


@contextmanager
def use_for_a_client(
    transport: Transport,
    expansion: float | None,
    cookies: CookieJar | None,
    client: Client | None,
) -> Iterator[None]:
    """Let a page use a transport within a ``with`` statement."""
    network = _network(transport, expansion, cookies)._replace(client=client)
    token = fetching_transport.set_for_the_block(network)
    try:
        yield
    finally:
        fetching_transport.leave_the_block(token)


def install(
    transport: Transport | None,
    *,
    expansion: float | None = EXPANSION,
    cookies: CookieJar | None = None,
) -> None:
    """Let `webapi.fetch` use a transport wherever no block has another; ``None`` removes it.

    It holds for all threads, and for one ``asyncio.run`` after the other. `use` tells what
    ``expansion`` and ``cookies`` are.
    """
    network = None if transport is None else _network(transport, expansion, cookies)
    fetching_transport.set_for_the_program(network)


def check_transport(transport: Transport) -> None:
    """Raise ``TypeError`` unless it can be called."""
    if not callable(transport):
        raise TypeError(f"{shown(transport)} is no transport: it cannot be called.")


async def answer_of(transport: Transport, request: Request) -> Response:
    """What a transport answers.

    Raises:
        TypeError: it is no `Response`.
    """
    response = transport(request)
    if isinstance(response, Awaitable):
        response = await response
    if not isinstance(response, Response):
        raise TypeError(f"The transport returned {shown(response)}, and no Response.")
    return response


def _network(
    transport: Transport, expansion: float | None, cookies: CookieJar | None
) -> fetching_transport.Network:
    check_transport(transport)
    if expansion is not None and not expansion >= 0:
        raise ValueError(f"The expansion {expansion} is no bound: give None, or zero and more.")
    if cookies is not None and not isinstance(cookies, CookieJar):
        raise TypeError(f"{shown(cookies)} is no webapi.transports.CookieJar.")

    async def ask(request: RequestState) -> ResponseState:
        return response_of(await answer_of(transport, new_request(request)))

    return fetching_transport.Network(ask, expansion, cookies)
