"""Fixtures for webapi in Pyodide, and those of the browsers."""

import importlib.util
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page, firefox, firefox_page
from tests.browser.server import StaticServer

__all__ = ["chromium", "chromium_page", "firefox", "firefox_page"]

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "pyodide"


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder `build/pyodide`, built again if the source has changed."""
    ready = importlib.util.find_spec("pyodide_lock") and (ROOT / "pyodide/node_modules").is_dir()
    if not ready and os.environ.get("WEBAPI_BROWSERS") != "required":
        pytest.skip("pyodide/requirements.txt and pyodide/package.json are not installed")
    if not is_current():
        subprocess.run([sys.executable, ROOT / "pyodide" / "build.py"], check=True)
    return BUILT


def is_current() -> bool:
    """Return whether the built wheel and the built page have the bytes of the source."""
    wheels = list(BUILT.glob("dist/webapi_dom-*.whl"))
    if len(wheels) != 1 or not (BUILT / "proof.zip").is_file():
        return False
    with zipfile.ZipFile(wheels[0]) as wheel:
        packed = {n: wheel.read(n) for n in wheel.namelist() if n.startswith("webapi/")}
    source = {
        file.relative_to(ROOT).as_posix(): file.read_bytes()
        for file in (ROOT / "webapi").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    page = [*(ROOT / "pyodide/page").iterdir(), ROOT / "pyodide/proof.mjs"]
    copied = all(
        (BUILT / file.name).is_file() and (BUILT / file.name).read_bytes() == file.read_bytes()
        for file in page
    )
    return packed == source and copied


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address at which `build/pyodide` is served."""
    with StaticServer({"/": built}) as server:
        yield server.url


LOAD = """
const { loadPyodide } = await import(args[0] + "dist/pyodide.mjs");
globalThis.pyodide = await loadPyodide();
await pyodide.loadPackage("webapi-dom");
"""


@pytest.fixture
def pyodide_page(chromium_page: Page, site: str) -> Page:
    """A tab in Chromium in which `pyodide` is loaded and webapi installed."""
    chromium_page.goto(f"{site}proof.html")
    chromium_page.run(LOAD, site)
    return chromium_page
