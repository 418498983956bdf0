"""The server of a program: a WSGI application, which Chromium asks, and a page in process."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from http.cookies import SimpleCookie
from typing import Any, TypeAlias
from urllib.parse import parse_qsl

TYPES = {
    "js": "text/javascript",
    "mjs": "text/javascript",
    "css": "text/css",
    "json": "application/json",
}
_BOUNDARY = re.compile(r"boundary=([^;,\s]+)")


@dataclass(frozen=True)
class Asked:
    """A request. ``query`` and ``form`` have the last value of a name."""

    method: str
    path: str
    query: dict[str, str]
    form: dict[str, str]
    body: str
    headers: dict[str, str]
    cookies: dict[str, str]


@dataclass(frozen=True)
class Answer:
    """A response."""

    body: str | bytes = ""
    status: int = 200
    type: str = "text/html;charset=utf-8"
    headers: Mapping[str, str] = field(default_factory=dict)


Handler: TypeAlias = Callable[[Asked], "Answer | str"]
Routes: TypeAlias = Mapping[str, "Answer | str | bytes | Handler"]
"""From a path, after a method if it matters, to what answers."""


def redirect(to: str, status: int = 303, **headers: str) -> Answer:
    """An answer that leads elsewhere."""
    return Answer(status=status, headers={"Location": to, **headers})


def as_json(value: object, status: int = 200) -> Answer:
    """An answer in JSON."""
    return Answer(json.dumps(value), status, "application/json")


class App:
    """Answers by routes. ``asked`` has the requests, without that for the icon."""

    def __init__(self, routes: Routes) -> None:
        self._routes = routes
        self.asked: list[dict[str, str]] = []
        self.under_way = 0

    def __call__(
        self, environ: dict[str, Any], start_response: Callable[..., Any]
    ) -> Iterable[bytes]:
        """https://peps.python.org/pep-3333/"""
        self.under_way += 1
        try:
            asked = _asked(environ)
            answer = self._answer(asked)
            if asked.path != "/favicon.ico":
                self.asked.append(_noted(asked, environ))
        finally:
            self.under_way -= 1
        body = answer.body if isinstance(answer.body, bytes) else answer.body.encode()
        headers = {"Content-Type": answer.type, "Content-Length": str(len(body))}
        phrase = f"{answer.status} {HTTPStatus(answer.status).phrase}"
        start_response(
            phrase, [*(headers | {"Cache-Control": "no-store"} | {**answer.headers}).items()]
        )
        return [body]

    def _answer(self, asked: Asked) -> Answer:
        for key in (f"{asked.method} {asked.path}", asked.path):
            if key in self._routes:
                found = self._routes[key]
                answer = found(asked) if callable(found) else found
                if isinstance(answer, Answer):
                    return answer
                name = asked.path.rpartition("/")[2]
                type = TYPES.get(name.rpartition(".")[2], "text/html")
                return Answer(answer, type=f"{type};charset=utf-8")
        return Answer("Not found", 404, "text/plain")


def _asked(environ: dict[str, Any]) -> Asked:
    length = int(environ.get("CONTENT_LENGTH") or 0)
    body = environ["wsgi.input"].read(length).decode("utf-8", "replace") if length else ""
    type = environ.get("CONTENT_TYPE", "")
    headers = {
        name[5:].replace("_", "-").lower(): value
        for name, value in environ.items()
        if name.startswith("HTTP_")
    }
    cookies: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
    is_form = type.startswith("application/x-www-form-urlencoded")
    return Asked(
        environ["REQUEST_METHOD"],
        environ["PATH_INFO"],
        dict(parse_qsl(environ.get("QUERY_STRING", ""), keep_blank_values=True)),
        dict(parse_qsl(body, keep_blank_values=True)) if is_form else _parts(type, body),
        body,
        headers,
        {name: each.value for name, each in cookies.items()},
    )


def _parts(type: str, body: str) -> dict[str, str]:
    """The texts of a multipart body."""
    boundary = _BOUNDARY.search(type)
    if boundary is None:
        return {}
    parts = body.split(f"--{boundary[1]}")[1:-1]
    named = (
        re.search(r'name="([^"]*)"[^\n]*\r\n(?:[^\n]+\r\n)*\r\n([^\0]*)\r\n', each)
        for each in parts
    )
    return {each[1]: each[2] for each in named if each is not None}


def _noted(asked: Asked, environ: dict[str, Any]) -> dict[str, str]:
    query, type, body = environ.get("QUERY_STRING", ""), environ.get("CONTENT_TYPE", ""), asked.body
    boundary = _BOUNDARY.search(type)
    if boundary is not None:
        type, body = type.replace(boundary[1], "BOUNDARY"), body.replace(boundary[1], "BOUNDARY")
    noted = {
        "request": f"{asked.method} {asked.path}{'?' if query else ''}{query}",
        "type": type.lower() if body else "",  # wsgiref makes up one, Chromium writes UTF-8 so
        "body": body,
        "cookie": "; ".join(sorted(asked.headers.get("cookie", "").split("; "))),
    }
    return {name: value for name, value in noted.items() if value}
