"""What assertions that fail say. The texts are those of Playwright 1.65 on Chromium 156."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

pytest.importorskip("turbohtml")

from tests.page.conftest import NEEDS_QUICKJS
from webapi.page import Page, PageError, expect, soft_assertions
from webapi.page.async_api import Page as AsyncPage
from webapi.page.async_api import expect as async_expect

HTML = """<title>T</title><p class='a b'>One  two</p><i>1</i><i>2</i><input id=t value=v>
<button disabled>B</button><div id=h hidden>x</div><select><option value=1>x</select>
<input type=checkbox id=c>"""
Call = Callable[[Any, Any, Any], object]
TEXTS: list[tuple[Call, str]] = [
    (
        lambda e, p, find: e(find("p")).to_have_text("Two", timeout=120),
        "Locator expected to have text 'Two'\nActual value: One  two\nCall log:\n"
        '  - Expect "to_have_text" with timeout 120ms\n  - waiting for locator("p")\n'
        '    - locator resolved to <p class="a b">One  two</p>\n'
        '    - unexpected value "One  two"',
    ),
    (
        lambda e, p, find: e(find("i")).to_have_text(["1", "3"], timeout=1),
        "Locator expected to have text '['1', '3']'\nActual value: ['1', '2']\n",
    ),
    (
        lambda e, p, find: e(find("i")).to_have_count(3, timeout=1),
        "Locator expected to have count '3'\nActual value: 2\n",
    ),
    (
        lambda e, p, find: e(find("i")).to_have_text("3", timeout=1),
        "Locator expected to have text '3'\nActual value: None\n"
        'Error: strict mode violation: locator("i") resolved to 2 elements:\n    1) <i>1</i>',
    ),
    (
        lambda e, p, find: e(find("b")).to_be_visible(timeout=1),
        "Locator expected to be visible\nActual value: None\nError: element(s) not found\n",
    ),
    (
        lambda e, p, find: e(find("p")).not_to_be_visible(timeout=1),
        "Locator expected not to be visible\nActual value: visible\n",
    ),
    (
        lambda e, p, find: e(find("button")).to_be_enabled(timeout=1),
        "Locator expected to be enabled\nActual value: disabled\n",
    ),
    (
        lambda e, p, find: e(find("p")).to_be_checked(timeout=1),
        "Locator expected to be checked\nActual value: None\n"
        "Error: Not a checkbox or radio button\n",
    ),
    (
        lambda e, p, find: e(find("p")).not_to_be_editable(timeout=1),
        "Locator expected not to be editable\nActual value: None\n"
        "Error: Element is not an <input>, <textarea>, <select> or [contenteditable] and does "
        "not have a role allowing [aria-readonly]\n",
    ),
    (
        lambda e, p, find: e(find("p")).to_be_attached(attached=False, timeout=1),
        "Locator expected to be detached\nActual value: attached\n",
    ),
    (
        lambda e, p, find: e(find("p"), "why").to_have_text("Two", timeout=1),
        "why\nExpected value: 'Two'\nActual value: One  two\n",
    ),
    (
        lambda e, p, find: e(p).to_have_title("x", timeout=1),
        "Page title expected to be 'x'\nActual value: T\nCall log:\n"
        '  - Expect "to_have_title" with timeout 1ms\n    - locator resolved to <html>…</html>\n'
        '    - unexpected value "T"',
    ),
    (
        lambda e, p, find: e(p).to_have_url("/x", timeout=1),
        "Page URL expected to be '/x'\nActual value: about:blank\n",
    ),
]


def test_the_texts(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.set_content(HTML)
    for call, text in TEXTS:
        with pytest.raises(AssertionError) as caught:
            call(expect, page, page.locator)
        assert str(caught.value).startswith(text)
    page.evaluate("setTimeout(() => document.querySelector('p').textContent = 'x', 5)")
    with pytest.raises(AssertionError) as caught:
        expect(page.locator("p")).to_have_text("y", timeout=50)
    log = str(caught.value).partition("Call log:")[2]
    assert [each.strip() for each in log.splitlines() if "unexpected" in each] == [
        '- unexpected value "One  two"',
        '- unexpected value "x"',
    ]


def test_what_assertions_take(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.set_content(HTML + "<div id=d>Text    \n1</div><div>Text   2a</div><em></em>")
    expect(page.locator("#h ~ div")).to_have_text(["Text  1", re.compile(r"^Text   \d+a$")])
    expect(page.locator("p")).to_have_text(re.compile("ONE  TWO"), ignore_case=True)
    expect(page.locator("p")).not_to_have_text(re.compile("ONE", re.I), ignore_case=False)
    expect(page.locator("button")).to_have_attribute("disabled")
    expect(page.locator("button")).not_to_have_attribute("open", timeout=timedelta(seconds=0.1))
    expect(page.locator("em")).to_be_hidden()  # without a text it has no box
    page.add_style_tag(content="p { color: red } p::before { color: blue; content: 'a' }")
    expect(page.locator("p")).to_have_css("color", "rgb(0, 0, 255)", pseudo="before")
    expect(page.locator("p")).not_to_have_css("color", "rgb(0, 0, 255)", pseudo="after")
    page.evaluate("document.querySelector('#c').indeterminate = true")
    expect(page.locator("#c")).to_be_checked(indeterminate=True)
    with pytest.raises(AssertionError, match="Can't assert indeterminate and checked"):
        expect(page.locator("#c")).to_be_checked(checked=False, indeterminate=True)
    page.evaluate("document.querySelector('#t').at = { is: new Date(1627503992000), n: [1] }")
    moment = datetime.fromtimestamp(1627503992)
    expect(page.locator("#t")).to_have_js_property("at", {"is": moment, "n": [1]})
    expect(page.locator("#t")).not_to_have_js_property("at", {"is": moment, "n": [True]})
    page.set_content(
        "<input aria-invalid=true aria-errormessage='a b'><b id=a>No.</b><b id=b>Never.</b>"
    )
    expect(page.locator("input")).to_have_accessible_error_message("No. Never.")
    page.locator("input").evaluate("e => e.removeAttribute('aria-invalid')")
    expect(page.locator("input")).not_to_have_accessible_error_message(re.compile("No"))
    wrong: Any = re.compile("button|checkbox")
    with pytest.raises(PageError, match='"role" argument in to_have_role must be a string'):
        expect(page.locator("input")).to_have_role(wrong)


@NEEDS_QUICKJS
def test_options_and_soft_assertions() -> None:
    with Page() as page:
        page.set_content("<p>a</p>")
        try:
            expect.set_options(timeout=111)
            with pytest.raises(AssertionError, match='"to_be_hidden" with timeout 111ms'):
                expect(page.locator("p")).to_be_hidden()
        finally:
            expect.set_options()
        with pytest.raises(RuntimeError, match="pytest-playwright"):
            expect.soft(page).to_have_title("x", timeout=1)
        with (
            pytest.raises(AssertionError, match=r"(?s)be 'x'.*to have text 'b'"),
            soft_assertions(),
        ):
            expect.soft(page).to_have_title("x", timeout=1)
            expect.soft(page.locator("p")).to_have_text("a")
            expect.soft(page.locator("p")).to_have_text("b", timeout=1)


@NEEDS_QUICKJS
def test_the_asynchronous_twin() -> None:
    async def main() -> None:
        async with AsyncPage() as page:
            await page.set_content(HTML)
            with soft_assertions() as found:
                await async_expect.soft(page.locator("p")).to_be_hidden(timeout=1)
                assert len(found) == 1
                found.clear()
            with pytest.raises(AssertionError, match="Locator expected to be hidden"):
                await async_expect(page.locator("p")).to_be_hidden(timeout=1)

    asyncio.run(main())
