"""Finders and selectors find what Playwright's find in headless Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.conftest import NEEDS_QUICKJS, PAGE_ENGINES
from tests.page.finders import FINDERS, HTML, RECORDED, found
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

need_a_parser()


@pytest.fixture(scope="module", params=parameters(PAGE_ENGINES))
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    with Page(engine=request.param) as page:
        page.set_content(HTML)
        yield page


def test_what_finders_find(page: Page) -> None:
    assert {name: found(page, name) for name in FINDERS} == RECORDED


@NEEDS_QUICKJS
@pytest.mark.parametrize(
    ("selector", "kind"),
    [
        ("p:near(b)", NotImplementedError),
        ("_react=App", NotImplementedError),
        ("role=", ValueError),
        (5, TypeError),
    ],
)
def test_selectors_that_are_refused(selector: Any, kind: type[Exception]) -> None:
    with Page() as page, pytest.raises(kind):
        page.locator(selector)
