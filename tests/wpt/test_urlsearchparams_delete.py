"""url/urlsearchparams-delete.any.js"""

from typing import Any

import pytest

from webapi import URL, URLSearchParams, jsnull


@pytest.mark.parametrize(
    ("init", "name", "rest"),
    [
        ("a=b&c=d", "a", "c=d"),
        ("a=a&b=b&a=a&c=c", "a", "b=b&c=c"),
        ("a=a&=&b=b&c=c", "", "a=a&b=b&c=c"),
        ("a=a&null=null&b=b", jsnull, "a=a&b=b"),
        ("a=a&undefined=undefined&b=b", None, "a=a&b=b"),
    ],
)
def test_delete_removes_all_pairs_of_a_name(init: str, name: Any, rest: str) -> None:
    params = URLSearchParams(init)
    params.delete(name)
    assert str(params) == rest


def test_delete_removes_appended_pairs() -> None:
    params = URLSearchParams()
    params.append("first", "1")
    assert params.has("first") is True
    assert params.get("first") == "1"
    params.delete("first")
    assert params.has("first") is False
    params.append("first", "1")
    params.append("first", "10")
    params.delete("first")
    assert params.has("first") is False


@pytest.mark.parametrize(
    ("href", "names"),
    [
        ("http://example.com/?param1&param2", ["param1", "param2"]),
        ("http://example.com/?", ["param1"]),
    ],
)
def test_deleting_all_pairs_removes_the_question_mark(href: str, names: list[str]) -> None:
    url = URL(href)
    for name in names:
        url.searchParams.delete(name)
    assert url.href == "http://example.com/"
    assert url.search == ""


@pytest.mark.parametrize("fragment", ["", "#test"])
def test_deleting_all_pairs_keeps_trailing_spaces_of_an_opaque_path(fragment: str) -> None:
    url = URL("data:space    ?test" + fragment)
    assert url.searchParams.has("test") is True
    url.searchParams.delete("test")
    assert url.searchParams.has("test") is False
    assert url.search == ""
    assert url.pathname == "space   %20"
    assert url.href == "data:space   %20" + fragment


def test_delete_with_a_value_removes_pairs_of_this_name_and_value() -> None:
    params = URLSearchParams("a=b&a=c&a=d")
    params.delete("a", "c")
    assert params.toString() == "a=b&a=d"


def test_delete_ignores_a_value_of_undefined() -> None:
    params = URLSearchParams("a=b&a=c&b=c&b=d")
    params.delete("b", "c")
    params.delete("a", None)
    assert params.toString() == "b=d"
