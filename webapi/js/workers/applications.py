"""``asgi`` and ``wsgi`` of ``workers``: applications that answer inside a Worker."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from webapi.interfaces.request import Request
from webapi.js.bridge import platform_object
from webapi.js.proxies import javascript_of, proxy_of
from webapi.js.workers import messages
from webapi.js.workers.entrypoints import WorkerEntrypoint
from webapi.transports import ASGITransport, WSGITransport


def _request_of(given: Any) -> Request:
    held: Any = javascript_of(given.js_object if isinstance(given, messages.Request) else given)
    request: Request = held.implementation
    return request


def _asgi_by(wait_until: Callable[[Any], None]) -> Callable[..., Any]:
    async def fetch(app: Any, req: Any, env: Any, ctx: Any = None) -> Any:
        """Ask an ASGI application, whose scope has ``env``. Its lifespan is that of the request."""

        async def with_env(scope: Any, receive: Any, send: Any) -> None:
            own = {} if scope["type"] == "lifespan" else {"env": env}
            await app({**scope, **own}, receive, send)

        transport = ASGITransport(with_env)
        await transport.__aenter__()
        try:
            response = await transport(_request_of(req))
        except BaseException as error:
            await transport.__aexit__(type(error), error, None)
            raise
        wait_until(transport.__aexit__(None, None, None))
        return proxy_of(platform_object(response))

    return fetch


async def _wsgi(app: Any, req: Any, env: Any, ctx: Any = None) -> Any:
    """Ask a WSGI application, whose environment has ``workers.env``."""

    def with_env(environ: Any, start_response: Any) -> Any:
        return app({**environ, "workers.env": env}, start_response)

    response = await WSGITransport(with_env)(_request_of(req))
    return proxy_of(platform_object(response))


def _module(name: str, fetch: Callable[..., Any]) -> ModuleType:
    def entrypoint(app: Any) -> type[WorkerEntrypoint]:
        """The class of a Worker that is an application."""

        class Default(WorkerEntrypoint):
            async def fetch(self, request: Any) -> Any:
                return await fetch(app, request, self.env, self.ctx)

        return Default

    module = ModuleType(f"workers.{name}")
    vars(module).update(fetch=fetch, entrypoint=entrypoint)
    return module


def application_modules(wait_until: Callable[[Any], None]) -> dict[str, ModuleType]:
    """``workers.asgi``, ``workers.wsgi`` and the old name ``asgi``."""
    asgi = _module("asgi", _asgi_by(wait_until))
    return {"asgi": asgi, "workers.asgi": asgi, "workers.wsgi": _module("wsgi", _wsgi)}
