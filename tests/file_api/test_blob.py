"""Blob, as WPT's FileAPI/blob/ tests it: Blob-constructor.any.js, Blob-slice.any.js and others."""

import asyncio
import copy
import os
import pickle
import sys
from collections.abc import Awaitable
from typing import Any, TypeVar

import pytest

from webapi import URL, Blob, File, jsnull
from webapi.steps import blob as steps

T = TypeVar("T")


def result(promise: Awaitable[T]) -> T:
    """The value of ``promise``. It is resolved already, so that this needs no event loop."""
    with pytest.raises(StopIteration) as stopped:
        next(promise.__await__())
    value: T = stopped.value.value
    return value


def data(blob: Blob) -> bytes:
    return result(blob.bytes())


def test_a_blob_without_arguments_is_empty() -> None:
    for blob in (Blob(), Blob(None), Blob.new()):
        assert (blob.size, blob.type, data(blob)) == (0, "", b"")
    assert str(Blob()) == "[object Blob]"


PARTS = [
    (["a", "€", ""], "a€".encode()),
    ([b"\0\xff", bytearray(b"x"), memoryview(b"yz")], b"\0\xffxyz"),
    ([memoryview(b"abcdef")[::2]], b"ace"),
    ([memoryview(b"\1\0\2\0").cast("H")], b"\1\0\2\0"),
    ([Blob(["foo"]), File(["bar"], "name"), "baz"], b"foobarbaz"),
    ([Blob()], b""),
    (["\ud800"], "\ufffd".encode()),
    (["\ud83d\ude00"], "😀".encode()),
    ([1, 1.5, True, jsnull, None, float("nan")], b"11.5truenullundefinedNaN"),
    ([URL("https://example.org"), {}, [1, [2]]], b"https://example.org/[object Object]1,2"),
    ((part for part in ("x", "y")), b"xy"),
    ({"x"}, b"x"),
]


@pytest.mark.parametrize(("parts", "expected"), PARTS)
def test_each_part_gives_its_bytes(parts: Any, expected: bytes) -> None:
    blob = Blob(parts)
    assert data(blob) == expected
    assert blob.size == len(expected)


@pytest.mark.parametrize(
    "parts", ["string", jsnull, 1, True, b"bytes", 7.5, {}, object(), lambda: 1]
)
def test_parts_that_are_no_sequence_are_a_type_error(parts: Any) -> None:
    with pytest.raises(TypeError, match=r"Failed to construct 'Blob'.*sequence"):
        Blob(parts)


class Unprintable:
    def __str__(self) -> str:
        raise ZeroDivisionError("no string")


def test_an_error_in_a_part_is_passed_on() -> None:
    with pytest.raises(ZeroDivisionError):
        Blob(["a", Unprintable()])  # type: ignore[list-item]


def test_a_blob_keeps_its_bytes_when_a_buffer_changes() -> None:
    buffer = bytearray(b"abc")
    blob = Blob([buffer, memoryview(buffer)])
    buffer[:] = b"x"
    assert data(blob) == b"abcabc"
    returned = result(blob.bytes())
    assert returned == b"abcabc"


TYPES = [
    ("", ""),
    ("a", "a"),
    ("te(xt/plain", "te(xt/plain"),
    ("TEXT/PLAIN", "text/plain"),
    ("text/html; charset=UTF-8", "text/html; charset=utf-8"),
    (" ~", " ~"),
    ("\0", ""),
    ("\x1f", ""),
    ("\x7f", ""),
    ("é", ""),
    ("te\N{KELVIN SIGN}xt/plain", ""),
    ("te\tt/plain", ""),
    (jsnull, "null"),
    (None, ""),
    (1.0, "1"),
]


@pytest.mark.parametrize(("given", "expected"), TYPES)
def test_the_type_is_lowercase_or_empty(given: Any, expected: str) -> None:
    assert Blob([], {"type": given}).type == expected
    assert Blob(["abc"]).slice(0, 1, given).type == expected


@pytest.mark.parametrize("options", [jsnull, None, {}, {"unknown": 1}, {"endings": "transparent"}])
def test_endings_are_transparent_by_default(options: Any) -> None:
    blob = Blob(["\na\r\n\n\r"], options)
    assert (data(blob), blob.type) == (b"\na\r\n\n\r", "")


@pytest.mark.parametrize("options", [123, 123.4, True, "abc"])
def test_options_that_are_no_object_are_a_type_error(options: Any) -> None:
    with pytest.raises(TypeError, match="BlobPropertyBag"):
        Blob([], options)


@pytest.mark.parametrize("endings", ["", "Native", jsnull, 0])
def test_invalid_endings_are_a_type_error(endings: Any) -> None:
    with pytest.raises(TypeError, match="EndingType"):
        Blob([], {"endings": endings})


def test_the_native_ending_is_that_of_the_platform() -> None:
    assert os.linesep == steps.NATIVE_LINE_ENDING


