"""``--webapi-fallback=browser`` runs a test in Chromium, by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.fixtures import chromium

pytest.importorskip("quickjs")

from tests.page.test_fallback import run

__all__ = ["chromium", "run"]

SUITE = """
import pytest
from playwright.sync_api import sync_playwright

@pytest.mark.webapi_browser("it needs pixels")
def test_picture():
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=PROGRAM).new_page()
        page.set_content("<h1>Shop</h1>")
        assert page.screenshot().startswith(b"\\x89PNG")

def test_text(page):
    page.set_content("<h1>Shop</h1>")
    with pytest.raises(NotImplementedError, match="there are no pixels"):
        page.screenshot()
"""


@pytest.mark.usefixtures("chromium")
def test_a_picture_is_of_chromium(run: Callable[..., str], tmp_path: Path) -> None:
    program = f"PROGRAM = {shutil.which('chromium')!r}\n"
    Path(tmp_path, "test_shop.py").write_text(program + SUITE)
    output = run("--webapi", "--webapi-fallback=browser")
    assert "2 passed" in output, output
