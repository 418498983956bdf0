"""The page about Ecma-429 says what Python and each engine have."""

import pytest

from tests.runtimes.pages import ENGINES
from tests.tools.minimum_common import COLUMNS, PAGE, asked, listed, rows_of


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
    page = dict(rows_of(PAGE.read_text("utf-8"), title))
    answer = asked(engine)
    assert page.keys() <= answer.keys()
    wrong = {row for row, has in answer.items() if has is not page.get(row, False)}
    assert wrong == set(), "run python -m tests.tools.minimum_common"
