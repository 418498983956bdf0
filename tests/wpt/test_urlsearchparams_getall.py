"""url/urlsearchparams-getall.any.js"""

import pytest

from webapi import URLSearchParams


@pytest.mark.parametrize(
    ("init", "name", "values"),
    [
        ("a=b&c=d", "a", ["b"]),
        ("a=b&c=d", "c", ["d"]),
        ("a=b&c=d", "e", []),
        ("a=b&c=d&a=e", "a", ["b", "e"]),
        ("=b&c=d", "", ["b"]),
        ("a=&c=d&a=e", "a", ["", "e"]),
    ],
)
def test_get_all_returns_all_values_of_a_name(init: str, name: str, values: list[str]) -> None:
    assert URLSearchParams(init).getAll(name) == values


def test_set_leaves_one_value_for_get_all() -> None:
    params = URLSearchParams("a=1&a=2&a=3&a")
    assert params.has("a") is True
    assert params.getAll("a") == ["1", "2", "3", ""]
    params.set("a", "one")
    assert params.get("a") == "one"
    assert params.getAll("a") == ["one"]
