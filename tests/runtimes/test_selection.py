"""Selections of pages: the answers of Chromium, and where the standard says something else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import HeldClock, Window

__all__ = ["chromium", "chromium_page"]

RECORDED: dict[str, Any] = json.loads(
    Path(__file__).with_name("selection_in_chromium.json").read_text("utf-8")
)
CALLS = (
    "undefined",
    "s.collapse(one, 1)",
    "s.collapse(one, 4)",
    "s.collapse(document.doctype, 0)",
    "s.collapse(null)",
    "s.collapse(document.createElement('p'))",
    "s.addRange(range(one, 1, two, 1)), s.getRangeAt(0) === s.getRangeAt(0)",
    "s.addRange(range(one, 1, one, 1))",
    "s.addRange(range(one, 1, two, 1)), s.addRange(range(one, 0, one, 1))",
    "s.addRange(new Range()), s.getRangeAt(0).selectNode(b), s.toString()",
    "s.addRange(range(detached, 0, detached, 1))",
    "s.removeRange(new Range())",
    "s.collapse(one, 1), s.removeRange(s.getRangeAt(0))",
    "s.getRangeAt(0)",
    "s.collapse(one, 1), s.getRangeAt(1)",
    "s.setBaseAndExtent(two, 1, one, 1), String(s)",
    "s.setBaseAndExtent(one, 9, one, 1)",
    "s.setBaseAndExtent(one, 1, detached, 0)",
    "s.setBaseAndExtent(two, 1, one, 1), s.collapseToStart()",
    "s.setBaseAndExtent(two, 1, one, 1), s.collapseToEnd()",
    "s.collapseToStart()",
    "s.extend(one, 1)",
    "s.extend(detached, 0)",
    "s.collapse(one, 1), s.extend(two, 2), s.extend(one, 0)",
    "s.collapse(one, 1), s.extend(one, 9)",
    "s.selectAllChildren(a), s.toString()",
    "s.selectAllChildren(one)",
    "s.selectAllChildren(detached)",
    "s.setBaseAndExtent(one, 1, one, 2), s.deleteFromDocument(), one.data",
    "s.collapse(one, 1), s.getRangeAt(0).selectNodeContents(detached)",
    "s.setBaseAndExtent(one, 1, two, 1), b.remove()",
    "s.setBaseAndExtent(one, 1, two, 1), one.insertData(0, 'xy')",
    "s.setBaseAndExtent(one, 1, one, 3), one.splitText(2), a.childNodes.length",
    "s.setBaseAndExtent(one, 0, one, 3), [s.containsNode(one), s.containsNode(a, true)]",
    "s.selectAllChildren(a), [s.containsNode(one), s.containsNode(two), s.containsNode(two, true)]",
    "s.selectAllChildren(document), s.containsNode(detached, true)",
    "s.setBaseAndExtent(shadow, 1, shadow, 3), composed([root])",
    "s.setBaseAndExtent(shadow, 1, shadow, 3), composed([])",
    "s.setBaseAndExtent(one, 1, one, 2), composed([root])",
    "composed([])",
    "document.implementation.createHTMLDocument('').getSelection()",
    "[s === document.getSelection(), s instanceof Selection]",
)
"""Expressions, before each of which the page is fresh and nothing is selected."""
CHANGES = (
    ("", "s.collapse(one, 1)"),
    ("", "s.collapse(one, 1), s.collapse(one, 2)"),
    ("", "s.removeAllRanges()"),
    ("s.collapse(one, 1)", "s.collapse(one, 1)"),
    ("s.collapse(one, 1)", "s.collapse(one, 2), s.collapse(one, 1)"),
    ("s.collapse(one, 1)", "s.removeRange(s.getRangeAt(0))"),
    ("s.collapse(one, 1)", "s.getRangeAt(0).setEnd(one, 2)"),
    ("s.collapse(one, 1)", "s.getRangeAt(0).setEnd(one, 1)"),
    ("s.collapse(one, 2)", "one.insertData(0, 'x')"),
    ("s.collapse(one, 1)", "one.appendData('x')"),
    ("s.setBaseAndExtent(one, 1, one, 2)", "s.setBaseAndExtent(one, 2, one, 1)"),
)
"""Expressions, and others after them that may fire events."""
SETTING = """
document.body.innerHTML = "<p>one</p><p>two</p><div></div>";
const s = window.getSelection();
s.removeAllRanges();
const [a, b, host] = document.body.children, one = a.firstChild, two = b.firstChild;
const detached = document.createElement("p");
detached.append("x");
const root = host.attachShadow({ mode: "open" });
const shadow = root.appendChild(document.createTextNode("shadow"));
const range = (start, startOffset, end, endOffset) => {
  const found = new Range();
  found.setStart(start, startOffset);
  found.setEnd(end, endOffset);
  return found;
};
const name = (node) => node && node.nodeName;
const composed = (shadowRoots) => s.getComposedRanges({ shadowRoots }).map((each) =>
  [name(each.startContainer), each.startOffset, name(each.endContainer), each.endOffset]);
