"""Libraries, unmodified from npm, build the same pages in engines as in Chromium."""

from __future__ import annotations

import json
import time
from importlib import import_module
from typing import Any

import pytest

from tests.runtimes.page_programs import PROGRAMS, RECORD, available, files_of_page
from tests.runtimes.pages import ENGINES, parameters
from tests.work import LIMIT
from webapi import URL, Request, Response
from webapi.runtimes import Bridge, JavaScriptError

TYPES = {"html": "text/html", "json": "application/json"}
PAGE_ENGINES = [name for name in ENGINES if name in ("quickjs", "mini_racer")]
EXPECTED = json.loads(RECORD.read_text("ascii"))
LACKING: dict[str, str] = {}
"""What engines lack for the programs that fail. One that begins to pass fails here."""

pytestmark = [
    pytest.mark.skipif(
        not available(),
        reason="the packages are not here: run `npm ci` in tests/runtimes and in page_programs",
    ),
    pytest.mark.heavy("Each program is bundled, and runs in two engines."),
]


def facts_of(name: str, engine: str, timeout: float = LIMIT) -> Any:
    """What a program shows in an engine."""
    files = files_of_page(name)

    def respond(request: Request) -> Response:
        path = URL(request.url).pathname
        type_ = TYPES.get(path.rpartition(".")[2], "")
        status = 200 if path in files else 404
        return Response(files.get(path), {"status": status, "headers": {"content-type": type_}})

    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    page = f"https://example.org/{name}.html"
    bridge: Bridge = adapter.install(adapter.new_context(), clock=time, page=page, fetch=respond)
    try:
        bridge.load(files[f"/{name}.html"], timeout=timeout)
        return bridge.run("program.run()", timeout=timeout)
    finally:
        bridge.close()


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
@pytest.mark.parametrize("name", [each for each in PROGRAMS if each not in LACKING])
def test_program_shows_what_chromium_shows(name: str, engine: str) -> None:
    assert facts_of(name, engine) == EXPECTED[name]


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
@pytest.mark.parametrize("name", LACKING)
def test_program_still_fails(name: str, engine: str) -> None:
    try:
        facts = facts_of(name, engine, timeout=5)
    except (JavaScriptError, TimeoutError):
        return
    assert facts != EXPECTED[name]
