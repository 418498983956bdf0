"""The tests of `tests.html.cloning`, in Python."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.html.cloning import CLONED, REFUSED, Graph, described
from webapi import (
    URL,
    Blob,
    DOMException,
    EventTarget,
    File,
    FormData,
    TextEncoder,
    structuredClone,
)

MAKERS: dict[str, Callable[[], Any]] = {
    "list": list,
    "object": dict,
    "blob": lambda: Blob(["b"]),
    "file": lambda: File(["f"], "name"),
    "buffer": lambda: bytearray(b"b"),
    "date": lambda: datetime.datetime(2026, 1, 1),
    "pattern": lambda: re.compile("a"),
    "error": lambda: ValueError("e"),
    "exception": lambda: DOMException("e", "AbortError"),
    "function": lambda: value_of,
    "url": lambda: URL("a:"),
    "form": FormData,
    "target": EventTarget,
    "iterator": lambda: iter([]),
    "encoder": TextEncoder,
}


def value_of(graph: Graph) -> Any:
    objects = [MAKERS[kind]() for kind, _ in graph]
    for each, (_, items) in zip(objects, graph, strict=True):
        for key, item in enumerate(items):
            if isinstance(each, list):
                each.append(objects[item])
            elif isinstance(each, ValueError):
                each.__cause__ = objects[item]
            else:
                each[f"k{key}"] = objects[item]
    return objects[0]


def shape(root: Any) -> str:
    kinds = {type(maker()): kind for kind, maker in MAKERS.items()}
    numbers: dict[int, int] = {}

    def walk(value: Any) -> str:
        if id(value) in numbers:
            return str(numbers[id(value)])
        numbers[id(value)] = len(numbers)
        kind = kinds[type(value)]
        items = {
            "list": lambda: value,
            "object": lambda: value.values(),
            "error": lambda: [value.__cause__] if value.__cause__ else [],
        }.get(kind, tuple)()
        return f"{kind}({','.join(map(walk, items))})"

    return walk(root)


@pytest.mark.parametrize("name", CLONED)
def test_these_values_can_be_cloned(name: str) -> None:
    value = value_of(CLONED[name])
    clone = structuredClone(value)
    assert clone is not value
    assert shape(clone) == described([*MAKERS], CLONED[name])


@pytest.mark.parametrize("name", REFUSED)
def test_these_values_cannot_be_cloned(name: str) -> None:
    value = value_of(REFUSED[name])
    with pytest.raises(DOMException) as caught:
        structuredClone(value)
    assert caught.value.name == "DataCloneError"
