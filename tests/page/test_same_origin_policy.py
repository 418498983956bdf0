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
from webapi import Response
from webapi.page import Page

need_a_parser()

pytestmark = NEEDS_QUICKJS

RECORDED = json.loads(Path(__file__).with_name("cors_in_chromium.json").read_text("utf-8"))


@cache
def seen_in_page() -> dict[str, Any]:
    seen: dict[str, Any] = json.loads(json.dumps(run_in_page()))
    return seen


@pytest.mark.parametrize("name", [exchange.name for exchange in EXCHANGES])
def test_a_page_sends_and_reads_what_chromium_does(name: str) -> None:
    assert seen_in_page()[name] == RECORDED[name]


READ = "(url) => fetch(url, {credentials: 'include'}).then((r) => r.text(), (e) => e.message)"


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
