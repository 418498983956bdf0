"""File, as WPT's FileAPI/file/File-constructor.any.js has it."""

import copy
import pickle
import time
from typing import Any

import pytest

from webapi import Blob, File, jsnull

from .test_blob import data


def test_required_arguments() -> None:
    with pytest.raises(TypeError, match="missing 2 required positional arguments"):
        File()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'fileName'"):
        File([])  # type: ignore[call-arg]


@pytest.mark.parametrize("bits", ["hello", 0, jsnull, None, b"", {}])
def test_bits_that_are_no_sequence(bits: Any) -> None:
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
def test_name(given: Any, expected: str) -> None:
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
def test_last_modified(given: Any, expected: int) -> None:
    assert File([], "n", {"lastModified": given}).lastModified == expected


def test_last_modified_is_now_unless_given() -> None:
    before = time.time_ns() // 1_000_000
    undefined: Any = {"lastModified": None}
    files = [File([], "n"), File([], "n", undefined)]
    after = time.time_ns() // 1_000_000
    assert all(before <= file.lastModified <= after for file in files)


def test_what_a_file_is() -> None:
    file = File(["a", "b"], "n", {"type": "A/B", "endings": "native", "lastModified": 3})
    assert isinstance(file, Blob)
    assert (file.size, file.type, data(file)) == (2, "a/b", b"ab")
    part = file.slice(1)
    assert (type(part), data(part)) == (Blob, b"b")
    assert str(file) == "[object File]"


def test_copies() -> None:
    file = File(["ab"], "n", {"type": "t", "lastModified": 3})
    for each in (pickle.loads(pickle.dumps(file)), copy.copy(file), copy.deepcopy(file)):
        assert (each.name, each.lastModified, each.type, data(each)) == ("n", 3, "t", b"ab")
