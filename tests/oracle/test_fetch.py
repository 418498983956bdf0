"""Random exchanges with a WSGI application: fetch of Node.js, over the network, and of webapi."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from socketserver import ThreadingMixIn
from typing import Any
from urllib.parse import parse_qs, unquote
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import pytest

from tests.oracle.programs import answers_of
from webapi import fetch
from webapi.transports import WSGITransport, use

COUNT = 1_000
HEADERS = ["X-A", "Authorization", "Cookie", "Content-Type", "Content-Language"]
SHOWN = ["HTTP_X_A", "HTTP_AUTHORIZATION", "HTTP_COOKIE", "CONTENT_TYPE", "HTTP_CONTENT_LANGUAGE"]


def application(environ: dict[str, Any], start_response: Any) -> list[bytes]:
    """Answer with the status and the Location of the query, or with what the request is."""
    size = int(environ.get("CONTENT_LENGTH") or 0)
    body = environ["wsgi.input"].read(size)
    query = parse_qs(environ["QUERY_STRING"], encoding="latin-1")
    status = query.get("status", ["200"])[0]
    headers = [("x-a", "a"), ("X-A", "b"), ("Set-Cookie", "c"), ("Set-Cookie", "d")]
    if "location" in query:
        headers.append(("Location", unquote(query["location"][0], "latin-1")))
    start_response(f"{status} Text", headers)
    if environ["REQUEST_METHOD"] == "HEAD" or status in ("204", "205", "304"):
        return []
    seen = [environ["REQUEST_METHOD"], environ["PATH_INFO"], body.decode("latin-1")]
    # wsgiref says text/plain where there is no type
    return [json.dumps([*seen, *(environ.get(each) or None for each in SHOWN)]).encode()]


class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True
    request_queue_size = 50


class Handler(WSGIRequestHandler):
    def get_environ(self) -> dict[str, Any]:
        environ = super().get_environ()
        environ["CONTENT_TYPE"] = self.headers.get("content-type")
        return environ

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def port() -> Iterator[int]:
    server = make_server("127.0.0.1", 0, application, Server, Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_port
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.mark.heavy("A thousand exchanges over the network take seconds.")
def test_webapi_and_node_fetch_the_same(node: str, port: int) -> None:
    generator = random.Random(31)
    questions = [question(generator, port) for _ in range(COUNT)]
    theirs = answers_of(node, "fetches.mjs", map(json.dumps, questions))
    mine = asyncio.run(answers(questions))
    different = [each for each in zip(questions, mine, theirs, strict=True) if each[1] != each[2]]
    assert different == []
    assert sum(isinstance(each, list) for each in mine) > COUNT // 2


def question(generator: random.Random, port: int) -> list[Any]:
    origins = [f"http://127.0.0.1:{port}", f"http://localhost:{port}"]

    def url(depth: int) -> str:
        path = f"{generator.choice(origins[:1] * 3 + origins[1:])}/{generator.choice('ab')}"
        if generator.random() < 0.3 or depth > 3:
            return path + generator.choice(["", "?status=204", "?status=404", "?status=304", "#f"])
        location = generator.choice(
            [
                *(url(depth + 1), url(depth + 1), url(depth + 1), "/c?d#e", "?status=500", "../f"),
                *("", "data:,a", "http://u:p@other.invalid/", "http://[", "ftp://h/", "é"),
            ]
        )
        status = generator.choice([301, 302, 303, 307, 308, 300])
        return f"{path}?status={status}&location={quoted(location)}" + generator.choice(["", "#g"])

    init: dict[str, Any] = {"method": generator.choice(["GET", "POST", "PUT", "HEAD", "DELETE"])}
    names = generator.sample(HEADERS, k=generator.randrange(4))
    init["headers"] = [[name, generator.choice(["a", "b/c"])] for name in names]
    if init["method"] in ("POST", "PUT") and generator.random() < 0.7:
        init["body"] = generator.choice(["", "text", "é"])
    if generator.random() < 0.3:
        init["mode"] = generator.choice(["cors", "same-origin"])
    init["redirect"] = generator.choice(["follow"] * 5 + ["error"])
    return [
        generator.choice([url(0)] * 9 + ["data:text/html;base64,YQ", "data:x", "a:b"]),
        init,
    ]


def quoted(location: str) -> str:
    """Percent-encode all but letters and digits, and the percent signs once more."""
    return "".join(
        each if each.isascii() and each.isalnum() else "".join(f"%25{b:02X}" for b in each.encode())
        for each in location
    )


async def answers(questions: list[list[Any]]) -> list[Any]:
    with use(WSGITransport(application)):
        return [await answer(url, init) for url, init in json.loads(json.dumps(questions))]


async def answer(url: str, init: dict[str, Any]) -> Any:
    try:
        response = await fetch(url, init)
    except TypeError:
        return "TypeError"
    found = [response.status, response.statusText, response.ok, response.redirected, response.type]
    return [
        [*found, response.url],
        response.headers.get("x-a"),
        response.headers.getSetCookie(),
        await response.text(),
        response.bodyUsed,
    ]
