"""Argument counts, optional arguments, defaults and variadics."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from math import inf
from types import SimpleNamespace

import pytest

from webapi import jsnull


def test_too_few_and_too_many_arguments_raise_a_type_error(
    case: Callable[..., SimpleNamespace],
) -> None:
    arguments = case("arguments").Arguments("x")
    cases = [
        (arguments.one, (), r"^Arguments\.one\(\) missing 1 required positional argument: 'a'$"),
        (arguments.three, (), "missing 3 required positional arguments: 'a', 'b', and 'c'"),
        (arguments.three, (1,), "missing 2 required positional arguments: 'b' and 'c'"),
        (arguments.three, (1, None), "missing 1 required positional argument: 'c'"),
        (arguments.variadic, (), "missing 1 required positional argument: 'first'"),
        (type(arguments).fixed, (), "missing 1 required positional argument: 'value'"),
        (arguments.none, (1,), "takes 1 positional argument but 2 were given"),
        (arguments.one, ("a", "b"), "takes 2 positional arguments but 3 were given"),
        (type(arguments).fixed, (1, 2), "takes 1 positional argument but 2 were given"),
    ]
    for method, given, message in cases:
        with pytest.raises(TypeError, match=message):
            method(*given)


def test_a_constructor_takes_arguments_by_position_and_by_name(
    case: Callable[..., SimpleNamespace],
) -> None:
    loaded = case("arguments")
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'required'"):
        loaded.Arguments()
    with pytest.raises(TypeError, match="takes from 2 to 3 positional arguments but 4 were given"):
        loaded.Arguments.new(5, 7, 9)
    for made in (
        loaded.Arguments(5),
        loaded.Arguments(required=5, number=7),
        loaded.Arguments.new(5, None),
        loaded.Arguments.new(5, number=7),
    ):
        assert made._kept_by_arguments["constructed"].arguments == ("5", 7)
    with pytest.raises(TypeError, match="Illegal constructor"):
        loaded.NotConstructible()
    assert not hasattr(loaded.NotConstructible, "new")


def test_methods_take_arguments_by_name(case: Callable[..., SimpleNamespace]) -> None:
    arguments = case("arguments").Arguments("x")
    assert arguments.three(1, c=3, b=2).arguments == ("1", "2", "3")
    assert arguments.reserved(from_="f", class_="c").arguments == ("f", "c")
    assert str(inspect.signature(arguments.reserved)) == "(from_, class_=None)"
    with pytest.raises(TypeError, match="unexpected keyword argument 'd'"):
        arguments.three(1, 2, 3, d=4)


@pytest.mark.parametrize("receiver", [None, 5, "x", object()])
def test_methods_called_on_other_objects_raise_a_type_error(
    case: Callable[..., SimpleNamespace], receiver: object
) -> None:
    kind = case("arguments").Arguments
    for method, given in ((kind.none, ()), (kind.one, ("a",)), (kind.variadic, (1, 2))):
        with pytest.raises(TypeError, match=r"^Illegal invocation$"):
            method(receiver, *given)


def test_none_is_undefined_and_for_an_optional_argument_not_given(
    case: Callable[..., SimpleNamespace],
) -> None:
    arguments = case("arguments").Arguments("x")
    assert arguments.one(None).arguments == ("undefined",)
    defaults = (None, "b", True, None, [], inf)
    assert arguments.optionals().arguments == defaults
    assert arguments.optionals(*[None] * 6).arguments == defaults
    assert arguments.optionals(jsnull, jsnull, jsnull, jsnull).arguments[:4] == (
        "null",
        "null",
        False,
        None,
    )
    assert arguments.optionals("", "", 0, "", [1.5], -inf).arguments == (
        "",
        "",
        False,
        "",
        [1],
        -inf,
    )


def test_a_default_sequence_is_new_each_time(case: Callable[..., SimpleNamespace]) -> None:
    arguments = case("arguments").Arguments("x")
    assert arguments.optionals().arguments[4] is not arguments.optionals().arguments[4]


def test_a_variadic_argument_converts_each_value(case: Callable[..., SimpleNamespace]) -> None:
    arguments = case("arguments").Arguments("x")
    assert arguments.variadic("1").arguments == (1, [])
    assert arguments.variadic("1", "2", None, 4.9).arguments == (1, [2, 0, 4])


def test_undefined_is_returned_whatever_the_steps_return(
    case: Callable[..., SimpleNamespace],
) -> None:
    assert case("arguments").Arguments("x").nothing() is None


def test_names_that_python_reserves_have_an_underscore(
    case: Callable[..., SimpleNamespace],
) -> None:
    arguments = case("arguments").Arguments("x")
    assert arguments.reserved("f").arguments == ("f", "c")
    assert arguments.import_().step == "import_"
