"""Programs of npm packages that fetch, or that answer requests, give what they give under Node.

Under Node they ask a server of this process; in engines, a transport that gives the same answers.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest

from tests.runtimes.pages import ENGINES, parameters
from tests.work import LIMIT
from webapi import Request, Response
from webapi.runtimes import Bridge

HERE = Path(__file__).parent / "programs"
NODE_MODULES = HERE / "node_modules"
ESBUILD = Path(__file__).parent / "node_modules" / ".bin" / "esbuild"
NAMES = sorted(path.stem for path in HERE.glob("*.js"))
PROGRAM_ENGINES = [name for name in ENGINES if name in ("quickjs", "mini_racer")]
SHOWN = ("accept", "authorization", "content-type", "prefer", "x-api-key", "x-one", "x-two")
"""The headers that the server shows, which clients set and runtimes do not."""

pytestmark = [
    pytest.mark.skipif(
        not NODE_MODULES.exists() or not ESBUILD.exists() or shutil.which("node") is None,
        reason="the packages are not here: run `npm ci` in tests/runtimes and its programs",
    ),
    pytest.mark.heavy("Each program is bundled, and runs in Node and in two engines."),
]


class Answer(NamedTuple):
    """What the server answers. Of pieces of a body, each is a chunk."""

    status: int
    type: str
    body: list[bytes]
    headers: Mapping[str, str] = MappingProxyType({})


class Table:
    """The answers of a server to one run of a program."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def answer(self, method: str, target: str, headers: Any, body: bytes) -> Answer:
        path = urlsplit(target).path
        first = path.split("/")[1]
        self.counts[path] += 1
        match first:
            case "json" | "rpc":
                return _json({"json": [1, "\u00e9"]})
            case "bytes":
                return Answer(200, "application/octet-stream", [bytes((1, 2, 255))])
            case "status":
                return _json({"message": "failed"}, int(path.rsplit("/", 1)[1]))
            case "flaky":
                late = self.counts[path] > 1
                return Answer(200 if late else 503, "text/plain", [b"at last" if late else b""])
            case "redirect":
                return Answer(302, "text/plain", [], {"location": "/bytes"})
            case "form":
                return Answer(200, "text/plain", [b"a" if b'name="a"' in body else b"none"])
            case "events":
                return _events(["one", "two\ndata: more"], "event: e\nid: 7\n")
            case "graphql":
                return _graphql(body)
            case "chat" | "files" | "models":
                return _openai(first, body)
            case "v1":
                return _anthropic(body)
        shown = {name: headers.get(name) for name in SHOWN if headers.get(name) is not None}
        return _json(
            {"method": method, "url": target, "headers": shown, "body": body.decode("utf-8")}
        )


def _json(value: object, status: int = 200) -> Answer:
    return Answer(status, "application/json", [json.dumps(value).encode()])


def _events(data: list[str], fields: str = "") -> Answer:
    pieces = [f"{fields}data: {each}\n\n".encode() for each in data]
    halves = [half for each in pieces for half in (each[:5], each[5:])]
    return Answer(200, "text/event-stream", halves)


def _graphql(body: bytes) -> Answer:
    if b'"bad"' in body:
        return _json({"errors": [{"message": "bad id"}], "data": None})
    return _json({"data": {"viewer": {"login": "me"}}})


def _openai(kind: str, body: bytes) -> Answer:
    if kind == "files":
        return _json({"id": "file", "has_content": b"content" in body})
    if kind == "models":
        return _json({"error": {"message": "none"}}, 404)
    asked = json.loads(body)
    message = {"role": "assistant", "content": asked["messages"][0]["content"]}
    if not asked.get("stream"):
        return _json({"id": "1", "choices": [{"index": 0, "message": message}]})
    words = [json.dumps({"choices": [{"delta": {"content": each}}]}) for each in ("a", "\u00e9")]
    return _events([*words, "[DONE]"])


