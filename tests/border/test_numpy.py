"""numpy's scalars are what their item() is, and its arrays are buffers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.file_api.test_blob import data
from webapi import Blob, Document, File, TextDecoder, URLSearchParams

np = pytest.importorskip("numpy")


def test_scalars_become_strings_as_their_items_do() -> None:
    cases: list[tuple[Any, str]] = [
        (np.bool_(True), "true"),
        (np.float32(1.0), "1"),
        (np.float64(1.0), "1"),
        (np.float16(0.5), "0.5"),
        (np.float32(0.1), "0.10000000149011612"),
        (np.float64("nan"), "NaN"),
        (np.float32("-inf"), "-Infinity"),
        (np.int64(-5), "-5"),
        (np.uint8(5), "5"),
        (np.str_("é"), "é"),
        (np.longdouble(1.5), "1.5"),
        (np.datetime64("2026-11-21T01:02:03.000000004"), "2026-11-21T01:02:03.000000004"),
    ]
    for value, text in cases:
        params = URLSearchParams({"a": value})
        params.append("b", value)
        assert list(params.values()) == [text, text]
        assert type(params.get("b")) is str
        assert data(Blob([value])) == text.encode()
    with pytest.raises(TypeError, match="decode"):
        URLSearchParams({"a": np.bytes_(b"x")})


def test_scalars_become_booleans_as_their_items_do() -> None:
    for value in (True, False):
        assert TextDecoder("utf-8", {"fatal": np.bool_(value)}).fatal is value
        assert TextDecoder("utf-8", {"fatal": np.int8(value)}).fatal is value


def test_scalars_become_numbers_as_their_items_do() -> None:
    def last_modified(value: Any) -> int:
        return File([], "x", {"lastModified": value}).lastModified

    assert last_modified(np.bool_(True)) == 1
    assert last_modified(np.float32(2.5)) == 2
    assert last_modified(np.int16(-3)) == -3
    for unit in ("s", "ms", "us", "ns"):
        assert last_modified(np.datetime64("2026-11-21T01:02:03", unit)) == 1795222923000
    assert last_modified(np.datetime64("NaT", "s")) == 0
    with pytest.raises(TypeError, match="lastModified"):
        last_modified(np.timedelta64(5, "s"))
    links = Document("about:blank").links
    assert links.item(np.int64(0)) is None
    assert data(Blob(["abc"]).slice(np.int64(1), np.uint8(2))) == b"b"


def test_arrays_give_their_bytes() -> None:
    assert data(Blob([np.array([65, 66], np.uint8)])) == b"AB"
    assert data(Blob([np.array([[65, 0], [66, 0]], np.uint8)[:, 0]])) == b"AB"
    words = np.array([1, 2], np.float32)
    assert data(Blob([words])) == words.tobytes()
    assert data(Blob(np.array([65, 66], np.uint8))) == b"6566"  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="gives no bytes"):
        Blob([np.array(["2026"], "datetime64[s]")])
    with pytest.raises(TypeError, match="decode"):
        URLSearchParams({"a": np.array([1, 2])})


def test_an_array_of_rows_is_a_sequence_of_pairs() -> None:
    assert str(URLSearchParams(np.array([["a", "1"], ["b", "2"]]))) == "a=1&b=2"
