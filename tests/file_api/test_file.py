"""File, as WPT's FileAPI/file/File-constructor.any.js tests it."""

import copy
import pickle
import time
from typing import Any

import pytest

from webapi import Blob, File, jsnull

from .test_blob import data


def test_a_missing_argument_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="missing 2 required positional arguments"):
        File()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'fileName'"):
        File([])  # type: ignore[call-arg]


@pytest.mark.parametrize("bits", ["hello", 0, jsnull, None, b"", {}])
def test_bits_that_are_no_sequence_are_a_type_error(bits: Any) -> None:
    with pytest.raises(TypeError, match="sequence"):
        File(bits, "name")


NAMES = [
    ("dummy", "dummy"),
    ("dummy/foo", "dummy/foo"),
    ("\ud800x", "\ufffdx"),
    (jsnull, "null"),
    (None, "undefined"),
    (1, "1"),
    ("", ""),
]


@pytest.mark.parametrize(("given", "expected"), NAMES)
def test_the_name_is_converted_to_a_string(given: Any, expected: str) -> None:
    assert File(["bits"], given).name == expected


TIMES = [
    (0, 0),
    (1.9, 1),
    (-5, -5),
    (True, 1),
    (jsnull, 0),
    ("7", 7),
    (float("nan"), 0),
    (2**63, -(2**63)),
]


@pytest.mark.parametrize(("given", "expected"), TIMES)
def test_last_modified_is_converted_to_an_integer(given: Any, expected: int) -> None:
    assert File([], "n", {"lastModified": given}).lastModified == expected


def test_last_modified_is_now_unless_given() -> None:
    before = time.time_ns() // 1_000_000
    undefined: Any = {"lastModified": None}
    files = [File([], "n"), File([], "n", undefined)]
    after = time.time_ns() // 1_000_000
    assert all(before <= file.lastModified <= after for file in files)


def test_a_file_is_a_blob_with_a_name_and_a_time() -> None:
    file = File(["a", "b"], "n", {"type": "A/B", "endings": "native", "lastModified": 3})
    assert isinstance(file, Blob)
    assert (file.size, file.type, data(file)) == (2, "a/b", b"ab")
    part = file.slice(1)
    assert (type(part), data(part)) == (Blob, b"b")
    assert str(file) == "[object File]"


def test_a_file_can_be_copied_and_pickled() -> None:
    file = File(["ab"], "n", {"type": "t", "lastModified": 3})
    for each in (pickle.loads(pickle.dumps(file)), copy.copy(file), copy.deepcopy(file)):
        assert (each.name, each.lastModified, each.type, data(each)) == ("n", 3, "t", b"ab")
