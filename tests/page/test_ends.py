"""Programs that do not close their page end, in each way, and say nothing of it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from tests.work import LIMIT

need_a_parser()

WAYS = {
    "the end of the program": ("", 0),
    "the page is garbage": ("del page", 0),
    "an exception": ("raise KeyError", 1),
    "a thread": (
        "page = Page({'/': '<p>'}, engine=sys.argv[1])\n"
        "thread = Thread(target=page.goto, args=['/'])\n"
        "thread.start(); thread.join(); assert page.url == 'http://localhost/'",
        0,
    ),
    "a loop that has ended": (
        "async def main():\n"
        "  global other\n"
        "  other = async_api.Page({'/': '<p>'}, engine=sys.argv[1])\n"
        "  await other.goto('/')\n"
        "asyncio.run(main())",
        0,
    ),
}
BEGIN = """
import asyncio, sys
from threading import Thread
from webapi.page import Page, async_api
page = Page({"/": "<p><script>new FinalizationRegistry(() => {}).register({}, 1)</script>"},
            engine=sys.argv[1])
page.goto("/")
"""


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_programs_end(engine: str) -> None:
    programs = {
        way: subprocess.Popen(
            [sys.executable, "-W", "error", "-c", f"{BEGIN}{code}", engine],
            stderr=subprocess.PIPE,
            text=True,
        )
        for way, (code, _) in WAYS.items()
    }
    try:
        for way, program in programs.items():
            _, said = program.communicate(timeout=LIMIT)
            shown = said.startswith("Traceback") and said.endswith("KeyError\n")
            assert program.returncode == WAYS[way][1], said
            assert shown if way == "an exception" else said == "", way
    finally:
        for program in programs.values():
            program.kill()
