"""url/urlsearchparams-get.any.js"""

import pytest

from webapi import URLSearchParams


@pytest.mark.parametrize(
    ("init", "name", "value"),
    [
        ("a=b&c=d", "a", "b"),
        ("a=b&c=d", "c", "d"),
        ("a=b&c=d", "e", None),
        ("a=b&c=d&a=e", "a", "b"),
        ("=b&c=d", "", "b"),
        ("a=&c=d&a=e", "a", ""),
        ("first=second&third&&", "first", "second"),
        ("first=second&third&&", "third", ""),
        ("first=second&third&&", "fourth", None),
    ],
)
def test_get_returns_the_first_value_or_none(init: str, name: str, value: str | None) -> None:
    params = URLSearchParams(init)
    assert params.get(name) == value
    assert params.has(name) is (value is not None)
