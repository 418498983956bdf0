"""Any value in any argument: an answer or a ``TypeError``, and never a half-changed object."""

from __future__ import annotations

import datetime
import decimal
import enum
import fractions
import pathlib
import re
import sys
import types
import uuid
from collections.abc import Callable
from typing import Any

import pytest

from webapi import URL, InvalidURLError, URLSearchParams, jsnull
from webapi.url.components import SETTABLE


class Colour(enum.Enum):
    RED = "red"


class Text(str):
    __slots__ = ()


class Silent:
    __slots__ = ()


# Pyodide's interpreter dies of deeper lists when it frees them, whoever made them.
DEEP = 1_000 if sys.platform == "emscripten" else 10_000


def nested_list(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def cyclic_list() -> list[Any]:
    value: list[Any] = []
    value.append(value)
    return value


def cyclic_dict() -> dict[str, Any]:
    value: dict[str, Any] = {}
    value["a"] = value
    return value


ODD: dict[str, Callable[[], Any]] = {
    "None": lambda: None,
    "jsnull": lambda: jsnull,
    "True": lambda: True,
    "int": lambda: -1,
    "huge int": lambda: 10**5000,
    "float": lambda: 1.5,
    "nan": lambda: float("nan"),
    "infinity": lambda: float("-inf"),
    "complex": lambda: 1j,
    "Decimal": lambda: decimal.Decimal("1.10"),
    "Fraction": lambda: fractions.Fraction(1, 3),
    "bytes": lambda: b"https://h/",
    "bytearray": lambda: bytearray(b"a"),
    "memoryview": lambda: memoryview(b"a"),
    "empty list": list,
    "list": lambda: ["a", 1, None],
    "pairs": lambda: [("a", "b")],
    "triple": lambda: [("a", "b", "c")],
    "deep list": lambda: nested_list(DEEP),
    "deeper list": lambda: nested_list(100_000),
    "cyclic list": cyclic_list,
    "tuple": lambda: ("a", "b"),
    "set": lambda: {"ab"},
    "frozenset": frozenset,
    "dict": lambda: {"a": "b"},
    "dict of odd keys": lambda: {1: None, None: jsnull, ("a",): []},
    "cyclic dict": cyclic_dict,
    "generator": lambda: (pair for pair in [("a", "b")]),
    "iterator": lambda: iter("ab"),
    "range": lambda: range(3),
    "object": Silent,
    "class": lambda: Silent,
    "function": lambda: nested_list,
    "module": lambda: types,
    "Ellipsis": lambda: ...,
    "Enum": lambda: Colour.RED,
    "str subclass": lambda: Text("a:b"),
    "date": lambda: datetime.date(2026, 1, 1),
    "Path": lambda: pathlib.PurePosixPath("/a/b"),
    "UUID": lambda: uuid.UUID(int=0),
    "pattern": lambda: re.compile("a"),
    "URL": lambda: URL("https://h/"),
    "URLSearchParams": lambda: URLSearchParams("a=b"),
    "lone surrogates": lambda: "\ud800a\udfff",
    "NUL": lambda: "\0",
    "every ASCII": lambda: "".join(map(chr, range(128))),
    "1 MB": lambda: "é" + "a" * 1_000_000,
    "10 MB": lambda: "é" + "a" * 10_000_000,
}
HEAVY = pytest.mark.heavy("In all calls, the largest values take half a minute.")
NAMES = [
    pytest.param(name, marks=HEAVY) if name in ("deeper list", "10 MB") else name for name in ODD
]
CALLS: dict[str, Callable[[Any], Any]] = {
    "URL(x)": lambda x: URL(x),
    "URL(x, base)": lambda x: URL(x, "https://h/"),
    "URL(input, x)": lambda x: URL("a", x),
    "URL.new": lambda x: URL.new(x),
    "URL.parse": lambda x: URL.parse(x, x),
    "URL.canParse": lambda x: URL.canParse(x, x),
    "URLSearchParams(x)": lambda x: str(URLSearchParams(x)),
    "URLSearchParams([[x, x]])": lambda x: str(URLSearchParams([[x, x]])),
    "URLSearchParams({x: x})": lambda x: str(URLSearchParams({"a": x})),
}
PARAMS_CALLS: dict[str, Callable[[URLSearchParams, Any], Any]] = {
    "append": lambda params, x: params.append(x, x),
    "delete": lambda params, x: params.delete(x, x),
    "get": lambda params, x: params.get(x),
    "getAll": lambda params, x: params.getAll(x),
    "has": lambda params, x: params.has(x, x),
    "set": lambda params, x: params.set(x, x),
    "forEach": lambda params, x: params.forEach(x),
}
ATTRIBUTES = ("href", *SETTABLE)


@pytest.mark.parametrize("odd", NAMES)
@pytest.mark.parametrize("call", CALLS)
def test_every_call_answers_any_value_or_raises_a_short_type_error(call: str, odd: str) -> None:
    value = ODD[odd]()
    try:
        CALLS[call](value)
    except TypeError as error:
        assert len(str(error)) < 2000


@pytest.mark.parametrize("odd", NAMES)
@pytest.mark.parametrize("call", PARAMS_CALLS)
def test_every_call_on_params_changes_all_or_nothing(call: str, odd: str) -> None:
    url = URL("https://h/?a=1&b=2")
    before = url.href
    try:
        PARAMS_CALLS[call](url.searchParams, ODD[odd]())
    except TypeError:
        assert url.href == before
    assert list(URL(url.href).searchParams) == list(url.searchParams)


@pytest.mark.parametrize("odd", NAMES)
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_every_setter_changes_the_whole_url_or_nothing(attribute: str, odd: str) -> None:
    url = URL("https://u:p@h:8/a?b=c#d")
    before = url.href
    try:
        setattr(url, attribute, ODD[odd]())
    except TypeError:
        assert url.href == before
    assert URL(url.href).href == url.href


@pytest.mark.parametrize("attribute", ["origin", "searchParams", "nonsense", "search_params"])
def test_setting_a_readonly_or_unknown_attribute_raises_an_attribute_error(attribute: str) -> None:
    with pytest.raises(AttributeError):
        setattr(URL("https://h/"), attribute, "x")


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_bytes_must_be_decoded_first(kind: Callable[[bytes], Any]) -> None:
    with pytest.raises(TypeError, match="decode"):
        URL(kind(b"https://h/"))


def test_an_error_raised_by_an_argument_reaches_the_caller() -> None:
    class Broken:
        def __str__(self) -> str:
            raise KeyError("mine")

    url = URL("https://h/?a=b")
    with pytest.raises(KeyError, match="mine"):
        url.search = Broken()
    with pytest.raises(KeyError, match="mine"):
        url.searchParams.append("a", Broken())
    assert url.href == "https://h/?a=b"


def test_the_error_names_input_and_base() -> None:
    with pytest.raises(InvalidURLError) as caught:
        URL("//\ud800 /", "https://h/")
    assert caught.value.input == "//\ufffd /"
    assert caught.value.base == "https://h/"
    assert "https://h/" in str(caught.value)


def test_surrogates_side_by_side_are_one_character() -> None:
    assert URL("https://h/?\ud83d\ude00").search == "?%F0%9F%98%80"
    assert URL("https://h/?\ude00\ud83d").search == "?%EF%BF%BD%EF%BF%BD"
