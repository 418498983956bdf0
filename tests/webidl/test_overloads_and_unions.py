"""Overload resolution and union types, which tell values apart by the same questions.

https://webidl.spec.whatwg.org/#js-overloads and https://webidl.spec.whatwg.org/#js-union
"""

from __future__ import annotations

from collections import OrderedDict, UserDict
from collections.abc import Callable
from decimal import Decimal
from types import MappingProxyType, SimpleNamespace
from typing import Any

import pytest

from webapi import jsnull


def test_overloads_are_chosen_by_the_number_of_arguments(
    case: Callable[..., SimpleNamespace],
) -> None:
    overloads = case("overloads").Overloads(1)
    assert overloads.byCount("a") == ("byCount", ("a",))
    assert overloads.byCount("a", 2, 3) == ("byCount_2", ("a", "2", "3"))
    with pytest.raises(TypeError, match="but 5 were given"):
        overloads.byCount("a", 2, 3, 4)
    with pytest.raises(TypeError, match="1 argument required, but only 0 present"):
        overloads.byCount()
    with pytest.raises(TypeError, match="2 arguments present, but only 1, 3 are valid"):
        overloads.byCount("a", "b")
    assert type(overloads).fixed(1) == ("fixed", (1,))
    assert type(overloads).fixed(1, "2") == ("fixed_2", (1, 2))


def test_overloads_of_a_constructor_are_chosen_by_the_number_of_arguments(
    case: Callable[..., SimpleNamespace],
) -> None:
    made = case("overloads").Overloads
    assert made(5)._kept_by_overloads["constructed"] == ("constructor", (5,))
    assert made.new("a", "b")._kept_by_overloads["constructed"] == ("constructor_2", ("a", "b"))


def test_overloads_are_chosen_by_the_names_of_arguments(
    case: Callable[..., SimpleNamespace],
) -> None:
    made = case("overloads").Overloads
    assert made(number=5)._kept_by_overloads["constructed"] == ("constructor", (5,))
    assert made("a", other=1)._kept_by_overloads["constructed"] == ("constructor_2", ("a", "1"))
    overloads = made.new(other="b", string="a")
    assert overloads._kept_by_overloads["constructed"] == ("constructor_2", ("a", "b"))
    assert overloads.bySecond("a", number="7") == ("bySecond", ("a", 7))
    assert overloads.bySecond(name="a", other=overloads) == ("bySecond_2", ("a", overloads, ""))
    assert made.fixed(a=1) == ("fixed", (1,))
    assert made.fixed(1, b=2) == ("fixed_2", (1, 2))
    for wrong in ({"unknown": 1}, {"a": 1, "b": 2, "unknown": 3}, {"b": 1}):
        with pytest.raises(TypeError, match=r"^Failed to execute 'fixed' on 'Overloads': no over"):
            made.fixed(**wrong)


def test_overloads_are_chosen_by_the_type_of_an_argument(
    case: Callable[..., SimpleNamespace],
) -> None:
    overloads = case("overloads").Overloads(1)

    def function() -> None:
        pass

    chosen = [
        (True, "byType", True),
        (1.5, "byType_2", 1.5),
        (Decimal("1.5"), "byType_2", 1.5),
        ("1.5", "byType_3", "1.5"),
        (None, "byType_3", "undefined"),
        (jsnull, "byType_3", "null"),
        (overloads, "byType_4", overloads),
        ([1, "2"], "byType_5", ["1", "2"]),
        ({1}, "byType_5", ["1"]),
        (b"x", "byType_6", b"x"),
        ({"a": "1"}, "byType_8", {"a": 1}),
        (SimpleNamespace(), "byType_8", {}),
    ]
    for value, step, converted in chosen:
        assert overloads.byType(value) == (step, (converted,))
    assert overloads.byType(function).step == "byType_7"


def test_null_and_undefined_choose_the_nullable_or_optional_overload(
    case: Callable[..., SimpleNamespace],
) -> None:
    overloads = case("overloads").Overloads(1)
    assert overloads.byNull(jsnull) == ("byNull", (None,))
    assert overloads.byNull(None) == ("byNull", (None,))
    assert overloads.byNull({}) == ("byNull", ("[object Object]",))
    assert overloads.byNull(overloads) == ("byNull_2", (overloads,))
    assert overloads.byOptional() == ("byOptional", (None,))
    assert overloads.byOptional(None) == ("byOptional", (None,))
    assert overloads.byOptional("3") == ("byOptional_2", (3,))


def test_the_first_argument_whose_types_differ_chooses_the_overload(
    case: Callable[..., SimpleNamespace],
) -> None:
    overloads = case("overloads").Overloads(1)
    assert overloads.bySecond("a", "7") == ("bySecond", ("a", 7))
    assert overloads.bySecond("a", overloads) == ("bySecond_2", ("a", overloads, ""))
    assert overloads.bySecond("a", overloads, 1) == ("bySecond_2", ("a", overloads, "1"))
    with pytest.raises(TypeError, match="parameter 2 is not of type 'Overloads'"):
        overloads.bySecond("a", 1, 1)
    assert overloads.byVariadic("a") == ("byVariadic", ("a", []))
    assert overloads.byVariadic("a", 1, 2) == ("byVariadic", ("a", [1, 2]))
    assert overloads.byVariadic(overloads) == ("byVariadic_2", (overloads,))


