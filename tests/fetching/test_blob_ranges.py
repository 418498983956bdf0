"""Ranges of ``blob:`` URLs.

The data, the ranges and the answers are those of fetch/range/blob.any.js and
xhr/blob-range.any.js of the Web Platform Tests.
"""

from __future__ import annotations

import sys

import pytest

from tests.streams.running import run
from webapi import URL, Blob, Response, fetch

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="needs asyncio.run")

HELLO = "A simple Hello, World! example"
MULTIPLE = "Multiple ranges are not currently supported"


async def ranged(data: str, range: str) -> tuple[Response, str]:
    url = URL.createObjectURL(Blob([data], {"type": "text/plain"}))
    try:
        response = await fetch(url, {"headers": {"Range": range}})
        return response, await response.text()
    finally:
        URL.revokeObjectURL(url)


@pytest.mark.parametrize(
    ("data", "range", "content_length", "content_range", "result"),
    [
        (HELLO, "bytes=9-21", "13", "bytes 9-21/30", "Hello, World!"),
        ("Range with no end", "bytes=11-", "6", "bytes 11-16/17", "no end"),
        ("Range with no start", "bytes=-8", "8", "bytes 11-18/19", "no start"),
        (HELLO, "bytes= \t9-21", "13", "bytes 9-21/30", "Hello, World!"),
        ("Not much here", "bytes=4-100000000000", "9", "bytes 4-12/13", "much here"),
        ("Not much here", "bytes=4-13", "9", "bytes 4-12/13", "much here"),
        ("Valid whitespace #1", "bytes=5 - 10", "6", "bytes 5-10/19", " white"),
        ("Valid whitespace #2", "bytes=-\t 5", "5", "bytes 14-18/19", "ce #2"),
        ("Valid whitespace #3", "bytes \t =\t 6-", "13", "bytes 6-18/19", "whitespace #3"),
    ],
)
def test_a_range_of_a_blob(
    data: str, range: str, content_length: str, content_range: str, result: str
) -> None:
    response, text = run(ranged(data, range))
    assert (response.status, response.statusText, response.type) == (
        206,
        "Partial Content",
        "basic",
    )
    assert list(response.headers) == [
        ("content-length", content_length),
        ("content-range", content_range),
        ("content-type", "text/plain"),
    ]
    assert text == result


@pytest.mark.parametrize(
    ("data", "range"),
    [
        ("Blob range should have a value", ""),
        ("A", "byte=0-"),
        ("A", "bytes"),
        ("A", "bytes\t \t"),
        (MULTIPLE, "bytes=0-5,15-"),
        (MULTIPLE, "bytes=0-5, 15-"),
        ("Range with invalid trailing comma", "bytes=0-5,"),
        ("Range with no start or end", "bytes=-"),
        ("Range end should be greater than range start", "bytes=10-5"),
        ("Range start must be an ASCII digit", "bytes=x-5"),
        ("Blob range should have a dash", "bytes=5"),
        ("Range end must be an ASCII digit", "bytes=5-x"),
        ("Range end must include '-'", "bytes=x"),
        ("Range end must include '='", "bytes 5-"),
        ("Range end must include 'bytes='", "5-"),
        ("Not much here", "bytes=100000-"),
        ("Not much here", "bytes=13-"),
    ],
)
def test_what_is_no_range_of_a_blob_is_a_network_error(data: str, range: str) -> None:
    with pytest.raises(TypeError, match="no such range"):
        run(ranged(data, range))


@pytest.mark.parametrize(
    ("data", "range", "content_range", "result"),
    [  # as Chromium 156 answers
        ("0123456789", "bytes=-15", "bytes 0-9/10", "0123456789"),
        ("0123456789", "bytes=-10", "bytes 0-9/10", "0123456789"),
        ("0123456789", "bytes=00009-00010", "bytes 9-9/10", "9"),
        ("0123456789", "bytes=1-" + "9" * 10_000, "bytes 1-9/10", "123456789"),
        ("0123456789", "bytes=-" + "9" * 10_000, "bytes 0-9/10", "0123456789"),
        ("0123456789", "bytes=-0", None, None),
        ("0123456789", "bytes=" + "9" * 10_000 + "-", None, None),
        ("", "bytes=0-", None, None),
        ("", "bytes=-0", None, None),
    ],
)
def test_ranges_at_the_limits(
    data: str, range: str, content_range: str | None, result: str | None
) -> None:
    if content_range is None:
        with pytest.raises(TypeError, match="no such range"):
            run(ranged(data, range))
    else:
        response, text = run(ranged(data, range))
        assert (response.headers.get("content-range"), text) == (content_range, result)
