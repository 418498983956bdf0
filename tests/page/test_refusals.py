"""Arguments that Playwright's methods have and ours have not are refused with a reason."""

from __future__ import annotations

import asyncio
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("quickjs")
pytest.importorskip("turbohtml")

from webapi.page import (
    ElementHandle,
    Locator,
    LocatorAssertions,
    Page,
    PageAssertions,
    expect,
)
from webapi.page.async_api import Page as AsyncPage
from webapi.page.refusals import MEMBERS, REASONS

POSITIONAL = {"name", "selector_or_locator", "title_or_reg_exp", "url_or_reg_exp"}
"""Playwright's names of arguments that nobody gives by name."""


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with Page() as page:
        page.set_content("<button>Go</button>")
        yield page


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda page: page.goto("/", referer="/"), "Page.goto takes no referer="),
        (lambda page: page.locator("p").fill("x", strict=True), "Locator.fill takes no strict="),
        (
            lambda page: page.query_selector("button").hover(strict=True),
            "ElementHandle.hover takes",
        ),
        (lambda page: page.get_by_text("x").aria_snapshot(boxes=True), "there is no layout"),
        (
            lambda page: page.close(reason="done"),
            "Page.close takes no reason=, which Playwright's takes: a page closes between two "
            "actions, so none fails with the reason",
        ),
        (lambda page: page.close(run_before_unload=True), "close asks no script"),
        (lambda page: page.click("button", nope=1), "unexpected keyword argument 'nope'"),
    ],
)
def test_an_argument_that_is_missing_is_refused_with_a_reason(
    page: Any, call: Any, message: str
) -> None:
    with pytest.raises(TypeError) as caught:
        call(page)
    assert message in str(caught.value)


def test_an_assertion_that_fails_begins_with_its_message(page: Page) -> None:
    for assertion in (
        lambda: expect(page.locator("button"), "the button stays").to_have_text("Stop", timeout=1),
        lambda: expect(page.locator("p"), "the button stays").to_have_count(1, timeout=1),
        lambda: expect(page, message="the button stays").to_have_title("x", timeout=1),
        lambda: expect(page, message="the button stays").to_have_url("/x", timeout=1),
    ):
        with pytest.raises(
            AssertionError, match=r"\Athe button stays\nExpected value: '.*'\nActual"
        ):
            assertion()
    with pytest.raises(AssertionError, match=r"\ALocator expected to have text 'Stop'"):
        expect(page.locator("button")).to_have_text("Stop", timeout=1)


def test_the_arguments_that_wait_are_there(page: Page) -> None:
    assert page.wait_for_selector("button", timeout=5) is not None
    assert page.wait_for_function("1", timeout=5).json_value() == 1


def test_the_asynchronous_twin_refuses_too() -> None:
    async def main() -> None:
        async with AsyncPage() as page:
            assert inspect.iscoroutinefunction(page.click)
            with pytest.raises(TypeError, match=r"Locator\.press takes no strict="):
                await page.get_by_label("x").press("a", strict=True)  # type: ignore[call-arg]
            with pytest.raises(TypeError, match=r"Page\.close takes no reason="):
                await page.close(reason="done")  # type: ignore[call-arg]

    asyncio.run(main())


@pytest.mark.parametrize("kind", [Page, Locator, ElementHandle, PageAssertions, LocatorAssertions])
def test_each_argument_of_playwrights_is_taken_or_refused(kind: Any) -> None:
    playwright = pytest.importorskip("playwright.sync_api")
    theirs = getattr(playwright, kind.__name__)
    found = 0
    for name, method in inspect.getmembers(kind, inspect.isfunction):
        if name.startswith("_") or not hasattr(theirs, name):
            continue
        taken = inspect.signature(method).parameters.keys()
        for argument in inspect.signature(getattr(theirs, name)).parameters.keys() - taken:
            if argument in POSITIONAL:
                continue
            found += 1
            owner = object.__new__(kind)
            with pytest.raises(TypeError, match=f"{name} takes no {argument}=, which Playwright"):
                method(owner, **{argument: object()})
    assert found or kind in (LocatorAssertions, PageAssertions)


@pytest.mark.parametrize("name", ["text", "label", "placeholder", "alt_text", "title", "test_id"])
def test_a_page_and_a_locator_find_alike(page: Page, name: str) -> None:
    method = f"get_by_{name}"
    assert getattr(Page, method) is getattr(Locator, method)
    page.set_content(
        "<main><label>x <input class=label></label><input class=placeholder placeholder=x>"
        "<img class=alt_text alt=x><p class=title title=x></p><p class=test_id data-testid=x></p>"
        "</main>"
    )
    for owner in (page, page.locator("main")):
        found = getattr(owner, method)("x")
        assert found.get_attribute("class") == (None if name == "text" else name)


def test_the_page_about_suites_names_all_that_is_refused() -> None:
    text = Path(__file__).parents[2].joinpath("docs/how-to/playwright-suite.md").read_text("utf-8")
    names = [f"{kind}.{name}" for kind, names in MEMBERS.items() for name in names]
    missing = [
        each for each in [*names, *(f"{each}=" for each in REASONS)] if f"`{each}`" not in text
    ]
    assert missing == []
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    told = re.findall(r"`(\w+\.\w+)`", "\n".join(row.partition(" of ")[0] for row in rows))
    assert {*told} == {*names}
