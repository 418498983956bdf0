"""Headers of a page's requests: Chromium sends the same ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.page import module_requests
from tests.page.conftest import NEEDS_QUICKJS
from tests.page.headers import STEPS, Step, run_in_page
from tests.parsers import need_a_parser
from webapi.fetching.referrer_policies import DEFAULT_POLICY
from webapi.fetching.requests import Request
from webapi.page import Page
from webapi.page.request_headers import Client, append_headers
from webapi.url.origin import origin
from webapi.url.parser import url_parser

need_a_parser()

RECORDED = json.loads(Path(__file__).with_name("headers_in_chromium.json").read_text("utf-8"))


def of_b(**headers: str) -> list[Any]:
    return ["POST", "B/r", {"accept": "*/*", **headers}]


OTHERWISE = {
    # location.reload(): the document is asked for as before.
    "reload": [["GET", "A/r?reload", {"accept": "text/html", "referer": "A/start?"}]] * 2,
    # Requests without CORS: https://fetch.spec.whatwg.org/#append-a-request-origin-header
    "document: no-referrer": [of_b(origin="null"), RECORDED["document: no-referrer"][1]],
    "document: same-origin": [of_b(origin="null"), RECORDED["document: same-origin"][1]],
}
"""What the standards say where Chromium sends something else."""


@NEEDS_QUICKJS
@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_headers(step: Step) -> None:
    assert run_in_page(step) == OTHERWISE.get(step.name, RECORDED[step.name])


@NEEDS_QUICKJS
def test_the_referrer_of_a_module_is_what_imports_it() -> None:
    pytest.importorskip("tree_sitter", reason="no parser: pip install 'webapi-dom[modules]'")
    expected = module_requests.RECORDED
    found = module_requests.run_in_page()
    assert dict(found) == dict(expected)
    assert module_requests.of_main(found) == module_requests.of_main(expected)


def sent(source: str, target: str, policy: str, method: str = "POST") -> dict[str, str]:
    """The headers of a navigation."""
    request = Request()
    url, request.method, request.mode = url_parser(target), method, "navigate"
    here = url_parser(source)
    assert url and here
    request.url = url
    append_headers(request, Client(here, origin(here), policy), "agent", ["de", "en"])
    return dict(request.header_list.headers())


@pytest.mark.parametrize(
    ("policy", "referrer", "sent_origin"),
    [
        ("no-referrer", None, "null"),
        ("no-referrer-when-downgrade", None, "null"),
        ("same-origin", None, "null"),
        ("origin", "https://a.example/", "https://a.example"),
        ("strict-origin", None, "null"),
        ("origin-when-cross-origin", "https://a.example/", "https://a.example"),
        ("strict-origin-when-cross-origin", None, "null"),
        ("unsafe-url", "https://a.example/b?c", "https://a.example"),
    ],
)
def test_from_https_to_http(policy: str, referrer: str | None, sent_origin: str) -> None:
    """https://w3c.github.io/webappsec-referrer-policy/#determine-requests-referrer"""
    headers = sent("https://u:p@a.example/b?c#d", "http://a.example/", policy)
    assert (headers.get("Referer"), headers["Origin"]) == (referrer, sent_origin)


def test_what_sources_tell_of_themselves() -> None:
    headers = sent("about:blank", "http://a.example/", DEFAULT_POLICY)
    assert headers == {"User-Agent": "agent", "Accept-Language": "de,en;q=0.9", "Origin": "null"}
    headers = sent("https://a.example/" + "b" * 5000, "https://a.example/", DEFAULT_POLICY, "GET")
    assert headers["Referer"] == "https://a.example/"


@NEEDS_QUICKJS
def test_who_asks() -> None:
    site = {"/": "<script src=/a.js></script>", "/a.js": ""}
    with Page(site, user_agent="tester/1", languages=["de-AT", "de"]) as page:
        page.goto("/")
        for request in page.requests:
            assert request.headers.get("user-agent") == "tester/1"
            assert request.headers.get("accept-language") == "de-AT,de;q=0.9"
    with Page(site) as page:
        page.goto("/")
        assert page.requests[0].headers.get("user-agent") == page.evaluate("navigator.userAgent")
        assert page.requests[0].headers.get("referer") is None
