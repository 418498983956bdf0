"""docs/editions.md: what it names exists, what it shows runs."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "editions.md"
NAMES = sorted(set(re.findall(r"`(webapi\.[\w.]+)`", PAGE.read_text())))


@pytest.mark.parametrize("name", NAMES)
def test_every_name_on_the_page_exists(name: str) -> None:
    module, _, rest = name.partition(".")
    value: object = import_module(module)
    path = module
    for part in rest.split("."):
        path += "." + part
        try:
            value = import_module(path)
        except ModuleNotFoundError:
            value = getattr(value, part)
    assert value is not None


def test_the_examples_on_the_page_run() -> None:
    failed, attempted = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert attempted > 15


def test_every_row_names_something_or_says_what_became_of_it() -> None:
    rows = [line.split(" | ") for line in PAGE.read_text().splitlines() if line.startswith("| ")]
    rows = [[cell.strip("| ") for cell in row] for row in rows if len(row) >= 4]
    assert len(rows) > 90
    assert [row for row in rows if not (row[2] or row[3])] == []
    editions = {"2012", "2013", "2014", "2017", "2024", "all", "editions"}
    assert [row for row in rows if not set(row[1].split()) <= editions] == []
