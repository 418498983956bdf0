"""The transport that `webapi.fetch` uses: a function from a request to a response.

`webapi.transports` sets it for a program or for a block.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextvars import ContextVar, Token
from typing import TypeAlias

from webapi.fetching.requests import Request
from webapi.fetching.responses import Response

Transport: TypeAlias = Callable[[Request], Awaitable[Response]]

_of_block: ContextVar[Transport | None] = ContextVar("_of_block", default=None)
_of_program: list[Transport] = []


def current_transport() -> Transport:
    """The transport of the innermost block, or else of the program.

    Raises:
        TypeError: there is none.
    """
    transport = _of_block.get()
    if transport is None and _of_program:
        transport = _of_program[0]
    if transport is None:
        raise TypeError(
            "fetch has no transport. Set one for a block, `webapi.transports.use(transport)`, "
            "or for the program, `webapi.transports.install(transport)`. HTTPXTransport() asks the "
            "network (pip install 'webapi-dom[fetch]'); ASGITransport(app), WSGITransport(app) and "
            "Routes({…}) do not."
        )
    return transport


def set_for_the_block(transport: Transport) -> Token[Transport | None]:
    """Set the transport of the current context."""
    return _of_block.set(transport)


def leave_the_block(token: Token[Transport | None]) -> None:
    """Set the transport of the current context as it was before."""
    _of_block.reset(token)


def set_for_the_program(transport: Transport | None) -> None:
    """Set the transport of all threads and loops, or remove it."""
    _of_program[:] = [] if transport is None else [transport]
