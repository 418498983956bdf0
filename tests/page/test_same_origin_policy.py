"""What scripts of a page may send to other origins, and read of them."""

from __future__ import annotations

import json
import logging
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.page.conftest import NEEDS_QUICKJS
from tests.page.cors import ALLOWED, EXCHANGES, ORIGIN, run_in_page
from tests.parsers import need_a_parser
from webapi import URL, Request, Response
from webapi.page import Page
from webapi.page.facade import sync_playwright

need_a_parser()

pytestmark = NEEDS_QUICKJS

RECORDED = json.loads(Path(__file__).with_name("cors_in_chromium.json").read_text("utf-8"))


@cache
def seen_in_page() -> dict[str, Any]:
    seen: dict[str, Any] = json.loads(json.dumps(run_in_page()))
    return seen


@pytest.mark.parametrize("name", [exchange.name for exchange in EXCHANGES])
def test_a_page_sends_and_reads_what_chromium_does(name: str) -> None:
    seen, requests = seen_in_page()[name]
    for _, _, headers in requests:
        if headers.get("cookie") == "none=1":
            del headers["cookie"]  # Chromium blocks cookies of other sites, whatever SameSite says
    assert [seen, requests] == RECORDED[name]


READ = "(url) => fetch(url, {credentials: 'include'}).then((r) => r.text(), (e) => e.message)"
COOKIES = "strict=1; SameSite=Strict", "lax=1; SameSite=Lax", "none=1; SameSite=None; Secure", "d=1"
LINK = "(url) => { location.href = url }"
POST = """(url) => {
  const form = document.body.appendChild(document.createElement('form'));
  form.action = url;
  form.method = 'POST';
  form.submit();
}"""


@pytest.mark.parametrize(
    ("page_of", "act", "path", "sent"),
    [
        ("bank", LINK, "bank/x", "strict lax none d"),
        ("bank", POST, "bank/x", "strict lax none d"),
        ("bank", READ, "bank/x", "strict lax none d"),
        ("bank", LINK, "evil/to?bank/x", "strict lax none d"),
        ("bank", READ, "evil/to?bank/x", "strict lax none d"),
        ("evil", LINK, "bank/x", "lax none d"),
        ("evil", POST, "bank/x", "none d"),
        ("evil", READ, "bank/x", "none"),
        ("evil", LINK, "evil/to?bank/x", "lax none d"),
        ("evil", LINK, "bank/to?bank/x", "lax none d"),
        ("shop", READ, "bank/x", "strict lax none d"),
        ("evil", "", "bank/x", "strict lax none d"),
        ("evil", "", "evil/to?bank/x", "strict lax none d"),
    ],
)
def test_same_site_cookies(page_of: str, act: str, path: str, sent: str) -> None:
    """Chromium 156 sends these, without those of other sites to ``fetch``."""
    origins = {"bank": "https://www.bank.example", "evil": "https://evil.example"}
    origins["shop"] = "https://shop.bank.example"

    def url_of(path: str) -> str:
        name, _, rest = path.partition("/")
        return f"{origins[name]}/{rest}"

    found = []

    def site(request: Request) -> Response:
        url = URL(request.url)
        headers = [[ORIGIN, request.headers.get("origin") or "*"]]
        headers.append(["access-control-allow-credentials", "true"])
        if url.pathname == "/set":
            headers += [["set-cookie", each] for each in COOKIES]
        if url.pathname == "/x":
            found.append(request.headers.get("cookie"))
        if url.pathname == "/to":
            headers.append(["location", url_of(url.search[1:])])
        status = 302 if url.pathname == "/to" else 200
        return Response(
            "", {"status": status, "headers": [*headers, ["content-type", "text/html"]]}
        )

    with Page(site) as page:
        page.goto(url_of("bank/set"))
        page.goto(url_of(f"{page_of}/"))
        if act:
            page.evaluate(act, url_of(path))
        else:
            page.goto(url_of(path))
    assert found == ["; ".join(f"{each}=1" for each in sent.split())]


def test_responses_of_other_sites_store_cookies_for_other_sites_only() -> None:
    headers = [["set-cookie", each] for each in COOKIES]
    headers += [[ORIGIN, "https://evil.example"], ["access-control-allow-credentials", "true"]]
    site = {
        "https://evil.example/": "",
        "https://bank.example/": Response("", {"headers": headers}),
    }
    with Page(site) as page:
        page.goto("https://evil.example/")
        page.evaluate(READ, "https://bank.example/")
        assert [cookie.name for cookie in page.cookies] == ["none"]
        page.evaluate(LINK, "https://bank.example/")
        assert len(page.cookies) == len(COOKIES)


