"""A recording of requests, as `HAR 1.2 <http://www.softwareishard.com/blog/har-12-spec/>`_.

`webapi.page.har.Har` answers from it.
"""

from __future__ import annotations

import base64
import json
import mimetypes
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha1
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal
from zipfile import ZIP_DEFLATED, ZipFile

from webapi.html.mime_type import essence_of
from webapi.interfaces.url import URL
from webapi.page.exchanges import Exchange, joined_headers

Content = Literal["attach", "embed", "omit"]
Mode = Literal["full", "minimal"]


class Recording:
    """The requests whose URLs fit, for a file that the end of the context writes.

    A body is in the file, or a file of its own, or left out. What is ``minimal`` has no times,
    sizes and cookies.
    """

    def __init__(
        self, path: Path, fits: Callable[[str], bool], mode: Mode, content: Content, tab: object
    ) -> None:
        self._path = path
        self._fits = fits
        self._mode = mode
        self._content = content
        self._tab = tab
        self._exchanges: list[Exchange] = []

    def note(self, tab: object, exchange: Exchange) -> None:
        """Note a request of a page."""
        if self._tab in (None, tab) and self._fits(exchange.url):
            self._exchanges.append(exchange)

    def write(self) -> None:
        """Write the responses that have come.

        Raises: `OSError`.
        """
        files: dict[str, bytes] = {}
        log = {
            "version": "1.2",
            "creator": {"name": "webapi", "version": version("webapi-dom")},
            "entries": [self._entry(each, files) for each in self._exchanges if each.status],
        }
        text = json.dumps({"log": log}, indent=2)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._path.suffix == ".zip":
            with ZipFile(self._path, "w", ZIP_DEFLATED) as archive:
                archive.writestr("har.har", text)
                for name, body in files.items():
                    archive.writestr(name, body)
            return
        self._path.write_text(text, "utf-8")
        for name, body in files.items():
            (self._path.parent / name).write_bytes(body)

    def _entry(self, exchange: Exchange, files: dict[str, bytes]) -> dict[str, Any]:
        sent = joined_headers(exchange.headers)
        got = joined_headers(exchange.response_headers)
        request: dict[str, Any] = {
            "method": exchange.method,
            "url": exchange.url,
            "httpVersion": "HTTP/1.1",
            "cookies": [],
            "headers": _listed(exchange.headers),
            "queryString": _listed([*URL(exchange.url).searchParams]),
            "headersSize": -1,
            "bodySize": len(exchange.body or b""),
        }
        if exchange.body is not None:
            text = exchange.body.decode("utf-8", "replace")
            mime_type = sent.get("content-type", "")
            request["postData"] = {"mimeType": mime_type, "params": [], "text": text}
        response = {
            "status": exchange.status,
            "statusText": exchange.status_text,
            "httpVersion": "HTTP/1.1",
            "cookies": [],
            "headers": _listed(exchange.response_headers),
            "content": self._content_of(exchange, got.get("content-type", ""), files),
            "redirectURL": got.get("location", ""),
            "headersSize": -1,
            "bodySize": -1,
        }
        entry = {"request": request, "response": response, "cache": {}, **_times(exchange)}
        if self._mode == "full":
            pairs = [each.strip().partition("=") for each in sent.get("cookie", "").split(";")]
            request["cookies"] = _listed([(name, value) for name, _, value in pairs if name])
            response["bodySize"] = -1 if exchange.body_size is None else exchange.body_size
        return entry

    def _content_of(
        self, exchange: Exchange, content_type: str, files: dict[str, bytes]
    ) -> dict[str, Any]:
        body = exchange.content
        content: dict[str, Any] = {"mimeType": content_type or "x-unknown", "size": len(body)}
        if self._content == "attach" and body:
            end = mimetypes.guess_extension(essence_of(content_type)) or ".dat"
            name = f"{sha1(body, usedforsecurity=False).hexdigest()}{end}"
            files[name] = body
            content["_file"] = name
        elif self._content == "embed":
            try:
                content["text"] = body.decode()
            except UnicodeDecodeError:
                content["text"] = base64.b64encode(body).decode()
                content["encoding"] = "base64"
        return content


def _listed(pairs: list[Any]) -> list[dict[str, str]]:
    return [{"name": name, "value": value} for name, value in pairs]


def _times(exchange: Exchange) -> dict[str, Any]:
    """When an exchange began, and how many milliseconds it took."""
    timing = exchange.timing
    moments = [timing.get(name, 0) for name in ("requestStart", "responseStart", "responseEnd")]
    sent, begun, ended = (max(moments[: count + 1]) for count in range(3))
    moment = datetime.fromtimestamp(timing["startTime"] / 1000, UTC)
    return {
        "startedDateTime": moment.isoformat(),
        "time": ended,
        "timings": {"send": sent, "wait": begun - sent, "receive": ended - begun},
    }
