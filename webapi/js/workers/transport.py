"""A Worker as a transport, so that a test can ask it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from inspect import Parameter, isawaitable, signature
from typing import Any

from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.js.bridge import platform_object
from webapi.js.model import PlatformObject
from webapi.js.proxies import JsProxy, javascript_of, proxy_of
from webapi.js.workers import messages
from webapi.js.workers.entrypoints import Env, ExecutionContext, context_of_request
from webapi.webidl.exceptions import shown


class WorkerTransport:
    """A transport that asks a Worker: a class such as ``Default``, or a function ``on_fetch``.

    ``env`` is a mapping of the bindings, or any object that has them as attributes; without it the
    Worker gets ``workers.env``. Each request makes an object of the class.

    >>> import asyncio
    >>> from webapi import Request
    >>> from webapi.js import install
    >>> with install():
    ...     from workers import Response, WorkerEntrypoint
    ...
    ...     class Default(WorkerEntrypoint):
    ...         async def fetch(self, request):
    ...             return Response(f"{request.method} from {self.env.HOST}")
    ...
    ...     async def ask():
    ...         worker = WorkerTransport(Default, {"HOST": "example.org"})
    ...         return await (await worker(Request("https://worker.example/"))).text()
    ...
    ...     asyncio.run(ask())
    'GET from example.org'
    """

    def __init__(self, worker: Callable[..., Any], env: Any = None) -> None:
        self._worker: Any = worker
        self._env = Env(env) if isinstance(env, Mapping) else env
        self.ctx = ExecutionContext()
        """The ``ctx`` of the Worker. Its ``tasks`` are what the Worker gave to ``waitUntil``."""

    async def __call__(self, request: Request) -> Response:
        """Ask the Worker.

        Raises:
            RuntimeError: the double is not installed.
            TypeError: the Worker returned no response.
        """
        if "workers" not in sys.modules:
            raise RuntimeError("WorkerTransport needs the double: call webapi.js.install() before.")
        env = sys.modules["workers"].env if self._env is None else self._env
        given = proxy_of(platform_object(request))
        token = context_of_request.set(self.ctx)
        try:
            if isinstance(self._worker, type):
                response = self._worker(self.ctx, env).fetch(messages.Request(given))
                if isawaitable(response):
                    response = await response
            else:
                arguments = (given, env, self.ctx)
                response = self._worker(*arguments[: _taken(self._worker)])
                while isawaitable(response):  # JavaScript awaits what a promise is fulfilled with
                    response = await response
        finally:
            context_of_request.reset(token)
        return _response_of(response)


def _taken(function: Callable[..., Any]) -> int | None:
    """The number of arguments that a function takes: Workers drop the rest."""
    kinds = [parameter.kind for parameter in signature(function).parameters.values()]
    if Parameter.VAR_POSITIONAL in kinds:
        return None
    return sum(kind < Parameter.VAR_POSITIONAL for kind in kinds)


def _response_of(value: Any) -> Response:
    found = value.js_response if isinstance(value, messages.FetchResponse) else value
    held = javascript_of(found) if isinstance(found, JsProxy) else None
    if isinstance(held, PlatformObject) and isinstance(held.implementation, Response):
        return held.implementation
    raise TypeError(f"The Worker returned {shown(value)}, and no Response.")
