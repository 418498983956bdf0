"""The classes of `JsProxy`, each with the Python protocols that its objects can serve."""

from __future__ import annotations

import sys
from collections.abc import (
    ItemsView,
    Iterable,
    Iterator,
    KeysView,
    MutableMapping,
    MutableSequence,
    ValuesView,
)
from contextlib import contextmanager
from typing import Any

from webapi.js.model import (
    BY_CALL,
    Array,
    JSIterator,
    JSObject,
    PyProxy,
    call,
    construct,
    is_callable,
    python_to_js,
    realm,
)
from webapi.js.proxies import (
    SLOTS,
    JsProxy,
    _JsProxyMetaClass,
    javascript_of,
    js_to_python,
    proxy_class_for,
    proxy_of,
)


def _never(value: JSObject) -> bool:
    return False


def _is_map_like(value: JSObject) -> bool:
    return all(value.find(name) for name in ("get", "has", "set", "size"))


@proxy_class_for(lambda value: True)
class _Plain(JsProxy):
    __slots__ = SLOTS

    def as_object_map(self) -> Any:
        """A mapping of the object's own properties."""
        return proxy_of(javascript_of(self), kind=_ObjectMap)


@proxy_class_for(_never)
class GlobalProxy(JsProxy):
    """The module ``js``."""

    __slots__ = SLOTS
    __name__ = "js"


@proxy_class_for(is_callable)
class _Function(JsProxy):
    __slots__ = SLOTS
    _this: Any

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        function, this = javascript_of(self), object.__getattribute__(self, "_this")
        with _lent(arguments, keywords) as converted:
            return js_to_python(call(function, this, converted))

    def new(self, *arguments: Any, **keywords: Any) -> Any:
        """``new this(…)``"""
        with _lent(arguments, keywords) as converted:
            return js_to_python(construct(javascript_of(self), converted))


