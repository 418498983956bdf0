"""Files that a user chooses. Playwright and Chromium 156 gave the same values and errors."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.runtimes.pages import parameters
from webapi import File
from webapi.page import Page, PageError
from webapi.page.arguments import FilePayload

HTML = """<label>F <input id=f type=file></label><input id=m type=file multiple>
<input id=h type=file hidden disabled><p></p><script>
const log = [];
for (const type of ["beforeinput", "input", "change", "focus", "click"]) {
  document.addEventListener(type, (event) => log.push(type + " " + event.target.id), true);
}
</script>"""
TEXT: FilePayload = {"name": "a.txt", "mimeType": "text/plain", "buffer": b"abc"}


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_files_are_chosen(engine: Any, tmp_path: Path) -> None:
    table = tmp_path / "table.csv"
    table.write_text("1,2")
    with Page({"/": HTML}, engine=engine) as page:
        page.goto("/")
        page.set_input_files("#f", TEXT)
        shown = "[f.value, f.files[0].name, f.files[0].type, f.files[0].size, f.files.length]"
        assert page.evaluate(shown) == ["C:\\fakepath\\a.txt", "a.txt", "text/plain", 3, 1]
        assert page.evaluate("f.files[0].text()") == "abc"
        assert page.evaluate("log.splice(0)") == ["input f", "change f"]
        for given in (table, str(table)):
            page.locator("label").set_input_files(given)
            assert page.evaluate(shown)[1:] == ["table.csv", "text/csv", 3, 1]
        modified = page.evaluate("f.files[0].lastModified")
        assert modified == table.stat().st_mtime_ns // 1_000_000
        page.set_input_files("#m", [File(["x"], "x.txt"), TEXT])
        assert page.evaluate("[...m.files].map((file) => file.name)") == ["x.txt", "a.txt"]
        page.set_input_files("#f", [])
        page.set_input_files("#h", TEXT)
        assert page.evaluate("[f.value, f.files.length, h.files.length]") == ["", 0, 1]


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_what_takes_no_files(engine: Any, tmp_path: Path) -> None:
    def error(act: Callable[[], None]) -> str:
        with pytest.raises((PageError, OSError, TypeError)) as caught:
            act()
        return f"{type(caught.value).__name__} {caught.value}"

    with Page({"/": HTML}, engine=engine) as page:
        page.goto("/")
        assert "Non-multiple file input can only accept single file" in error(
            lambda: page.set_input_files("#f", [TEXT, TEXT])
        )
        assert "Node is not an HTMLInputElement" in error(lambda: page.set_input_files("p", TEXT))
        missing = tmp_path / "missing"
        assert error(lambda: page.set_input_files("#f", missing)).startswith("FileNotFoundError")
        wrong = {"name": "a"}
        assert error(lambda: page.set_input_files("#f", wrong)).startswith("TypeError")  # type: ignore[arg-type]
        assert page.evaluate("log") == []
