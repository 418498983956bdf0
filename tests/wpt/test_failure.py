"""url/failure.html and url/url-constructor-base-failure.any.js, on the vectors that fail

A base represents XMLHttpRequest, sendBeacon, location and window.open, which parse against a
document's URL.
"""

import pytest

from webapi import URL, InvalidURLError
from wpt.vectors import Vector, load

DOCUMENT = "http://web-platform.test/url/failure.html"

FAILURES = [
    pytest.param(vector, id=vector["id"])
    for vector in load("url-constructor")
    if "failure" in vector and vector["base"] is None
]


@pytest.mark.parametrize("vector", FAILURES)
def test_an_invalid_input_fails_as_base_and_as_url(vector: Vector) -> None:
    input = vector["input"]
    with pytest.raises(InvalidURLError):
        URL("about:blank", input)
    assert URL.parse("about:blank", input) is None
    assert URL.canParse("about:blank", input) is False

    if "relativeTo" not in vector:
        with pytest.raises(InvalidURLError):
            URL(input, DOCUMENT)
        assert URL.parse(input, DOCUMENT) is None
        assert URL.canParse(input, DOCUMENT) is False


@pytest.mark.parametrize("vector", FAILURES)
def test_the_href_setter_raises_and_leaves_the_url_unchanged(vector: Vector) -> None:
    url = URL("https://user:pass@example.com:8080/path?a=b#c")
    params = url.searchParams
    with pytest.raises(InvalidURLError):
        url.href = vector["input"]
    assert url.href == "https://user:pass@example.com:8080/path?a=b#c"
    assert url.searchParams is params
    assert list(params) == list(URL(url.href).searchParams)
