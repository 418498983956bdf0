"""Actions on one document, which are the same in Playwright's page and in ours."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

HTML = Path(__file__).with_name("actions.html").read_text("utf-8")
Action = Callable[[Any], Any]
EVENTS = ("click", "keydown", "wheel", "input", "focus", "pointerdown", "custom")
LABELS = ("name", "Your name", "your name", "I agree with", "choice", "some text inside", "x")
PLACEHOLDERS = ("NAME", "Full name", " full  name", "word")


def ids(locator: Any) -> list[str]:
    """The elements of a locator by their ids."""
    return [each.get_attribute("id") for each in locator.all()]


def dispatching(type: str) -> Action:
    """Dispatch an event."""
    return lambda page: page.dispatch_event("#p", type)


def labelled(text: str, exact: bool) -> Action:
    """Find controls by their labels."""
    return lambda page: ids(page.get_by_label(text, exact=exact))


def with_placeholder(text: str, exact: bool) -> Action:
    """Find controls by their placeholders."""
    return lambda page: ids(page.get_by_placeholder(text, exact=exact))


ACTIONS: dict[str, Action] = {
    "click": lambda page: page.click("#p"),
    "click inside": lambda page: page.click("#i"),
    "click a label": lambda page: page.click("#lname"),
    "click a button": lambda page: page.click("#go"),
    "click a disabled button": lambda page: page.click("#off"),
    "click the label of a disabled box": lambda page: page.click("#loff"),
    "click what is hidden": lambda page: page.click("#hidden"),
    "click twice": lambda page: page.dblclick("#p"),
    "click thrice": lambda page: page.locator("#p").click(click_count=3),
    "click with the other button": lambda page: page.click("#p", button="right"),
    "click with the middle button": lambda page: page.click("#p", button="middle"),
    "click with keys": lambda page: page.click("#p", modifiers=["Shift", "Alt"]),
    "click with a wrong button": lambda page: page.click("#p", button="main"),
    "click with a wrong key": lambda page: page.click("#p", modifiers=["A"]),
    "hover": lambda page: page.hover("#tab"),
    "hover with keys": lambda page: page.locator("#p").hover(modifiers=["Control"]),
    "hover what is hidden": lambda page: page.hover("#hidden"),
    "fill": lambda page: page.fill("#name", "Ada"),
    "fill again": lambda page: page.locator("#name").fill("Eve"),
    "fill a textarea": lambda page: page.fill("#area", "a\nb"),
    "fill by a label": lambda page: page.fill("#lname", "Bob"),
    "fill a number": lambda page: page.fill("#number", "12"),
    "fill a number with a word": lambda page: page.fill("#number", "twelve"),
    "fill a date": lambda page: page.fill("#date", "2026-11-23"),
    "fill a range": lambda page: page.fill("#range", "30"),
    "fill a color": lambda page: page.fill("#color", "#102030"),
    "fill what can be edited": lambda page: page.fill("#edit", "new"),
    "fill a box": lambda page: page.fill("#box", "x"),
    "fill a paragraph": lambda page: page.fill("#p", "x"),
    "fill what is read only": lambda page: page.fill("#read", "x"),
    "fill a select": lambda page: page.fill("#one", "s"),
    "fill what is hidden": lambda page: page.fill("#gone", "s"),
    "clear": lambda page: page.locator("#name").clear(),
    "clear what is empty": lambda page: page.locator("#name").clear(),
    "type": lambda page: page.type("#name", "aB\u00e9"),
    "type one after another": lambda page: page.locator("#area").press_sequentially("x\ny"),
    "type on a paragraph": lambda page: page.type("#p", "x"),
    "press": lambda page: page.press("#word", "Backspace"),
    "press End": lambda page: page.locator("#word").press("End"),
    "press x": lambda page: page.locator("#word").press("x"),
    "press keys": lambda page: page.press("#word", "Control+a"),
    "press another key": lambda page: page.press("#word", "Shift+KeyQ"),
    "press no key": lambda page: page.press("#word", "Nope"),
    "press Enter": lambda page: page.press("#name", "Enter"),
    "press Space": lambda page: page.press("#box", "Space"),
    "press Tab": lambda page: page.press("#name", "Tab"),
    "uncheck": lambda page: page.uncheck("#box"),
    "check": lambda page: page.check("#box"),
    "check again": lambda page: page.locator("#box").check(),
    "check by a label": lambda page: page.locator("#lbox").set_checked(False),
    "set": lambda page: page.set_checked("#box", True),
    "check a radio button": lambda page: page.check("#r2"),
    "uncheck a radio button": lambda page: page.uncheck("#r2"),
    "check a paragraph": lambda page: page.check("#p"),
    "check what stays": lambda page: page.check("#stubborn"),
    "check what is disabled": lambda page: page.check("#offbox"),
    "check by ARIA": lambda page: page.check("#aria"),
    "is checked by ARIA": lambda page: page.is_checked("#aria"),
    "select by value": lambda page: page.select_option("#one", "l"),
    "select by label": lambda page: page.select_option("#one", "Small"),
    "select by index": lambda page: page.select_option("#one", index=1),
    "select by label alone": lambda page: page.locator("#one").select_option(label="Small"),
    "select what is disabled": lambda page: page.select_option("#one", "Huge"),
    "select nothing that exists": lambda page: page.select_option("#one", "None"),
    "select two of one": lambda page: page.select_option("#one", ["l", "s"]),
    "select several": lambda page: page.select_option("#many", ["3", "One"]),
    "select one of many": lambda page: page.select_option("#many", "2"),
    "select by several ways": lambda page: page.select_option("#many", "1", index=[2]),
    "select some that do not exist": lambda page: page.select_option("#many", ["1", "9"]),
    "select none": lambda page: page.select_option("#many", []),
    "select in a paragraph": lambda page: page.select_option("#p", "1"),
    "select an element": lambda page: page.select_option(
        "#one", element=page.query_selector("#one option")
    ),
    "value": lambda page: page.input_value("#name"),
    "value by a label": lambda page: page.input_value("#lname"),
    "value of a select": lambda page: page.input_value("#one"),
    "value of a paragraph": lambda page: page.input_value("#p"),
    "is checked": lambda page: page.is_checked("#box"),
    "is checked by a label": lambda page: page.locator("#lbox").is_checked(),
    "is a paragraph checked": lambda page: page.is_checked("#p"),
    "is editable": lambda page: page.is_editable("#name"),
    "is what is read only editable": lambda page: page.is_editable("#read"),
    "is what is disabled editable": lambda page: page.is_editable("#offbox"),
    "is contenteditable editable": lambda page: page.locator("#edit").is_editable(),
    "is a paragraph editable": lambda page: page.is_editable("#p"),
    "is a label disabled": lambda page: page.is_disabled("#loff"),
    "focus": lambda page: page.focus("#name"),
    "focus a paragraph": lambda page: page.focus("#p"),
    "blur": lambda page: page.locator("#name").blur(),
    **{f"dispatch {type}": dispatching(type) for type in EVENTS},
    "dispatch with a member": lambda page: page.dispatch_event("#p", "click", {"shiftKey": True}),
    **{
        f"label {text!r} {exact}": labelled(text, exact)
        for text in LABELS
        for exact in (False, True)
    },
    **{
        f"placeholder {text!r} {exact}": with_placeholder(text, exact)
        for text in PLACEHOLDERS
        for exact in (False, True)
    },
    "title": lambda page: ids(page.get_by_title("size")),
    "alternative": lambda page: ids(page.locator("body").get_by_alt_text("a pic")),
}


def assertions(expect: Any, page: Any) -> dict[str, bool]:
    """Whether each assertion holds."""
    cases: list[tuple[str, str, Any]] = [
        ("to_have_value", "#word", "Q"),
        ("to_have_value", "#word", re.compile("^q", re.IGNORECASE)),
        ("to_have_value", "#word", "q"),
        ("to_have_value", "#one", "s"),
        ("to_have_value", "#p", "s"),
        ("to_have_values", "#many", ["1", re.compile("3")]),
        ("to_have_values", "#many", ["3", "1"]),
        ("to_have_values", "#many", []),
        ("to_have_values", "#one", ["s"]),
        ("to_be_checked", "#r2", None),
        ("to_be_checked", "#r1", None),
        ("to_be_checked", "#p", None),
        ("to_be_editable", "#name", None),
        ("to_be_editable", "#read", None),
        ("to_be_editable", "#p", None),
        ("to_be_focused", "#tab", None),
        ("to_be_focused", "#name", None),
    ]
    page.focus("#tab")
    page.fill("#word", "Q")
    page.select_option("#many", ["1", "3"])
    page.select_option("#one", "s")
    page.check("#r2")
    holds: dict[str, bool] = {}
    for name, selector, given in cases:
        for prefix in ("", "not_"):
            arguments = [] if given is None else [given]
            key = f"{prefix}{name} {selector} {given}"
            try:
                getattr(expect(page.locator(selector)), prefix + name)(*arguments, timeout=100)
                holds[key] = True
            except AssertionError:
                holds[key] = False
    return holds


def play(page: Any, *errors: type[Exception]) -> dict[str, Any]:
    """Do each action; tell what it returned and which events came."""
    page.set_content(HTML)
    seen = {}
    for name, act in ACTIONS.items():
        try:
            value = act(page)
        except errors:
            value = "an error"
        seen[name] = [value, page.evaluate("take()")]
    return seen
