"""structuredClone, as HTML defines and WPT's html/webappapis/structured-clone tests it."""

from __future__ import annotations

import array
import collections
import datetime
import enum
import errno
import re
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from webapi import (
    URL,
    Blob,
    DOMException,
    EventTarget,
    File,
    TextDecoder,
    URLSearchParams,
    jsnull,
    structuredClone,
)


class Point(NamedTuple):
    x: int
    y: list[int]


class Words(list[str]):
    pass


class HashableList(list[int]):
    def __hash__(self) -> int:  # type: ignore[override]
        return 1


class Problem(ValueError):
    pass


class Level(enum.IntEnum):
    LOW = 1


def refused(value: object, options: Any = None) -> str:
    with pytest.raises(DOMException) as caught:
        structuredClone(value, options)
    assert (caught.value.name, caught.value.code) == ("DataCloneError", 25)
    return caught.value.message


@pytest.mark.parametrize(
    "value",
    [
        *(
            None,
            jsnull,
            True,
            False,
            0,
            -0.0,
            10**400,
            float("inf"),
            1j,
            "",
            "a\ud800\0",
            b"\0\xff",
        ),
        *(datetime.datetime(2026, 11, 21, tzinfo=datetime.UTC), datetime.date(1, 1, 1)),
        *(datetime.time(1), datetime.timedelta(1), re.compile("a+", re.I)),
    ],
)
def test_values_without_parts_are_their_own_clones(value: object) -> None:
    assert structuredClone(value) is value
    assert structuredClone([value])[0] is value


@pytest.mark.parametrize(
    "value",
    [
        *([], [1, [2, "3"]], {}, {"a": {"b": None}, 1: [2]}, set(), {1, "a"}, (), (1, [2])),
        *(frozenset({1, (2, 3)}), {(1, 2): [frozenset({3})]}, bytearray(b"ab")),
    ],
)
def test_containers_are_cloned_as_their_own_type(value: Any) -> None:
    clone = structuredClone(value)
    assert (clone, type(clone)) == (value, type(value))
    if isinstance(value, list | dict | set | bytearray):
        assert clone is not value


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        *((Point(1, [2]), (1, [2])), (Words("ab"), ["a", "b"]), (Level.LOW, 1)),
        (collections.OrderedDict(a=1), {"a": 1}),
        (collections.defaultdict(list, {"a": [1]}), {"a": [1]}),
        (array.array("H", [1, 0x0201]), bytearray(array.array("H", [1, 0x0201]).tobytes())),
        *((memoryview(bytearray(b"abcd"))[::2], bytearray(b"ac")), (memoryview(b"ab"), b"ab")),
        ({memoryview(b"ab"): 1}, {b"ab": 1}),
    ],
)
def test_other_classes_become_the_built_in_ones(value: object, expected: object) -> None:
    clone = structuredClone(value)
    assert (clone, type(clone)) == (expected, type(expected))


def test_an_object_that_occurs_twice_is_cloned_once() -> None:
    shared = [1]
    blob = Blob(["a"])
    clone = structuredClone({"a": shared, "b": (shared, shared), "c": [blob, blob]})
    assert clone["a"] is clone["b"][0] is clone["b"][1] is not shared
    assert clone["c"][0] is clone["c"][1] is not blob


def test_cycles_are_cloned() -> None:
    items: list[Any] = []
    pair = (items, {"pair": None})
    pair[1]["pair"] = pair  # type: ignore[assignment]
    items += [pair, items]
    clone = structuredClone(items)
    assert clone[0][0] is clone[1] is clone is not items
    assert clone[0][1]["pair"] is clone[0] is not pair


@pytest.mark.parametrize(
    "wrap",
    [lambda value: [value], lambda value: {"a": value}, lambda value: (value,)],
    ids=["list", "dict", "tuple"],
)
def test_containers_of_any_depth_are_cloned(wrap: Callable[[Any], Any]) -> None:
    depth = 1_000 if sys.platform == "emscripten" else 10_000
    value = innermost = [None]
    for _ in range(depth):
        value = wrap(value)
    innermost[0] = value  # type: ignore[call-overload]
    clone = at = structuredClone(value)
    for _ in range(depth):
        (at,) = at.values() if isinstance(at, dict) else at
    assert at[0] is clone
    assert at is not innermost
    for last in (innermost, at):  # break the cycles, so that the lists are freed at once
        last.clear()


