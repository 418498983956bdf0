"""What scripts of a page cannot read, and what the page does not tell."""

from __future__ import annotations

import logging

import pytest

from tests.page.conftest import NEEDS_QUICKJS
from tests.parsers import need_a_parser
from webapi import Response
from webapi.page import Page

need_a_parser()

pytestmark = NEEDS_QUICKJS


def test_scripts_see_no_set_cookie() -> None:
    """https://fetch.spec.whatwg.org/#forbidden-response-header-name"""
    cookies = [["set-cookie", "sid=7; HttpOnly"], ["Set-Cookie", "a=1"], ["set-cookie2", "b"]]
    with Page({"/": Response("<p>", {"headers": [*cookies, ["x", "y"]]})}) as page:
        response = page.goto("/")
        assert response is not None
        assert response.headers["set-cookie"]
        read = """async () => {
          const headers = (await fetch('/')).headers;
          const xhr = new XMLHttpRequest();
          const loaded = new Promise((resolve) => xhr.onload = resolve);
          xhr.open('GET', '/');
          xhr.send();
          await loaded;
          return [[...headers], headers.getSetCookie(), headers.get('set-cookie'),
            xhr.getAllResponseHeaders(), xhr.getResponseHeader('set-cookie')];
        }"""
        pairs, *others = page.evaluate(read)
        names = [name for name, _ in pairs]
        assert "x" in names
        assert not [name for name in names if "cookie" in name]
        assert others[:2] == [[], None]
        assert "cookie" not in others[2]
        assert others[3] is None
        assert page.evaluate("document.cookie") == "a=1"
        assert [cookie.name for cookie in page.cookies] == ["sid", "a"]


def test_refused_requests_are_logged_once_an_origin(caplog: pytest.LogCaptureFixture) -> None:
    ask = """(urls) => Promise.all(urls.map((url) => fetch(url).catch((error) => error.message)))"""
    origins = ["http://other.example", "http://third.example"]
    urls = [f"{origin}/{number}" for number in range(20) for origin in origins]
    with Page({"/": "<p>"}) as page, caplog.at_level(logging.INFO):
        page.goto("/")
        errors = page.evaluate(ask, urls)
    assert len(errors) == len(urls)
    assert errors[0].startswith(f"fetch of '{urls[0]}' failed")
    messages = [record.getMessage() for record in caplog.records]
    assert len(messages) == 2
    for message, origin in zip(messages, origins, strict=True):
        assert f"{origin}/0" in message
        assert "no route matches" in message
        assert "\n" not in message
    assert not any(record.exc_info for record in caplog.records)


def test_faults_of_the_site_are_logged_whole(caplog: pytest.LogCaptureFixture) -> None:
    with Page({"/": "<p>", "/fault": lambda _: {}["no key"]}) as page:
        page.goto("/")
        page.evaluate("() => fetch('/fault').then(String, String)")
    assert "KeyError: 'no key'" in caplog.text