def _anthropic(body: bytes) -> Answer:
    text = {"type": "text", "text": "hello"}
    message = {"id": "1", "type": "message", "role": "assistant", "model": "m", "content": [text]}
    message |= {"stop_reason": "end_turn", "usage": {"input_tokens": 1, "output_tokens": 1}}
    if not json.loads(body).get("stream"):
        return _json(message)
    delta = {"type": "text_delta", "text": "hello"}
    events = [
        {"type": "message_start", "message": {**message, "content": []}},
        {"type": "content_block_start", "index": 0, "content_block": {**text, "text": ""}},
        {"type": "content_block_delta", "index": 0, "delta": delta},
        {"type": "content_block_stop", "index": 0},
        {"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": message["usage"]},
        {"type": "message_stop"},
    ]
    pieces = [f"event: {each['type']}\ndata: {json.dumps(each)}\n\n" for each in events]
    return Answer(200, "text/event-stream", [each.encode() for each in pieces])


class Handler(BaseHTTPRequestHandler):
    """The server of Node's programs."""

    protocol_version = "HTTP/1.1"
    table = Table()

    def answer(self) -> None:
        if self.path.startswith("/slow"):
            time.sleep(1)
        if self.headers.get("transfer-encoding") == "chunked":
            body = b"".join(self._chunks())
        else:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
        answer = self.table.answer(self.command, self.path, self.headers, body)
        self.send_response(answer.status)
        for name, value in {"content-type": answer.type, **answer.headers}.items():
            self.send_header(name, value)
        self.send_header("content-length", str(sum(map(len, answer.body))))
        self.end_headers()
        for each in answer.body:
            self.wfile.write(each)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    def _chunks(self) -> Iterator[bytes]:
        while size := int(self.rfile.readline(), 16):
            yield self.rfile.read(size)
            self.rfile.readline()
        self.rfile.readline()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    """The address of the server."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def bundles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bundles of all programs."""
    folder = tmp_path_factory.mktemp("programs")
    command = [
        *(str(ESBUILD), *(f"{HERE / name}.js" for name in NAMES), "--bundle", "--format=iife"),
        *("--global-name=program", "--charset=ascii", "--target=es2022", f"--outdir={folder}"),
        *('--define:process.env.NODE_ENV="production"', "--log-level=error"),
    ]
    environment = {**os.environ, "NODE_PATH": str(NODE_MODULES)}
    subprocess.run(command, check=True, env=environment, timeout=LIMIT)
    return folder


def under_node(bundle: str, base: str) -> Any:
    Handler.table = Table()
    script = (
        f"{bundle}\nprogram.run({json.dumps(base)}).then((value) => {{"
        " process.stdout.write(JSON.stringify(value)); process.exit(0); });"
    )
    command = ["node", "--input-type=commonjs", "-"]
    shown = subprocess.run(command, input=script.encode(), capture_output=True, timeout=LIMIT)
    assert shown.returncode == 0, shown.stderr.decode()[-2000:]
    return json.loads(shown.stdout)


def in_an_engine(engine: str, bundle: str, base: str) -> Any:
    table = Table()

    async def transport(request: Request) -> Response:
        parts = urlsplit(request.url)
        if parts.path == "/slow":
            await asyncio.sleep(1)
        target = parts.path + (f"?{parts.query}" if parts.query else "")
        body = await request.bytes()
        answer = table.answer(request.method, target, request.headers, body)
        headers = {"content-type": answer.type, **answer.headers}

        async def chunks() -> Any:
            for each in answer.body:
                yield each

        return Response(chunks(), {"status": answer.status, "headers": headers})

    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    bridge: Bridge = adapter.install(adapter.new_context(), clock=time, fetch=transport)
    try:
        bridge.run(bundle)
        script = f"program.run({json.dumps(base)}).then((value) => JSON.stringify(value))"
        return json.loads(bridge.run(script, timeout=LIMIT))
    finally:
        bridge.close()


@pytest.mark.parametrize("engine", parameters(PROGRAM_ENGINES))
@pytest.mark.parametrize("name", NAMES)
def test_program_gives_what_node_gives(name: str, engine: str, bundles: Path, base: str) -> None:
    bundle = (bundles / f"{name}.js").read_text("utf-8")
    expected = under_node(bundle, base)
    assert in_an_engine(engine, bundle, base) == expected
