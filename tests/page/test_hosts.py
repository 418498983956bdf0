"""Shadow hosts: what delegates the focus, and what a user's click reaches, as in Chromium 156."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from webapi.page import Page

__all__ = ["chromium", "chromium_page"]

need_a_parser()

FOCUS = """<!DOCTYPE html><body><input id=out>
<my-a id=plain></my-a><my-a id=first class=d></my-a><my-a id=none class=d></my-a>
<my-a id=tab tabindex=0 class=d></my-a><my-a id=auto class=d></my-a><my-a id=nest class=d></my-a>
<my-a id=slot class=d><input id=light></my-a><my-a id=disabled class=d></my-a>
<my-a id=own tabindex=0></my-a><my-a id=empty tabindex=0 class=d></my-a>
<dialog id=dialog><my-a id=inside class=d></my-a></dialog>
<div popover id=popover><my-a id=within autofocus class=d></my-a></div>
<script>
const trees = {
  plain: "<p>text</p><input id=x>",
  first: "<p>text</p><input id=x disabled><input id=y type=hidden><input id=z>",
  none: "<p>text</p>",
  tab: "<p>text</p><button id=b>b</button>",
  auto: "<p>text</p><input id=x><input id=y autofocus>",
  nest: "<p>text</p><my-b id=in></my-b><input id=after>",
  slot: "<p>text</p><slot></slot><button id=z>z</button>",
  disabled: "<p>text</p><input disabled id=x>",
  own: "<p>text</p><input id=x>",
  empty: "<p>text</p>",
  inside: "<p>text</p><input id=x>",
  within: "<p>text</p><input id=x>",
};
customElements.define("my-b", class extends HTMLElement {
  constructor() {
    super();
    const tree = this.attachShadow({ mode: "open", delegatesFocus: true });
    tree.innerHTML = "<b>text</b><input id=deep>";
  }
});
for (const each of document.querySelectorAll("my-a")) {
  const delegatesFocus = each.className === "d";
  each.attachShadow({ mode: "open", delegatesFocus }).innerHTML = trees[each.id];
}
function focused() {
  const path = [];
  let each = document.activeElement;
  for (; each; each = each.shadowRoot && each.shadowRoot.activeElement) {
    path.push(each.id || "body");
  }
  const host = document.querySelector("my-a:focus");
  return path.join(" ") + (host === null ? "" : " :focus");
}
</script>"""

FOCUSED = {
    "plain": ("out", "body"),
    "first": ("first z :focus", "first z :focus"),
    "none": ("out", "body"),
    "tab": ("tab b :focus", "tab b :focus"),
    "auto": ("auto y :focus", "auto y :focus"),
    "nest": ("nest in deep :focus", "nest in deep :focus"),
    "slot": ("slot z :focus", "slot z :focus"),
    "disabled": ("out", "body"),
    "own": ("own :focus", "own :focus"),
    "empty": ("out", "body"),
}
"""What has the focus after ``focus()`` of a host, and after a click on the text inside."""


def check_focus(page: Any) -> None:
    for host, (by_script, by_click) in FOCUSED.items():
        page.evaluate(f"out.focus(); document.getElementById('{host}').focus()")
        assert (host, page.evaluate("focused()")) == (host, by_script)
        page.evaluate("out.focus()")
        page.click(f"#{host} p")
        assert (host, page.evaluate("focused()")) == (host, by_click)
    page.evaluate("auto.shadowRoot.querySelector('#x').focus(); auto.focus()")
    page.click("#auto p")
    assert page.evaluate("focused()") == "auto x :focus"  # the focus stays inside
    page.evaluate("auto.blur()")
    assert page.evaluate("focused()") == "body"
    page.evaluate("dialog.showModal()")
    assert page.evaluate("focused()") == "inside x :focus"
    page.evaluate("dialog.close(); popover.showPopover()")
    assert page.evaluate("focused()") == "within x :focus"


CLICKS = """<!DOCTYPE html><body>
<my-a id=button></my-a><br><my-a id=text>Save</my-a><br><my-a id=nest></my-a><br>
<my-a id=none></my-a><br><my-a id=closed>light</my-a><br>
<my-a id=slotted><button id=light>light</button></my-a><br><my-a id=hidden></my-a><br>
<my-a id=disabled></my-a><br><my-a id=tabbed tabindex=0></my-a><br><my-a id=check></my-a><br>
<my-a id=link></my-a><br><my-a id=two></my-a>
<script>
const trees = {
  button: "<button id=x>b</button>", text: "<button id=x><slot></slot></button>",
  nest: "<my-b id=in></my-b>", none: "<p>text</p>", closed: "<p>text</p>",
  slotted: "<p><slot></slot></p>", two: "<button id=x>b</button><button id=y>b</button>",
  hidden: "<button id=x hidden>x</button><button id=y>y</button>",
  disabled: "<button id=x disabled>x</button>", tabbed: "<button id=x>x</button>",
  check: "<input type=checkbox id=x>", link: "<a id=x href='#followed'>go</a>",
};
customElements.define("my-b", class extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).innerHTML = "<button id=deep>deep</button>";
  }
});
for (const each of document.querySelectorAll("my-a")) {
  const mode = each.id === "closed" ? "closed" : "open";
  each.attachShadow({ mode }).innerHTML = trees[each.id];
}
let log = [];
for (const type of ["pointerdown", "click"]) addEventListener(type, (event) => {
  const control = event.composedPath().find((each) => each.matches?.("button, input, a"));
  log.push([type, event.target.id, control?.id ?? null].join(" "));
}, true);
</script>"""

HIT = {
    **dict.fromkeys(("button", "text", "tabbed", "check", "link"), "x"),
    "nest": "deep",
    "hidden": "y",
    "none": "",
    "closed": "",
    "slotted": "",
}
"""By host: the control inside of it that a click at its middle hits."""


def check_clicks(page: Any) -> None:
    for host, control in HIT.items():
        page.evaluate("log = []")
        page.click(f"#{host}")
        expected = [f"pointerdown {host} {control}", f"click {host} {control}"]
        assert page.evaluate("log") == expected
    page.evaluate("log = []")
    page.click("#disabled")
    assert page.evaluate("log") == ["pointerdown disabled x"]
    assert page.evaluate("[check.shadowRoot.querySelector('#x').checked, location.hash]") == [
        *(True, "#followed"),
    ]


def test_hosts_delegate_the_focus(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": FOCUS})
    page.goto("/")
    check_focus(page)


def test_clicks_reach_the_only_control_inside(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": CLICKS})
    page.goto("/")
    check_clicks(page)
    page.evaluate("log = []")
    page.click("#two")  # Chromium hits one of them: by layout
    assert page.evaluate("log") == ["pointerdown two ", "click two "]


@pytest.mark.heavy("A browser takes seconds.")
@pytest.mark.parametrize(("html", "check"), [(FOCUS, check_focus), (CLICKS, check_clicks)])
def test_chromium_does_this(
    chromium_page: BrowserPage, html: str, check: Callable[[Any], None]
) -> None:
    page: Any = chromium_page.playwright
    page.route("**/*", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto("https://example.org/")
    check(page)
