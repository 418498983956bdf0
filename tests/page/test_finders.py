"""Finders and selectors find what Playwright's find in headless Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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


def test_selectors_of_code_generation(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.set_content(
        "<main><p>One <b>two</b></p><p>Three</p><label>L <input placeholder='Pl' data-testid=q>"
        "</label><button title=T>Go</button><ul><li>a<i>x</i></li><li>b</li></ul></main>"
    )
    for selector, names in {  # Playwright finds these in Chromium
        'internal:text="one"i': ["p"],
        'internal:text="Three"s': ["p"],
        "internal:text=/thr/i": ["p"],
        'internal:label="L"i': ["input"],
        'internal:attr=[placeholder="pl"i]': ["input"],
        'internal:testid=[data-testid="q"s]': ["input"],
        'internal:role=button[name="Go"s]': ["button"],
        'internal:role=button[description="t"i]': ["button"],
        'li >> internal:has="i"': ["li"],
        'li >> internal:has-not="i"': ["li"],
        'li >> internal:has-text="A"i': ["li"],
        'li >> internal:has-not-text="A"i': ["li"],
        'button >> internal:and="[title]"': ["button"],
        'p >> internal:or="li"': ["p", "p", "li", "li"],
        'main >> internal:chain="ul >> li"': ["li", "li"],
        'main >> internal:describe="x"': ["main"],
        "p >> text=One": ["p"],
    }.items():
        found = page.locator(selector).evaluate_all("all => all.map(each => each.localName)")
        assert found == names, selector
    with pytest.raises(NotImplementedError, match="internal:control= is missing"):
        page.locator("internal:control=enter-frame")
