"""Constructed style sheets: the record is what Chromium 156 says of the same sheets and calls."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from tests.work import assert_linear
from webapi import CSSStyleRule, CSSStyleSheet, Document, DOMException

__all__ = ["chromium", "chromium_page"]

RECORD: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("style_sheets_in_chromium.json").read_text("ascii")
)
ASK = """
const answer = (call) => {
  try {
    return new Function(call)() ?? null;
  } catch (error) {
    return error.name;
  }
};
const rules = (text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].map((rule) => [rule.type, rule.cssText]);
};
"""


def sheet_of(text: str) -> CSSStyleSheet:
    sheet = CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet


@pytest.mark.parametrize("text", RECORD["sheets"])
def test_rules(text: str) -> None:
    rules = sheet_of(text).cssRules
    assert [[rule.type, rule.cssText] for rule in rules] == RECORD["sheets"][text]


def test_rules_are_objects_of_their_interfaces() -> None:
    sheet = sheet_of(
        "a { b { top: 0 } left: 0 } @media print { a {} } @font-face { src: local(X) }"
    )
    style, media, font_face = sheet.cssRules
    assert isinstance(style, CSSStyleRule)
    assert [type(rule).__name__ for rule in sheet.cssRules] == [
        *("CSSStyleRule", "CSSMediaRule", "CSSFontFaceRule")
    ]
    assert [type(rule).__name__ for rule in style.cssRules] == [
        *("CSSStyleRule", "CSSNestedDeclarations")
    ]
    assert style.cssRules[0].parentRule is style
    assert style.style.parentRule is style
    assert font_face.cssText == '@font-face { src: local("X"); }'
    assert media.parentStyleSheet is sheet


def test_documents_adopt_sheets() -> None:
    document = Document("https://example.org/")
    with pytest.raises(Exception, match="not constructed for this document") as error:
        document.adoptedStyleSheets = [CSSStyleSheet()]
    assert error.value.name == "NotAllowedError"  # type: ignore[attr-defined]
    array = document.adoptedStyleSheets
    with pytest.raises(TypeError):
        array.append(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        document.adoptedStyleSheets = 3  # type: ignore[assignment]
    assert array is document.adoptedStyleSheets
    assert list(array) == []


def test_style_elements_have_sheets() -> None:
    """tests/runtimes/test_sheets_of_elements.py has more, recorded from Chromium."""
    document = Document("https://example.org/")
    style = document.createElement("style")
    style.textContent = "p { top: 0 }"
    assert style.sheet is None
    document.append(style)
    sheet = style.sheet
    assert isinstance(sheet, CSSStyleSheet)
    assert (list(document.styleSheets), document.styleSheets[0] is sheet) == ([sheet], True)
    assert sheet.insertRule("a { left: 0 }", 1) == 1
    assert [rule.cssText for rule in sheet.cssRules] == ["p { top: 0px; }", "a { left: 0px; }"]
    with pytest.raises(DOMException, match="not constructed"):
        sheet.replaceSync("")
    style.append("b { top: 0 }")
    assert (sheet.ownerNode, style.sheet is sheet, style.sheet.cssRules.length) == (None, False, 2)
    style.remove()
    assert (style.sheet, document.styleSheets.length) == (None, 0)


def test_a_loop_that_appends_sheets_and_looks_for_them_takes_linear_time() -> None:
    def loop(count: int) -> None:
        document = Document("https://example.org/")
        root = document.createElement("main")
        document.append(root)
        for index in range(count):
            style = document.createElement("style")
            root.append(style)
            found = document.styleSheets[document.styleSheets.length - 1]
            assert found.ownerNode is style
            found.insertRule(f".css-{index} {{ top: 0 }}", found.cssRules.length)

    assert_linear(loop, 1_600)


def test_replace_ends_later_and_refuses_changes_until_then() -> None:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-replace"""

    async def main() -> None:
        sheet = CSSStyleSheet()
        promise = sheet.replace("a { top: 0 }")
        with pytest.raises(Exception, match="replace"):
            sheet.replaceSync("b {}")
        with pytest.raises(Exception, match="replace"):
            await sheet.replace("b {}")
        assert await promise is sheet
        assert [rule.cssText for rule in sheet.cssRules] == ["a { top: 0px; }"]
        sheet.replaceSync("b {}")

    asyncio.run(main())


@pytest.mark.parametrize(
    "text", ["a{", "a{b:c;", "a:b{", "(", "a{}", "@media x{", "--x:{", "a{b:hover{}c:d;}", "@x"]
)
def test_parsing_takes_linear_time(text: str) -> None:
    assert_linear(lambda size: CSSStyleSheet().replaceSync(text * size), 4000)


@pytest.mark.heavy("A browser starts.")
def test_chromium_says_what_is_recorded(chromium_page: Page) -> None:
    asked = f"{ASK} return [args[0].map(rules), args[1].map(answer)];"
    rules, answers = chromium_page.run(asked, list(RECORD["sheets"]), list(RECORD["calls"]))
    assert rules == list(RECORD["sheets"].values())
    assert answers == list(RECORD["calls"].values())
