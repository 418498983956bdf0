"""axe-core finds on pages what it finds in Chromium."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.page.axe import PAGES, RECORDED, SCRIPT, in_chromium, shown
from tests.page.conftest import NEEDS_QUICKJS
from tests.parsers import need_a_parser
from webapi.page import Page, async_api, expect

__all__ = ["chromium", "chromium_page"]

need_a_parser()
pytestmark = pytest.mark.skipif(
    not SCRIPT.exists(), reason="axe-core is not here: run `npm ci` in tests/runtimes/page_programs"
)


def test_each_page_has_what_chromium_finds(new_page: Callable[..., Page]) -> None:
    page = new_page(PAGES)
    for path in PAGES:
        page.goto(path)
        assert shown(page.axe(script=SCRIPT).raw) == RECORDED[path], path
    box = "JSON.stringify(document.body.getBoundingClientRect())"
    page.goto("/colours")
    before = page.evaluate(box)
    page.axe(script=SCRIPT)
    assert page.evaluate(box) == before  # the layout for axe ends with it


@NEEDS_QUICKJS
def test_violations_can_be_read_chosen_and_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WEBAPI_AXE", str(SCRIPT))
    with Page(PAGES) as page:
        page.goto("/colours")
        with pytest.raises(AssertionError) as caught:
            expect(page, "The colours").to_pass_axe(include=".dark")
        first, found, empty, rule, link, element, *repair = str(caught.value).splitlines()
        assert (first, found, empty) == (
            "The colours",
            "axe finds on http://localhost/colours:",
            "",
        )
        assert rule == (
            "color-contrast (serious): Elements must meet minimum color contrast ratio thresholds"
        )
        assert link.startswith("  https://dequeuniversity.com/rules/axe/")
        assert element == '  .dim: <p class="dim">dim on dark</p>'
        assert repair[-1].startswith("    Element has insufficient color contrast of ")
        expect(page).to_pass_axe(tags="wcag2a")
        expect(page).to_pass_axe(rules={"color-contrast": False})
        expect(page).to_pass_axe(rules=["image-alt", "document-title"])
        faint = [".veil", ".faint", ".note", "p[style]"]
        expect(page).to_pass_axe(include="main", exclude=[".dim", *faint])
        with pytest.raises(ValueError, match="tags or a list of rules"):
            page.axe(tags=["wcag2a"], rules=["image-alt"])
        baseline = tmp_path / "axe.json"
        with pytest.raises(FileNotFoundError, match="write_baseline"):
            expect(page).to_pass_axe(baseline=baseline)
        page.axe(include=".dark").write_baseline(baseline)
        expect(page).to_pass_axe(include=".dark", baseline=baseline)
        with pytest.raises(AssertionError, match=r"em: <em>") as caught:
            expect(page).to_pass_axe(baseline=baseline)
        assert ".dim" not in str(caught.value)
        page.goto("/faults")
        with pytest.raises(AssertionError, match="html-has-lang"):
            expect(page).to_pass_axe(baseline=baseline)
        page.goto("/colours")
        page.axe(rules=["image-alt"]).write_baseline(baseline)
        assert str(page.axe(rules=["image-alt"])).startswith("axe finds nothing on http")


@NEEDS_QUICKJS
def test_asynchronous_pages() -> None:
    async def run() -> None:
        async with async_api.Page(PAGES) as page:
            await page.goto("/colours")
            results = await page.axe(script=SCRIPT, include=".dark")
            assert [each.id for each in results.violations] == ["color-contrast"]
            await async_api.expect(page).to_pass_axe(include=".big", script=SCRIPT)

    asyncio.run(run())


@NEEDS_QUICKJS
def test_without_axe_core(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WEBAPI_AXE", raising=False)
    monkeypatch.chdir(tmp_path)
    with Page(PAGES) as page, pytest.raises(FileNotFoundError, match="npm install axe-core"):
        page.axe()


def test_options_of_pytest(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("import os\ndef test(): print(os.environ['WEBAPI_AXE'])")
    (tmp_path / "pytest.ini").write_text("[pytest]\nwebapi_axe = node_modules/axe.js")
    for options, name in (((), "node_modules/axe.js"), (("--webapi-axe=b.js",), "b.js")):
        command = (sys.executable, "-m", "pytest", "-s", "-p", "webapi.page.pytest_plugin")
        done = subprocess.run((*command, *options), cwd=tmp_path, capture_output=True, text=True)
        assert str(tmp_path / name) in done.stdout


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_finds_them(chromium_page: BrowserPage) -> None:
    assert in_chromium(chromium_page.playwright) == RECORDED
