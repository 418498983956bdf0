"""FormData in threads, and what `set` costs with many names."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from tests.work import assert_linear
from webapi import URL, FormData, URLSearchParams
from webapi.steps.form_data import entry_list_of

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="needs threads")


@pytest.fixture
def often() -> Iterator[None]:
    """Let threads switch as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.parametrize("other", ["set", "delete", "replace"])
@pytest.mark.usefixtures("often")
def test_no_entry_that_a_thread_appends_is_lost(other: str) -> None:
    form = FormData()
    count = 4_000
    steps: dict[str, Callable[[int], None]] = {
        "append": lambda index: form.append("a", str(index)),
        "set": lambda index: form.set("b", str(index)),
        "delete": lambda index: form.delete("c"),
        "replace": lambda index: replace(),
    }

    def replace() -> None:
        form.append("d", "")
        form.append("d", "")
        form.set("d", "")

    def repeat(step: Callable[[int], None]) -> None:
        for index in range(count):
            step(index)

    threads = [threading.Thread(target=repeat, args=[steps[name]]) for name in ("append", other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert form.getAll("a") == [str(index) for index in range(count)]
    assert len(form.getAll("b")) == (other == "set")
    assert len(form.getAll("d")) == (other == "replace")


@pytest.mark.parametrize("make", [FormData, URLSearchParams, lambda: URL("a:?a=b").searchParams])
def test_set_with_many_names_takes_linear_time(
    make: Callable[[], FormData | URLSearchParams],
) -> None:
    def run(count: int) -> None:
        values = make()
        for index in range(count):
            values.set(f"n{index}", "v")
        assert values.get("n7") == "v"

    assert_linear(run, 16_000)


def test_set_replaces_in_a_form_of_many_names_in_linear_time() -> None:
    def run(count: int) -> None:
        form = FormData()
        for value in "vw":
            for index in range(count):
                form.set(f"n{index}", value)
        assert [*form.entries()][-1] == (f"n{count - 1}", "w")

    assert_linear(run, 16_000)


def test_names_that_occur_several_times_are_set_in_linear_time() -> None:
    def run(count: int) -> None:
        form = FormData()
        for value in "vw":
            for index in range(count):
                form.append(f"n{index}", value)
        for index in range(count):
            form.set(f"n{index}", "x")
        assert [*form.entries()] == [(f"n{index}", "x") for index in range(count)]

    assert_linear(run, 8_000)


def test_names_are_looked_up_and_deleted_in_linear_time() -> None:
    def run(count: int) -> None:
        form = FormData()
        for index in range(count):
            form.append(f"n{index}", "v")
        for index in range(count):
            assert form.get(f"n{index}") == "v"
            form.delete(f"n{index}")
            assert not form.has(f"n{index}")
        assert [*form.keys()] == []

    assert_linear(run, 8_000)


def test_an_iterator_sees_no_hole_that_a_change_leaves() -> None:
    form = FormData()
    for name in "abcabc":
        form.append(name, "1")
    entries = entry_list_of(form)
    form.set("a", "2")
    form.delete("b")
    assert None not in entries
    assert [*form.entries()] == [("a", "2"), ("c", "1"), ("c", "1")]


def test_set_finds_what_other_methods_changed() -> None:
    for values in (FormData(), URLSearchParams(), URL("a:").searchParams):
        values.set("a", "1")
        values.append("b", "2")
        values.append("a", "3")
        values.set("b", "4")
        assert [*values.entries()] == [("a", "1"), ("b", "4"), ("a", "3")]
        values.set("a", "5")
        assert [*values.entries()] == [("a", "5"), ("b", "4")]
        values.delete("a")
        values.set("a", "6")
        values.set("c", "7")
        values.set("b", "8")
        assert [*values.entries()] == [("b", "8"), ("a", "6"), ("c", "7")]
    url = URL("a:?x=1")
    url.searchParams.set("y", "2")
    url.search = "?z=3"
    url.searchParams.set("y", "4")
    url.searchParams.set("z", "5")
    assert url.href == "a:?z=5&y=4"
