"""Finders and selectors find what Playwright's find in headless Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.conftest import NEEDS_QUICKJS, PAGE_ENGINES
from tests.page.finders import FINDERS, HTML, RECORDED, found, outcomes
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page, expect

need_a_parser()


@pytest.fixture(scope="module", params=parameters(PAGE_ENGINES))
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    with Page(engine=request.param) as page:
        page.set_content(HTML)
        yield page


def test_what_finders_find(page: Page) -> None:
    for name in FINDERS:
        assert found(page, name) == RECORDED[name], name


def test_what_assertions_say(page: Page) -> None:
    assert outcomes(page, expect, 1) == RECORDED["outcomes"]


@NEEDS_QUICKJS
def test_titles_and_urls_of_pages() -> None:
    with Page({"/a": "<title>News</title>"}) as page:
        page.goto("/a")
        expect(page).not_to_have_title("Old", timeout=1)
        expect(page).to_have_url("/A", ignore_case=True, timeout=1)
        expect(page).not_to_have_url("/b", timeout=1)
        with pytest.raises(AssertionError, match="Page title expected not to be 'News'"):
            expect(page).not_to_have_title("News", timeout=1)


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
