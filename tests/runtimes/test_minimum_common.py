"""The page about Ecma-429 says what Python and each engine have."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tests.runtimes.pages import ENGINES
from tests.tools.minimum_common import COLUMNS, PAGE, asked, listed, read, table
from tests.tools.wpt_figures import Figures, Reasons
from wpt.run.results import Subtest


def test_the_list_is_that_of_the_standard() -> None:
    """53 interfaces, 25 members of the global object: https://ecma-international.org/ Ecma-429"""
    listing = listed()
    assert len(listing["interfaces"]) == 53
    assert len(set(listing["globals"])) == 25


@pytest.mark.parametrize("title", COLUMNS)
def test_the_page_is_current(title: str) -> None:
    engine = COLUMNS[title]
    if engine and engine not in ENGINES:
        pytest.skip(f"no {title}")
    page = read(PAGE.read_text("utf-8"), title)
    with ProcessPoolExecutor(1, get_context("spawn")) as process:  # no other test's page is left
        answer = process.submit(asked, engine).result()
    assert page.keys() == answer.keys()
    wrong = {row for row, has in answer.items() if has is not page[row]}
    assert wrong == set(), "run python -m tests.tools.minimum_common"


def test_a_page_says_what_its_table_was_made_of() -> None:
    python = asked("")
    other = {row: number % 3 != 0 for number, row in enumerate(python)}
    for row in other:  # who lacks an interface lacks its members
        if ": " in row:
            other[row] &= other[row.partition(": ")[0]]
    page = table({"Python": python, "another": other})
    assert read(page, "Python") == python
    assert read(page, "another") == other


def test_figures_count_what_is_left_out_and_what_fails_by_reason() -> None:
    figures, reasons = Figures(), Reasons()
    for name, status, message in (
        ("a", "PASS", None),
        ("Parsing: <https://XN--/>", "FAIL", "did not throw"),
        ("Parsing: <https://xn--a/>", "PASS", None),
        ("b", "FAIL", "ReferenceError: MessageChannel is not defined"),
        ("c", "TIMEOUT", None),
    ):
        figures.add("/url/a.any.js", Subtest(name, status, message), reasons)
    assert (figures.passed, figures.counted) == (2, 4)
    assert list(figures.needs.items()) == [("MessageChannel", 1)]
    assert sum(figures.failures.values()) == 1
    (line,) = figures.unexplained
    assert line.startswith("/url/a.any.js") and "'c'" in line
