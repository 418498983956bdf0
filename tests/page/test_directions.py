"""The direction of elements, with ``dir=auto``: what Chromium 156 answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from webapi import Document, FormData, HTMLFormElement
from webapi.page import Page

__all__ = ["chromium", "chromium_page"]

need_a_parser()

HTML = """<!DOCTYPE html><meta charset=utf-8><body>
<p id=a dir=auto>123 &#1488; x</p>
<p id=b dir=auto>123</p><div dir=rtl>
<p id=c dir=auto>12</p>
<p id=d dir=auto><bdi>&#1488;</bdi> x</p></div>
<p id=e dir=auto><b dir=ltr>x</b>
<script>"x"</script><style>x</style><textarea>x</textarea><i>&#1575;</i></p>
<bdi id=f>&#1488;</bdi>
<bdi id=g>1</bdi><div dir=rtl>
<bdi id=h>1</bdi>
<bdi id=h2></bdi></div>
<input id=i dir=auto value="&#1488;">
<input id=j dir=auto><div dir=rtl>
<input id=k dir=auto>
<input id=l dir=auto value=12>
<input id=m type=tel>
<input id=n type=tel dir=auto value="&#1488;">
<input id=n2 type=checkbox dir=auto value="&#1488;">
<input id=n3 type=number dir=auto value=1></div>
<textarea id=o dir=auto>&#1488;</textarea>
<select id=p dir=auto><option>&#1488;</select><button id=q dir=auto>&#1488;</button>
<p id=r dir=auto><input value="x"><b>&#1488;</b></p>
<p id=s dir=AUTO>&#125184;</p>
<p id=t dir=auto>&#8207;</p>
<p id=u dir=auto>&#1632; x</p>
<svg><text id=v dir=auto>&#1488;</text><g dir=rtl><text id=w>a</text></g></svg>
<p id=x dir=auto><b>&#1488;</b></p>
<div id=host dir=auto>&#1488;<span slot=n>x</span></div>
<div id=host2 dir=rtl><b>x</b></div>
<div id=host3 dir=rtl></div>
<script>
 const t=document.querySelector('#host').attachShadow({mode:'open'});
  t.innerHTML=`
<p id=in>x</p>

<p id=in2 dir=auto><slot></slot></p>
<slot id=sl dir=auto name=n></slot>
<slot id=sl2 dir=auto></slot>
<slot id=sl3 dir=auto name=zz>&#1488;</slot>`;
 const t2=document.querySelector('#host2').attachShadow({mode:'open'});
  t2.innerHTML=`
<p id=in3 dir=auto><slot></slot></p>
<slot id=sl4 dir=auto></slot>
<bdi id=in4><slot></slot></bdi>`;
 const t3=document.querySelector('#host3').attachShadow({mode:'open'});
  t3.innerHTML=`
<p id=in5>x</p>
<p id=in6 dir=auto>1</p>
<slot id=sl5 dir=auto></slot>`;
</script>"""
DIRECTION = """(() => {
  const found = {};
  const look = (root) => {
    for (const each of root.querySelectorAll("[id]")) {
      found[each.id] = ["rtl", "ltr"].filter((way) => each.matches(`:dir(${way})`)).join();
      if (each.shadowRoot !== null) look(each.shadowRoot);
    }
  };
  look(document);
  return found;
})()"""
RIGHT_TO_LEFT = [
    "a",
    "e",
    "f",
    "i",
    "n",
    "o",
    "p",
    "q",
    "r",
    "s",
    "t",
    "x",
    "host",
    "in",
    "in2",
    "sl3",
    "host2",
    "in3",
    "in4",
    "host3",
    "in5",
]
LEFT_TO_RIGHT = [
    "b",
    "c",
    "d",
    "g",
    "h",
    "h2",
    "j",
    "k",
    "l",
    "m",
    "n2",
    "n3",
    "u",
    "v",
    "w",
    "sl",
    "sl2",
    "sl4",
    "in6",
    "sl5",
]
EXPECTED = {**dict.fromkeys(RIGHT_TO_LEFT, "rtl"), **dict.fromkeys(LEFT_TO_RIGHT, "ltr")}


def test_directions_of_texts(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": HTML})
    page.goto("/")
    assert page.evaluate(DIRECTION) == EXPECTED


def test_the_direction_of_a_field_is_sent() -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fe-dirname"""
    html = "<form><input name=a dirname=d dir=auto value=&#1488;></form>"
    form = Document.fromHTML(html, url="https://example.org/").querySelector("form")
    assert isinstance(form, HTMLFormElement)
    assert list(FormData(form)) == [("a", "\u05d0"), ("d", "rtl")]


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_finds_these_directions(chromium_page: BrowserPage) -> None:
    page: Any = chromium_page.playwright
    page.route("**/*", lambda route: route.fulfill(body=HTML, content_type="text/html"))
    page.goto("https://example.org/")
    assert page.evaluate(DIRECTION) == EXPECTED