@pytest.mark.parametrize("native", ["\n", "\r\n"])
def test_native_endings_replace_the_line_ends_of_strings(
    native: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "NATIVE_LINE_ENDING", native)
    blob = Blob(["\r", "\n", "\na\r\n\r\rb\n\r", b"\r"], {"endings": "native"})
    expected = ["\n", "\n", "\na\n\n\nb\n\n"]
    assert data(blob) == "".join(expected).replace("\n", native).encode() + b"\r"


SLICES: list[tuple[tuple[Any, ...], bytes]] = [
    ((), b"PASSSTRING"),
    ((0,), b"PASSSTRING"),
    ((4,), b"STRING"),
    ((-6,), b"STRING"),
    ((-6, -2), b"STRI"),
    ((0, 4), b"PASS"),
    ((0, -6), b"PASS"),
    ((4, 4), b""),
    ((7, 4), b""),
    ((20,), b""),
    ((-20, 4), b"PASS"),
    ((0, 20), b"PASSSTRING"),
    ((0, -20), b""),
    ((None, 4), b"PASS"),
    ((jsnull, jsnull), b""),
    (("4", "5.9"), b"STRING"[:2]),
    ((float("nan"),), b"PASSSTRING"),
    ((float("-inf"), float("inf")), b"PASSSTRING"),
    ((2**80,), b""),
    ((-(2**80), 2**80), b"PASSSTRING"),
    ((1.5, 2.5), b""),
    ((0.5, 1.5), b"PA"),
]


@pytest.mark.parametrize(("arguments", "expected"), SLICES)
def test_a_slice_has_the_bytes_between_its_bounds(
    arguments: tuple[Any, ...], expected: bytes
) -> None:
    blob = Blob(["PASS", "STRING"], {"type": "text/plain"}).slice(*arguments)
    assert data(blob) == expected
    assert (blob.size, blob.type, type(blob)) == (len(expected), "", Blob)


def test_slices_of_slices_share_the_bytes() -> None:
    blob = Blob([b"0123456789"])
    inner = blob.slice(2, 8).slice(-4, 3)
    assert data(inner) == b"4"
    assert data(Blob([inner, blob.slice(0, 1)])) == b"40"
    assert inner._webapi_data.obj is blob._webapi_data.obj


TEXTS = [
    (b"PASS", "PASS"),
    (b"\xef\xbb\xbfabc", "abc"),
    (b"\xef\xbb\xbf\xef\xbb\xbf", "\ufeff"),
    (b"\xc0\xc1\xf5\xff\xe2\x82", "\ufffd\ufffd\ufffd\ufffd\ufffd"),
    (b"\xff\xfea\0", "\ufffd\ufffda\0"),
]


@pytest.mark.parametrize(("part", "expected"), TEXTS)
def test_text_is_decoded_as_utf_8(part: bytes, expected: str) -> None:
    blob = Blob([part], {"type": "text/plain;charset=utf-16le"})
    assert result(blob.text()) == expected
    promise = blob.text()
    assert (result(promise), result(promise)) == (expected, expected)


def test_array_buffer_and_bytes_return_the_bytes() -> None:
    blob = Blob(["a", b"\0"])
    assert result(blob.arrayBuffer()) == b"a\0"
    assert result(blob.bytes()) == b"a\0"


@pytest.mark.skipif(sys.platform == "emscripten", reason="no second event loop")
def test_reads_can_run_concurrently() -> None:
    async def read() -> tuple[str, bytes, str]:
        blob = Blob(["abc"])
        text, data, rest = await asyncio.gather(blob.text(), blob.bytes(), blob.slice(1).text())
        return text, data, rest

    assert asyncio.run(read()) == ("abc", b"abc", "bc")


def test_attributes_are_readonly() -> None:
    blob = Blob(["a"], {"type": "x"})
    for name in ("size", "type", "other"):
        with pytest.raises(AttributeError):
            setattr(blob, name, 1)


def test_a_blob_is_equal_only_to_itself() -> None:
    blob = Blob(["a"])
    assert blob != Blob(["a"])
    assert blob in {blob}


@pytest.mark.parametrize("blob", [Blob(["abc"], {"type": "t"}), Blob(["xabcy"]).slice(1, 4, "t")])
def test_a_blob_can_be_copied_and_pickled(blob: Blob) -> None:
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        loaded = pickle.loads(pickle.dumps(blob, protocol))
        assert (data(loaded), loaded.type, type(loaded)) == (b"abc", "t", Blob)
    assert data(copy.copy(blob)) == data(copy.deepcopy(blob)) == b"abc"


def test_the_repr_shows_size_type_and_name() -> None:
    assert repr(Blob(["abc"], {"type": "t"})) == "<Blob of 3 bytes, type 't'>"
    file = File(["abc"], "n.txt")
    assert repr(file) == "<File 'n.txt' of 3 bytes, type ''>"


def test_a_big_blob_takes_slices_without_copies() -> None:
    blob = Blob([bytes(10_000_000)])
    slices = [blob.slice(n) for n in range(10_000)]
    assert sum(each.size for each in slices) == sum(10_000_000 - n for n in range(10_000))
