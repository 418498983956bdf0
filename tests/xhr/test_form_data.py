"""FormData, as WPT's xhr/formdata tests it without form elements."""

import asyncio
import copy
import pickle
import time
from typing import Any

import pytest

from webapi import Blob, File, FormData, jsnull


def form_of(*pairs: tuple[str, str]) -> FormData:
    form = FormData()
    for name, value in pairs:
        form.append(name, value)
    return form


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("v", "v"),
        (None, "undefined"),
        (jsnull, "null"),
        (1, "1"),
        (True, "true"),
        ("\ud800", "\ufffd"),
    ],
)
def test_values_become_strings(value: Any, expected: str) -> None:
    form = FormData()
    form.append("key", value)
    form.set("other", value)
    assert list(form) == [("key", expected), ("other", expected)]


def test_bytes_as_a_value_are_a_type_error() -> None:
    with pytest.raises(TypeError, match="bytes"):
        FormData().append("key", b"value")  # type: ignore[call-overload]


def test_a_file_is_its_own_entry() -> None:
    file = File(["a"], "name.txt", {"type": "text/plain", "lastModified": 7})
    form = FormData()
    form.append("f", file)
    assert form.get("f") is file
    assert [*form.values()] == [file]


def test_a_blob_becomes_one_file_when_it_is_appended() -> None:
    before = time.time_ns() // 1_000_000
    form = FormData()
    form.append("f", Blob(["a"], {"type": "a/b"}))
    file = form.get("f")
    assert isinstance(file, File)
    assert (file.name, file.type, file.size) == ("blob", "a/b", 1)
    assert before <= file.lastModified <= time.time_ns() // 1_000_000
    assert form.get("f") is file
    assert form.getAll("f") == [file]


@pytest.mark.parametrize("name", ["new", "", "a/b\0"])
def test_a_filename_renames_files_and_blobs(name: str) -> None:
    old = File(["a"], "old", {"lastModified": 0})
    form = FormData()
    form.append("f", old, name)
    form.append("b", Blob(), name)
    for file in form.values():
        assert isinstance(file, File)
        assert file is not old
        assert file.name == name
    renamed = form.get("f")
    assert isinstance(renamed, File)
    assert renamed.lastModified == 0
    assert asyncio.run(renamed.text()) == "a"


def test_a_filename_needs_a_blob() -> None:
    with pytest.raises(TypeError, match="parameter 2 is not of type 'Blob'"):
        FormData().append("a", "b", "c")  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="2 arguments required, but only 1 present"):
        FormData().append("a")  # type: ignore[call-overload]


def test_set_replaces_the_first_entry_in_its_place() -> None:
    form = form_of(("a", "1"), ("b", "2"), ("a", "3"), ("c", "4"))
    form.set("a", "5")
    assert list(form) == [("a", "5"), ("b", "2"), ("c", "4")]
    form.set("d", Blob(), "f")
    assert list(form.keys()) == ["a", "b", "c", "d"]


def test_delete_get_and_has_find_entries_by_name() -> None:
    form = form_of(("a", "1"), ("b", "2"), ("a", "3"))
    assert (form.get("a"), form.getAll("a"), form.get("x"), form.getAll("x")) == (
        *("1", ["1", "3"]),
        *(None, []),
    )
    form.delete("a")
    form.delete("x")
    assert list(form) == [("b", "2")]
    assert form.has("b")
    assert not form.has("a")


def test_a_form_contains_names_and_pairs() -> None:
    form = form_of(("a", "1"))
    assert "a" in form
    assert ("a", "1") in form
    assert ("a", "2") not in form
    with pytest.raises(TypeError, match="a name or a pair"):
        assert 1 in form  # type: ignore[operator]
    with pytest.raises(TypeError, match="not a mapping"):
        dict(form)


def test_iteration_sees_changes() -> None:
    form = form_of(("a", "1"), ("b", "2"), ("c", "3"))
    seen = []
    for name, _ in form:
        seen.append(name)
        form.delete("a")
    assert seen == ["a", "c"]


def test_for_each_calls_with_value_name_and_form() -> None:
    seen: list[object] = []
    form = form_of(("a", "1"))
    form.forEach(lambda value, name, this: seen.extend((value, name, this)))
    assert seen == ["1", "a", form]


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda form: pickle.loads(pickle.dumps(form))]
)
def test_copies_have_their_own_entries(copied: Any) -> None:
    form = form_of(("a", "1"))
    form.append("f", File(["x"], "n", {"type": "a/b", "lastModified": 0}))
    other = copied(form)
    other.append("b", "2")
    assert repr(form) == "<FormData of 2 entries>"
    file = other.get("f")
    assert (file.name, file.type, file.lastModified, file.size) == ("n", "a/b", 0, 1)


def test_iteration_takes_linear_time() -> None:
    form = FormData()
    blob = Blob(["x"])
    for _ in range(50_000):
        form.append("f", blob)
    assert sum(isinstance(value, File) for _, value in form) == 50_000