@pytest.mark.parametrize("policy", [True, False])
def test_mixed_content(policy: bool) -> None:
    """https://w3c.github.io/webappsec-mixed-content/#should-block-fetch"""
    page_of = {"https://shop.example/": ""}
    headers = {"headers": {ORIGIN: "*"}}
    others = ("http://api.example/", "https://api.example/", "http://127.0.0.1/")
    site = page_of | {url: Response("text", headers) for url in others}
    read = "(url) => fetch(url).then((r) => r.text(), (error) => error.message)"
    with Page(site, same_origin_policy=policy) as page:
        page.goto("https://shop.example/")
        seen = [page.evaluate(read, url) for url in others]
    assert seen[1:] == ["text", "text"]
    assert "mixed content" in seen[0] if policy else seen[0] == "text"


def test_pages_of_a_context_have_the_policy() -> None:
    site = {"/": "<p>", "https://api.example/": "text"}
    with sync_playwright(site) as playwright:
        browser = playwright.chromium.launch()
        for options, expected in (({}, "TypeError"), ({"same_origin_policy": False}, "text")):
            page = browser.new_context(**options).new_page()
            page.goto("http://localhost/")
            ask = "fetch('https://api.example/').then((r) => r.text(), (error) => error.name)"
            assert page.evaluate(ask) == expected


def test_a_page_reads_no_other_origin(caplog: pytest.LogCaptureFixture) -> None:
    account = Response("secret", {"headers": {"set-cookie": "sid=1; SameSite=Strict; HttpOnly"}})
    site = {"http://evil.example/": "<p>", "https://bank.example/account": account}
    with Page(site, base_url="http://evil.example/") as page, caplog.at_level(logging.ERROR):
        page.goto("https://bank.example/account")
        page.goto("/")
        text = page.evaluate(READ, "https://bank.example/account")
    assert f"the response has no header {ORIGIN.title()}" in text
    assert "http://evil.example" in text
    assert "same_origin_policy=False" in text
    assert text in caplog.text


def test_without_the_policy_a_page_reads_all_origins() -> None:
    site = {"/": "<p>", "https://api.example/": "text"}
    with Page(site, same_origin_policy=False) as page:
        page.goto("/")
        assert page.evaluate(READ, "https://api.example/") == "text"
        assert page.evaluate("fetch('https://api.example/').then((r) => r.type)") == "cors"


def test_other_origins_of_a_site_allow_their_pages() -> None:
    headers = ALLOWED | {ORIGIN: "http://localhost"}
    site = {"/": "<p>", "https://api.example/": Response("text", {"headers": headers})}
    with Page(site) as page:
        page.goto("/")
        assert page.evaluate(READ, "https://api.example/") == "text"


def test_a_site_without_an_answer_to_options_hears_of_the_header() -> None:
    site = {"/": "<p>", "DELETE https://api.example/": "gone"}
    ask = "fetch('https://api.example/', {method: 'DELETE'}).catch((error) => error.message)"
    with Page(site) as page:
        page.goto("/")
        text = page.evaluate(ask)
        assert "the preflight OPTIONS of DELETE got no response" in text
        assert ORIGIN.title() in text
        assert [request.method for request in page.requests] == ["GET", "OPTIONS"]
    with Page(site, same_origin_policy=False) as page:
        page.goto("/")
        assert page.evaluate(
            "fetch('https://api.example/', {method: 'DELETE'}).then((r) => r.text())"
        )


def test_routes_answer_pages_of_all_origins() -> None:
    """As Playwright lets Chromium 156: pages may read what tests give, and preflights succeed."""
    ask = """async (init) => {
      const response = await fetch('https://api.example/x', init);
      return [response.type, [...response.headers], await response.text()];
    }"""
    inits: list[dict[str, Any]] = [
        *({}, {"credentials": "include"}),
        {"credentials": "include", "method": "DELETE", "headers": {"x-a": "1"}},
    ]
    with Page({"/": "<p>"}) as page:
        page.goto("/")
        page.route("https://api.example/x", lambda route: route.fulfill(body="text"))
        for init in inits:
            kind, _, text = page.evaluate(ask, init)
            assert (kind, text) == ("cors", "text")
        other = {ORIGIN: "https://other.example"}
        page.route("https://api.example/x", lambda route: route.fulfill(headers=other))
        ask = "fetch('https://api.example/x').catch((error) => error.name)"
        assert page.evaluate(ask) == "TypeError"
        assert [request.method for request in page.requests] == [
            "GET",
            "GET",
            "GET",
            "DELETE",
            "GET",
        ]
