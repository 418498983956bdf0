"""Headers, as WPT's fetch/api/headers/ tests it, and what Python adds."""

from __future__ import annotations

import http.client
import sys
import threading
from collections.abc import Callable
from email.message import Message
from typing import Any

import pytest

from tests.work import assert_linear
from webapi import Headers, jsnull
from webapi.steps.headers import initialize

VALUES = {
    "name1": "value1",
    "name4": jsnull,
    "name5": None,
    "name6": 1,
    "Content-Type": "value4",
}
STRINGS = ["value1", "null", "undefined", "1", "value4"]


@pytest.mark.parametrize("make", [lambda: VALUES, lambda: [*VALUES.items()]])
def test_headers_are_made_of_mappings_and_pairs(make: Callable[[], Any]) -> None:
    headers = Headers(make())
    assert [headers.get(name) for name in VALUES] == STRINGS
    assert [*Headers(headers)] == [*headers]


def test_headers_without_arguments_are_empty() -> None:
    for headers in (Headers(), Headers(None), Headers({}), Headers([]), Headers.new()):
        assert [*headers] == []
    assert str(Headers()) == "[object Headers]"


@pytest.mark.parametrize(
    "init", [jsnull, 1, "a", b"ab", [["a"]], [["a", "b", "c"]], ["ab"], [b"ab"], [[]], {"a": "€"}]
)
def test_other_values_are_refused(init: Any) -> None:
    with pytest.raises(TypeError):
        Headers(init)


NOT_NAMES = ["", "a b", "a:", "\t", "a\n", "é", "€", "(", "a\0", "@", "{}"]
NOT_VALUES = ["a\0b", "a\nb", "a\rb", "a\r\n b", "€", "\ud800"]


@pytest.mark.parametrize("name", NOT_NAMES)
def test_what_is_no_token_is_no_name(name: str) -> None:
    headers = Headers({"a": "b"})
    for call in (
        lambda: Headers({name: "b"}),
        lambda: headers.append(name, "b"),
        lambda: headers.set(name, "b"),
        lambda: headers.get(name),
        lambda: headers.has(name),
        lambda: headers.delete(name),
    ):
        with pytest.raises(TypeError):
            call()
    assert [*headers] == [("a", "b")]


@pytest.mark.parametrize("value", NOT_VALUES)
def test_nul_line_ends_and_wide_characters_are_in_no_value(value: str) -> None:
    headers = Headers({"a": "b"})
    for call in (
        lambda: Headers([["a", value]]),
        lambda: headers.append("a", value),
        lambda: headers.set("a", value),
    ):
        with pytest.raises(TypeError):
            call()
    assert [*headers] == [("a", "b")]


def test_an_error_shows_no_value() -> None:
    with pytest.raises(TypeError) as caught:
        Headers({"authorization": "Basic secret\nsecret"})
    assert "authorization" in str(caught.value)
    assert "secret" not in str(caught.value)
    assert repr(Headers({"Authorization": "secret", "a": "b"})) == "<Headers: a, authorization>"
    assert repr(Headers()) == "<Headers>"
    many = Headers([[f"n{index}", ""] for index in range(9)])
    assert repr(many) == "<Headers: n0, n1, n2, n3, n4, n5, n6, n7, …>"


@pytest.mark.parametrize(
    ("value", "normalized"),
    [(" \t\r\na b\n\r\t ", "a b"), ("\x0ba\x0c", "\x0ba\x0c"), ("\xa0", "\xa0"), (" \n", "")],
)
def test_values_lose_the_whitespace_around_them(value: str, normalized: str) -> None:
    headers = Headers({"a": value})
    headers.append("b", value)
    headers.set("c", value)
    assert [each for _, each in headers] == [normalized] * 3


