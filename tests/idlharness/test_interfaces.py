"""The real classes against the IDL: what ``idlharness.js`` asks of a browser, asked of Python."""

from __future__ import annotations

import copy
import importlib
import inspect
import keyword
import pickle
from pathlib import Path
from typing import Any

import pytest

import webapi
from tests.idlharness.reader import Attribute, Interface, Operation, interfaces
from webapi.interfaces import MODULES
from webapi.webidl.static_and_regular import StaticAndRegular

ROOT = Path(__file__).parent.parent.parent
INTERFACES = interfaces(sorted((ROOT / "idl").glob("*.webidl")))

OBJECTS = {
    "URL": lambda: webapi.URL("https://user:secret@example.org:8080/a/b?c=d&e#f"),
    "URLSearchParams": lambda: webapi.URLSearchParams("c=d&e"),
}
"""How to make an object of each interface that has one in an ordinary program."""

ITERATION = {"entries", "keys", "values", "forEach"}
PROTOCOLS = {
    "__slotnames__",  # which copyreg keeps there once an object was copied
    "__annotate_func__",  # which Python 3.14 keeps there
    "__annotations_cache__",
    "__module__",
    "__doc__",
    "__slots__",
    "__weakref__",
    "__init__",
    "__str__",
    "__reduce__",
    "__repr__",
    "__getstate__",
    "__setstate__",
    "__iter__",
    "__aiter__",
    "__len__",
    "__bool__",
    "__getitem__",
    "__contains__",
    "__abstractmethods__",  # of a Python mapping
    "__class_getitem__",
    "__format__",
    "__init_subclass__",
    "__static_attributes__",  # of the interpreter, since 3.13
    "__firstlineno__",
}


def python_name(name: str) -> str:
    return name + "_" * keyword.iskeyword(name)


def load(name: str) -> type[Any]:
    module = importlib.import_module(f"webapi.interfaces.{MODULES[name]}")
    kind: type[Any] = getattr(module, name)
    return kind


def members(kind: type) -> list[Any]:
    return [
        pytest.param(interface, member, id=f"{interface.name}.{member.name}")
        for interface in INTERFACES.values()
        for group in (interface.attributes, interface.operations)
        for member in group.values()
        if isinstance(member, kind)
    ]


every_interface = pytest.mark.parametrize("interface", INTERFACES.values(), ids=INTERFACES)


def test_the_reader_finds_the_members_that_the_standard_has() -> None:
    url = INTERFACES["URL"]
    assert len(url.attributes) == 12
    assert {name for name, each in url.attributes.items() if not each.settable} == {
        "origin",
        "searchParams",
    }
    assert {name for name, each in url.operations.items() if each.static} >= {"parse", "canParse"}
    assert (url.constructor, url.stringifier) == (Operation("constructor", 1), "href")
    params = INTERFACES["URLSearchParams"]
    assert (params.iterable, params.stringifier) == (2, "")
    required = {name: each.required for name, each in params.operations.items()}
    assert list(required.items()) == [
        ("append", 2),
        ("delete", 1),
        ("get", 1),
        ("getAll", 1),
        ("has", 1),
        ("set", 2),
        ("sort", 0),
    ]


@every_interface
def test_each_interface_is_a_class_of_its_name(interface: Interface) -> None:
    kind = load(interface.name)
    assert (kind.__name__, kind.__qualname__) == (interface.name, interface.name)
    if interface.exposed_everywhere:
        assert getattr(webapi, interface.name) is kind
        assert interface.name in webapi.__all__
    if interface.inherits:
        extended = next(each for each in kind.__mro__[1:] if each.__name__ in MODULES)
        assert extended is load(interface.inherits)
    else:
        assert not any("_webapi_is_interface" in vars(each) for each in kind.__mro__[1:])


@every_interface
def test_each_class_has_the_public_members_of_the_idl_and_no_others(interface: Interface) -> None:
    expected = {python_name(name) for name in (*interface.attributes, *interface.operations)}
    expected |= set(interface.constants)
    if interface.constructor:
        expected.add("new")
    if interface.stringifier is not None:
        expected.add("toString")
    if interface.name == "URL":
        expected.add("with_")
    if interface.iterable:
        expected |= ITERATION
    if interface.async_iterable:
        expected.add("values")
    own = vars(load(interface.name))
    assert {name for name in own if not name.startswith("_")} == expected
    assert {name for name in own if name.startswith("__")} <= PROTOCOLS


@every_interface
def test_names_of_slots_begin_with_webapi(interface: Interface) -> None:
    slots = {*load(interface.name).__slots__} - {"__weakref__"}
    assert {slot for slot in slots if not slot.startswith("_webapi_")} == set()


