"""crypto, as WPT's WebCryptoAPI/getRandomValues.any.js and randomUUID.https.any.js test it."""

from __future__ import annotations

import ctypes
import mmap
import re
import sys
from array import array
from typing import Any

import pytest

import webapi
from webapi import Crypto, DOMException, QuotaExceededError, crypto

UUID = re.compile("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")


def test_crypto_is_one_object_and_its_class_has_no_constructor() -> None:
    assert type(crypto) is Crypto
    assert webapi.crypto is crypto
    assert (repr(crypto), str(crypto)) == ("<Crypto>", "[object Crypto]")
    with pytest.raises(TypeError, match="Illegal constructor"):
        Crypto()  # type: ignore[call-arg]


@pytest.mark.parametrize("code", "bBhHiIlLqQ")
def test_arrays_of_every_integer_type_are_filled(code: str) -> None:
    numbers = array(code, bytes(800))
    assert crypto.getRandomValues(numbers) is numbers
    assert len({*numbers}) > 50


@pytest.mark.parametrize("maximum", [65_536, 1, 0])
def test_buffers_of_up_to_65536_bytes_are_filled(maximum: int) -> None:
    buffer = bytearray(maximum)
    assert crypto.getRandomValues(buffer) is buffer
    assert len(buffer) == maximum
    if maximum > 1:
        assert len({*buffer}) == 256


def test_only_the_bytes_of_a_memoryview_are_filled() -> None:
    buffer = bytearray(100)
    view = memoryview(buffer)[10:90]
    assert crypto.getRandomValues(view) is view
    assert any(view)
    assert not any((*buffer[:10], *buffer[90:]))
    for numbers in ((ctypes.c_uint16 * 100)(), ctypes.create_string_buffer(100)):
        crypto.getRandomValues(numbers)
        assert any(bytes(numbers))


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has no anonymous memory maps")
def test_a_memory_map_is_filled() -> None:
    with mmap.mmap(-1, 100) as map:
        crypto.getRandomValues(map)
        assert any(map[:])


@pytest.mark.parametrize("code", "fd")
@pytest.mark.parametrize("length", [6, 65_537])
def test_buffers_of_floats_are_a_type_mismatch(code: str, length: int) -> None:
    numbers = array(code, [0] * length)
    with pytest.raises(DOMException, match=f"holds '{code}', which is not an integer") as caught:
        crypto.getRandomValues(numbers)
    assert (caught.value.name, caught.value.code) == ("TypeMismatchError", 17)
    assert not any(numbers)


def test_numpy_arrays_are_filled() -> None:
    numpy = pytest.importorskip("numpy")
    for type in ("int8", "uint16", "int32", "uint64"):
        numbers = numpy.zeros((10, 10), type)
        assert crypto.getRandomValues(numbers) is numbers
        assert numbers.any()
    for type in ("float16", "float32", "float64", "complex128", "bool"):
        with pytest.raises(DOMException) as caught:
            crypto.getRandomValues(numpy.zeros(10, type))
        assert caught.value.name == "TypeMismatchError"
    numbers = numpy.zeros(10, "uint8")
    with pytest.raises(TypeError, match="not contiguous"):
        crypto.getRandomValues(numbers[::2])
    assert not numbers.any()


@pytest.mark.parametrize(("code", "length"), [("B", 65_537), ("H", 32_769), ("Q", 10_000_000)])
def test_more_than_65536_bytes_exceed_the_quota(code: str, length: int) -> None:
    numbers = array(code, [0]) * length
    size = length * numbers.itemsize
    with pytest.raises(QuotaExceededError, match=f"{size} bytes, more than 65536") as caught:
        crypto.getRandomValues(numbers)
    assert (caught.value.name, caught.value.code) == ("QuotaExceededError", 22)
    assert (caught.value.quota, caught.value.requested) == (None, None)
    assert not any(numbers)


@pytest.mark.parametrize("wrong", [None, 5, "text", [1, 2], {}, object()])
def test_other_values_are_a_type_error(wrong: Any) -> None:
    with pytest.raises(TypeError, match="not of type 'ArrayBuffer' or 'ArrayBufferView'"):
        crypto.getRandomValues(wrong)


@pytest.mark.parametrize("wrong", [b"bytes", memoryview(b"bytes"), memoryview(bytearray(9))[::2]])
def test_read_only_buffers_are_a_type_error(wrong: Any) -> None:
    with pytest.raises(TypeError, match="read-only or not contiguous"):
        crypto.getRandomValues(wrong)


def test_uuids_are_random_and_of_version_4() -> None:
    found = {crypto.randomUUID() for _ in range(256)}
    assert len(found) == 256
    assert all(UUID.fullmatch(each) for each in found)
