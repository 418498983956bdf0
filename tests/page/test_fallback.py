"""``--webapi-fallback``: tests that need a browser are skipped, or run without ``--webapi``."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("quickjs")
pytest.importorskip("turbohtml")
pytest.importorskip("httpx")

CONFIGURATION = """[pytest]
webapi_browser =
    test_shop.py::test_fails  # a canvas is drawn
    test_shop.py::TestMap
"""
SUITE = """
import sys
from collections.abc import Callable
import pytest

def is_here():
    return "webapi.page.facade" in sys.modules

def test_page(page):
    page.set_content("<h1>Shop</h1>")
    assert page.inner_text("h1") == "Shop" and is_here()

@pytest.mark.webapi_browser("it prints")
@pytest.mark.parametrize("size", [4, 5])
def test_print(size):
    assert not is_here()

def test_fails():
    assert is_here(), "no canvas"

class TestMap:
    def test_zoom(self):
        assert not is_here()
"""


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., str]:
    Path(tmp_path, "test_shop.py").write_text(SUITE)
    Path(tmp_path, "pytest.ini").write_text(CONFIGURATION)

    def run(*arguments: str) -> str:
        program = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-ra", *arguments]
        environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")}
        done = subprocess.run(
            program, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        return done.stdout + done.stderr

    return run


def test_they_are_skipped_with_the_reason(run: Callable[..., str]) -> None:
    output = run("--webapi", "--strict-markers")
    assert "1 passed, 4 skipped" in output, output
    for reason in ("it prints", "a canvas is drawn", "the configuration says so"):
        assert f"needs a browser: {reason}" in output


def test_another_process_runs_them(run: Callable[..., str]) -> None:
    output = run("--webapi", "--webapi-fallback=browser", "test_shop.py")
    assert "1 failed, 4 passed" in output, output
    assert "AssertionError: no canvas" in output
