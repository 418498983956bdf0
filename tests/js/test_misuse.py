"""Whatever the double's functions are called on and with, JavaScript's errors come of it."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from itertools import product
from typing import Any

import pytest

from webapi.js import install
from webapi.js.proxies import javascript_of, js_to_python
from webapi.webidl.values import jsnull

GLOBALS = (
    *("Array", "Boolean", "Error", "Function", "JSON", "Map", "Number", "Object", "Set", "String"),
    *("URL", "URLSearchParams", "console", "decodeURI", "decodeURIComponent", "encodeURI"),
    *("encodeURIComponent", "isFinite", "isNaN", "parseFloat", "parseInt"),
    *(
        "Blob",
        "Date",
        "DOMException",
        "Math",
        "Promise",
        "URLPattern",
        "Uint8Array",
        "structuredClone",
    ),
)

MANY = {"Array": 25, "Map": 9, "Set": 8, "Object": 18, "URL": 8, "URLSearchParams": 13, "JSON": 2}


@pytest.fixture
def js() -> Iterator[Any]:
    with install():
        yield import_module("js")


def functions(js: Any, name: str) -> dict[str, Any]:
    """A global, if it is a function, and the functions of it and of its prototype."""
    value = getattr(js, name)
    found = {name: value}
    for holder in (value, getattr(value, "prototype", None)):
        if holder is not None:
            for key, own in javascript_of(holder).properties.items():
                found[key] = js_to_python(own.value)
    return {key: each for key, each in found.items() if callable(each) and hasattr(each, "call")}


@pytest.mark.parametrize("name", GLOBALS)
def test_every_misuse_is_an_error_of_javascript(
    js: Any, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from pyodide.ffi import JsException, to_js

    values = [
        None,
        jsnull,
        True,
        -1,
        2.5,
        2**70,
        float("nan"),
        "",
        "a%",
        [1, [2]],
        {"a": 1},
        object(),
        lambda *_: None,
        to_js(["a", 1]),
        js.Object.new(),
        js.Object.create(jsnull),
        js.Map.new(),
        js.URL.new("https://example.org/?a=1"),
        js.URLSearchParams.new("a=1").entries(),
        js.URL,
        js.URL.prototype,
        js.Error.new("e"),
    ]
    tried = functions(js, name)
    assert len(tried) >= MANY.get(name, 1), tried.keys()
    for function in tried.values():
        for this, arguments in product(
            values, [(), *product(values), *product(values[5::6], values[::5])]
        ):
            with suppress(JsException):
                dropped(function.call(this, *arguments))
        for arguments in [(), *product(values), *product(values, values[::3])]:
            with suppress(JsException):
                dropped(function.new(*arguments))


def dropped(result: Any) -> None:
    """Retrieve the exception of a promise that nobody awaits: inside Pyodide it is a future, whose
    loop would print it."""
    if isinstance(result, asyncio.Future):
        result.add_done_callback(lambda future: future.cancelled() or future.exception())


def test_an_array_of_invalid_length_is_a_range_error(js: Any) -> None:
    for length in (2**32 - 1, 10**9, 1.5, -1):
        with pytest.raises(Exception, match=r"^RangeError: Invalid array length$"):
            js.Array.new(length)


def test_a_cycle_of_prototypes_is_a_type_error(js: Any) -> None:
    made = js.Object.new()
    other = js.Object.create(made)
    with pytest.raises(Exception, match=r"^TypeError: Cyclic __proto__ value$"):
        made.__proto__ = other
