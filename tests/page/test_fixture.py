"""The fixture for pytest, and what a page refuses before it has a document."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.page.conftest import NEEDS_QUICKJS
from tests.parsers import need_a_parser
from webapi.page import Page, expect
from webapi.runtimes import JavaScriptError

SITE = {
    "/": """<p id=count>0</p><button>Add</button><script>
      document.querySelector("button").onclick = () => {
        document.querySelector("#count").textContent++;
      };
    </script>"""
}


@pytest.mark.parametrize("site", [7, lambda: 0, print])
def test_what_is_no_site(site: Any) -> None:
    with pytest.raises(TypeError):
        Page(site)


def test_names_that_are_missing() -> None:
    page = Page()
    for name in ("nothing", "r"):
        with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
            getattr(page, name)
    page.close()
    with pytest.raises(ValueError, match="no engine 'v8'"):
        Page(engine="v8")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="nothing can stop a script of QuickJS"):
        Page(time_limit=1)
    with pytest.raises(ValueError, match="memory_limit is 33554432 at least, and not 1"):
        Page(memory_limit=1)
    with pytest.raises(TypeError, match=r"max_requests is a whole number, and not 1\.5"):
        Page(max_requests=1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="time_limit is more than 0 seconds, and finite, not inf"):
        Page(engine="mini_racer", time_limit=math.inf)


MISSING = ["screencast", "route_web_socket"]


@pytest.mark.parametrize("name", MISSING)
def test_other_names_that_are_missing(name: str) -> None:
    with pytest.raises(AttributeError, match=f"{name} of Playwright's Page is missing"):
        getattr(Page(), name)


def test_names_of_locators_and_pages_that_are_missing() -> None:
    page = Page()
    locator = page.locator("p")
    for owner, name, kind in (
        (locator, "screenshot", "Locator"),
        (page, "pdf", "Page"),
    ):
        with pytest.raises(AttributeError, match=f"{name} of Playwright's {kind} is missing"):
            getattr(owner, name)
        with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
            owner.nothing  # noqa: B018


WRONG: dict[str, tuple[Callable[[Any], object], type[Exception], str]] = {
    "state": (lambda page: page.wait_for_selector("p", state="gone"), ValueError, "no state 'g"),
    "timeout 0": (lambda page: page.wait_for_selector("p", timeout=0), ValueError, "more than 0"),
    "timeout": (lambda page: page.wait_for_url("/", timeout="1"), TypeError, "milliseconds"),
    "no URL": (lambda page: page.goto(None), TypeError, "a URL is a text"),
    "number": (lambda page: page.goto(5), TypeError, "a URL is a text"),
    "waits": (lambda page: page.wait_for_url(5), TypeError, "a URL is a text"),
    "click": (lambda page: page.click(5), TypeError, "a selector is a text"),
    "locator": (lambda page: page.locator(5), TypeError, "a selector is a text"),
    "content": (lambda page: page.set_content(None), TypeError, "the content is a text"),
    "clock": (lambda page: page.clock.run_for(float("inf")), ValueError, "cannot go on by inf"),
    "ticks": (lambda page: page.clock.run_for(None), TypeError, "a time is"),
    "expect": (lambda page: expect("h1"), TypeError, "expect takes a locator"),  # type: ignore[call-overload]
    "message": (lambda page: expect(page, 5), TypeError, "the message of an expectation is"),  # type: ignore[call-overload]
    "text": (lambda page: expect(page.locator("p")).to_have_text(5), TypeError, "expected is"),
    "texts": (lambda page: expect(page.locator("p")).to_have_text([5]), TypeError, "is a text"),
    "base": (lambda page: Page(base_url="localhost:80"), ValueError, "base_url is an absolute"),
    "viewport": (lambda page: Page(viewport={"width": 1}), TypeError, "viewport is"),  # type: ignore[arg-type]
    "site": (lambda page: Page({"/": {"a": 1}}), TypeError, r"Response\.json"),
    "key": (lambda page: Page({5: "a"}), TypeError, "a key of the site"),  # type: ignore[dict-item]
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_arguments(name: str) -> None:
    act, error, message = WRONG[name]
    with Page() as page, pytest.raises(error, match=message):
        act(page)


def test_inside_a_running_loop() -> None:
    async def main() -> None:
        page = Page()
        with pytest.raises(RuntimeError, match=r"webapi\.page\.async_api\.Page"):
            page.title()

    asyncio.run(main())


@NEEDS_QUICKJS
def test_the_fixture(webapi_page: Callable[..., Page]) -> None:
    need_a_parser()
    page = webapi_page(SITE)
    page.goto("/")
    page.click("button")
    assert page.text_content("#count") == "1"


@NEEDS_QUICKJS
def test_the_fixture_fails_for_errors_that_were_not_raised() -> None:
    from webapi.page.pytest_plugin import webapi_page

    need_a_parser()
    generator: Iterator[Callable[..., Page]] = webapi_page.__wrapped__()  # type: ignore[attr-defined]
    page = next(generator)()
    page._raise_errors = False
    page.set_content("<script>null.x</script>")
    page._raise_errors = True
    with pytest.raises(JavaScriptError, match="TypeError"):
        next(generator)
