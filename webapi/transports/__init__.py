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

from webapi.fetching.cookies import CookieJar as CookieJar

from .asgi_server import asgi as asgi
from .asgi_transport import ASGITransport as ASGITransport
from .browser import BrowserTransport as BrowserTransport
from .current import Transport as Transport
from .current import install as install
from .current import use as use
from .guard import Guard as Guard
from .httpx import HTTPXTransport as HTTPXTransport
from .routes import Routes as Routes
from .wsgi import WSGITransport as WSGITransport