"""
STATE = """
[name(s.anchorNode), s.anchorOffset, name(s.focusNode), s.focusOffset,
 s.isCollapsed, s.rangeCount, s.type, s.direction]"""
ANSWERS = "\n".join(
    f"answers.push((() => {{{SETTING} let given; try {{ given = ({call}); }}"
    f" catch (error) {{ given = error.name; }} return [given ?? null, {STATE}]; }})());"
    for call in CALLS
)
DIFFERENT = {
    # The text is not rendered.
    "s.setBaseAndExtent(two, 1, one, 1), String(s)": [
        "net",
        ["#text", 1, "#text", 1, False, 1, "Range", "backward"],
    ],
    # In the standard, a range that leaves the tree of the document stays that of the selection.
    "s.collapse(one, 1), s.getRangeAt(0).selectNodeContents(detached)": [
        None,
        [None, 0, None, 0, False, 0, "None", "forward"],
    ],
    # In the standard, anchor and focus are null in shadow trees.
    "s.setBaseAndExtent(shadow, 1, shadow, 3), composed([root])": [
        [["#text", 1, "#text", 3]],
        [None, 0, None, 0, False, 0, "None", "forward"],
    ],
    "s.setBaseAndExtent(shadow, 1, shadow, 3), composed([])": [
        [["BODY", 2, "BODY", 3]],
        [None, 0, None, 0, False, 0, "None", "forward"],
    ],
}
"""What Chromium answers otherwise."""


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    need_a_parser()
    found = Page(request.param, clock=HeldClock(), page=Window("https://shop.example/"))
    found.bridge.load("<!doctype html><title>a</title>")
    return found


def test_selections_are_those_of_chromium(page: Page) -> None:
    answers = page.run(f"const answers = [];{ANSWERS}show(answers);")
    assert dict(zip(CALLS, answers, strict=True)) == RECORDED["calls"] | DIFFERENT
    assert all(RECORDED["calls"][call] != answer for call, answer in DIFFERENT.items())


def test_events_are_those_of_chromium(page: Page) -> None:
    found = []
    for before, change in CHANGES:
        page.run(
            f"globalThis.told = [];{SETTING};{before};"
            "document.onselectionchange = (e) => "
            "told.push([e.type, e.bubbles, e.cancelable, e.composed, e.isTrusted]);"
            "document.addEventListener('selectstart', () => told.push('selectstart'));"
        )
        page.bridge.run_until_idle()
        page.run(
            "told.length = 0; const s = getSelection(), one = document.body.firstChild.firstChild;"
            f"{change}; show(told);"
        )
        assert page.shown == []
        page.bridge.run_until_idle()
        found.append(page.value("told"))
    assert found == RECORDED["events"]


def test_mutations_of_the_tree_that_move_the_range_fire_events(page: Page) -> None:
    """https://w3c.github.io/selection-api/#selectionchange-event; Chromium fires none."""
    page.run(
        f"globalThis.told = [];{SETTING}; s.collapse(two, 1);"
        "document.onselectionchange = (e) => told.push(s.anchorNode.nodeName);"
    )
    page.bridge.run_until_idle()
    page.run("told.length = 0; document.body.children[1].remove();")
    page.bridge.run_until_idle()
    assert page.value("told") == ["BODY"]


def test_a_range_comes_back_with_the_tree_of_the_document(page: Page) -> None:
    """https://w3c.github.io/selection-api/#definition: the same range, until the API says other."""
    page.run(
        f"{SETTING}; s.collapse(one, 1); const kept = s.getRangeAt(0);"
        "kept.selectNodeContents(detached); const between = s.rangeCount;"
        "kept.selectNode(a); show([between, s.getRangeAt(0) === kept, s.anchorNode.nodeName]);"
    )
    assert page.shown == [0, True, "BODY"]


def test_moving_by_words_is_missing(page: Page) -> None:
    assert page.value("'modify' in Selection.prototype") is False


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_answers_as_recorded(chromium_page: BrowserPage) -> None:
    assert recorded(chromium_page) == RECORDED


def recorded(browser: BrowserPage) -> dict[str, Any]:
    """What Chromium answers."""
    browser.goto("data:text/html,<!DOCTYPE html>")
    answers = browser.run(f"const answers = [];{ANSWERS}return answers;")
    events = []
    for before, change in CHANGES:
        events.append(
            browser.run(
                f"const told = []; {SETTING}; {before};"
                "const pause = () => new Promise((resolve) => setTimeout(resolve, 50));"
                "await pause();"
                "document.onselectionchange = (e) => "
                "told.push([e.type, e.bubbles, e.cancelable, e.composed, e.isTrusted]);"
                f"{change}; await pause(); return told;"
            )
        )
    return {"calls": dict(zip(CALLS, answers, strict=True)), "events": events}
