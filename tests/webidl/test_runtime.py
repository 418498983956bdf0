"""The hand-written run time: null, lazy names, and that no value of any kind escapes as a crash."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import webapi
from idl.compiler import names
from webapi import jsnull
from webapi.webidl.numeric import string_to_number
from webapi.webidl.strings import number_to_string, to_domstring, to_usvstring


def test_jsnull_is_false_and_its_copies_are_itself() -> None:
    assert not jsnull
    assert repr(jsnull) == "jsnull"
    for copied in (copy.copy(jsnull), copy.deepcopy(jsnull), pickle.loads(pickle.dumps(jsnull))):
        assert copied is jsnull


def test_names_are_imported_when_they_are_asked_for() -> None:
    program = (
        "import sys, webapi\n"
        "print([name for name in sys.modules if name.startswith('webapi.')])\n"
        "print([name for name in dir(webapi) if name[0] != '_'] == sorted(webapi.__all__))\n"
        "print(webapi.URL is webapi.interfaces.url.URL)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert done.stdout == "[]\nTrue\nTrue\n"
    for name in webapi.__all__:
        assert getattr(webapi, name) is not None
    assert {name for name in dir(webapi) if name[:2] != "__"}.isdisjoint(
        ("_MODULES", "TYPE_CHECKING", "annotations")
    )
    with pytest.raises(AttributeError, match="'webapi' has no attribute 'URLs'"):
        webapi.URLs  # noqa: B018


@pytest.mark.parametrize("broken", ["raise AttributeError('what is broken')", "import nothing_"])
def test_the_error_of_a_module_that_does_not_import_reaches_the_caller(broken: str) -> None:
    program = (
        "import importlib.abc, importlib.machinery, sys\n"
        "class Broken(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'webapi.steps.url':\n"
        "            return importlib.machinery.ModuleSpec(name, self)\n"
        "    def get_source(self, name):\n"
        f"        return {broken!r}\n"
        "sys.meta_path.insert(0, Broken())\n"
        "from webapi import URL\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert ("what is broken" if "what" in broken else "nothing_") in last
    assert "cannot import name" not in last


def test_the_examples_in_the_compilers_docstrings_run() -> None:
    assert doctest.testmod(names).failed == 0


values = st.recursive(
    st.none()
    | st.just(jsnull)
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(codec=None))
    | st.binary()
    | st.decimals()
    | st.fractions()
    | st.just(object())
    | st.just(print)
    | st.just(list),
    lambda inner: (
        st.lists(inner)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text() | st.integers(), inner)
        | st.builds(SimpleNamespace, a=inner)
    ),
    max_leaves=6,
)


@given(value=values)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_every_value_converts_or_is_a_type_error(
    case: Callable[..., SimpleNamespace], value: object
) -> None:
    for operation in _operations(case):
        try:
            operation(value)
        except TypeError as error:
            assert str(error)


_loaded: dict[int, list[Any]] = {}


def _operations(case: Callable[..., SimpleNamespace]) -> list[Any]:
    if id(case) not in _loaded:
        _loaded.clear()
        _loaded[id(case)] = [
            getattr(made, name)
            for made in (
                case("conversions").Conversions(),
                case("unions").Unions(),
                case("collections").Collections(),
                case("dictionaries").Dictionaries(),
            )
            for name in vars(type(made))
            if not name.startswith("_") and name not in ("new", "toString")
        ]
    return _loaded[id(case)]


@given(st.text(st.characters(codec=None)))
def test_strings_become_scalar_values_as_by_utf_16(text: str) -> None:
    units = text.encode("utf-16-le", "surrogatepass")
    assert to_domstring(text) == units.decode("utf-16-le", "surrogatepass")
    converted = to_usvstring(text)
    converted.encode()
    assert converted == to_usvstring(converted)
    assert len(converted) == len(to_domstring(text))


@given(st.floats(allow_nan=False))
def test_a_number_read_from_its_string_is_the_same(number: float) -> None:
    assert string_to_number(number_to_string(number)) == number


def test_conversions_of_long_strings_take_linear_time() -> None:
    for text in (" " * 2_000_000 + "x", "1" * 2_000_000, "0x" + "f" * 2_000_000, "1." * 1_000_000):
        string_to_number(text)
    assert len(to_usvstring("\ud83d\udca9" * 1_000_000)) == 1_000_000


def test_a_name_that_is_missing_for_a_reason_says_it() -> None:
    reason = "webapi has no WebSocket: a transport answers requests"
    with pytest.raises(ImportError, match=reason):
        exec("from webapi import WebSocket", {})
    with pytest.raises(AttributeError, match=reason):
        webapi.WebSocket  # type: ignore[attr-defined]  # noqa: B018
    assert not hasattr(webapi, "WebSocket")
