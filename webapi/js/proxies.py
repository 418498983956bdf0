"""JavaScript objects as Python sees them in Pyodide: `JsProxy`, `JsException` and their kinds.

What an object can do decides which of Python's protocols its proxy has, so there is a class for
each kind; all of them say that they are ``pyodide.ffi.JsProxy``.
"""

from __future__ import annotations

import itertools
import keyword
import operator
import sys
from collections.abc import (
    Callable,
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
    Error,
    Host,
    Iterator_,
    Map,
    Obj,
    PyProxy,
    call,
    construct,
    error,
    is_callable,
    object_to_string,
    python_to_js,
    realm,
    to_string,
    typeof,
)

_ids = itertools.count(1)
_kinds: set[type] = set()
_INTERNAL = {"_javascript", "_this"}
_SAFE_INTEGER = 2**53 - 1


class _JsProxyMetaClass(type):
    """Sees to it that the classes, and messages of Python's about them, look as in Pyodide."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], shown: str = "JsProxy"
    ) -> _JsProxyMetaClass:
        if _kinds.intersection(bases):
            raise TypeError("type 'pyodide.ffi.JsProxy' is not an acceptable base type")
        named = {**namespace, "__module__": "pyodide.ffi", "__qualname__": shown}
        return super().__new__(cls, f"pyodide.ffi.{shown}", bases, named)

    def __init__(
        cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], shown: str = "JsProxy"
    ) -> None:
        super().__init__(name, bases, namespace)

    @property
    def __name__(cls) -> str:  # type: ignore[override]
        return cls.__qualname__

    def __call__(cls, *arguments: Any, **keywords: Any) -> Any:
        if cls in _kinds:
            raise TypeError("cannot create 'pyodide.ffi.JsProxy' instances")
        if not issubclass(cls, Exception):
            raise TypeError(f"{cls.__qualname__} cannot be instantiated.")
        return super().__call__(*arguments, **keywords)


class JsProxy(metaclass=_JsProxyMetaClass):
    """A JavaScript object: its properties are the attributes."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        this = javascript_of(self)
        key = without_underscore(name)
        if this.find(key) is None or (key == "keys" and isinstance(this, Array)):
            raise AttributeError(name)
        return js_to_python(this.get(key), this)

    def __setattr__(self, name: str, value: object) -> None:
        javascript_of(self).set(without_underscore(name), python_to_js(value))

    def __delattr__(self, name: str) -> None:
        javascript_of(self).delete(without_underscore(name))

    def __dir__(self) -> Iterable[str]:
        names = {name for each in javascript_of(self).chain() for name in each.own_keys()}
        if isinstance(self, _Array):
            names.discard("keys")
        shown = {f"{name}_" if keyword.iskeyword(name) else name for name in names}
        own = {name for name in object.__dir__(self) if name not in _INTERNAL}
        return own | {name for name in shown if not name.isdecimal()}

    def __repr__(self) -> str:
        this = javascript_of(self)
        if isinstance(this, PyProxy):
            return str(this.alive())
        method = this.get("toString")
        return to_string(call(method, this, []) if is_callable(method) else object_to_string(this))

    __str__ = __repr__

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, JsProxy):
            return NotImplemented
        return javascript_of(self) is javascript_of(other)

    def __lt__(self, other: object) -> Any:
        return _compare(self, other, operator.lt)

    def __le__(self, other: object) -> Any:
        return _compare(self, other, operator.le)

    def __gt__(self, other: object) -> Any:
        return _compare(self, other, operator.gt)

    def __ge__(self, other: object) -> Any:
        return _compare(self, other, operator.ge)

    def __bool__(self) -> bool:
        this = javascript_of(self)
        if isinstance(this, Array):
            return bool(this.elements)
        return isinstance(this, Error | PyProxy) or this.get("size") != 0.0

    def __reduce_ex__(self, protocol: object) -> Any:
        raise TypeError(f"cannot pickle 'pyodide.ffi.{type(self).__qualname__}' object")

    @property
    def typeof(self) -> str:
        """What JavaScript's ``typeof`` says."""
        return typeof(javascript_of(self))

    def to_py(self, *, depth: int = -1, default_converter: Any = None) -> Any:
        """Make lists, dicts and sets of arrays, plain objects, Maps and Sets, that deep."""
        return _to_py(javascript_of(self), depth, {})

    def object_keys(self) -> Any:
        """``Object.keys(this)``"""
        return self._from_object("keys")

    def object_values(self) -> Any:
        """``Object.values(this)``"""
        return self._from_object("values")

    def object_entries(self) -> Any:
        """``Object.entries(this)``"""
        return self._from_object("entries")

    def _from_object(self, name: str) -> Any:
        function = realm().global_object.get("Object").get(name)
        return js_to_python(call(function, None, [javascript_of(self)]))


