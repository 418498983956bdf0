"""A table of answers, for tests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.url_pattern import URLPattern
from webapi.webidl.exceptions import shown

Answer: TypeAlias = Response | Callable[[Request], Response | Awaitable[Response]]


class Routes:
    """A transport that answers by a table, and records what was asked.

    A key is a URL pattern, or a method, a space and a pattern. A value is a function of the
    request, or a `Response`: each request gets a clone of it. The first route that matches answers.

    >>> import asyncio
    >>> from webapi import fetch
    >>> from webapi.transports import use
    >>> routes = Routes({"GET https://api.example/users/:id": Response.json({"name": "Zoë"})})
    >>> async def main():
    ...     with use(routes):
    ...         return await (await fetch("https://api.example/users/7")).json()
    >>> asyncio.run(main())
    {'name': 'Zoë'}
    >>> routes.requests
    [<Request GET 'https://api.example/users/7'>]
    """

    def __init__(self, routes: Mapping[str, Answer]) -> None:
        self.requests: list[Request] = []
        """The requests, in order. Their bodies can be read."""
        self._routes: list[tuple[str, URLPattern, Answer]] = []
        for key, answer in routes.items():
            method, space, pattern = key.rpartition(" ")
            if not (isinstance(answer, Response) or callable(answer)):
                raise TypeError(f"The answer of {shown(key)} is no Response and no function.")
            self._routes.append((method if space else "", URLPattern(pattern), answer))

    def __call__(self, request: Request) -> Response | Awaitable[Response]:
        """Answer a request.

        Raises:
            LookupError: no route matches.
        """
        self.requests.append(request.clone())
        for method, pattern, answer in self._routes:
            if method in ("", request.method) and pattern.test(request.url):
                return answer.clone() if isinstance(answer, Response) else answer(request)
        raise LookupError(f"no route matches {request.method} {shown(request.url)}")
