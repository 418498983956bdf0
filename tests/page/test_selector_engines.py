"""Engines of selectors that a test registers, captures, and drops from outside.

The answers are those of Playwright with Chromium 156.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("quickjs")
pytest.importorskip("turbohtml")

from webapi.page import Page, PageError, expect
from webapi.page.facade import async_playwright, sync_playwright

ENGINE = "{ queryAll(root, name) { return root.querySelectorAll(name); } }"
HTML = "<div><p>a</p><p>b</p></div><div>c</div><button onclick='window.r = 1'>B</button>"


@pytest.fixture
def page() -> Iterator[Page]:
    with Page() as page:
        page.set_content(HTML)
        yield page


def test_engines() -> None:
    with sync_playwright({"/": HTML}) as playwright:
        page = playwright.chromium.launch().new_page(base_url="http://localhost/")
        page.goto("/")
        selectors = playwright.selectors
        selectors.register("tagName", ENGINE)
        assert page.locator("tagName=P").count() == 2
        assert page.inner_text("div >> tagName=P >> nth=1") == "b"
        assert page.inner_text("*tagName=div >> text=b") == "a\n\nb"
        for name, text in {
            "tagName": '"tagName" selector engine has been already registered',
            "css": '"css" is a predefined selector engine',
            "$": r"Selector engine name may only contain \[a-zA-Z0-9_\] characters",
        }.items():
            with pytest.raises(PageError, match=f"^Selectors.register: {text}$"):
                selectors.register(name, ENGINE)
        with pytest.raises(PageError, match='Unknown engine "foo" while parsing selector foo=bar'):
            page.query_selector("foo=bar")
        page.set_content("<i data-pw=x>x</i><i data-testid=x>y</i>")
        selectors.set_test_id_attribute("data-pw")
        assert page.get_by_test_id("x").inner_text() == "x"
        selectors.set_test_id_attribute("data-testid")
        assert page.get_by_test_id("x").inner_text() == "y"

    async def main() -> None:
        async with async_playwright({"/": HTML}) as playwright:
            await playwright.selectors.register("tagName", ENGINE)

    asyncio.run(main())


def test_captures(page: Page) -> None:
    captured = page.locator("*css=div >> p")
    assert captured.all_inner_texts() == ["a\n\nb"]
    assert captured.locator("xpath=self::p").count() == 1
    assert captured.filter(has_text="a").count() == 1
    assert page.locator("body").locator("*css=div >> p").count() == 1
    with pytest.raises(PageError, match="Can't query n-th element in a request with the capture"):
        captured.nth(0)
    with pytest.raises(PageError, match=r"Only one of the selectors can capture using \* modifier"):
        page.locator("*css=div >> *css=p")


def test_what_is_in_the_viewport(page: Page) -> None:
    expect(page.locator("p").first).to_be_in_viewport(ratio=1)
    expect(page.locator("i")).not_to_be_in_viewport()
    page.evaluate("document.querySelector('button').hidden = true")
    expect(page.locator("button")).not_to_be_in_viewport()
    with pytest.raises(AssertionError, match='unexpected value "viewport ratio 1"'):
        expect(page.locator("p").first).not_to_be_in_viewport(timeout=5)
    page.set_viewport_size({"width": 1280, "height": 5})
    expect(page.locator("p").first).to_be_in_viewport(ratio=0.25)
    expect(page.locator("p").first).not_to_be_in_viewport(ratio=0.26)


def test_a_text_node_is_clicked(page: Page) -> None:
    text: Any = page.evaluate_handle("document.querySelector('button').firstChild").as_element()
    text.click()
    assert page.evaluate("r") == 1


def test_drops_from_outside(page: Page) -> None:
    page.evaluate(
        """() => {
          const [zone] = document.querySelectorAll("div");
          window.log = [];
          for (const type of ["dragenter", "dragover", "dragleave", "drop"]) {
            zone.addEventListener(type, (event) => {
              const { dataTransfer: { types, files }, clientX, clientY, isTrusted } = event;
              log.push([type, clientX, clientY, isTrusted, ...types, ...[...files].map((each) => each.name)].join(" "));
              if (window.take && type === "dragover") event.preventDefault();
            });
          }
        }"""  # noqa: E501
    )
    zone = page.locator("div").first
    refused = "Locator.drop: Drop target did not accept the drop — its dragover handler did"
    with pytest.raises(PageError, match=refused):
        zone.drop({"data": {"text/plain": "a"}})
    assert page.evaluate("log.splice(0)") == [
        f"{name} 50 10 false text/plain" for name in ("dragenter", "dragover", "dragleave")
    ]
    page.evaluate("window.take = true")
    file = {"name": "n", "mimeType": "x/y", "buffer": b"1"}
    zone.drop({"files": file, "data": {"text/plain": "a"}}, position={"x": 3, "y": 4})
    assert page.evaluate("log.splice(0)") == [
        f"{name} 3 4 false text/plain Files n" for name in ("dragenter", "dragover", "drop")
    ]
    with pytest.raises(PageError, match='At least one of "files" or "data" must be provided'):
        zone.drop({})
