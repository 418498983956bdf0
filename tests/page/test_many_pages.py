"""Many pages: one after another, in threads, and under pytest-xdist."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.page.conftest import NEEDS_QUICKJS, PAGE_ENGINES
from tests.page.test_page import counter
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

NewPage = Callable[..., Page]

need_a_parser()

_LIMIT = 1200.0
_GROWTH = 16_000_000
"""The bytes of five contexts, of the three hundred that are made meanwhile."""
MEMORY = """
import sys
from pathlib import Path
from webapi.page import Page

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

site = {"/": "<p>a</p><button>b</button><script>document.querySelector('button').onclick = () => {"
             "document.title = 'c'; setInterval(() => 0, 9) }</script>"}
for number in range(400):
    with Page(site, engine=sys.argv[1]) as page:
        page.goto("/")
        if number % 10 == 0:
            page.click("button")
            assert page.title() == "c"
    if number == 100:
        before = resident()
print(resident() - before)
"""
TESTS = """
import pytest
from webapi.page.pytest_plugin import webapi_page

@pytest.mark.parametrize("number", range(8))
def test_page(webapi_page, number):
    page = webapi_page({"/": f"<p>{number}</p>"})
    page.goto("/")
    assert page.text_content("p") == str(number)
"""


@pytest.mark.heavy("Four hundred pages take half a minute.")
@pytest.mark.skipif(sys.platform != "linux", reason="It reads /proc.")
@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_pages_leave_no_memory(engine: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", MEMORY, engine],
        capture_output=True,
        text=True,
        timeout=_LIMIT,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) < _GROWTH


def test_pages_in_threads(new_page: NewPage) -> None:
    def count(number: int) -> str | None:
        page = new_page(counter())
        page.goto("/")
        for _ in range(number + 1):
            page.click("text=add one")
        text = page.text_content("#count")
        page.close()
        return text

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(count, range(8), timeout=_LIMIT)) == [*map(str, range(1, 9))]


@pytest.mark.heavy("Workers of pytest-xdist take seconds to start.")
@NEEDS_QUICKJS
def test_pages_under_xdist(tmp_path: Path) -> None:
    pytest.importorskip("xdist")
    (tmp_path / "test_pages.py").write_text(TESTS, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "."]
    run = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, timeout=_LIMIT, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "8 passed" in run.stdout
