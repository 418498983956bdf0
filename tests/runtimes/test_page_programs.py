"""jQuery and React, unmodified from npm, build the same pages in engines as in Chromium."""

from __future__ import annotations

import json
import time
from importlib import import_module
from typing import Any

import pytest

from tests.runtimes.page_programs import PROGRAMS, RECORD, available, files_of_pages
from tests.runtimes.pages import ENGINES, parameters
from webapi import URL, Request, Response
from webapi.runtimes import Bridge

PAGE_ENGINES = [name for name in ENGINES if name in ("quickjs", "mini_racer")]
EXPECTED = json.loads(RECORD.read_text("ascii"))

pytestmark = [
    pytest.mark.skipif(
        not available(),
        reason="the packages are not here: run `npm ci` in tests/runtimes and in page_programs",
    ),
    pytest.mark.heavy("Each program is bundled, and runs in two engines."),
]


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """The files of the pages."""
    return files_of_pages()


def facts_of(name: str, engine: str, files: dict[str, bytes]) -> Any:
    """What a program shows in an engine."""

    def respond(request: Request) -> Response:
        body = files.get(URL(request.url).pathname)
        headers = {"content-type": "application/json" if request.url.endswith("json") else ""}
        return Response(body, {"status": 404 if body is None else 200, "headers": headers})

    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    page = f"https://example.org/{name}.html"
    bridge: Bridge = adapter.install(adapter.new_context(), clock=time, page=page, fetch=respond)
    try:
        bridge.load(files[f"/{name}.html"], timeout=60)
        return bridge.run("program.run()", timeout=60)
    finally:
        bridge.close()


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
@pytest.mark.parametrize("name", PROGRAMS)
def test_program_shows_what_chromium_shows(name: str, engine: str, files: dict[str, bytes]) -> None:
    assert facts_of(name, engine, files) == EXPECTED[name]
