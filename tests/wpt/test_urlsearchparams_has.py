"""url/urlsearchparams-has.any.js"""

from typing import Any

import pytest

from webapi import URLSearchParams, jsnull


@pytest.mark.parametrize(
    ("init", "name", "expected"),
    [
        ("a=b&c=d", "a", True),
        ("a=b&c=d", "c", True),
        ("a=b&c=d", "e", False),
        ("a=b&c=d&a=e", "a", True),
        ("=b&c=d", "", True),
        ("null=a", jsnull, True),
    ],
)
def test_has_returns_whether_the_name_is_in_the_list(init: str, name: Any, expected: bool) -> None:
    assert URLSearchParams(init).has(name) is expected


def test_has_is_false_after_delete() -> None:
    params = URLSearchParams("a=b&c=d&&")
    params.append("first", "1")
    params.append("first", "2")
    assert params.has("a") is True
    assert params.has("c") is True
    assert params.has("first") is True
    assert params.has("d") is False
    params.delete("first")
    assert params.has("first") is False


def test_has_with_a_value_requires_this_name_and_value() -> None:
    params = URLSearchParams("a=b&a=d&c&e&")
    assert params.has("a", "b") is True
    assert params.has("a", "c") is False
    assert params.has("a", "d") is True
    assert params.has("e", "") is True
    params.append("first", jsnull)
    assert params.has("first", "") is False
    assert params.has("first", "null") is True
    params.delete("a", "b")
    assert params.has("a", "d") is True


def test_has_ignores_a_value_of_undefined() -> None:
    params = URLSearchParams("a=b&a=d&c&e&")
    assert params.has("a", "b") is True
    assert params.has("a", "c") is False
    assert params.has("a", "d") is True
    assert params.has("a", None) is True
