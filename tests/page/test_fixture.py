"""The fixture for pytest, and what a page refuses before it has a document."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from webapi.page import Page
from webapi.runtimes import JavaScriptError

needs_quickjs = pytest.mark.skipif("quickjs" not in PAGE_ENGINES, reason="no QuickJS")
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
    with pytest.raises(AttributeError, match="get_by_role of Playwright's Page is missing"):
        page.get_by_role("button")
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        page.nothing  # noqa: B018
    page.close()
    with pytest.raises(ValueError, match="no engine 'v8'"):
        Page(engine="v8")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="nothing can stop a script of QuickJS"):
        Page(time_limit=1)
    with pytest.raises(NotImplementedError, match="process"):
        Page(process=True)


def test_inside_a_running_loop() -> None:
    async def main() -> None:
        page = Page()
        with pytest.raises(RuntimeError, match="no asynchronous twin"):
            page.title()

    asyncio.run(main())


@needs_quickjs
def test_the_fixture(webapi_page: Callable[..., Page]) -> None:
    need_a_parser()
    page = webapi_page(SITE)
    page.goto("/")
    page.click("button")
    assert page.text_content("#count") == "1"


@needs_quickjs
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


def test_pytest_finds_the_fixture() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    assert "webapi.page.pytest_plugin" in project["project"]["entry-points"]["pytest11"]
