"""Steps return values; generated code makes platform objects of them, of the IDL's type.

https://webidl.spec.whatwg.org/#new
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from webapi.webidl.ordinary_object import OrdinaryObject


class Value:
    """What an object of ``Objects`` is made of."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.platform_object: Any = None


class SpecialValue(Value):
    """What an object of ``Special`` is made of."""


PARENT = Value("parent")
CHILDREN = [Value("first"), Value("second")]


def initialize(this: Any, value: Value) -> None:
    this._kept_by_objects = {"name": value.name, "onmade": None}
    this._webapi_list = None
    value.platform_object = this


def run(this: Any, special: bool) -> Value:
    value = (SpecialValue if special else Value)("either")
    if this.onmade:
        this._kept_by_objects["onmade"]("made", PARENT)
    return value


@pytest.fixture
def loaded(case: Callable[..., SimpleNamespace]) -> SimpleNamespace:
    PARENT.platform_object = None
    for each in CHILDREN:
        each.platform_object = None
    return case(
        "objects",
        objects={
            "State": Value,
            "initialize": initialize,
            "constructor": lambda this, name: initialize(this, Value(name)),
            "make": lambda name: Value(name) if name else None,
            "copy": lambda this: Value(this.name),
            "either": run,
            "existing": lambda this: None,
            "all": lambda this: [PARENT, None, *CHILDREN],
            "parent_getter": lambda this: PARENT,
            "children_getter": lambda this: CHILDREN,
            "list_getter": lambda this: CHILDREN,
        },
        special={"State": SpecialValue, "initialize": initialize},
        objects_list={
            "initialize": lambda this, value: setattr(this, "_kept_by_objects_list", value),
            "length_getter": lambda this: len(this._kept_by_objects_list),
            "item": lambda this, index: (
                this._kept_by_objects_list[index]
                if index < len(this._kept_by_objects_list)
                else None
            ),
        },
    )


def test_new_objects_are_of_the_type_in_the_idl(loaded: SimpleNamespace) -> None:
    made = loaded.Objects.make("a")
    assert type(made) is loaded.Objects
    assert made.name == "a"
    assert loaded.Objects.make("") is None
    copied = made.copy()
    assert type(copied) is loaded.Objects
    assert copied is not made
    assert type(made.either(True)) is loaded.Special
    assert type(made.either(False)) is loaded.Objects


def test_a_value_has_one_object(loaded: SimpleNamespace) -> None:
    made = loaded.Objects("a")
    assert made.existing() is None
    assert type(made.parent) is loaded.Objects
    assert made.parent is made.parent is loaded.Objects("b").parent
    assert made.children == made.children
    assert [each.name for each in made.children] == ["first", "second"]
    assert made.all() == [made.parent, None, *made.children]
    assert type(made.children) is tuple
    assert type(made.all()) is list


def test_a_same_object_attribute_keeps_its_object(loaded: SimpleNamespace) -> None:
    made = loaded.Objects("a")
    assert type(made.list) is loaded.ObjectsList
    assert made.list is made.list is not loaded.Objects("b").list
    assert list(made.list) == list(made.children)
    assert made.list[1] is made.list.item(1) is made.list[-1] is made.children[1]
    assert made.list.item(2) is None
    with pytest.raises(IndexError):
        made.list[2]


def test_threads_get_the_same_object(loaded: SimpleNamespace) -> None:
    objects = [loaded.Objects("a") for _ in range(200)]
    with ThreadPoolExecutor(8) as threads:
        for each in objects:
            lists = threads.map(lambda _, each=each: each.list, range(8))
            assert len({*map(id, lists)}) == 1


def test_callbacks_are_called_with_platform_objects(loaded: SimpleNamespace) -> None:
    made = loaded.Objects("a")
    seen: list[Any] = []
    made.onmade = lambda name, object: seen.append((name, object))
    made.either(False)
    assert seen == [("made", made.parent)]


def test_an_ordinary_object_takes_array_indexes_as_keys() -> None:
    found: Any = OrdinaryObject({"0": "x", "None": "y"})
    assert found[0] == found["0"] == "x"
    for name in (5, None, False, 0.0):
        with pytest.raises(KeyError) as raised:
            found[name]
        assert raised.value.args == (name,)
