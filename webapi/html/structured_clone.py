"""Structured cloning of Python's values: https://html.spec.whatwg.org/#safe-passing-of-structured-data

This module looks into values of any kind, so it is not written once:
``runtimes/glue/structured_clone.js`` clones the values of scripts.

StructuredSerializeInternal and StructuredDeserialize are one walk here, because nothing is stored
between them. A stack of generators replaces recursion, so any depth works.

- ``None``, ``jsnull``, numbers, str, bytes, dates and times, and compiled patterns are their own
  clones.
- A list, tuple, set, frozenset or dict becomes the same with clones of the items.
- A bytearray, memoryview, array.array or other buffer becomes a bytearray, or bytes if it is
  read-only.
- A DOMException, or an object of an interface that is ``[Serializable]``, becomes a new one.
- Any other exception becomes a new one of the nearest built-in class, with the message, and a clone
  of the ``__cause__``.

An instance of a subclass is cloned as its built-in class, as JavaScript forgets the prototype. A
value that occurs twice is cloned once, so cycles are kept. Anything else is a ``DataCloneError``:
functions, classes, modules, iterators, promises, platform objects that are not ``[Serializable]``,
and objects of other classes.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeAlias, TypeVar

from webapi.webidl.dom_exception import DOMException
from webapi.webidl.values import jsnull, unboxed

Memory: TypeAlias = "dict[int, tuple[object, Any]]"
"""Each value of the walk and its clone, by the value's id."""
Function = TypeVar("Function")
Walk: TypeAlias = "Generator[object, Any, Any]"
"""Yields each item to clone, is sent its clone, and returns the clone of the whole."""

_IMMUTABLE = frozenset(
    {
        *(type(None), type(jsnull), bool, int, float, complex, str, bytes),
        *(datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone),
        re.Pattern,
    }
)
_PLAIN: dict[type, Callable[[Any], object]] = {
    int: int.__int__,
    float: float.__float__,
    complex: complex.__complex__,
    str: str.__str__,
    bytes: lambda value: bytes(memoryview(value)),
}


def structured_clone(value: object, transfer: Iterable[object] = ()) -> Any:
    """StructuredSerializeWithTransfer, then StructuredDeserializeWithTransfer.

    A bytearray that ``transfer`` lists is left empty: its clone has the bytes.

    https://html.spec.whatwg.org/#structuredserializewithtransfer

    Raises:
        DOMException: a ``DataCloneError``; then nothing was transferred.

    >>> structured_clone({"a": [1, {2}]})
    {'a': [1, {2}]}
    """
    memory: Memory = {}
    moved: list[tuple[bytearray, bytearray]] = []
    for transferable in transfer:
        if not isinstance(transferable, bytearray):
            raise _data_clone_error(transferable, "cannot be transferred")
        if id(transferable) in memory:
            raise _data_clone_error(transferable, "is listed twice for transfer")
        moved.append((transferable, bytearray()))
        memory[id(transferable)] = moved[-1]
    clone = _clone(value, memory)
    for source, _ in moved:
        try:
            source.append(0)  # raises if another object uses the buffer
        except BufferError:
            raise _data_clone_error(source, "is in use by a memoryview") from None
        source.pop()
    for source, target in moved:
        target += source
        source.clear()
    return clone


def _clone(value: object, memory: Memory) -> Any:
    walks: list[Walk] = [_whole(value)]
    clone: Any = None
    while walks:
        try:
            value = walks[-1].send(clone)
        except StopIteration as finished:
            walks.pop()
            clone = finished.value
            continue
        if type(value) in _IMMUTABLE:
            clone = value
        elif id(value) in memory:
            clone = memory[id(value)][1]
        elif walk := _walk_of(value):
            walks.append(walk(value, memory))
            clone = None
        else:
            clone = _clone_without_items(value)
            memory[id(value)] = (value, clone)
    return clone