def _compare(left: JsProxy, right: object, operation: Callable[[Any, Any], bool]) -> Any:
    """Compare two objects as JavaScript does, by their text."""
    if not isinstance(right, JsProxy):
        return NotImplemented
    texts = [to_string(javascript_of(each)) for each in (left, right)]
    left_units, right_units = (text.encode("utf-16-be", "surrogatepass") for text in texts)
    return operation(left_units, right_units)


class JsException(JsProxy, Exception, shown="JsException"):
    """A JavaScript Error, which Python can raise and catch."""

    __slots__ = ("_javascript", "js_id")
    _javascript: Error

    def __new__(cls, name: str, message: str = "", stack: str = "") -> JsException:
        known = name in realm().prototypes and name.endswith("Error")
        made = error(name if known else "Error", message)
        if not known:
            made.define("name", name)
        return exception_of(made)

    def __init__(self, *arguments: Any, **keywords: Any) -> None:
        pass

    def __setattr__(self, name: str, value: object) -> None:
        if name.startswith("__") and name.endswith("__"):
            object.__setattr__(self, name, value)
        else:
            super().__setattr__(name, value)

    @property
    def js_error(self) -> JsException:
        """The same exception: once it was a wrapper of the JavaScript object."""
        return self


def exception_of(made: Error) -> JsException:
    """The exception that stands for an Error."""
    exception, argument = _exception(made), _exception(made)
    object.__setattr__(exception, "args", (argument,))
    return exception


def _exception(made: Error) -> JsException:
    exception = Exception.__new__(JsException)
    object.__setattr__(exception, "_javascript", made)
    object.__setattr__(exception, "js_id", next(_ids))
    return exception


def javascript_of(proxy: Any) -> Obj:
    """The object that a proxy stands for."""
    found: Obj = object.__getattribute__(proxy, "_javascript")
    return found


def without_underscore(name: str) -> str:
    """``from_`` is how Python spells the property ``from``."""
    return name[:-1] if name.endswith("_") and keyword.iskeyword(name[:-1]) else name


def js_to_python(value: Any, this: Any = None) -> Any:
    """What Pyodide makes of a JavaScript value; ``this`` is the object whose property it was."""
    if isinstance(value, float):
        whole = value.is_integer() and abs(value) <= _SAFE_INTEGER
        return int(value) if whole else value
    if not isinstance(value, Obj):
        return value
    if isinstance(value, Error):
        return exception_of(value)
    if isinstance(value, PyProxy) and not value.roundtrip:
        return value.alive()
    return proxy_of(value, this)


def proxy_of(value: Obj, this: Any = None, kind: Any = None) -> Any:
    """A new proxy of an object."""
    proxy = object.__new__(kind or _kind_of(value))
    object.__setattr__(proxy, "_javascript", value)
    object.__setattr__(proxy, "_this", this)
    object.__setattr__(proxy, "js_id", next(_ids))
    return proxy


def _kind_of(value: Obj) -> type:
    if isinstance(value, PyProxy):
        if value.once:
            return _OnceCallable
        return _CallableDouble if is_callable(value) else _Double
    if is_callable(value):
        return _Function
    if isinstance(value, Array):
        return _Array
    if isinstance(value, Map):
        return _Set if value.prototype is realm().prototypes["Set"] else _Map
    if isinstance(value, Host) and hasattr(value.implementation, "__iter__"):
        return _Map
    if isinstance(value, Iterator_):
        return _Iterator
    return _Plain


def _kind(cls: Any) -> Any:
    _kinds.add(cls)
    return cls


_SLOTS = ("_javascript", "_this", "js_id")


@_kind
class _Plain(JsProxy):
    __slots__ = _SLOTS

    def as_object_map(self) -> Any:
        """A mapping of the object's own properties."""
        return proxy_of(javascript_of(self), kind=_ObjectMap)


@_kind
class GlobalProxy(JsProxy):
    """The module ``js``."""

    __slots__ = _SLOTS
    __name__ = "js"


@_kind
class _Function(JsProxy):
    __slots__ = _SLOTS
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
    """The arguments; keyword arguments are an object, the last of them.

    JavaScript has its proxies of Python objects for the time of the call only.
    """
    converted = [python_to_js(argument) for argument in arguments]
    lent = [each for each in converted if isinstance(each, PyProxy) and not each.roundtrip]
    if keywords:
        options = Obj(realm().prototypes["Object"])
        for name, value in keywords.items():
            options.set(name, python_to_js(value))
        converted.append(options)
    yield converted
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


@_kind
class _Map(JsProxy):
    __slots__ = _SLOTS
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
        """The value of a key, or ``default`` where getting it fails, for whatever reason."""
        try:
            return self[key]
        except Exception:
            return default

    def keys(self) -> KeysView[Any]:
        """Python's view of the keys."""
        return KeysView(self)

    def values(self) -> ValuesView[Any]:
        """Python's view of the values, which looks each key up."""
        return ValuesView(self)

    def items(self) -> ItemsView[Any, Any]:
        """Python's view of the items, which looks each key up."""
        return ItemsView(self)


