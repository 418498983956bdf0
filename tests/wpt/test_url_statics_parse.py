"""url/url-statics-parse.any.js"""

import pytest

from webapi import URL


@pytest.mark.parametrize(
    ("url", "base", "href"),
    [
        (None, None, None),
        ("aaa:b", None, "aaa:b"),
        (None, "aaa:b", None),
        ("aaa:/b", None, "aaa:/b"),
        (None, "aaa:/b", "aaa:/undefined"),
        ("https://test:test", None, None),
        ("a", "https://b/", "https://b/a"),
    ],
)
def test_parse_returns_a_url_or_none(url: str, base: str | None, href: str | None) -> None:
    result = URL.parse(url, base)
    if href is None:
        assert result is None
    else:
        assert type(result) is URL
        assert result.href == href == URL(url, base).href


def test_parse_makes_a_new_object_each_time() -> None:
    assert URL.parse("https://example/") is not URL.parse("https://example/")