@contextmanager
def _lent(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Iterator[list[Any]]:
    """The arguments of a call; keyword arguments become one object, which comes last.

    Proxies of Python objects are destroyed when the call returns, as Pyodide does.
    """
    converted = [python_to_js(argument) for argument in arguments]
    lent = [each for each in converted if isinstance(each, PyProxy) and not each.roundtrip]
    if keywords:
        options = JSObject(realm().prototypes["Object"])
        for name, value in keywords.items():
            options.set(name, python_to_js(value))
        converted.append(options)
    try:
        yield converted
    finally:
        for proxy in lent:
            proxy.destroy(BY_CALL)


_NOT_GIVEN = object()


def _pop(self: Any, key: object, default: Any = _NOT_GIVEN) -> Any:
    try:
        value = self[key]
    except KeyError:
        if default is _NOT_GIVEN:
            raise
        return default
    del self[key]
    return value


@proxy_class_for(_is_map_like)
class _Map(JsProxy):
    __slots__ = SLOTS
    as_object_map = _Plain.as_object_map
    pop = _pop
    popitem = MutableMapping.popitem
    clear = MutableMapping.clear
    update = MutableMapping.update
    setdefault = MutableMapping.setdefault
    __reversed__ = None

    def __len__(self) -> int:
        return int(javascript_of(self).get("size"))

    def __iter__(self) -> Iterator[Any]:
        found: Iterator[Any] = js_to_python(_method(self, "keys"))
        return found

    def __contains__(self, key: object) -> bool:
        return bool(_method(self, "has", key))

    def __getitem__(self, key: object) -> Any:
        value = _method(self, "get", key)
        if value is None and key not in self:
            raise KeyError(key)
        return js_to_python(value)

    def __setitem__(self, key: object, value: object) -> None:
        _method(self, "set", key, value)

    def __delitem__(self, key: object) -> None:
        if not _method(self, "delete", key):
            raise KeyError(key)

    def get(self, key: object, default: Any = None, /) -> Any:
        """The value of a key, or ``default`` where reading it raises any exception."""
        try:
            return self[key]
        except Exception:
            return default

    def keys(self) -> KeysView[Any]:
        """Python's view of the keys."""
        return KeysView(self)

    def values(self) -> ValuesView[Any]:
        """Python's view of the values; it reads each key."""
        return ValuesView(self)

    def items(self) -> ItemsView[Any, Any]:
        """Python's view of the items; it reads each key."""
        return ItemsView(self)


def _method(proxy: Any, name: str, *arguments: object) -> Any:
    this = javascript_of(proxy)
    return call(this.get(name), this, [python_to_js(argument) for argument in arguments])


MutableMapping.register(_Map)


@proxy_class_for(_never)
class _ObjectMap(JsProxy):
    """The class of ``as_object_map()``'s result."""

    __slots__ = SLOTS
    pop = _pop
    popitem = MutableMapping.popitem
    clear = MutableMapping.clear
    update = MutableMapping.update
    setdefault = MutableMapping.setdefault
    keys = MutableMapping.keys
    values = MutableMapping.values
    items = MutableMapping.items
    get = MutableMapping.get

    def __len__(self) -> int:
        return len(javascript_of(self).enumerable_keys())

    def __iter__(self) -> Iterator[str]:
        return iter(javascript_of(self).enumerable_keys())

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and javascript_of(self).own(key) is not None

    def __getitem__(self, key: str) -> Any:
        if key not in self:
            raise KeyError(key)
        return js_to_python(javascript_of(self).get(key))

    def __setitem__(self, key: str, value: object) -> None:
        javascript_of(self).set(key, python_to_js(value))

    def __delitem__(self, key: str) -> None:
        if key not in self:
            raise KeyError(key)
        javascript_of(self).delete(key)


MutableMapping.register(_ObjectMap)


@proxy_class_for(lambda value: value.prototype is realm().prototypes["Set"])
class _Set(JsProxy):
    __slots__ = SLOTS
    __len__ = _Map.__len__
    __contains__ = _Map.__contains__

    def __iter__(self) -> Iterator[Any]:
        return (js_to_python(key) for key, _ in javascript_of(self).live())  # type: ignore[attr-defined]


@proxy_class_for(lambda value: isinstance(value, JSIterator))
class _Iterator(JsProxy):
    __slots__ = SLOTS

    def __iter__(self) -> Any:
        return self

    def __next__(self) -> Any:
        return js_to_python(next(javascript_of(self).values))  # type: ignore[attr-defined]

    def send(self, value: object, /) -> Any:
        """The same as ``next()``."""
        return next(self)


Iterator.register(_Iterator)


@proxy_class_for(lambda value: isinstance(value, Array))
class _Array(JsProxy):
    __slots__ = SLOTS
    count = MutableSequence.count
    remove = MutableSequence.remove
    extend = MutableSequence.extend
    __contains__ = MutableSequence.__contains__
    __iter__ = MutableSequence.__iter__
    __reversed__ = MutableSequence.__reversed__

    def __len__(self) -> int:
        return len(_elements(self))

    def __getitem__(self, index: Any) -> Any:
        elements = _elements(self)
        if isinstance(index, slice):
            return proxy_of(Array(elements[index]))
        return js_to_python(elements[_index(index, elements)])

    def __setitem__(self, index: Any, value: Any) -> None:
        elements = _elements(self)
        if isinstance(index, slice):
            elements[index] = map(python_to_js, value)
        else:
            elements[_index(index, elements)] = python_to_js(value)

    def __delitem__(self, index: Any) -> None:
        elements = _elements(self)
        del elements[index if isinstance(index, slice) else _index(index, elements)]

    def __add__(self, other: Iterable[Any]) -> Any:
        return proxy_of(Array([*_elements(self), *map(python_to_js, other)]))

    def __mul__(self, times: int) -> Any:
        return proxy_of(Array(_elements(self) * times))

    def index(self, value: object, start: int = 0, stop: int = sys.maxsize) -> int:
        """The index of a value. Raises ``ValueError`` if there is none."""
        for index in range(len(_elements(self)))[start:stop]:
            if self[index] == value:
                return index
        raise ValueError(f"{value!r} is not in list")

    def append(self, value: object) -> None:
        """Add a value at the end."""
        _elements(self).append(python_to_js(value))

    def insert(self, index: int, value: object) -> None:
        """Put a value before the one at that index."""
        _elements(self).insert(index, python_to_js(value))

    def pop(self, index: int = -1) -> Any:
        """Remove the last value, or the one at that index, and return it."""
        return js_to_python(_elements(self).pop(index))

    def reverse(self) -> None:
        """Reverse in place, as lists do."""
        _elements(self).reverse()


def _elements(proxy: Any) -> list[Any]:
    found: list[Any] = javascript_of(proxy).elements  # type: ignore[attr-defined]
    return found


def _index(index: Any, elements: list[Any]) -> int:
    if not hasattr(index, "__index__"):
        raise TypeError(f"list indices must be integers or slices, not {type(index).__name__}")
    if not -len(elements) <= index < len(elements):
        raise IndexError(index)
    return int(index)


MutableSequence.register(_Array)


@proxy_class_for(lambda value: isinstance(value, PyProxy))
class _DoubleProxy(JsProxy):
    """A JavaScript object that stands for a Python object, held from Python."""

    __slots__ = SLOTS

    def unwrap(self) -> Any:
        """The Python object. Raises ``JsException`` after `destroy`."""
        return javascript_of(self).alive()  # type: ignore[attr-defined]

    def destroy(self) -> None:
        """Let go of the Python object."""
        javascript_of(self).destroy()  # type: ignore[attr-defined]


@proxy_class_for(lambda value: isinstance(value, PyProxy) and value.callable)
class _CallableDoubleProxy(JsProxy):
    __slots__ = SLOTS
    unwrap = _DoubleProxy.unwrap
    destroy = _DoubleProxy.destroy

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        with _lent(arguments, keywords) as converted:
            return js_to_python(call(javascript_of(self), None, converted))


@proxy_class_for(lambda value: isinstance(value, PyProxy) and value.once)
class _OnceCallable(JsProxy):
    __slots__ = SLOTS
    destroy = _DoubleProxy.destroy
    __call__ = _CallableDoubleProxy.__call__


class _ABCMeta(_JsProxyMetaClass):
    """The metaclass of the abstract classes, such as ``JsMap``, that ``isinstance`` checks."""

    def __instancecheck__(cls, instance: object) -> bool:
        return type(instance) in _MEMBERS[cls.__qualname__]


_CALLABLES = (_Function, _CallableDoubleProxy, _OnceCallable)
_MEMBERS: dict[str, tuple[Any, ...]] = {
    "JsArray": (_Array,),
    "JsAsyncGenerator": (),
    "JsAsyncIterable": (),
    "JsAsyncIterator": (),
    "JsBuffer": (),
    "JsCallable": _CALLABLES,
    "JsCallableDoubleProxy": (_CallableDoubleProxy,),
    "JsDomElement": (),
    "JsDoubleProxy": (_DoubleProxy, _CallableDoubleProxy),
    "JsFetchResponse": (),
    "JsGenerator": (_Iterator,),
    "JsIterable": (_Map, _ObjectMap, _Set, _Iterator, _Array),
    "JsIterator": (_Iterator,),
    "JsMap": (_Map, _ObjectMap),
    "JsMutableMap": (_Map, _ObjectMap),
    "JsOnceCallable": (_OnceCallable,),
    "JsPromise": (),
    "JsTypedArray": (),
    "JsWeakRef": (),
}
ABSTRACT: dict[str, Any] = {
    name: _ABCMeta(name, (JsProxy,), {"__slots__": ()}, shown=name) for name in _MEMBERS
}
