"""What holds of every value that Python may give."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from tests.properties.strategies import (
    Duck,
    Multi,
    any_text,
    buffers,
    datetimes,
    in_disguise,
    pairs,
    url_text,
    values,
)
from webapi import (
    URL,
    Blob,
    File,
    InvalidURLError,
    URIError,
    URLSearchParams,
    decodeURIComponent,
    encodeURIComponent,
)


@given(values, values)
def test_every_value_gives_strings_or_a_type_error(one: Any, other: Any) -> None:
    params = URLSearchParams("a=1")
    calls: list[Callable[[], Any]] = [
        lambda: URLSearchParams(one),
        lambda: URLSearchParams([(one, other)]),
        lambda: URL.parse(one, other),
        lambda: params.append(one, other),
        lambda: (one, other) in params,
        lambda: one in params,
        lambda: URL("https://h/").with_(search=one, hash=other),
        lambda: Blob([one, other], {"type": one}),
        lambda: File([], one, {"lastModified": other}),
        lambda: URL(one),
    ]
    for call in calls:
        try:
            found = call()
        except TypeError as error:
            assert len(str(error)) < 1000
            continue
        if isinstance(found, URL):
            assert type(found.href) is str
        elif isinstance(found, URLSearchParams):
            assert all(type(each) is str for pair in found for each in pair)
    assert all(type(each) is str for pair in params for each in pair)


@given(url_text, in_disguise)
def test_a_text_in_disguise_is_the_text(text: str, disguise: Callable[[str], Any]) -> None:
    expected = URL.parse(text)
    found = URL.parse(disguise(text))
    assert (found and found.href) == (expected and expected.href)
    assert list(URLSearchParams([(disguise(text), disguise(text))])) == list(
        URLSearchParams([(text, text)])
    )


@given(pairs)
def test_mappings_of_any_kind_are_their_pairs(given: list[tuple[str, str]]) -> None:
    expected = list(URLSearchParams(given))
    assert list(URLSearchParams(Multi(given))) == expected  # type: ignore[call-overload]
    once = dict(given)
    assert str(URLSearchParams(Duck(given))) == str(URLSearchParams(once))  # type: ignore[call-overload]
    assert all(pair in URLSearchParams(given) for pair in expected)
    assert all(name in URLSearchParams(given) for name, _ in expected)


@given(st.lists(buffers))
def test_buffers_give_their_bytes(given: list[tuple[Any, bytes]]) -> None:
    blob = Blob([buffer for buffer, _ in given])
    assert asyncio.run(blob.bytes()) == b"".join(data for _, data in given)


@given(datetimes)
def test_datetimes_become_milliseconds(moment: datetime.datetime) -> None:
    file = File([], "x", {"lastModified": moment})
    epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)
    since = moment - epoch - datetime.timedelta(milliseconds=file.lastModified)
    assert datetime.timedelta(0) <= since < datetime.timedelta(milliseconds=1)


@given(any_text)
def test_components_encode_and_decode_unless_there_are_lone_surrogates(text: str) -> None:
    try:
        encoded = encodeURIComponent(text)
    except URIError:
        assert text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace") != text
    else:
        assert encoded.isascii()
        assert decodeURIComponent(encoded).encode("utf-16", "surrogatepass") == text.encode(
            "utf-16", "surrogatepass"
        )


@given(url_text)
@example("4294967296/")
def test_no_error_shows_a_password(text: str) -> None:
    secret = "s3cretw0rd"
    for url in (f"https://user:{secret}@{text}", f"https://user:{text}{secret}@host"):
        try:
            parsed = URL(url)
        except InvalidURLError as error:
            assert error.input
            assert f"user:{secret}" not in str(error)
            assert f"{secret}@host" not in str(error)
        else:
            assert not parsed.password or f":{parsed.password}@" not in repr(parsed)
