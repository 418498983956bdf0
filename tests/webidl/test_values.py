"""Sequences, records, dictionaries, enumerations, callbacks and promises."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from webapi import jsnull


def test_iterables_become_lists_of_converted_items(case: Callable[..., SimpleNamespace]) -> None:
    collections = case("collections").Collections()
    given = ["a", 1, None, "\ud800"]
    (converted,) = collections.strings(given).arguments
    assert converted == ["a", "1", "undefined", "\ufffd"]
    assert converted is not given
    assert collections.strings(str(n) for n in range(2)).arguments == (["0", "1"],)
    assert collections.nested([(1, "2"), []]).arguments == ([[1, 2], []],)
    assert collections.nullableItems([None, jsnull, "3"]).arguments == ([None, None, 3],)
    assert collections.nullableSequence(None).arguments == (None,)
    *_, arguments = collections.frozen([1, "2"])  # a frozen array is a tuple, and so is this call
    assert arguments == ((1, 2),)
    for value in ("ab", 5, None, jsnull, {}, object(), b"x"):
        with pytest.raises(TypeError, match="cannot be converted to a sequence"):
            collections.strings(value)
    with pytest.raises(TypeError, match="cannot be converted to a sequence"):
        collections.nested([[1], 2])


def test_mappings_become_records_of_converted_items(case: Callable[..., SimpleNamespace]) -> None:
    collections = case("collections").Collections()
    (converted,) = collections.numbers({"b": "1", "a": 2.5, 3: None}).arguments
    assert list(converted.items()) == [("b", 1), ("a", 2), ("3", 0)]
    lone = dict(zip(["\ud800", "x", "\udc01"], [1, 2, 3], strict=True))
    later = collections.numbers(lone).arguments[0]
    assert list(later.items()) == [("\ufffd", 3), ("x", 2)]
    assert collections.lists({"k": ["v"]}).arguments == ({"k": ["v"]},)
    with pytest.raises(TypeError, match="not a ByteString"):
        collections.lists({"€": []})
    for value in ("ab", 5, None, jsnull):
        with pytest.raises(TypeError):
            collections.numbers(value)


def test_mappings_and_objects_become_dictionaries_with_defaults(
    case: Callable[..., SimpleNamespace],
) -> None:
    loaded = case("dictionaries")
    dictionaries = loaded.Dictionaries()
    everything = {
        "a": "default",
        "inner": {"a": "default"},
        "list": [],
        "maybe": None,
        "mode": "on",
    }
    for empty in (None, jsnull, {}, object()):
        assert dictionaries.derived(empty).arguments == (everything,)
        assert dictionaries.base(empty).arguments == ({"a": "default"},)
    assert dictionaries._kept_by_dictionaries["constructed"].arguments == (everything,)
    given = {"z": "5", "a": None, "mode": "off", "unknown": 1, "owner": dictionaries}
    (converted,) = dictionaries.derived(given).arguments
    assert converted == everything | {"z": 5, "mode": "off", "owner": dictionaries}
    assert list(converted) == ["a", "z", "inner", "list", "maybe", "mode", "owner"]
    as_object = SimpleNamespace(z=True, inner=SimpleNamespace(a=1))
    (converted,) = dictionaries.derived(as_object).arguments
    assert converted == everything | {"z": 1, "inner": {"a": "1"}}
    assert dictionaries.strict({"must": 1, "from": "x"}).arguments == ({"must": 1, "from": "x"},)
    with pytest.raises(TypeError, match="required member 'must' is undefined"):
        dictionaries.strict({})
    with pytest.raises(TypeError, match=r"member 'mode' .*'sideways' is not a valid enum value"):
        dictionaries.derived({"mode": "sideways"})
    for value in ("text", 5, True, b"x"):
        with pytest.raises(TypeError, match="is not of type 'DictionariesBase'"):
            dictionaries.base(value)


def test_dictionary_types_exist_at_run_time(case: Callable[..., SimpleNamespace]) -> None:
    loaded = case("dictionaries")
    assert loaded.DictionariesOptions.__total__ is False
    assert loaded.DictionariesStrict.__required_keys__ == frozenset()


def test_a_function_is_called_with_as_many_arguments_as_it_takes(
    case: Callable[..., SimpleNamespace],
) -> None:
    callbacks = case("callbacks").Callbacks()

    def call(function: object) -> Any:
        (callback,) = callbacks.call(function).arguments
        return callback("a", "b", "c")

    class Method:
        def two(self, a: str, b: str) -> int:
            return len(a + b)

        def __call__(self, a: str) -> int:
            return len(a)

    assert call(lambda: 7.9) == 7
    assert call(lambda a: a == "a") == 1
    assert call(lambda a, b, c, d="d": len(a + b + c + d)) == 4
    assert call(lambda *everything: len(everything)) == 3
    assert call(Method().two) == 2
    assert call(Method()) == 1
    assert call(partial(lambda a, b: len(a + b), "xyz")) == 4
    assert call(print) == 0
    assert callbacks.maybe(jsnull).arguments == (None,)
    assert callbacks.maybe(print).arguments[0].__wrapped__ is print
    (callback,) = callbacks.each(lambda a, b: [a, b]).arguments
    assert callback("a", "b", "c") == ["a", "b"]
    (callback,) = callbacks.each(lambda *everything: len(everything)).arguments
    assert callback("a", "b", "c") == 3
    for value in (None, jsnull, "f", {}):
        with pytest.raises(TypeError, match="is not of type 'Function'"):
            callbacks.call(value)

    def fails(a: str) -> None:
        raise LookupError(a)

    with pytest.raises(LookupError, match="a"):
        call(fails)


def test_a_callback_interface_takes_a_function_or_an_object_with_its_method(
    case: Callable[..., SimpleNamespace],
) -> None:
    callbacks = case("callbacks").Callbacks()

    class Listener:
        def handleEvent(self, event: str) -> str:
            return event * 2

    (listener,) = callbacks.listen(Listener()).arguments
    assert listener("x", "y") == "xx"
    (listener,) = callbacks.listen(lambda event, more: [event, more]).arguments
    assert listener("x", "y") == "x,y"
    (listener,) = callbacks.listen(object()).arguments
    with pytest.raises(
        TypeError, match=r"CallbacksListener\.handleEvent is not of type 'Function'"
    ):
        listener("x", "y")
    with pytest.raises(TypeError, match="is not of type 'CallbacksListener'"):
        callbacks.listen("x")


def test_a_promise_has_run_and_can_be_awaited_again(case: Callable[..., SimpleNamespace]) -> None:
    def fail(this: object) -> None:
        raise LookupError("later")

    steps = {"bytes": lambda this: b"x", "text": lambda this, text: text, "fail": fail}
    promises = case("promises", promises=steps).Promises()

    async def program() -> None:
        promise = promises.bytes()
        assert [await promise, await promise] == [b"x", b"x"]
        assert await promises.text(5) == "5"
        with pytest.raises(TypeError, match="missing 1 required positional argument"):
            promises.text()
        failing = promises.fail()
        for _ in range(2):
            with pytest.raises(LookupError):
                await failing
        (waited,) = promises.waits("5").arguments
        assert await waited == 5
        (waited,) = promises.waits(promise).arguments
        assert await waited == b"x"

    asyncio.run(program())
