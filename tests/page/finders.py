"""What Playwright's finders find in Chromium, and ours."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

Find = Callable[[Any], Any]

HTML = Path(__file__).with_name("finders.html").read_text("ascii")


def css(selector: str) -> Find:
    """The elements of a selector."""
    return lambda page: page.locator(selector)


FINDERS: dict[str, Find] = {
    **{
        selector: css(selector)
        for selector in [
            *("text=add", "text=/^Th(re)e/", 'text="Two"', "text='Text'", "text=text", '"Add"'),
            *(
                'text="One"',
                "text=The big list",
                'text="The big list"',
                "text=several spaces",
                'text=say "hi"',
            ),
            *("li:has-text('two')", ":has-text('Really?')", "main > ul >> li", "li >> nth=1"),
            *("li >> nth=-1 >> button", "ul >> text=Add", "button:visible", "span:visible"),
            *('button:text("ad")', 'button:text-is("Add")', 'button:text-is("add")'),
            *('button:text-matches("^A.d$")', "button:text-matches('^ADD', 'i')"),
            *(
                "li:has(button:text-is('Remove'))",
                "li:not(:has-text('one'))",
                ":nth-match(button, 2)",
            ),
            *(
                "li:has-text('one') button, li:has-text('three') > button",
                "#l1 + li:has-text('Two')",
            ),
            *(
                "#l1 ~ :has-text('o')",
                "li:is(:has-text('one'), .none)",
                "xpath=//li[2]",
                "//button[1]",
            ),
            *("ul >> xpath=./li", "id=l1", "data-testid=third", "css=li.odd", "x-card button"),
            *("button >> visible=false", "button >> visible=true", "role=button[name='add' i]"),
            *('role=button[name="Add"]', "role=button[pressed]", "role=heading[level=4]"),
            *(
                "role=button[name=/^re/i]",
                "role=button[include-hidden]",
                "li.item:has-text('Add'):visible",
            ),
            *(
                "[title='Address']:visible",
                "button:has-text('please')",
                "p:text-is('')",
                "li:has(> i)",
            ),
        ]
    },
    **{
        f"role {role}": lambda page, role=role: page.get_by_role(role)
        for role in [
            *(
                "alert",
                "article",
                "banner",
                "button",
                "caption",
                "cell",
                "checkbox",
                "columnheader",
            ),
            *("combobox", "complementary", "contentinfo", "dialog", "document", "emphasis", "form"),
            *(
                "generic",
                "group",
                "heading",
                "img",
                "link",
                "list",
                "listitem",
                "main",
                "navigation",
            ),
            *("none", "option", "paragraph", "presentation", "radio", "region", "row", "rowgroup"),
            *(
                "rowheader",
                "searchbox",
                "slider",
                "spinbutton",
                "strong",
                "tab",
                "table",
                "textbox",
            ),
        ]
    },
    **{
        f"named {role} {name!r} {exact}": lambda page, role=role, name=name, exact=exact: (
            page.get_by_role(role, name=name, exact=exact)
        )
        for role, name, exact in [
            *(("button", "add", False), ("button", "add", True), ("button", "Add", True)),
            *(("button", re.compile("^re", re.IGNORECASE), False), ("button", "Yes please", True)),
            *(("button", "Close", True), ("button", "Submit", True), ("button", "Send it", True)),
            *(
                ("textbox", "Your name", True),
                ("textbox", "E-mail", True),
                ("textbox", "Notes", True),
            ),
            *(("spinbutton", "E-mail Second", True), ("combobox", "Colour", True)),
            *(
                ("checkbox", "accept", False),
                ("radio", "First", True),
                ("heading", "The big list", True),
            ),
            *(("navigation", "Main", True), ("link", "Logo", True), ("img", "A cat", True)),
            *(("table", "Prices", True), ("row", "Tea 3", True), ("cell", "3", True)),
            *(("dialog", "Really?", True), ("group", "Group", True), ("region", "Region", True)),
            *(("tab", "Tab", True), ("option", "Blue", True), ("button", "Choose File", True)),
            *(("listitem", "One", False), ("paragraph", "inside", False), ("button", "", True)),
        ]
    },
    "checked": lambda page: page.get_by_role("checkbox", checked=True),
    "not checked": lambda page: page.get_by_role("radio", checked=False),
    "disabled": lambda page: page.get_by_role("button", disabled=True),
    "not disabled": lambda page: page.get_by_role("button", disabled=False),
    "expanded": lambda page: page.get_by_role("button", expanded=False),
    "pressed": lambda page: page.get_by_role("button", pressed=True),
    "not pressed": lambda page: page.get_by_role("button", pressed=False),
    "selected": lambda page: page.get_by_role("option", selected=True),
    "level 1": lambda page: page.get_by_role("heading", level=1),
    "level 4": lambda page: page.get_by_role("heading", level=4),
    "description": lambda page: page.get_by_role("button", description="no way back"),
    "description of a title": lambda page: page.get_by_role("textbox", description="Address"),
    "hidden too": lambda page: page.get_by_role("button", include_hidden=True),
    "in a locator": lambda page: page.locator("ul").get_by_role("button", name="add"),
    "text": lambda page: page.get_by_text("add"),
    "text exact": lambda page: page.get_by_text("Text", exact=True),
    "text pattern": lambda page: page.get_by_text(re.compile("^T[wh]")),
    "label": lambda page: page.get_by_label("name"),
    "label exact": lambda page: page.get_by_label("Your name", exact=True),
    "label pattern": lambda page: page.get_by_label(re.compile("e-?mail", re.IGNORECASE)),
    "placeholder pattern": lambda page: page.get_by_placeholder(re.compile("^you")),
    "alt exact": lambda page: page.get_by_alt_text("a cat", exact=True),
    "title": lambda page: page.get_by_title("addr"),
    "test id pattern": lambda page: page.get_by_test_id(re.compile("thi")),
    "has_text": lambda page: page.locator("li", has_text="add"),
    "has_text pattern": lambda page: page.locator("li", has_text=re.compile(r"^Two\s")),
    "has_not_text": lambda page: page.locator("li", has_not_text="add"),
    "has": lambda page: page.locator("li", has=page.locator("i")),
    "has a role": lambda page: page.locator("li", has=page.get_by_role("button", name="Remove")),
    "has_not": lambda page: page.locator("li", has_not=page.locator("[disabled]")),
    "filter": lambda page: page.get_by_role("listitem").filter(has_text="o").filter(has_text="add"),
    "filter visible": lambda page: page.locator("button").filter(visible=False),
    "filter has_not_text": lambda page: page.locator("li").filter(has_not_text=re.compile("ee")),
    "and": lambda page: page.locator("button").and_(page.get_by_text("Remove")),
    "or": lambda page: page.locator("#b3").or_(page.locator("h1")).or_(page.locator("li")),
    "a locator inside": lambda page: page.locator("ul").locator(page.locator("button")),
    "nth of a filter": lambda page: page.locator("li").filter(has_text="add").last,
}

# A method of assertions without "not_", a selector, arguments, arguments by name.
ASSERTIONS: list[tuple[str, str, list[Any], dict[str, Any]]] = [
    *(("to_be_attached", each, [], {}) for each in ("#l1", "#s2", "#absent")),
    ("to_be_attached", "#absent", [], {"attached": False}),
    ("to_be_visible", "#s2", [], {"visible": False}),
    *(("to_be_enabled", each, [], {}) for each in ("#b1", "#b2")),
    ("to_be_enabled", "#b2", [], {"enabled": False}),
    *(("to_be_disabled", each, [], {}) for each in ("#b1", "#b2", "#infs")),
    *(("to_be_empty", each, [], {}) for each in ("#empty", "#multi", "#name", "#submit", "#ul")),
    *(
        ("to_have_class", "#l1", [each], {})
        for each in ("item odd", "odd item", "item", " item  odd ")
    ),
    ("to_have_class", "#l1", [re.compile("od")], {}),
    ("to_have_class", "#ul", [""], {}),
    ("to_have_class", "li", [["item odd", "item", re.compile("^item odd$")]], {}),
    ("to_have_class", "li", [["item odd", "item"]], {}),
    *(("to_contain_class", "#l1", [each], {}) for each in ("odd", "odd item", "ode")),
    ("to_contain_class", "li", [["odd", "item", "odd item"]], {}),
    *(("to_have_id", "#l1", [each], {}) for each in ("l1", "l2", re.compile("l."))),
    *(
        ("to_have_js_property", "#box", [*each], {})
        for each in (("checked", True), ("tabIndex", 1))
    ),
    *(("to_have_css", "#none", ["display", each], {}) for each in ("none", "block")),
    *(("to_have_role", each, ["button"], {}) for each in ("#b1", "#submit", "#ul")),
    ("to_have_accessible_name", "#mail", ["E-mail"], {}),
    ("to_have_accessible_name", "#mail", ["e-MAIL"], {"ignore_case": True}),
    ("to_have_accessible_name", "#mail", [re.compile("^E")], {}),
    ("to_have_accessible_description", "#exp", ["No way back"], {}),
    ("to_have_text", "#l1", ["one add"], {"ignore_case": True}),
    ("to_have_text", "#l1", ["one add"], {}),
    ("to_have_text", "#l1", [re.compile("ONE")], {"ignore_case": True}),
    ("to_contain_text", "li", [["ONE", "TWO"]], {"ignore_case": True}),
    ("to_have_text", "#h1", ["The big list"], {"use_inner_text": True}),
    ("to_contain_text", "#multi", ["several spaces"], {"use_inner_text": True}),
    ("to_have_attribute", "#mail", ["type", "EMAIL"], {"ignore_case": True}),
    ("to_have_attribute", "#mail", ["type", "EMAIL"], {}),
]


def outcomes(page: Any, expect: Any, timeout: float) -> list[list[bool]]:
    """Whether each assertion holds, and its opposite."""
    seen = []
    for method, selector, given, named in ASSERTIONS:
        held = []
        for name in (method, f"not_{method}"):
            try:
                getattr(expect(page.locator(selector)), name)(*given, **named, timeout=timeout)
                held.append(True)
            except AssertionError:
                held.append(False)
        seen.append(held)
    return seen


_FILE = Path(__file__).with_name("finders_in_chromium.json")
RECORDED: dict[str, Any] = json.loads(_FILE.read_text("ascii"))


def found(page: Any, name: str) -> list[str]:
    """The IDs of what a finder finds."""
    return [each.evaluate("(e) => e.id || e.localName") for each in FINDERS[name](page).all()]


def record() -> None:
    """Record what Playwright finds in Chromium."""
    from playwright.sync_api import expect

    from tests.browser.driver import start

    with start("chromium") as browser:
        page = browser.new_page().playwright
        page.set_content(HTML)
        lines = [f'"outcomes": {json.dumps(outcomes(page, expect, 300))}']
        lines += [f"{json.dumps(name)}: {json.dumps(found(page, name))}" for name in FINDERS]
    _FILE.write_text("{" + ",\n".join(lines) + "}\n", "ascii")


if __name__ == "__main__":
    record()
