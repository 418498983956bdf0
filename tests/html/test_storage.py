"""The data of a storage: https://html.spec.whatwg.org/multipage/webstorage.html"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import pytest

from tests.work import assert_linear
from webapi import QuotaExceededError
from webapi.html.storage import QUOTA, StorageArea


def test_an_area_is_a_mapping_in_the_order_of_insertion() -> None:
    area = StorageArea({"b": "1", "a": "2"})
    area["c"] = "3"
    area["b"] = "4"
    assert dict(area) == {"b": "4", "a": "2", "c": "3"}
    assert [area.key(index) for index in range(4)] == ["b", "a", "c", None]
    del area["b"]
    assert [area.key(index) for index in range(3)] == ["a", "c", None]
    area["b"] = "5"
    assert [area.key(index) for index in range(3)] == ["a", "c", "b"]
    del area["b"]
    assert (area.key(1), area.key(2), len(area)) == ("c", None, 2)
    with pytest.raises(KeyError):
        del area["b"]
    area.clear()
    assert (list(area), area.key(0)) == ([], None)
    assert repr(StorageArea({"a": "1"})) == "StorageArea({'a': '1'})"


@pytest.mark.parametrize(("key", "value"), [(1, "a"), ("a", 1), ("a", None)])
def test_keys_and_values_are_strings(key: Any, value: Any) -> None:
    area = StorageArea()
    with pytest.raises(TypeError):
        area[cast(str, key)] = value
    assert len(area) == 0


def test_the_quota_counts_code_units() -> None:
    area = StorageArea()
    area["k"] = "v" * (QUOTA - 1)
    with pytest.raises(QuotaExceededError) as caught:
        area["l"] = ""
    assert (caught.value.quota, caught.value.requested) == (QUOTA, QUOTA + 1)
    area["k"] = "\U0001f600" * ((QUOTA - 1) // 2)
    with pytest.raises(QuotaExceededError):
        area["k"] += "\U0001f600"
    assert len(area["k"]) == (QUOTA - 1) // 2
    area["k"] = "\ud800"
    area["l"] = "v" * (QUOTA - 3)
    del area["l"]
    area["k"] = ""
    area["l"] = "v" * (QUOTA - 2)


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has no threads")
def test_threads_share_an_area() -> None:
    area = StorageArea()

    def work(number: int) -> None:
        for index in range(300):
            area[f"{number}-{index % 7}"] = "v" * index
            area.key(index % 7)
            del area[f"{number}-{index % 7}"]

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))
    assert (len(area), area.key(0)) == (0, None)
    area["k"] = "v" * (QUOTA - 1)


def test_loops_over_keys_take_linear_time() -> None:
    def first_keys(size: int) -> None:
        area = StorageArea({str(index): "" for index in range(size)})
        while (key := area.key(0)) is not None:
            del area[key]

    def last_keys(size: int) -> None:
        area = StorageArea({str(index): "" for index in range(size)})
        for index in range(size - 1, -1, -1):
            del area[area.key(index) or ""]

    assert_linear(first_keys, 20_000)
    assert_linear(last_keys, 20_000)
