"""Attributes, constants, stringifiers, iteration, inheritance, mixins and partial interfaces."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from math import inf
from types import SimpleNamespace
from typing import Any

import pytest

from webapi import jsnull


@pytest.fixture
def attributes(case: Callable[..., SimpleNamespace]) -> Iterator[Any]:
    part = SimpleNamespace(platform_object=None)
    steps = {
        "part_getter": lambda this: part,
        "forwarding_getter": lambda this: part,
        "serialization_steps": lambda this: {"number": this.number},
        "deserialization_steps": lambda this, state: setattr(this, "number", state["number"]),
    }
    part_steps = {"initialize": lambda this, value: setattr(value, "platform_object", this)}
    yield case("attributes", attributes=steps, attributes_part=part_steps).Attributes()


def test_setters_convert_their_value(attributes: Any) -> None:
    attributes.number = "12.5"
    attributes.text = jsnull
    attributes.legacy = jsnull
    attributes.class_ = "x"
    attributes.either = True
    attributes.anything = attributes
    assert (attributes.number, attributes.text, attributes.legacy) == (12, None, "")
    assert (attributes.class_, attributes.either) == (True, "true")
    assert attributes.anything is attributes
    with pytest.raises(
        TypeError, match=r"^Failed to set the 'small' property on 'Attributes': The provided value"
    ):
        attributes.small = 256


def test_setting_a_readonly_or_unknown_attribute_raises(attributes: Any) -> None:
    for name in ("fixed", "part", "numbr", "toString"):
        with pytest.raises(AttributeError):
            setattr(attributes, name, 1)
    with pytest.raises(AttributeError):
        del attributes.number


def test_enum_attributes_ignore_other_values(attributes: Any) -> None:
    attributes.mode = "open"
    attributes.mode = "ajar"
    assert attributes.mode == "open"
    attributes.mode = ""
    assert attributes.mode == ""


def test_constants_have_their_values_and_cannot_be_set(attributes: Any) -> None:
    kind = type(attributes)
    values = [kind.NONE, kind.NEGATIVE, kind.ENDLESS, kind.YES, attributes.NONE]
    assert values == [0, -16, inf, True, 0]
    with pytest.raises(AttributeError):
        attributes.NONE = 1


def test_the_object_of_an_attribute_stays_the_same_and_put_forwards_sets_its_attribute(
    attributes: Any,
) -> None:
    assert attributes.part is attributes.part
    attributes.forwarding = 5
    assert attributes.part.value == "5"
    assert str(attributes.part) == attributes.part.toString() == f"{attributes.part}" == "5"
    assert str(attributes) == "[object Attributes]"
    assert repr(attributes) == "<Attributes>"


def test_an_object_equals_only_itself(attributes: Any) -> None:
    assert attributes == attributes
    assert attributes != type(attributes)()
    assert len({attributes, attributes}) == 1


def test_a_serializable_object_can_be_copied_and_pickled(attributes: Any) -> None:
    attributes.number = 3
    for copied in (
        copy.copy(attributes),
        copy.deepcopy(attributes),
        pickle.loads(pickle.dumps(attributes)),
    ):
        assert copied is not attributes
        assert copied.number == 3


def test_pair_iterators_see_changes(case: Callable[..., SimpleNamespace]) -> None:
    pairs = [("a", 1), ("b", 2), ("c", 3)]
    steps = {
        "value_pairs_to_iterate_over": lambda this: pairs,
        "size_getter": lambda this: len(pairs),
        "stringification_behavior": lambda this: "pairs",
    }
    made = case("iterables", pairs=steps).Pairs()
    assert list(made) == list(made.entries()) == pairs
    assert list(made.keys()) == ["a", "b", "c"]
    assert list(made.values()) == [1, 2, 3]
    assert (len(made), made.size, bool(made), str(made)) == (3, 3, True, "pairs")
    iterator = iter(made)
    assert next(iterator) == ("a", 1)
    pairs.pop(0)
    assert next(iterator) == ("c", 3)
    pairs.append(("d", 4))
    assert list(iterator) == [("d", 4)]
    seen: list[Any] = []
    made.forEach(lambda value, key: seen.append((key, value)) or (len(seen) < 2 and pairs.pop(0)))
    assert seen == [("b", 2), ("d", 4)]
    made.forEach(lambda value, key, this: seen.append(this), "ignored")
    assert seen[2] is made
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'callback'"):
        made.forEach()
    with pytest.raises(TypeError, match="'forEach' on 'Pairs': parameter 1 is not of type"):
        made.forEach(None)
    pairs.clear()
    assert (len(made), bool(made), list(made)) == (0, True, [])


def test_an_iterable_without_size_has_no_length(case: Callable[..., SimpleNamespace]) -> None:
    unsized = case("iterables").Unsized()
    with pytest.raises(TypeError):
        len(unsized)


def test_indexed_items_are_a_sequence_of_python(case: Callable[..., SimpleNamespace]) -> None:
    items = ["x", "y"]
    steps = {"length_getter": lambda this: len(items), "item": lambda this, index: items[index]}
    made = case("iterables", items=steps, indexed=steps | {"at": steps["item"]})
    listed = made.Items()
    assert list(listed) == list(listed.values()) == ["x", "y"]
    assert list(listed.keys()) == [0, 1]
    assert list(listed.entries()) == [(0, "x"), (1, "y")]
    assert (listed[0], listed[-1], listed.item("1"), len(listed)) == ("x", "y", "y", 2)
    for index in (2, -3, 10**30):
        with pytest.raises(IndexError):
            listed[index]
    with pytest.raises(TypeError):
        listed["0"]
    iterator = iter(listed)
    next(iterator)
    items.append("z")
    assert list(iterator) == ["y", "z"]
    seen: list[Any] = []
    listed.forEach(lambda *given: seen.append(given))
    assert seen[0] == ("x", 0, listed)
    assert made.Indexed()[1] == "y"
    assert list(made.Indexed()) == ["x", "y", "z"]
    assert not hasattr(made.Indexed, "forEach")


def test_inherited_and_mixed_in_members_work(case: Callable[..., SimpleNamespace]) -> None:
    loaded = case("composition", other={"stringification_behavior": lambda this: "other"})
    derived = loaded.Derived("n", "5")
    assert isinstance(derived, loaded.Base)
    assert derived._kept_by_derived["constructed"].arguments == ("n", 5)
    assert derived.greet(1) == ("greet", ("1",))
    derived.tag = 7
    other = loaded.Other()
    other.tag = 8
    assert (derived.tag, other.tag, derived.TAGS, other.TAGS) == ("7", "8", 3, 3)
    assert derived.describe().step == "describe"
    assert str(other) == "other"
    assert str(derived) == "[object Derived]"
    assert not hasattr(loaded.Base, "tag")
    with pytest.raises(AttributeError):
        derived.misspelt = 1
