"""Transports: functions from a `Request` to a `Response`, which `webapi.fetch` calls.

A transport is any function, asynchronous or not. A test double is one, and so are the classes here:

>>> import asyncio
>>> from webapi import Response, fetch
>>> async def main():
...     with use(lambda request: Response(f"{request.method} {request.url}")):
...         return await (await fetch("https://example.org/")).text()
>>> asyncio.run(main())
'GET https://example.org/'

A transport gives the body as HTTP has it: `webapi.fetch` decodes what ``Content-Encoding`` names.
`asgi` turns a transport into an application for ASGI servers.
"""

from webapi.fetching.cookies import CookieJar

from .asgi_server import asgi
from .asgi_transport import ASGITransport
from .browser import BrowserTransport
from .current import Transport, install, use
from .guard import Guard
from .httpx import HTTPXTransport
from .routes import Routes
from .wsgi import WSGITransport

__all__ = [
    "ASGITransport",
    "BrowserTransport",
    "CookieJar",
    "Guard",
    "HTTPXTransport",
    "Routes",
    "Transport",
    "WSGITransport",
    "asgi",
    "install",
    "use",
]