def _walk_of(value: object) -> Callable[[Any, Memory], Walk] | None:
    if isinstance(value, BaseException) and not isinstance(value, DOMException):
        return _exception
    return _of_class(_WALKS, value)


def _of_class(table: dict[type, Function], value: object) -> Function | None:
    """The table's entry for the class of a value; ``__class__`` may name another class."""
    return next((table[cls] for cls in type(value).__mro__ if cls in table), None)


def _whole(value: object) -> Walk:
    return (yield value)


def _list(value: list[object], memory: Memory) -> Walk:
    clone: list[object] = []
    memory[id(value)] = (value, clone)
    for item in [*list.__iter__(value)]:
        clone += ((yield item),)
    return clone


def _set(value: set[object], memory: Memory) -> Walk:
    clone: set[object] = set()
    memory[id(value)] = (value, clone)
    for item in [*set.__iter__(value)]:
        cloned = yield item
        _require_hashable(item, cloned)
        clone.add(cloned)
    return clone


def _dict(value: dict[object, object], memory: Memory) -> Walk:
    clone: dict[object, object] = {}
    memory[id(value)] = (value, clone)
    for key, item in [*dict.items(value)]:
        cloned_key = yield key
        _require_hashable(key, cloned_key)
        clone[cloned_key] = yield item
    return clone


def _tuple(value: tuple[object, ...], memory: Memory) -> Walk:
    items = yield [*tuple.__iter__(value)]
    # An item can refer to the tuple; then the walk has cloned it already.
    return memory.setdefault(id(value), (value, tuple(items)))[1]


def _frozenset(value: frozenset[object], memory: Memory) -> Walk:
    items = yield [*frozenset.__iter__(value)]
    for item, cloned in zip(frozenset.__iter__(value), items, strict=True):
        _require_hashable(item, cloned)
    return memory.setdefault(id(value), (value, frozenset(items)))[1]


_WALKS: dict[type, Callable[[Any, Memory], Walk]] = {
    list: _list,
    set: _set,
    dict: _dict,
    tuple: _tuple,
    frozenset: _frozenset,
}


def _require_hashable(value: object, clone: object) -> None:
    """Refuse a value whose subclass defines ``__hash__``, which its clone does not have."""
    try:
        hash(clone)
    except TypeError:
        raise _data_clone_error(value, "has a clone that cannot be hashed") from None


def _clone_without_items(value: object) -> object:
    if plain := _of_class(_PLAIN, value):
        return plain(value)
    if clone := getattr(type(value), "_webapi_clone", None):
        return clone(value)
    scalar = unboxed(value)
    if type(scalar) in _IMMUTABLE:
        return scalar
    try:
        buffer = memoryview(value)  # type: ignore[arg-type]
    except (TypeError, BufferError):
        raise _data_clone_error(value, "could not be cloned") from None
    except ValueError:
        raise _data_clone_error(value, "was released") from None
    with buffer:
        if "O" in buffer.format:  # numpy's pointers to objects
            raise _data_clone_error(value, "could not be cloned")
        return buffer.tobytes() if buffer.readonly else bytearray(buffer.tobytes())


def _exception(value: BaseException, memory: Memory) -> Walk:
    clone = _exception_without_cause(value)
    memory[id(value)] = (value, clone)
    if value.__cause__ is not None:
        clone.__cause__ = yield value.__cause__
    return clone


def _exception_without_cause(value: BaseException) -> BaseException:
    """An exception of the nearest built-in class that takes the message alone."""
    arguments = value.args
    message = arguments[0] if len(arguments) == 1 and type(arguments[0]) is str else str(value)
    for cls in type(value).__mro__:
        if cls.__module__ == "builtins":
            try:
                clone: BaseException = cls(message)  # UnicodeDecodeError and others need more
            except TypeError:
                continue
            break
    return clone  # BaseException takes anything


def _data_clone_error(value: object, problem: str) -> DOMException:
    return DOMException(f"An object of type {type(value).__name__!r} {problem}.", "DataCloneError")
