"""What `shell.js` talks to: it passes results on, and answers ``fetch`` from files and blobs."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Callable
from importlib import resources
from typing import Any

from webapi import URL, Blob, InvalidURLError, Request, Response
from webapi.page.request_headers import Client, append_headers
from webapi.steps import blob
from webapi.steps.request import request_of
from webapi.url.blob_url_store import resolve_a_blob_url
from webapi.url.failure import FAILURE
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from wpt.run.files import Files
from wpt.run.handlers import Stash, handler_of
from wpt.run.module_handlers import piped
from wpt.run.results import Subtest
from wpt.run.xhr_handlers import query_of, response_as_is, xhr_handler_of

_STATUSES = ("PASS", "FAIL", "TIMEOUT", "NOTRUN", "PRECONDITION_FAILED")
_HARNESS_STATUSES = ("OK", "ERROR", "TIMEOUT", "PRECONDITION_FAILED")
_NETWORK_ERROR = "null"


class Server:
    """What one context's shell talks to; ``emit`` gets each result as it comes.

    ``client`` is the page, whose requests say where they come from.
    """

    def __init__(
        self, files: Files, url: str, emit: Callable[[Any], None], client: Client | None = None
    ) -> None:
        self.files = files
        self.url = URL(url)
        self.pause = 0.0
        self.completed = False
        self._emit = emit
        self._client = client
        self._stash: Stash = {}

    def __call__(self, message: str) -> str:
        """The answer to a message, ASCII text of JSON."""
        kind, *values = json.loads(message)
        if kind == "fetch":
            return self._fetch(*values)
        if kind == "result":
            self._emit(("subtest", _subtest(values[0])))
        elif kind == "complete":
            subtests = [_subtest(each) for each in values[0]["tests"]]
            status = _HARNESS_STATUSES[values[0]["status"]]
            self._emit(("complete", status, values[0]["message"], subtests))
            self.completed = True
        elif kind == "sleep":
            self.pause = values[0] / 1000
        return "null"

    def _fetch(self, resource: str, method: str) -> str:
        """https://fetch.spec.whatwg.org/#fetching, as far as files and blobs need it."""
        try:
            url = URL(resource, self.url)
        except InvalidURLError:
            return _NETWORK_ERROR
        if url.protocol == "blob:":
            return self._fetch_blob(url, method)
        if url.origin != self.url.origin:
            return _NETWORK_ERROR
        return _response(url.href, *self._file(url)[:3])

    def _file(self, url: URL) -> tuple[int, bytes, str, dict[str, str]]:
        if url.pathname == "/resources/testharnessreport.js":
            report = resources.files("wpt.run").joinpath("page_report.js").read_bytes()
            return 200, report, "text/javascript", {}
        path = self.files.find(url.pathname, "/")
        if path is None:
            return 404, b"", "", {}
        headers = self.files.headers(path)
        type = headers.get("content-type", mimetypes.guess_type(path.name)[0] or "")
        return 200, self.files.read_bytes(url.pathname, "/", query_of(url)), type, headers

    async def respond(self, request: Request) -> Response:
        """The transport of our own ``fetch``."""
        url = URL(request.url)
        if self._client is not None:
            append_headers(request_of(request), self._client, "", ())
        is_known = url.hostname.endswith((f".{self.url.hostname}", f"not-{self.url.hostname}"))
        is_known = is_known or url.hostname == self.url.hostname
        if not is_known or url.hostname.startswith("nonexistent."):
            return Response.error()
        if url.pathname == "/":
            return Response("a list of files", {"headers": {"content-type": "text/html"}})
        xhr_handler = xhr_handler_of(url)
        if xhr_handler is not None:
            return await xhr_handler(request, query_of(url))
        handler = handler_of(url)
        if handler is not None:
            return await handler(request, dict(url.searchParams.entries()), self._stash)
        query = query_of(url)
        status, body, content_type, beside = self._file(url)
        if url.pathname.endswith("/serve-with-content-type.py"):
            status, body, _, beside = self._file(URL(query["fn"], url.href))
            content_type = query["ct"]
        if status == 200 and url.pathname.endswith(".asis"):
            return response_as_is(body)
        text = "OK" if status == 200 else "Not Found"
        headers = {"content-length": str(len(body)), "content-type": content_type, **beside}
        if "pipe" in query:
            status, headers = await piped(query["pipe"], status, headers)
        return Response(body, {"status": status, "statusText": text, "headers": headers})

    def _fetch_blob(self, url: URL, method: str) -> str:
        record = basic_url_parser(url.href)
        assert isinstance(record, URLRecord)
        entry = resolve_a_blob_url(record)
        if entry is FAILURE or method != "GET" or not isinstance(entry.object, Blob):
            return _NETWORK_ERROR
        return _response(url.href, 200, blob.bytes(entry.object), entry.object.type)


def _response(url: str, status: int, body: bytes, content_type: str) -> str:
    return json.dumps(
        {
            "url": url,
            "status": status,
            "type": content_type,
            "bytes": body.decode("latin-1"),
            "text": body.decode("utf-8-sig", "replace"),
        }
    )


def _subtest(each: dict[str, Any]) -> Subtest:
    return Subtest(each["name"], _STATUSES[each["status"]], each["message"])
