"""``:hover`` and ``:active`` follow the mouse, as Chromium 156 answered the same program."""

from __future__ import annotations

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

need_a_parser()

HTML = """<style>
  .menu .drop { display: none }
  .menu:hover .drop { display: block }
  button:active { color: red }
  :is(ul, p):hover > b { visibility: hidden }
</style>
<nav class=menu id=m>Menu<ul class=drop id=u><li id=l><a id=k href=#x>Link</a></ul></nav>
<p id=p><b id=c>B</b></p><button id=b>Go</button>
<script>
  const log = [];
  const name = (element) => element.id || element.localName;
  const ids = (selector) => [...document.querySelectorAll(selector)].map(name).join();
  for (const type of ["mousedown", "mouseup", "click"]) {
    document.addEventListener(type, () => {
      log.push([type, ids(":hover"), ids(":active"), getComputedStyle(b).color]);
    });
  }
</script>"""
BLACK, RED = "rgb(0, 0, 0)", "rgb(255, 0, 0)"


@pytest.fixture(params=parameters(PAGE_ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    return Page({"/": f"<!DOCTYPE html>{HTML}", "/quirks": HTML}, engine=request.param)


def test_hover_and_active(page: Page) -> None:
    page.goto("/")
    assert [page.is_visible("#u"), page.is_visible("#c")] == [False, True]
    assert page.evaluate("ids(':hover')") == ""
    page.hover("#m")
    assert [page.is_visible("#u"), page.evaluate("ids(':hover')")] == [True, "html,body,m"]
    page.click("#k")
    hovered = "html,body,m,u,l,k"
    assert page.evaluate("log.splice(0)") == [
        ["mousedown", hovered, hovered, BLACK],
        ["mouseup", hovered, "", BLACK],
        ["click", hovered, "", BLACK],
    ]
    page.hover("#p")
    assert [page.is_visible("#u"), page.is_visible("#c")] == [False, False]
    page.click("#b")
    assert page.evaluate("log.splice(0)")[0] == ["mousedown", "html,body,b", "html,body,b", RED]


def test_a_hover_without_anything_else_is_for_links_in_quirks_mode(page: Page) -> None:
    """https://quirks.spec.whatwg.org/#the-active-and-hover-quirk"""
    page.goto("/quirks")
    page.hover("#m")
    assert [page.is_visible("#u"), page.evaluate("ids(':hover')")] == [True, ""]
    page.click("#k")
    assert page.evaluate("log[0]") == ["mousedown", "k", "k", BLACK]
    assert page.evaluate("ids('ul:hover, :is(:hover) > a')") == "u,k"
