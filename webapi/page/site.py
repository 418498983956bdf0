"""What a page loads from: an application, a transport, a folder or a dictionary."""

from __future__ import annotations

import inspect
import mimetypes
import os
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import unquote

from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.url import URL
from webapi.page.applications import Application, call_site
from webapi.page.errors import checked_text
from webapi.transports import ASGITransport, Routes, WSGITransport
from webapi.transports.current import Transport, answer_of
from webapi.url.redaction import hide_password_in_text, redacted

Site: TypeAlias = "Callable[..., Any] | Mapping[str, Any] | str | os.PathLike[str] | None"
"""What a `Page` takes: an ASGI or WSGI application, a transport, a dictionary, a folder."""

_TYPES: Final = mimetypes.MimeTypes(filenames=())
_MEANT: Final = (
    "give an ASGI or a WSGI application, a function from Request to Response, a dictionary or the "
    "path of a folder"
)


class Server:
    """Answers the requests of a page: applications and folders only those of its origin."""

    def __init__(self, site: Site, base_url: str, take_turns: bool = False) -> None:
        self._origin = URL(base_url).origin
        self._application: Application | None = None
        self._answers_all = False
        self._transport = self._transport_of(site)
        if self._application is not None:
            self._application.take_turns = take_turns

    def _transport_of(self, site: Site) -> Transport:
        if site is None:
            return _nothing
        if isinstance(site, (str, os.PathLike)):
            return Folder(site)
        if isinstance(site, Mapping):
            self._answers_all = True
            return partial(call_site, Table(site, self._origin))
        count = 1 if isinstance(site, (ASGITransport, WSGITransport)) else count_of_arguments(site)
        if count == 3:
            self._application = Application.of_asgi(site)
            return self._application
        if count == 2:
            self._application = Application.of_wsgi(site)
            return self._application
        self._answers_all = True
        return partial(call_site, site)

    async def __call__(self, request: Request) -> Response:
        """Answer a request.

        Raises:
            LookupError: the page has no network, and the request is for another origin.
        """
        if not self._answers_all and URL(request.url).origin != self._origin:
            raise LookupError(f"the page has no network: only {self._origin} answers")
        return await answer_of(self._transport, request)

    def take_errors(self) -> list[Exception]:
        """Return what the application has raised since the last call."""
        if self._application is None:
            return []
        errors = self._application.errors[:]
        del self._application.errors[: len(errors)]
        return errors

    async def close(self) -> None:
        """End the application's lifespan."""
        if self._application is not None:
            await self._application.close()


def _nothing(request: Request) -> Response:
    raise LookupError("the page has no site: Page(app) gives it one")


def count_of_arguments(site: Any) -> int:
    """How many arguments a call takes: 3 of ASGI, 2 of WSGI, 1 of a transport."""
    if not callable(site):
        raise TypeError(f"a page cannot load from {type(site).__name__}: {_MEANT}")
    try:
        parameters = inspect.signature(site).parameters.values()
    except ValueError as error:
        raise TypeError(f"the arguments of {redacted(site)} are not known: {_MEANT}") from error
    positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    needed = [
        each
        for each in parameters
        if each.kind in positional and each.default is inspect.Parameter.empty
    ]
    if not 1 <= len(needed) <= 3:
        raise TypeError(f"{redacted(site)} takes {len(needed)} arguments: {_MEANT}")
    return len(needed)


class Folder:
    """A transport that answers with the files of a folder."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._root = Path(path).resolve()
        if not self._root.is_dir():
            raise NotADirectoryError(
                f"no folder to load pages from: {hide_password_in_text(str(self._root))}"
            )

    def __call__(self, request: Request) -> Response:
        """Answer with a file, or with ``index.html`` for a folder."""
        path = unquote(URL(request.url).pathname)
        if path.endswith("/"):
            path += "index.html"
        if "\0" in path:
            return Response("", {"status": 400})
        file = (self._root / path.lstrip("/")).resolve()
        if not file.is_relative_to(self._root) or not file.is_file():
            return Response("Not found", {"status": 404})
        return Response(file.read_bytes(), {"headers": {"content-type": _type_of(file.name)}})


class Table:
    """A transport that answers by a dictionary, as `Routes` does.

    A key may be a path, and a value a text or bytes. What it lacks gives the status 404.
    """

    def __init__(self, table: Mapping[str, Any], origin: str) -> None:
        self._origin = origin
        self._routes = Routes({_pattern(key, origin): _answer(key, table[key]) for key in table})

    def __call__(self, request: Request) -> Any:
        """Answer a request.

        Raises:
            LookupError: no key matches a URL of another origin.
        """
        self._routes.requests.clear()
        try:
            return self._routes(request)
        except LookupError as error:
            if type(error) is not LookupError or URL(request.url).origin != self._origin:
                raise
            return Response("Not found", {"status": 404})


def _pattern(key: str, origin: str) -> str:
    method, space, pattern = checked_text(key, "a key of the site").rpartition(" ")
    return f"{method}{space}{origin}{pattern}" if pattern.startswith("/") else key


def _answer(key: str, value: Any) -> Any:
    if isinstance(value, Response) or callable(value):
        return value
    if not isinstance(value, (str, bytes)):
        raise TypeError(
            f"the value of {redacted(key)} is no text, no bytes, no Response and no function: "
            "for JSON, write Response.json(…)"
        )
    type = _type_of(key.rpartition("?")[0] or key)
    if isinstance(value, str):
        type += ";charset=utf-8"
    # a response of its own for each request, made in the thread that asks
    return lambda request: Response(value, {"headers": {"content-type": type}})


def _type_of(name: str) -> str:
    """The type of a file, by its name. Without an extension it is a page."""
    name = name.rpartition("/")[2]
    if "." not in name:
        return "text/html"
    return _TYPES.guess_type(name)[0] or "application/octet-stream"
