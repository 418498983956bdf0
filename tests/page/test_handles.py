"""Handles of values and elements, evaluation on them, and scripts that run before a document's.

What is expected here is what Playwright's own tests expect of Chromium.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("turbohtml")

from webapi.page import JSHandle, Page, PageError, PageTimeoutError, expect
from webapi.page.async_api import Page as AsyncPage

HTML = "<div id=a data-x=1><b>One</b><b>Two</b></div><input disabled>"


def test_evaluation_on_elements(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.set_content(HTML)
    count = "(elements, more) => elements.length + more"
    div = page.query_selector("#a")
    assert div is not None
    assert page.eval_on_selector("b", "(b, more) => b.textContent + more", "!") == "One!"
    assert page.eval_on_selector_all("b", count, 1) == 3
    assert page.locator("b").evaluate_all(count, 0) == 2
    assert div.eval_on_selector("b", "b => b.textContent") == "One"
    assert div.eval_on_selector_all("b", count, 0) == 2
    assert [each.inner_text() for each in page.locator("b").element_handles()] == ["One", "Two"]
    assert page.locator("#a").element_handle().get_attribute("data-x") == "1"
    with pytest.raises(PageError, match=r'no element matches locator."i".;'):
        page.eval_on_selector("i", "i => 1")


def test_handles_of_values(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.set_content(HTML)
    value = page.evaluate_handle("async () => ({ a: [1, 2], b: document.body })")
    assert type(value) is JSHandle
    assert value.as_element() is None
    assert value.get_property("a").json_value() == [1, 2]
    body = value.get_properties()["b"].as_element()
    assert body is not None
    assert body.evaluate("(body, given) => body === given[0].body", [{"body": body}])
    assert page.evaluate("given => given.a.length", value) == 2
    assert body.evaluate_handle("body => body.firstChild").as_element() is not None
    value.dispose()
    value.dispose()
    with pytest.raises(Exception, match="can be evaluated only in the context they were created"):
        page.evaluate("given => given", value)


def test_states_of_elements(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.set_content(HTML)
    element = page.query_selector("input")
    assert element is not None
    for state in ("visible", "stable", "disabled"):
        element.wait_for_element_state(state)  # type: ignore[arg-type]
    with pytest.raises(PageTimeoutError, match="element to be editable"):
        element.wait_for_element_state("editable", timeout=20)
    page.evaluate("setTimeout(() => (document.querySelector('input').disabled = false), 50)")
    element.wait_for_element_state("enabled")
    page.evaluate("document.querySelector('input').remove()")
    element.wait_for_element_state("hidden")
    with pytest.raises(PageError, match="Element is not attached to the DOM"):
        element.wait_for_element_state("visible")
    with pytest.raises(ValueError, match="no state 'gone'"):
        element.wait_for_element_state("gone")  # type: ignore[arg-type]


def test_previews_and_functions_of_locators(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.set_content(
        "<div name=value id=outer style='color: red'><p id=p>Text,\nmore</p></div>"
        "<input type=checkbox id=check checked foo='bar\"'><input type=password value=secret>"
    )
    shown = [
        str(page.query_selector(each)) for each in ("#outer", "p", "#check", "[type=password]")
    ]
    assert shown == [  # as Playwright shows elements; without the password
        'JSHandle@<div id="outer" name="value">…</div>',
        'JSHandle@<p id="p">Text,↵more</p>',
        'JSHandle@<input checked id="check" foo="bar"" type="checkbox"/>',
        'JSHandle@<input value="***" type="password"/>',
    ]
    box = page.query_selector("#check")
    page.evaluate("check.disabled = true")
    with pytest.raises(PageError, match=r'the element <input .* type="checkbox"/> is not enabled'):
        assert box is not None and box.click() is None
    assert repr(expect(page.locator("p"))) == 'expect(<Locator locator("p")>)'
    text = page.locator("p").evaluate_handle("e => e.firstChild")
    assert str(text) == "JSHandle@#text=Text,↵more"
    assert text.evaluate("() => ({ problem: 'x' })") == {"problem": "x"}  # a script's own value
    page.evaluate("p.own = { problem: 'x' }, setTimeout(() => { p.textContent = '5'; }, 100)")
    expect(page.locator("p")).to_have_js_property("own", {"problem": "x"})
    page.locator("p").wait_for_function("(node, text) => node.textContent === text", arg="5")
    assert round(page.clock.now) == 100
    with pytest.raises(PageTimeoutError, match=r"^Locator.wait_for_function: Timeout 5ms"):
        page.locator("i").wait_for_function("node => node", timeout=5)
    with pytest.raises(PageError, match="strict mode violation"):
        page.locator("input").wait_for_function("node => node")


def test_scripts_before_those_of_documents(new_page: Callable[..., Page], tmp_path: Path) -> None:
    site = {"/": "<script>seen = injected.join()</script>", "/s.js": "added = 1"}
    path = tmp_path / "script.js"
    path.write_text("injected.push(2) // ends")
    page = new_page(site)
    page.context.add_init_script("window.injected = [1]")
    page.add_init_script(path=path)
    for _ in range(2):
        page.goto("/")
        assert page.evaluate("seen") == "1,2"
    assert page.add_script_tag(url="/s.js").evaluate("script => script.localName") == "script"
    page.add_script_tag(content="added++", type="text/javascript")
    assert page.evaluate("added") == 2
    page.add_style_tag(content="p { color: red }")
    assert page.locator("style").count() == 1
    with pytest.raises(Exception, match="Failed to load script at http://localhost/none"):
        page.add_script_tag(url="/none.js")
    with pytest.raises(PageError, match="Either path or script parameter must be specified"):
        page.add_init_script()


def test_the_asynchronous_twin() -> None:
    pytest.importorskip("quickjs")

    async def main() -> Any:
        async with AsyncPage() as page:
            await page.set_content(HTML)
            handle = await page.evaluate_handle("document.querySelector('b')")
            element = handle.as_element()
            assert element is not None
            return [
                await element.inner_text(),
                await page.eval_on_selector_all("b", "b => b.length"),
            ]

    assert asyncio.run(main()) == ["One", 2]