def test_names_are_case_insensitive_sorted_and_combined() -> None:
    headers = Headers(
        [
            *(("xylophone-header", "1"), ("best-header", "2"), ("Set-Cookie", "3")),
            *(("A-Cool-Header", "4"), ("set-cookie", "5"), ("a-cool-header", "6")),
            *(("set-cookie2", "7"), ("Set-Cookie2", "8")),
        ]
    )
    assert [*headers] == [
        ("a-cool-header", "4, 6"),
        ("best-header", "2"),
        ("set-cookie", "3"),
        ("set-cookie", "5"),
        ("set-cookie2", "7, 8"),
        ("xylophone-header", "1"),
    ]
    assert headers.get("SET-COOKIE") == "3, 5"
    assert headers.getSetCookie() == ["3", "5"]
    assert [*headers.keys()][:2] == ["a-cool-header", "best-header"]
    assert [*headers.values()][:2] == ["4, 6", "2"]
    headers.set("Set-cookie", "9")
    headers.delete("BEST-HEADER")
    assert headers.getSetCookie() == ["9"]
    assert not headers.has("best-header")
    assert "a-cool-header" in headers
    assert ("a-cool-header", "4, 6") in headers


def test_iteration_is_live() -> None:
    headers = Headers([["fizz", "buzz"], ["X-Header", "test"]])
    iterator = iter(headers)
    assert next(iterator) == ("fizz", "buzz")
    headers.append("Set-Cookie", "a=b")
    assert next(iterator) == ("set-cookie", "a=b")
    headers.append("Accept", "text/html")
    assert next(iterator) == ("set-cookie", "a=b")
    assert next(iterator) == ("x-header", "test")
    headers.append("set-cookie", "c=d")
    assert next(iterator) == ("x-header", "test")
    assert next(iterator, None) is None


def test_a_list_that_was_returned_changes_nothing() -> None:
    headers = Headers([["set-cookie", "a"]])
    headers.getSetCookie().append("b")
    pairs = [["a", "b"]]
    copied = Headers(pairs)
    pairs[0][1] = "c"
    assert (headers.getSetCookie(), copied.get("a")) == (["a"], "b")


def test_immutable_headers_refuse_changes() -> None:
    headers = Headers({"a": "b"})
    headers._webapi_headers.guard = "immutable"
    for call in (
        lambda: headers.append("a", "b"),
        lambda: headers.set("a", "b"),
        lambda: headers.delete("c"),
    ):
        with pytest.raises(TypeError, match="immutable"):
            call()
    assert [*headers] == [("a", "b")]
    initialize(headers, headers._webapi_headers)
    assert [*Headers(headers)] == [("a", "b")]


def test_messages_bytes_and_mappings_with_repeated_names_are_taken() -> None:
    message = Message()
    message["Via"] = "a"
    message["via"] = "b"
    assert [*Headers(message)] == [("via", "a, b")]
    response = http.client.HTTPMessage()
    response["Set-Cookie"] = "a"
    response["Set-Cookie"] = "b"
    assert Headers(response).getSetCookie() == ["a", "b"]
    assert [*Headers([(b"accept", b"\xe9")])] == [("accept", "é")]


def test_headers_are_no_mapping() -> None:
    with pytest.raises(TypeError, match=r"use get\(\), or dict"):
        dict(Headers({"a": "b"}))  # type: ignore[call-overload]
    assert dict(Headers({"a": "b"}).entries()) == {"a": "b"}


def test_many_headers_take_linear_time() -> None:
    def run(count: int) -> None:
        headers = Headers([[f"n{index}", "v"] for index in range(count)])
        assert sum(1 for _ in headers) == count
        for index in range(count):
            headers.append("a", "v")
            headers.set(f"n{index}", "w")
            assert headers.get(f"n{index}") == "w"
            headers.delete(f"n{index}")
        assert [*headers] == [("a", ", ".join(["v"] * count))]

    assert_linear(run, 8_000)


@pytest.mark.skipif(sys.platform == "emscripten", reason="needs threads")
def test_no_header_that_a_thread_appends_is_lost() -> None:
    headers = Headers()

    def append(name: str) -> None:
        for index in range(2_000):
            headers.append(name, str(index))
            assert ("b", "") not in headers

    threads = [threading.Thread(target=append, args=[name]) for name in "aac"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    counts = {name: len(headers.get(name).split(", ")) for name in "ac"}  # type: ignore[union-attr]
    assert counts == {"a": 4_000, "c": 2_000}