def _method(proxy: Any, name: str, *arguments: object) -> Any:
    this = javascript_of(proxy)
    return call(this.get(name), this, [python_to_js(argument) for argument in arguments])


MutableMapping.register(_Map)


@_kind
class _ObjectMap(JsProxy):
    """What ``as_object_map()`` returns."""

    __slots__ = _SLOTS
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


@_kind
class _Set(JsProxy):
    __slots__ = _SLOTS
    __len__ = _Map.__len__
    __contains__ = _Map.__contains__

    def __iter__(self) -> Iterator[Any]:
        return (js_to_python(key) for key, _ in javascript_of(self).live())  # type: ignore[attr-defined]


@_kind
class _Iterator(JsProxy):
    __slots__ = _SLOTS

    def __iter__(self) -> Any:
        return self

    def __next__(self) -> Any:
        return js_to_python(next(javascript_of(self).values))  # type: ignore[attr-defined]

    def send(self, value: object, /) -> Any:
        """The same as ``next()``."""
        return next(self)


Iterator.register(_Iterator)


@_kind
class _Array(JsProxy):
    __slots__ = _SLOTS
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
        """``push``, as lists have it."""
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


@_kind
class _Double(JsProxy):
    """A JavaScript object that stands for a Python object, held from Python."""

    __slots__ = _SLOTS

    def unwrap(self) -> Any:
        """The Python object. Raises ``JsException`` after `destroy`."""
        return javascript_of(self).alive()  # type: ignore[attr-defined]

    def destroy(self) -> None:
        """Let go of the Python object."""
        javascript_of(self).destroy()  # type: ignore[attr-defined]


@_kind
class _CallableDouble(JsProxy):
    __slots__ = _SLOTS
    unwrap = _Double.unwrap
    destroy = _Double.destroy
    __call__ = _Function.__call__


@_kind
class _OnceCallable(JsProxy):
    __slots__ = _SLOTS
    destroy = _Double.destroy
    __call__ = _Function.__call__


class _ABCMeta(_JsProxyMetaClass):
    """The classes that only tell what a proxy can do."""

    def __instancecheck__(cls, instance: object) -> bool:
        return type(instance) in _MEMBERS[cls.__qualname__]


_CALLABLES = (_Function, _CallableDouble, _OnceCallable)
_MEMBERS: dict[str, tuple[Any, ...]] = {
    "JsArray": (_Array,),
    "JsAsyncGenerator": (),
    "JsAsyncIterable": (),
    "JsAsyncIterator": (),
    "JsBuffer": (),
    "JsCallable": _CALLABLES,
    "JsCallableDoubleProxy": (_CallableDouble,),
    "JsDomElement": (),
    "JsDoubleProxy": (_Double, _CallableDouble),
    "JsFetchResponse": (),
    "JsGenerator": (_Iterator,),
    "JsIterable": (_Map, _ObjectMap, _Set, _Iterator, _Array),
    "JsIterator": (_Iterator,),
    "JsMap": (_Map, _ObjectMap),
    "JsMutableMap": (_Map, _ObjectMap),
    "JsOnceCallable": (_OnceCallable,),
    "JsPromise": (),
    "JsTypedArray": (),
}
ABSTRACT: dict[str, Any] = {
    name: _ABCMeta(name, (JsProxy,), {"__slots__": ()}, shown=name) for name in _MEMBERS
}


def _to_py(value: Any, depth: int, done: dict[int, Any]) -> Any:
    """https://pyodide.org: arrays, Maps, Sets and plain objects are converted, others are not."""
    plain = isinstance(value, Obj) and type(value) is Obj and _is_plain(value)
    if depth == 0 or not (plain or isinstance(value, Array | Map)):
        return js_to_python(value)
    if id(value) in done:
        return done[id(value)]
    if isinstance(value, Array):
        converted: Any = []
        done[id(value)] = converted
        converted += [_to_py(each, depth - 1, done) for each in value.elements]
    elif isinstance(value, Map) and value.prototype is realm().prototypes["Set"]:
        converted = {_to_py(key, depth - 1, done) for key, _ in value.live()}
    else:
        pairs = value.live() if isinstance(value, Map) else _own_pairs(value)
        done[id(value)] = converted = {}
        for key, each in pairs:
            converted[js_to_python(key)] = _to_py(each, depth - 1, done)
    return converted


def _own_pairs(value: Obj) -> Iterator[tuple[str, Any]]:
    return ((key, value.get(key)) for key in value.enumerable_keys())


def _is_plain(value: Obj) -> bool:
    return value.prototype in (None, realm().prototypes["Object"])
