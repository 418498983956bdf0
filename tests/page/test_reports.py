"""What pytest shows of the pages of a test that has failed, and the file of ``--webapi-report``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.page.conftest import NEEDS_QUICKJS
from tests.parsers import need_a_parser
from webapi import Document

need_a_parser()
pytestmark = [
    NEEDS_QUICKJS,
    pytest.mark.skipif(sys.platform == "emscripten", reason="needs processes"),
]

TESTS = '''
import asyncio
from webapi.page import Page, expect
from webapi.page.async_api import Page as AsyncPage

SITE = {
    "/": """<title>Shop</title><input name=item><input name=secret type=password>
      <input name=gift type=checkbox><p>1 < 2</p>
      <script>console.log("ready"); fetch("/absent")</script>"""
}

def act(page):
    page.goto("/")
    page.fill("[name=item]", "tea & milk")
    page.fill("[name=secret]", "hunter2")
    page.check("[name=gift]")

def test_fixture(webapi_page):
    page = webapi_page(SITE)
    act(page)
    expect(page.locator("p")).to_have_text("2 < 1")

def test_block():
    with Page(SITE) as page:
        act(page)
        page.click("text=Buy")

def test_asynchronous():
    async def main():
        async with AsyncPage(SITE) as page:
            await page.goto("/")
            await page.fill("[name=item]", "tea & milk")
            assert await page.title() == "Market"
    asyncio.run(main())

def test_that_passes(webapi_page):
    act(webapi_page(SITE))

def test_without_a_page():
    assert 1 == 2
'''


def test_a_report(tmp_path: Path) -> None:
    (tmp_path / "test_shop.py").write_text(TESTS, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--webapi-report=report.html"],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
    )
    assert "4 failed, 1 passed" in done.stdout, done.stdout
    assert "the pages of the tests that failed are in report.html" in done.stdout
    fixture, block, asynchronous, without = done.stdout.split("\n____")[1:]
    for text, step in (
        (fixture, "to_have_text('2 < 1') raised AssertionError"),
        (block, "<Page url='http://localhost/'>.click('text=Buy') raised PageError"),
        (asynchronous, "<Page url='http://localhost/'>.title()"),
    ):
        steps, page = text.split("webapi: ")[1:]
        assert step in steps
        assert "<Page url='about:blank'>.goto('/')\n<Page url='http://localhost/'>.fill(" in steps
        assert "log: ready\n" in page
        assert "<PageRequest GET 'http://localhost/absent'> 404\n" in page
        assert "hunter2" not in page
        assert 'value="tea &amp; milk"' in page
        assert "<p>1 &lt; 2</p>" in page
    assert 'type="password" value="***"' in block
    assert 'type="checkbox" checked=""' in block
    assert "webapi: steps" not in without
    report = Document.fromHTML((tmp_path / "report.html").read_text("utf-8"), "http://localhost/")
    names = [each.textContent for each in report.querySelectorAll("h2")]
    assert [name.rpartition("::")[2] for name in names] == [
        "test_fixture",
        "test_block",
        "test_asynchronous",
    ]
    frames = report.querySelectorAll("iframe")
    assert len(frames) == 3
    shown = Document.fromHTML(frames[1].getAttribute("srcdoc"), "about:blank")
    assert shown.querySelector("[name=item]").getAttribute("value") == "tea & milk"
