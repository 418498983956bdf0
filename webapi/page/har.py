"""Answers of a recorded HAR: http://www.softwareishard.com/blog/har-12-spec/"""

from __future__ import annotations

import base64
import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal
from zipfile import ZipFile, is_zipfile

from webapi.fetching.responses import is_redirect_status
from webapi.interfaces.url import URL
from webapi.page.exchanges import Exchange, Fulfilment
from webapi.url.redaction import redacted

NotFound = Literal["abort", "fallback"]
_MOST_REDIRECTS = 20


class Har:
    """A recording, of a file or of a ZIP file with ``har.har`` and the bodies.

    Raises: `OSError` if it cannot be read; `ValueError` if it is no HAR.
    """

    def __init__(self, path: Path, not_found: NotFound) -> None:
        if not_found not in ("abort", "fallback"):
            raise ValueError(f"not_found is abort or fallback, not {redacted(not_found)}")
        self._path = path
        self._not_found = not_found
        self._is_zip = is_zipfile(path)
        if self._is_zip:
            with ZipFile(path) as archive:
                name = next((each for each in archive.namelist() if each.endswith(".har")), None)
                if name is None:
                    raise ValueError("the ZIP file has no .har")
                text = archive.read(name).decode()
        else:
            text = path.read_text("utf-8")
        self._entries: list[dict[str, Any]] = json.loads(text)["log"]["entries"]

    def __call__(self, route: Any) -> None:
        """Answer a request, which is a `Route`, synchronous or asynchronous."""
        entry = self._entry(route._exchange)
        if entry is not None:
            decided = route._outcome.take("fulfill", self._fulfilment(entry))
        elif self._not_found == "abort":
            decided = route._outcome.take("abort", "failed")
        else:
            decided = route._outcome.take("fallback", None)
        with suppress(StopIteration):  # it waits for nothing
            decided.send(None)

    def _entry(self, exchange: Exchange) -> dict[str, Any] | None:
        url, method, body = exchange.url.partition("#")[0], exchange.method, exchange.body
        for _ in range(_MOST_REDIRECTS):
            entry = self._fitting(url, method, body)
            if entry is None:
                return None
            response = entry["response"]
            if not (is_redirect_status(response["status"]) and response.get("redirectURL")):
                return entry
            url, method, body = URL(response["redirectURL"], url).href, "GET", None
        return None

    def _fitting(self, url: str, method: str, body: bytes | None) -> dict[str, Any] | None:
        """The entry of a URL and a method, and of the same body if one has it."""
        found = [
            each
            for each in self._entries
            if (each["request"]["url"].partition("#")[0], each["request"]["method"])
            == (url, method)
        ]
        text = None if body is None else body.decode("utf-8", "replace")
        same = [each for each in found if each["request"].get("postData", {}).get("text") == text]
        return next(iter(same or found), None)

    def _fulfilment(self, entry: dict[str, Any]) -> Fulfilment:
        response = entry["response"]
        content = response.get("content", {})
        if "_file" in content:
            body = self._file(content["_file"])
        elif content.get("encoding") == "base64":
            body = base64.b64decode(content.get("text", ""))
        else:
            body = content.get("text", "").encode()
        headers = [(each["name"], each["value"]) for each in response["headers"]]
        dropped = ("content-encoding", "content-length", "transfer-encoding")
        kept = [
            each
            for each in headers
            if each[0].lower() not in dropped and not each[0].startswith(":")
        ]
        return Fulfilment(response["status"], kept, body)

    def _file(self, name: str) -> bytes:
        if self._is_zip:
            with ZipFile(self._path) as archive:
                return archive.read(name)
        return (self._path.parent / name).read_bytes()