def test_blobs_and_files_are_cloned_as_blobs_and_files() -> None:
    class Upload(File):
        pass

    blob = structuredClone(Blob([b"\0a"], {"type": "text/plain"}))
    assert (type(blob), blob.type, blob.size) == (Blob, "text/plain", 2)
    upload: Any = Upload(["text"], "n", {"lastModified": 5})
    upload.added = 1
    file = structuredClone([upload])[0]
    assert (type(file), file.name, file.lastModified, file.size) == (File, "n", 5, 4)
    assert not hasattr(file, "added")


def test_exceptions_are_cloned_as_the_nearest_built_in_class() -> None:
    clone = structuredClone(DOMException("what", "AbortError"))
    assert (type(clone), clone.message, clone.name) == (DOMException, "what", "AbortError")
    for error, kind, text in [
        (ValueError("a"), ValueError, "a"),
        (Problem("a"), ValueError, "a"),
        (KeyError("a"), KeyError, "'a'"),
        (OSError(errno.ENOENT, "no"), FileNotFoundError, f"[Errno {errno.ENOENT}] no"),
        (UnicodeDecodeError("utf-8", b"a", 0, 1, "bad"), UnicodeError, None),
    ]:
        clone = structuredClone(error)
        assert type(clone) is kind
        assert str(clone) == (str(error) if text is None else text)
        assert clone is not error


@pytest.mark.parametrize(
    "value",
    [
        *(len, lambda: None, object(), object, re, iter([]), (each for each in ""), Ellipsis),
        *(URL("https://example.org/"), URLSearchParams("a=b"), EventTarget(), TextDecoder()),
        *(collections.deque(), range(3), {}.keys(), enum.Enum("E", "A")["A"]),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_error_for_a_value_that_cannot_be_cloned_names_its_type(value: object) -> None:
    name = repr(type(value).__name__)
    assert refused(value) == f"An object of type {name} could not be cloned."
    for within in ([value], {"a": (value,)}):
        assert name in refused(within)


def test_an_object_that_claims_another_class_cannot_be_cloned() -> None:
    class ClaimsList:
        @property
        def __class__(self) -> type:  # type: ignore[override]
            return list

    assert "'ClaimsList'" in refused(ClaimsList())


def test_a_hashable_subclass_of_an_unhashable_class_cannot_be_cloned_in_a_set() -> None:
    value = HashableList([1])
    for within in ({value}, {value: 1}, frozenset({value})):
        assert "'HashableList'" in refused(within)


def test_a_released_memoryview_cannot_be_cloned() -> None:
    view = memoryview(b"a")
    view.release()
    assert refused(view) == "An object of type 'memoryview' was released."


def test_a_transferred_bytearray_is_emptied() -> None:
    one, two, kept = bytearray(b"one"), bytearray(b"two"), bytearray(b"kept")
    clone = structuredClone([one, kept, {"one": one}], {"transfer": [one, two]})
    assert clone == [b"one", b"kept", {"one": b"one"}]
    assert clone[0] is clone[2]["one"] is not one
    assert (one, two, kept) == (b"", b"", b"kept")
    assert structuredClone(one, {"transfer": (one,)}) == b""


def test_a_transfer_that_fails_changes_no_buffer() -> None:
    data = bytearray(b"data")
    assert "listed twice" in refused(data, {"transfer": [data, data]})
    assert "could not be cloned" in refused([data, len], {"transfer": [data]})
    for other in ([], {}, Blob(), memoryview(data)):
        assert "cannot be transferred" in refused(data, {"transfer": [data, other]})
    other = bytearray(b"other")
    with memoryview(data):
        assert "in use" in refused([other, data], {"transfer": [other, data]})
    assert (data, other) == (b"data", b"other")


def test_arguments_of_other_types_are_a_type_error() -> None:
    with pytest.raises(TypeError):
        structuredClone()  # type: ignore[call-arg]
    wrong: Any
    for wrong in (5, "text", {"transfer": 5}, {"transfer": [5]}):
        with pytest.raises(TypeError):
            structuredClone(1, wrong)
    assert structuredClone(value=[1], options={}) == [1]


def test_numpy_scalars_and_arrays_are_cloned_as_numbers_and_bytes() -> None:
    numpy = pytest.importorskip("numpy")
    assert structuredClone(numpy.int64(5)) == 5
    assert type(structuredClone(numpy.int64(5))) is int
    assert structuredClone(numpy.array([1, 2], "u1")) == bytearray(b"\1\2")
    refused(numpy.array([None]))
