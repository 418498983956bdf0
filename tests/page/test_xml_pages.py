"""Pages of XML: as Chromium 156 shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from webapi import Response
from webapi.page import Page

__all__ = ["chromium", "chromium_page"]

XHTML = """<?xml version="1.0" encoding="ISO-8859-1"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>\xfc</title>
<style>.no { display: none }</style>
<script>//<![CDATA[
var log = [document.readyState, 1 < 2 && document.body === null];
//]]></script><script src="/script.js"/></head>
<body><DIV/><p id="text" class="no">p</p><button onclick="log.push('click')">b</button>
<script>
log.push(document.querySelectorAll("p").length, document.createElement("BR").localName)
</script>
<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="g"/></svg></body></html>"""

FACTS = """() => [
  ...log, document.contentType, document.constructor.name, document.title, document.compatMode,
  document.characterSet, document.querySelector("div"), document.querySelector("DIV").tagName,
  document.querySelector("linearGradient").id,
  getComputedStyle(document.querySelector("p")).display,
  document.body.outerHTML.includes("<DIV></DIV>"), document.querySelector("button").tagName,
]"""

EXPECTED = [
    *("loading", True, "script", 1, "BR", "click", "application/xhtml+xml", "XMLDocument"),
    *("\xfc", "CSS1Compat", "windows-1252", None, "DIV", "g", "none", True, "button"),
]

BROKEN = "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>a<b>c</p></body></html>"


def check(page: Any) -> None:
    page.goto("http://localhost/page.xhtml")
    page.click("button")
    assert page.evaluate(FACTS) == EXPECTED
    page.goto("http://localhost/drawing.svg")
    assert page.evaluate("[document.documentElement.localName, document.contentType]") == [
        *("svg", "image/svg+xml"),
    ]
    page.goto("http://localhost/broken.xhtml")
    assert page.evaluate("document.querySelector('parsererror') !== null")


PAGES = {
    "/page.xhtml": (XHTML.encode("latin-1"), "application/xhtml+xml"),
    "/script.js": (b"log.push('script')", "text/javascript"),
    "/drawing.svg": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"),
    "/broken.xhtml": (BROKEN.encode(), "application/xhtml+xml"),
}


def test_pages_of_xml(new_page: Callable[..., Page]) -> None:
    site = {
        path: Response(body, {"headers": {"content-type": type_}})
        for path, (body, type_) in PAGES.items()
    }
    check(new_page(site))


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_shows_these(chromium_page: BrowserPage) -> None:
    page: Any = chromium_page.playwright

    def answer(route: Any) -> None:
        body, type_ = PAGES["/" + route.request.url.rpartition("/")[2]]
        route.fulfill(body=body, content_type=type_)

    page.route("**/*", answer)
    check(page)
