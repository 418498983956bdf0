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


def test_folders(new_page: Callable[..., Page], tmp_path: Path) -> None:
    """The texts are those of Playwright with Chromium 156."""
    top = tmp_path / "up"
    (top / "sub" / "deep").mkdir(parents=True)
    for name in ("b.txt", "a.txt", "sub/c.html", "sub/deep/d"):
        (top / name).write_text("x")
    page = new_page()
    page.set_content("<input type=file id=f webkitdirectory><input type=file id=g multiple>")
    page.set_input_files("#f", top)
    files = "[...f.files].map((each) => [each.name, each.webkitRelativePath, each.size])"
    assert page.evaluate(files) == [
        ["a.txt", "up/a.txt", 1],
        ["b.txt", "up/b.txt", 1],
        ["c.html", "up/sub/c.html", 1],
        ["d", "up/sub/deep/d", 1],
    ]
    for selector, chosen, text in (
        (
            "#f",
            [top / "a.txt"],
            "input requires passing a path to a directory",
        ),
        ("#g", top, "File input does not support directories, pass individual files instead"),
        ("#g", [top, top / "a.txt"], "File paths must be all files or a single directory"),
        ("#f", [top, top / "sub"], "Multiple directories are not supported"),
    ):
        with pytest.raises(PageError, match=text):
            page.set_input_files(selector, chosen)  # type: ignore[arg-type]
    page.set_input_files("#g", top / "a.txt")
    assert page.evaluate("g.files[0].webkitRelativePath") == ""
