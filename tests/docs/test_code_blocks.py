"""The Python blocks of README.md and of every page of the site do what the pages say."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest

from tests.tools import code_blocks

PROJECT = Path(__file__).parents[2]
PAGES = [PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(PROJECT).as_posix())
def test_the_code_blocks_of_each_page_do_what_the_page_says(page: Path) -> None:
    missing = [
        name
        for name in code_blocks.needs(page.read_text("utf-8"))
        if importlib.util.find_spec(name) is None
    ]
    if missing and os.environ.get("WEBAPI_DOCS") != "required":
        pytest.skip(f"needs {', '.join(missing)}")
    code_blocks.run(page, languages=("pycon", "python"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("```pycon\n>>> 1 + 1\n3\n```\n", "page.md:2"),
        ("```python\nx = 1\n```\n\n```python\nassert x == 2\n```\n", "page.md:6: Assert"),
        ("a\n\n```sh\nfalse\n```\n", "page.md:4: status 1"),
        ("```console\n$ echo a\nb\n```\n", "got:\na"),
    ],
)
def test_a_block_that_fails_is_reported(tmp_path: Path, text: str, message: str) -> None:
    page = tmp_path / "page.md"
    page.write_text(text, "utf-8")
    with pytest.raises(AssertionError, match=message):
        code_blocks.run(page)


def test_blocks_run_in_order_and_share_names(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "% needs: sys, os.path\n"
        "```python\nx = 1\n```\n"
        "```pycon\n>>> x\n1\n```\n"
        "```console\n$ echo a\na\n$ echo b \\\n> c\nb c\n```\n"
        "```{code-block} python\n1 / 0\n```\n"
        "<!-- command: run -->\n```sh\nfalse\n```\n",
        "utf-8",
    )
    assert code_blocks.run(page) == 3
    assert code_blocks.needs(page.read_text("utf-8")) == ["sys", "os.path"]
