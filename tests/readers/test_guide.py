"""The code in docs/how-to/ssrf.md, run against a server that redirects to a forbidden host."""

from __future__ import annotations

import doctest
import os
import re
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.streams.running import run
from webapi.cli import main

GUIDE = Path(__file__).parents[2] / "docs" / "how-to" / "ssrf.md"


@pytest.fixture
def guide() -> dict[str, Any]:
    """The names defined by the guide's blocks of Python."""
    names: dict[str, Any] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S):
        exec(block, names)
    return names


@pytest.mark.skipif(sys.platform == "emscripten", reason="needs asyncio.run")
def test_the_interactive_examples_print_what_the_guide_shows(guide: dict[str, Any]) -> None:
    text = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S))
    test = doctest.DocTestParser().get_doctest(text, guide, GUIDE.name, str(GUIDE), 0)
    assert len(test.examples) >= 7
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0


def test_the_table_is_what_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"^```console\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S)
    command, _, printed = block.partition("\n")
    assert command == r"$ webapi compare 'http://127.0.0.1\@1.1.1.1/'"
    assert main(["compare", r"http://127.0.0.1\@1.1.1.1/"]) == 1
    assert capsys.readouterr().out == printed


class RedirectingHandler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        location = {"/away": "http://localhost:1/", "/here": "\\\\" + self.headers["Host"] + "/end"}
        if self.path in location:
            self.send_response(302)
            self.send_header("Location", location[self.path])
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            self.send_response(200)
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"ok")

    def log_message(self, *arguments: object) -> None:
        pass


@pytest.fixture
def origin() -> Iterator[str]:
    if sys.platform == "emscripten":
        pytest.skip("there are no sockets")
    with ThreadingHTTPServer(("127.0.0.1", 0), RedirectingHandler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("client", ["requests", "httpx", "urllib"])
def test_the_first_url_and_every_redirect_are_checked(
    client: str, guide: dict[str, Any], origin: str
) -> None:
    if client != "urllib" and os.environ.get("WEBAPI_READERS") != "required":
        pytest.importorskip(client, reason=f"{client} is not installed: pip install '.[readers]'")
    fetch = guide[f"fetch_with_{client}"]
    with pytest.raises(ValueError, match="this origin is not allowed"):
        fetch(f"{origin}/end")
    guide["ALLOWED_ORIGINS"].add(origin)
    response = fetch(f"{origin}/here")
    body = response.read() if client in ("urllib", "httpx") else response.content
    response.close()
    assert body == b"ok"
    with pytest.raises(ValueError, match="this origin is not allowed: http://localhost:1"):
        fetch(f"{origin}/away")


def test_the_guard_checks_the_first_url_and_every_redirect(
    guide: dict[str, Any], origin: str
) -> None:
    """The server is local, so the guard refuses its address although the origin is allowed."""
    pytest.importorskip("httpx")
    guide["ALLOWED_ORIGINS"].add(origin)
    for address, message in (
        (f"{origin}/here", "127.0.0.1 is not a public address"),
        ("http://localhost:8000/", "is not allowed"),
    ):
        with pytest.raises(TypeError) as caught:
            run(guide["fetch_with_webapi"](address))
        assert message in str(caught.value.__cause__)
