"""Small facts that pages from outside rely on are those of headless Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.page.from_outside import FACTS, RECORDED
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

need_a_parser()


@pytest.fixture(scope="module", params=parameters(PAGE_ENGINES))
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    with Page(engine=request.param) as page:
        yield page


@pytest.mark.parametrize("name", FACTS)
def test_a_fact(page: Any, name: str) -> None:
    html, act = FACTS[name]
    page.set_content(html)
    assert act(page) == RECORDED[name]