@every_interface
def test_constructors_take_the_arguments_of_the_idl(interface: Interface) -> None:
    kind = load(interface.name)
    if interface.constructor is None:
        with pytest.raises(TypeError, match=f"Failed to construct '{interface.name}'"):
            kind()
        assert "new" not in vars(kind)
        return
    for construct in (kind, kind.new):
        check_argument_counts(construct, interface.constructor.required)
    parameters = inspect.signature(kind).parameters.values()
    if any(each.kind is each.VAR_POSITIONAL for each in parameters):
        return  # overloads, which have no one signature
    declared = [each for each in parameters if each.name != "named"]  # which is always refused
    assert all(each.kind is each.POSITIONAL_OR_KEYWORD for each in declared)
    required = [each.default is each.empty for each in declared]
    assert sum(required) == interface.constructor.required
    with pytest.raises(TypeError, match=r"positional arguments? but"):
        kind(*["x"] * (len(required) + 1))


def check_argument_counts(function: Any, required: int) -> None:
    for present in range(required):
        with pytest.raises(TypeError, match=f"missing {required - present} required positional"):
            function(*["x"] * present)


@every_interface
def test_constants_have_the_values_of_the_idl(interface: Interface) -> None:
    for name, value in interface.constants.items():
        assert getattr(load(interface.name), name) == float(int(value, 0))


@pytest.mark.parametrize(("interface", "attribute"), members(Attribute))
def test_attributes_are_properties_that_can_be_set_where_the_idl_says_so(
    interface: Interface, attribute: Attribute
) -> None:
    name = python_name(attribute.name)
    descriptor = vars(load(interface.name))[name]
    assert isinstance(descriptor, property)
    assert descriptor.fget is not None
    assert (descriptor.fset is not None) == attribute.settable
    assert descriptor.fdel is None
    assert attribute.name in (descriptor.__doc__ or "")
    if interface.name in OBJECTS:
        this = OBJECTS[interface.name]()
        before = getattr(this, name)
        if attribute.same_object:
            assert getattr(this, name) is before
        if not attribute.settable:
            with pytest.raises(AttributeError):
                setattr(this, name, before)
        with pytest.raises(AttributeError):
            delattr(this, name)
        assert getattr(this, name) == before


@pytest.mark.parametrize(("interface", "operation"), members(Operation))
def test_operations_take_the_arguments_of_the_idl(
    interface: Interface, operation: Operation
) -> None:
    name = python_name(operation.name)
    kind = load(interface.name)
    member = vars(kind)[name]
    assert isinstance(member, (staticmethod, StaticAndRegular)) == operation.static
    assert operation.name in (getattr(kind, name).__doc__ or "")
    assert getattr(kind, name).__name__ == name
    if operation.static:
        check_argument_counts(getattr(kind, name), operation.required)
    elif interface.name in OBJECTS:
        check_argument_counts(getattr(OBJECTS[interface.name](), name), operation.required)


@every_interface
def test_stringifiers_are_str_format_and_to_string(interface: Interface) -> None:
    kind = load(interface.name)
    if interface.name not in OBJECTS:
        return
    this = OBJECTS[interface.name]()
    if interface.stringifier is None:
        assert interface.inherits or str(this) == f"[object {interface.name}]"
        assert interface.inherits or not hasattr(kind, "toString")
        return
    assert str(this) == f"{this}" == this.toString()
    if interface.stringifier:
        assert str(this) == getattr(this, interface.stringifier)


ITERABLE_IN_PYTHON = {"XPathResult"}


@every_interface
def test_iterables_and_getters_iterate_as_python_does(interface: Interface) -> None:
    kind = load(interface.name)
    assert ("__aiter__" in vars(kind)) == interface.async_iterable
    is_iterable = bool(interface.iterable or interface.getter)
    assert ("__iter__" in vars(kind)) == (is_iterable or interface.name in ITERABLE_IN_PYTHON)
    assert ("__getitem__" in vars(kind)) == (
        interface.getter is not None or interface.iterable == 2
    )
    if interface.iterable != 2 or interface.name not in OBJECTS:
        return
    this = OBJECTS[interface.name]()
    pairs = list(this)
    assert pairs
    assert all(type(pair) is tuple and len(pair) == 2 for pair in pairs)
    assert list(this.entries()) == pairs
    assert list(this.keys()) == [key for key, _ in pairs]
    assert list(this.values()) == [value for _, value in pairs]
    seen: list[Any] = []
    assert this.forEach(lambda value, key, object: seen.append((key, value, object))) is None
    assert seen == [(*pair, this) for pair in pairs]
    for make in (this.entries, this.keys, this.values, this.__iter__):
        iterator = make()
        assert iter(iterator) is iterator
    check_argument_counts(this.forEach, 1)


@every_interface
def test_objects_equal_only_themselves_and_refuse_unknown_attributes(interface: Interface) -> None:
    if interface.name not in OBJECTS:
        return
    this, that = OBJECTS[interface.name](), OBJECTS[interface.name]()
    assert this == this
    assert this != that
    assert len({this, that}) == 2
    assert bool(this) is True
    with pytest.raises(AttributeError):
        this.misspelt = 1
    if interface.serializable:
        for copied in (copy.copy(this), copy.deepcopy(this), pickle.loads(pickle.dumps(this))):
            assert copied is not this
            assert type(copied) is type(this)
            assert str(copied) == str(this)
