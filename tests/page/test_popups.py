"""Pages that scripts, links and forms open, as in Chromium 156 by Playwright.

In Chromium, ``window.opener`` is the window of the opener where ours is null.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi import Request, Response
from webapi.page import Page, PageError, expect

need_a_parser()

HTML = """<script>
const { referrer, cookie } = document;
const [session, local] = [sessionStorage.s, localStorage.l];
console.log([location.pathname, session, local, referrer, window.name, cookie].join());
</script>"""
SITE = dict.fromkeys(("/", "/x", "/y"), HTML)
HERE = "http://localhost/"


@pytest.fixture(params=parameters(PAGE_ENGINES))
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    with Page(SITE, engine=request.param) as page:
        page.goto("/")
        page.evaluate("sessionStorage.s = 1; localStorage.l = 2; document.cookie = 'c=3'")
        yield page


def told(page: Page) -> list[str]:
    """What the context and the page tell from now on."""
    log: list[str] = []
    page.context.on("request", lambda request: log.append(f"request {request.url}"))
    page.context.on("page", lambda opened: log.append(f"page {opened.url}"))
    page.on("popup", lambda opened: log.append(f"popup {opened.url}"))
    page.context.on("console", lambda message: log.append(f"{message.type} {message.text}"))
    return log


def test_what_a_script_opens(page: Page) -> None:
    log = told(page)
    page.evaluate("var w")

    def opened(source: str) -> Page:
        del log[:]
        with page.expect_popup() as info:
            page.evaluate(f"void (w = {source})")
        return info.value

    popup = opened("window.open('/x')")
    start = [f"request {HERE}x", f"page {HERE}x", f"popup {HERE}x"]
    assert log == [*start, f"log /x,1,2,{HERE},,c=3"]
    assert page.evaluate("[w === null, w.closed]") == [False, False]
    assert popup.opener() is page
    assert page.opener() is None
    popup.evaluate("window.close()")
    assert popup.is_closed()
    assert page.evaluate("w.closed") is True

    assert opened("window.open('/x', '', 'noopener')").opener() is page
    assert log == [*start, f"log /x,,2,{HERE},,c=3"]
    assert page.evaluate("w === null") is True

    assert opened("window.open()").url == "about:blank"
    assert log == ["page about:blank", "popup about:blank"]

    popup = opened("window.open('/x', 'name')")
    assert log == [*start, f"log /x,1,2,{HERE},name,c=3"]
    count = len(page.context.pages)
    assert page.evaluate("w === window.open('/y', 'name')") is True
    assert popup.url == f"{HERE}y"
    page.evaluate("w.location = '/x'; w.focus(); w.location.replace('/y?')")
    assert popup.url == f"{HERE}y?"
    assert len(page.context.pages) == count

    page.context.once("dialog", lambda dialog: dialog.accept(f"{dialog.message}!"))
    assert page.evaluate("window.open('/x').prompt('name?')") == "name?!"
    assert page.evaluate("window.open('/x')")  # what Playwright makes of a window
    assert page.evaluate("window.open('/x').confirm()") is False
    popup = opened("window.open('/x'), w.close(), w.closed")
    assert popup.is_closed()
    assert popup.opener() is page
    del log[:]
    page.evaluate("window.close()")
    assert not page.is_closed()
    assert log == ["warning Scripts may close only the windows that were opened by them."]
    assert page.evaluate("window.open('/y', '_self') === window") is True
    assert page.url == f"{HERE}y"


@pytest.mark.parametrize(
    ("html", "message"),
    [
        ("<a target=_blank href=/x>a</a>", f"/x,,2,{HERE},,c=3"),
        ("<a target=_blank rel=opener href=/x>a</a>", f"/x,1,2,{HERE},,c=3"),
        ("<a target=name href=/x>a</a>", f"/x,1,2,{HERE},name,c=3"),
        ("<form target=_blank action=/x method=post><button>", f"/x,,2,{HERE},,c=3"),
    ],
)
def test_links_and_forms(page: Page, html: str, message: str) -> None:
    log = told(page)
    page.set_content(html)
    with page.context.expect_page() as info:
        page.click("a, button")
    assert log == [f"{name} {HERE}x" for name in ("request", "page", "popup")] + [f"log {message}"]
    expect(info.value).to_have_url(f"{HERE}x")
    assert info.value.opener() is page


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("window.open('/x').document", "NotSupportedError: Members of another window are missing"),
        ("window.open('/x').onload = 1", "NotSupportedError: .* in this page: onload"),
        ("window.open('http://[')", "SyntaxError: .* window with invalid URL 'http://\\['"),
    ],
)
def test_what_is_refused(page: Page, source: str, message: str) -> None:
    with pytest.raises(PageError, match=message):
        page.evaluate(source)


def test_a_page_opens_so_many_pages(page: Page) -> None:
    source = "[...'a'.repeat(60)].filter(() => window.open('', '_blank', 'noreferrer') || 1).length"
    assert page.evaluate(source) == 60
    assert len(page.context.pages) == 50


def test_a_page_is_closed_while_a_promise_is_pending() -> None:
    pytest.importorskip("quickjs")
    from webapi.page.async_api import Page as AsyncPage

    async def main() -> None:
        asked = asyncio.Event()

        async def site(request: Request) -> Response:
            asked.set()
            await asyncio.Event().wait()
            return Response("never")

        page = AsyncPage(site)
        waiting = asyncio.ensure_future(page.evaluate("fetch('http://localhost/')"))
        await asked.wait()
        await page._tab.close()
        with pytest.raises(PageError, match=r"Page.evaluate: Target page, context or browser has"):
            await waiting

    asyncio.run(main())


def test_the_asynchronous_twin() -> None:
    pytest.importorskip("quickjs")
    from webapi.page.async_api import Page as AsyncPage

    async def main() -> tuple[str, bool]:
        async with AsyncPage(SITE) as page:
            await page.goto("/")
            async with page.expect_popup() as info:
                await page.evaluate("void open('/x')")
            popup = await info.value
            return popup.url, await popup.opener() is page

    assert asyncio.run(main()) == (f"{HERE}x", True)
