"""What scripts of a page cannot read, and what the page does not tell."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest

from tests.page.conftest import NEEDS_QUICKJS
from tests.parsers import need_a_parser
from webapi import Response
from webapi.page import Page, expect

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


def test_no_repr_no_message_and_no_log_of_a_page_shows_a_password(
    caplog: pytest.LogCaptureFixture,
) -> None:
    site = {
        "/": "<form method=post action=/to><input name=password value=s3cret></form>",
        "/to": "<script src=http://u:s3cret@localhost/missing.js></script>",
        "/pdf": Response("", {"headers": {"content-type": "application/pdf"}}),
        "/round": Response.redirect("http://u:s3cret@localhost/round"),
        "/again": "<script>location.reload()</script>",
        "/fault": lambda _: {}["http://u:s3cret@localhost/"],
    }
    refused = ("localhost/pdf", "localhost/round", "localhost/fault", "other.example/", "exa mple/")
    asks = (
        *("(url) => fetch(url)", "(url) => { new EventSource(url) }"),
        "(url) => { const xhr = new XMLHttpRequest(); xhr.open('GET', url); xhr.send() }",
        *("(url) => location.assign(url)", "(url) => history.pushState(0, '', url)"),
        "(url) => document.querySelector(url)",
    )
    shown = []

    def act(action: Callable[..., object], *given: Any, **named: Any) -> None:
        try:
            action(*given, **named)
        except (Exception, AssertionError) as error:
            shown.append(f"{error} {error!r} {error.__cause__}")

    options: Any = {"raise_errors": False, "max_navigations": 3}
    with Page(site, **options) as page, caplog.at_level(logging.DEBUG):
        response = page.goto("http://u:s3cret@localhost/")
        page.evaluate("document.forms[0].submit()")
        shown += [repr(each) for each in (page, response, *page.requests, *page.navigations)]
        for url in [f"http://u:s3cret@{each}" for each in refused]:
            act(page.goto, url)
            act(page.wait_for_url, url + "x", timeout=5)
            act(expect(page).to_have_url, url + "x", timeout=5)
            act(page.click, f"[href='{url}']")
            for ask in asks:
                act(page.evaluate, ask, url)
        act(page.goto, "http://u:s3cret@localhost/again")
        shown += [repr(each) for each in (page, *page.requests, *page.navigations, *page.console)]
        shown += [str(each.failure) for each in page.requests]
    assert len(shown) > 60
    assert not [each for each in shown if "s3cret" in each]
    assert "does not load" in caplog.text
    assert not [each for each in caplog.messages if "s3cret" in each]


def test_scripts_find_no_function_of_this_package(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": "<p>"})
    page.goto("/")
    assert (
        page.evaluate("Reflect.ownKeys(globalThis).filter((key) => /webapi/.test(String(key)))")
        == []
    )
    stack = """(() => {
      'use strict';
      const functions = [];
      Error.prepareStackTrace = (error, sites) => {
        for (const site of sites) functions.push(site.getFunction());
        return '';
      };
      for (const harm of [
        () => new URL('no'),
        () => document.createElement('a b'),
        () => structuredClone(() => 1),
        () => document.querySelector('!'),
      ]) try { harm() } catch (error) { String(error.stack) }
      Error.prepareStackTrace = undefined;
      return [functions.length > 10, functions.filter((each) => each !== undefined).length];
    })()"""
    assert page.evaluate(stack) == [True, 0]


def test_scripts_do_not_navigate_to_data_urls() -> None:
    """Chromium writes this error, too. The host goes where it likes."""
    url = "data:text/html,<title>data</title>"
    site = {"/": f"<title>here</title><a href='{url}'>link</a>"}
    with Page(site) as page:
        page.goto("/")
        page.evaluate("(url) => { location.href = url }", url)
        page.click("text=link")
        assert page.title() == "here"
        assert [message.text for message in page.console] == [
            f"Not allowed to navigate top frame to data URL: {url}"
        ] * 2
        page.goto(url)
        assert page.title() == "data"


PATCHED = """<title>T</title><label>Name <input id=name></label><input type=checkbox>
<select><option>a<option>b</select><button>Go</button><p class=x>One</p><p class=x>Two</p>
<script>
  document.querySelector('button').onclick = () => {
    try { [].push(1) } catch (error) { document.title = error.message }
  };
  const evil = function () { throw new RangeError('patched'); };
  const { defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
  const found = [[Object.getPrototypeOf([][Symbol.iterator]()), 'next']];
  for (const { prototype } of [Array, Map, Set, RegExp, String]) {
    for (const key of ownKeys(prototype)) if (key !== 'constructor') found.push([prototype, key]);
  }
  for (const name of ['Map', 'Set', 'RegExp', 'JSON', 'Object', 'Number', 'Array', 'String']) {
    found.push([globalThis, name]);
  }
  for (let index = 0; index < found.length; index++) {
    const owner = found[index][0], key = found[index][1];
    if (!getOwnPropertyDescriptor(owner, key).configurable) continue;
    defineProperty(owner, key, { get: () => evil, set() {} });
  }
</script>"""


def test_actions_work_on_a_page_that_patches_the_language(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": PATCHED})
    page.goto("/")
    page.get_by_label("Name").fill("a")
    assert page.input_value("#name") == "a"
    page.check("[type=checkbox]")
    assert page.select_option("select", "b") == ["b"]
    assert page.locator(".x").nth(1).text_content() == "Two"
    assert page.locator(".x").count() == 2
    assert page.is_visible("text=One")
    page.click("text=Go")
    assert page.title() == "patched"
    assert page.evaluate("(x) => typeof x + [].push.name", 1) == "numberevil"
    assert page.wait_for_function("document.querySelector('p')").text_content() == "One"
