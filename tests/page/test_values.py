"""Values between the host and scripts, as Playwright gives and takes them."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlparse

import pytest

pytest.importorskip("turbohtml")

from webapi.page import Page, PageError

NewPage = Callable[..., Page]
MOMENT = datetime(1970, 1, 1, 0, 0, 0, 5000, tzinfo=UTC)
LEAVING: list[tuple[str, Any]] = [
    ("new Map([[1, {}]])", {}),
    ("new Set([1])", {}),
    ("/a/gi", re.compile("a", re.IGNORECASE)),
    ("/(?<a>b)/", "/(?<a>b)/"),  # not Playwright's, which raises Python's error
    ("new Date(5)", MOMENT),
    ("Promise.resolve([new Date(5)])", [MOMENT]),
    ("new URL('http://a/b?c#d')", urlparse("http://a/b?c#d")),
    ("Symbol('x')", None),
    ("() => () => 1", None),
    ("new (class { x = 1; y = undefined })", {"x": 1, "y": None}),
    ("[1, undefined, () => 1, Symbol('q')]", [1, None, None, None]),
    ("[, 1]", [None, 1]),
    ("({ a: undefined, b: () => 1, c: null })", {"a": None, "b": None, "c": None}),
    ("[window, document, document.body]", ["ref: <Window>", "ref: <Document>", "ref: <Node>"]),
    ("new Response('x')", {}),
    ("new Headers({ a: 'b' })", {}),
    ("JSON", {}),
    ("({ toJSON() { return 5 } })", {"toJSON": {}}),
    ("new (class { toJSON() { return [1] } })", [1]),
    ("({ get a() { throw 1 }, b: 2 })", {"b": 2}),
    ("[5n, Infinity, -Infinity]", [5, math.inf, -math.inf]),
    ("[new Uint8Array([1, 2]), new Float64Array([1.5])]", [[1, 2], [1.5]]),
    ("new String('x')", {"0": "x"}),
    ("Object.create({ a: 1 })", {}),
    ("document.querySelectorAll('body')", {"0": "ref: <Node>"}),
    ("(function () { return arguments })(1, 2)", {"0": 1, "1": 2}),
    ("({ 'webapi-encoded': 1 })", {"webapi-encoded": 1}),
]
"""Expressions, and what Playwright 1.65 gives for them in Chromium 156."""


def test_what_leaves(new_page: NewPage) -> None:
    page = new_page({"/": ""})
    page.goto("/")
    for expression, expected in LEAVING:
        found = page.evaluate(expression)
        assert (expression, found) == (expression, expected)
        assert page.evaluate_handle(expression).json_value() == expected
    assert math.isnan(page.evaluate("NaN"))
    cycle = page.evaluate("const o = { x: [1] }; o.self = o; o")
    assert cycle["self"] is cycle
    error = page.evaluate("({ error: new TypeError('no') })")["error"]
    assert (error.name, error.message) == ("TypeError", "no")


def test_what_enters(new_page: NewPage) -> None:
    page = new_page({"/": ""})
    page.goto("/")
    given = [MOMENT, urlparse("http://a/b"), re.compile("a.", re.DOTALL), ValueError("no")]
    seen = page.evaluate(
        "([date, url, pattern, error]) => [date.getTime(), date instanceof Date, url.pathname,"
        "url instanceof URL, String(pattern), String(error)]",
        given,
    )
    assert seen == [5, True, "/b", True, "/a./s", "ValueError: no"]


def test_a_promise_that_waits_for_timers(new_page: NewPage) -> None:
    page = new_page({"/": ""})
    page.goto("/")
    assert page.evaluate("Promise.resolve(7)") == 7
    waits = "(ms) => new Promise((resolve) => setTimeout(() => resolve(performance.now()), ms))"
    before = page.evaluate("performance.now()")
    assert page.evaluate(waits, 500) == pytest.approx(before + 500)
    with pytest.raises(PageError, match="more than 30 seconds of the clock"):
        page.evaluate(waits, 30_001)
    with pytest.raises(PageError, match="something that does not come"):
        page.evaluate("new Promise(() => 0)")