class Plain:
    def __init__(self) -> None:
        self.one = 1
        self._hidden = 2


UNIONS: list[tuple[str, Any, Any]] = [
    ("numberOrString", 1.5, 1),
    ("numberOrString", "1.5", "1.5"),
    ("numberOrString", None, "undefined"),
    ("numberOrString", jsnull, "null"),
    ("numberOrString", True, "true"),
    ("numberOrString", [1, 2], "1,2"),
    ("booleanOrNumber", True, True),
    ("booleanOrNumber", 2, 2.0),
    ("booleanOrNumber", "2", 2.0),
    ("booleanOrNumber", jsnull, 0.0),
    ("sequenceOrRecordOrString", (1, 2), [1, 2]),
    ("sequenceOrRecordOrString", iter([1]), [1]),
    ("sequenceOrRecordOrString", {"a": 1}.keys(), [0]),
    ("sequenceOrRecordOrString", {"a": 1}, {"a": 1}),
    ("sequenceOrRecordOrString", OrderedDict(b=1, a=2), {"b": 1, "a": 2}),
    ("sequenceOrRecordOrString", MappingProxyType({"a": 1}), {"a": 1}),
    ("sequenceOrRecordOrString", UserDict(a=1), {"a": 1}),
    ("sequenceOrRecordOrString", Plain(), {"one": 1}),
    ("sequenceOrRecordOrString", SimpleNamespace(), {}),
    ("sequenceOrRecordOrString", 5, "5"),
    ("sequenceOrRecordOrString", False, "false"),
    ("sequenceOrRecordOrString", "ab", "ab"),
    ("sequenceOrRecordOrString", None, "undefined"),
    ("sequenceOrRecordOrString", jsnull, "null"),
    ("interfaceOrString", {}, "[object Object]"),
    ("dictionaryOrNumber", None, {"capture": False}),
    ("dictionaryOrNumber", jsnull, {"capture": False}),
    ("dictionaryOrNumber", {"capture": 1}, {"capture": True}),
    ("dictionaryOrNumber", "3", 3),
    ("nullable", None, None),
    ("nullable", jsnull, None),
    ("nullable", False, False),
    ("nullable", "8", 8),
    ("objectOrString", "x", "x"),
    ("objectOrString", 1, "1"),
    ("bufferOrString", b"x", b"x"),
    ("bufferOrString", "x", "x"),
    ("bufferOrString", [1], "1"),
    ("enumOrNumber", "fast", "fast"),
    ("enumOrNumber", 3, 3),
    ("onlyObjects", [3], [3]),
    ("orUndefined", None, None),
    ("orUndefined", jsnull, 0),
    ("orUndefined", "4", 4),
]


@pytest.mark.parametrize(("union", "value", "expected"), UNIONS)
def test_a_value_converts_to_the_member_of_the_union_that_takes_it(
    case: Callable[..., SimpleNamespace], union: str, value: object, expected: object
) -> None:
    (converted,) = getattr(case("unions").Unions(), union)(value).arguments
    assert (converted, type(converted)) == (expected, type(expected))


def test_objects_and_functions_in_unions_are_passed(case: Callable[..., SimpleNamespace]) -> None:
    unions = case("unions").Unions()
    for union in ("interfaceOrString", "nullable", "objectOrString", "bufferOrString"):
        assert getattr(unions, union)(unions).arguments[0] is unions
    plain = Plain()
    assert unions.objectOrString(plain).arguments[0] is plain
    called = unions.callbackOrDictionary(lambda value: value).arguments[0]
    assert called("x") == "x"
    assert unions.callbackOrDictionary({}).arguments[0] == {"capture": False}


@pytest.mark.parametrize(
    ("union", "value"),
    [
        ("enumOrNumber", "sideways"),
        ("onlyObjects", "text"),
        ("onlyObjects", 5),
        ("onlyObjects", None),
        ("onlyObjects", {}),
        ("onlyObjects", b"x"),
        ("callbackOrDictionary", "x"),
        ("sequenceOrRecordOrString", b"x"),
        ("sequenceOrRecordOrString", bytearray(b"x")),
    ],
)
def test_a_value_that_no_member_of_a_union_takes_raises_a_type_error(
    case: Callable[..., SimpleNamespace], union: str, value: object
) -> None:
    with pytest.raises(TypeError):
        getattr(case("unions").Unions(), union)(value)


def test_repeated_names_are_a_sequence_only_where_a_record_may_be(
    case: Callable[..., SimpleNamespace],
) -> None:
    class Repeating(UserDict[str, int]):
        def items(self) -> Any:
            return [("a", 1), ("a", 2)]

    with pytest.raises(TypeError, match="not of type"):
        case("unions").Unions().onlyObjects(Repeating())
