"""Argument counts, optional arguments, defaults and variadics."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from types import SimpleNamespace

import pytest

from webapi import jsnull


def test_counts(case: Callable[..., SimpleNamespace]) -> None:
    arguments = case("arguments").Arguments("x")
    cases = [
        (arguments.one, (), "'one' on 'Arguments': 1 argument required, but only 0 present."),
        (arguments.three, (), "'three' on 'Arguments': 3 arguments required, but only 0 present."),
        (
            arguments.three,
            (1,),
            "'three' on 'Arguments': 3 arguments required, but only 1 present.",
        ),
        (arguments.three, (1, None), "3 arguments required, but only 2 present."),
        (arguments.variadic, (), "1 argument required, but only 0 present."),
        (type(arguments).fixed, (), "'fixed' on 'Arguments': 1 argument required"),
    ]
    for method, given, message in cases:
        with pytest.raises(TypeError) as raised:
            method(*given)
        assert str(raised.value).startswith("Failed to execute '")
        assert message in str(raised.value)


def test_constructor(case: Callable[..., SimpleNamespace]) -> None:
    loaded = case("arguments")
    with pytest.raises(
        TypeError,
        match=r"^Failed to construct 'Arguments': 1 argument required, but only 0 present\.$",
    ):
        loaded.Arguments()
    for made in (loaded.Arguments(5), loaded.Arguments.new(5, None), loaded.Arguments(5, 7, 9)):
        assert made._kept_by_arguments["constructed"].arguments == ("5", 7)
    with pytest.raises(TypeError, match="Illegal constructor"):
        loaded.NotConstructible()
    assert not hasattr(loaded.NotConstructible, "new")
    with pytest.raises(TypeError):
        loaded.Arguments(required="x")


def test_surplus_arguments_are_ignored(case: Callable[..., SimpleNamespace]) -> None:
    arguments = case("arguments").Arguments("x")
    assert arguments.none(1, 2).arguments == ()
    assert arguments.one("a", "b").arguments == ("a",)
    assert arguments.fixed(1, 2).arguments == (1,)


def test_undefined_is_given_but_not_for_optional_arguments(
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


def test_variadic(case: Callable[..., SimpleNamespace]) -> None:
    arguments = case("arguments").Arguments("x")
    assert arguments.variadic("1").arguments == (1, [])
    assert arguments.variadic("1", "2", None, 4.9).arguments == (1, [2, 0, 4])


def test_undefined_is_returned_whatever_the_steps_return(
    case: Callable[..., SimpleNamespace],
) -> None:
    assert case("arguments").Arguments("x").nothing() is None


def test_reserved_words(case: Callable[..., SimpleNamespace]) -> None:
    arguments = case("arguments").Arguments("x")
    assert arguments.reserved("f").arguments == ("f", "c")
    assert arguments.import_().step == "import_"
