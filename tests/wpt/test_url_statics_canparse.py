"""url/url-statics-canparse.any.js"""

import pytest

from webapi import URL


@pytest.mark.parametrize(
    ("url", "base", "expected"),
    [
        (None, None, False),
        ("aaa:b", None, True),
        (None, "aaa:b", False),
        (None, "https://test:test/", False),
        ("aaa:/b", None, True),
        (None, "aaa:/b", True),
        ("https://test:test", None, False),
        ("a", "https://b/", True),
    ],
)
def test_can_parse_returns_whether_the_url_parses(
    url: str, base: str | None, expected: bool
) -> None:
    assert URL.canParse(url, base) is expected
