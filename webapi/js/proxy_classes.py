"""The classes of `JsProxy`, each with the Python protocols that its objects can serve."""

from __future__ import annotations

import sys
from collections.abc import (
    AsyncIterator,
    Callable,
    ItemsView,
    Iterable,
    Iterator,
    KeysView,
    MutableMapping,
    MutableSequence,
    ValuesView,
)
from functools import partial
from typing import Any

from webapi.interfaces.text_decoder import TextDecoder
from webapi.js.bridge import from_webapi
from webapi.js.buffers import ArrayBuffer, TypedArray, cast
from webapi.js.model import (
    BY_CALL,
    Array,
    Function,
    JSIterator,
    JSObject,
    PlatformObject,
    PyProxy,
    call,
    construct,
    is_array_like,
    is_callable,
    iterate,
    python_to_js,
    realm,
)
from webapi.js.promises import (
    JSPromise,
    finally_handlers,
    future_of,
    is_thenable,
    perform_then,
    promise_of,
)
from webapi.js.proxies import (
    SLOTS,
    JsProxy,
    _JsProxyMetaClass,
    javascript_of,
    js_to_python,
    proxy_class_for,
    proxy_of,
    thrown,
)
from webapi.webidl.event_loop import running_loop_or_none
from webapi.webidl.missing_names import missing_name


def _never(value: JSObject) -> bool:
    return False


def _is_entry_list(value: JSObject) -> bool:
    return all(value.find(name) for name in ("get", "has", "set")) and not value.find("size")


def _is_map_like(value: JSObject) -> bool:
    return all(value.find(name) for name in ("get", "has", "set", "size"))


_OF_PAGES = frozenset(
    (
        *("localStorage", "sessionStorage", "navigator", "history", "customElements"),
        *("alert", "confirm", "prompt", "requestAnimationFrame", "cancelAnimationFrame"),
        *("WebSocket", "Worker"),
    )
)
"""Names that only a page shown to somebody has."""


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

    def __getattr__(self, name: str) -> Any:
        try:
            return super().__getattr__(name)
        except AttributeError:
            if name not in _OF_PAGES:
                raise
        message = f"This double of js has no {name}: set js.{name} to a double of your own."
        raise missing_name(message) from None


@proxy_class_for(is_callable)
class _Function(JsProxy):
    __slots__ = SLOTS
    _this: Any

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        function, this = javascript_of(self), object.__getattribute__(self, "_this")
        return _called(lambda given: call(function, this, given), arguments, keywords)

    def new(self, *arguments: Any, **keywords: Any) -> Any:
        """``new this(…)``"""
        given, lent = _lent(arguments, keywords)
        try:
            return js_to_python(construct(javascript_of(self), given))
        finally:
            _take_back(lent)


def _called(
    function: Callable[[list[Any]], Any], arguments: tuple[Any, ...], keywords: dict[str, Any]
) -> Any:
    """The result of a call. In place of a promise it is a future, where an asyncio loop runs.

    Proxies of Python objects are destroyed when the call returns, or when the future is done, as
    Pyodide does.
    """
    given, lent = _lent(arguments, keywords)
    try:
        result = function(given)
        if is_thenable(result) and running_loop_or_none():
            future = future_of(promise_of(result), js_to_python, thrown)
            future.add_done_callback(partial(_take_back, lent))
            lent = []
            return future
        return js_to_python(result)
    finally:
        _take_back(lent)


def _lent(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> tuple[list[Any], list[PyProxy]]:
    """The arguments of a call, and the proxies of Python objects among them.

    Keyword arguments become one object, which comes last.
    """
    given = [python_to_js(argument) for argument in arguments]
    values = [*given]
    if keywords:
        options = JSObject(realm().prototypes["Object"])
        for name, value in keywords.items():
            values.append(python_to_js(value))
            options.set(name, values[-1])
        given.append(options)
    return given, [each for each in values if isinstance(each, PyProxy) and not each.roundtrip]


def _take_back(lent: list[PyProxy], _: object = None) -> None:
    for proxy in lent:
        proxy.destroy(BY_CALL)


@proxy_class_for(lambda value: isinstance(value, JSPromise))
class _Promise(JsProxy):
    __slots__ = SLOTS
    as_object_map = _Plain.as_object_map

    def __await__(self) -> Any:
        return future_of(_promise(self), js_to_python, thrown).__await__()

    def then(self, onfulfilled: Any, onrejected: Any = None, /) -> Any:
        """A promise of what ``onrejected`` returns.

        As in Pyodide the result of ``onfulfilled`` is lost: the promise is one of 0, or of
        ``undefined`` without a handler. `PyodideFuture.then` has its result.
        """

        def fulfilled(this: Any, arguments: list[Any]) -> float | None:
            if onfulfilled is None:
                return None
            onfulfilled(js_to_python(arguments[0]))
            return 0.0

        handlers = (Function("", 1, fulfilled), python_to_js(onrejected))
        return js_to_python(perform_then(_promise(self), *handlers))

    def catch(self, onrejected: Any, /) -> Any:
        """``then(None, onrejected)``"""
        return self.then(None, onrejected)

    def finally_(self, onfinally: Any, /) -> Any:
        """A promise of the same outcome, after ``onfinally`` was called."""
        handlers = finally_handlers(python_to_js(onfinally))
        return js_to_python(perform_then(_promise(self), *handlers))


def _promise(proxy: Any) -> JSPromise:
    found: Any = javascript_of(proxy)
    return found  # type: ignore[no-any-return]


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


@proxy_class_for(lambda value: isinstance(value, PlatformObject) and value.is_async_iterable())
class _AsyncIterable(JsProxy):
    __slots__ = SLOTS
    as_object_map = _Plain.as_object_map

    async def __aiter__(self) -> AsyncIterator[Any]:
        this: Any = javascript_of(self)
        async for chunk in this.implementation:
            yield js_to_python(from_webapi(chunk))


@proxy_class_for(lambda value: isinstance(value, PlatformObject) and _is_entry_list(value))
class _EntryList(JsProxy):
    """A FormData or Headers: it has ``get``, ``has`` and ``set``, but no ``size``."""

    __slots__ = SLOTS
    as_object_map = _Plain.as_object_map
    __contains__ = _Map.__contains__
    __getitem__ = _Map.__getitem__
    __setitem__ = _Map.__setitem__
    __delitem__ = _Map.__delitem__

    def __iter__(self) -> Iterator[Any]:
        return map(js_to_python, iterate(javascript_of(self)))


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
        return _position(self, value, start, stop)

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


def _position(proxy: Any, value: object, start: int, stop: int) -> int:
    for index in range(len(proxy))[start:stop]:
        if proxy[index] == value:
            return index
    raise ValueError(f"{value!r} is not in list")


def _elements(proxy: Any) -> list[Any]:
    found: list[Any] = javascript_of(proxy).elements  # type: ignore[attr-defined]
    return found


def _index(index: Any, elements: Any) -> int:
    if not hasattr(index, "__index__"):
        raise TypeError(f"list indices must be integers or slices, not {type(index).__name__}")
    if not -len(elements) <= index < len(elements):
        raise IndexError(index)
    return int(index)


MutableSequence.register(_Array)


@proxy_class_for(is_array_like)
class _ArrayLike(JsProxy):
    """A NodeList or another list of webapi's, which Python cannot change."""

    __slots__ = SLOTS
    __contains__ = MutableSequence.__contains__
    __iter__ = MutableSequence.__iter__
    __reversed__ = MutableSequence.__reversed__

    def _values(self) -> list[Any]:
        return [*iterate(javascript_of(self))]

    def __len__(self) -> int:
        return len(javascript_of(self).implementation)  # type: ignore[attr-defined]

    def __bool__(self) -> bool:
        return len(self) > 0

    def __getitem__(self, index: Any) -> Any:
        values = self._values()
        if isinstance(index, slice):
            return proxy_of(Array(values[index]))
        return js_to_python(values[_index(index, values)])


@proxy_class_for(lambda value: isinstance(value, ArrayBuffer))
class _Buffer(JsProxy):
    """The bytes of an ArrayBuffer."""

    __slots__ = SLOTS

    def to_py(self, *, depth: int = -1, default_converter: Any = None) -> memoryview:
        """A copy, which has the format of the elements."""
        view = _view(self)
        return cast(memoryview(bytearray(view.tobytes())), view.format)

    to_memoryview = to_py

    def to_bytes(self) -> bytes:
        """A copy of the bytes."""
        return _view(self).tobytes()

    def to_string(self, encoding: str | None = None) -> str:
        """The text that the bytes encode."""
        decoder = TextDecoder(encoding or "utf-8", {"fatal": True, "ignoreBOM": True})
        try:
            return decoder.decode(_view(self))
        except TypeError:
            raise ValueError("Failed to decode Javascript TypedArray as utf-8") from None

    def assign(self, source: Any, /) -> None:
        """Copy the bytes of another buffer into this one."""
        given, own = memoryview(source).cast("B"), _view(self).cast("B")
        if given.nbytes != own.nbytes:
            raise ValueError(
                f"cannot assign to TypedArray of length {given.nbytes} "
                f"from buffer of length {own.nbytes}"
            )
        own[:] = given

    def assign_to(self, target: Any, /) -> None:
        """Copy the bytes into another buffer."""
        taken, own = memoryview(target).cast("B"), _view(self).cast("B")
        if taken.nbytes != own.nbytes:
            raise ValueError(
                f"cannot assign from TypedArray of length {own.nbytes} "
                f"to buffer of length {taken.nbytes}"
            )
        taken[:] = own

    def to_file(self, file: Any, /) -> None:
        """Write the bytes into a file."""
        file.write(self.to_bytes())

    def from_file(self, file: Any, /) -> None:
        """Read the bytes from a file."""
        file.readinto(_view(self).cast("B"))


def _view(proxy: Any) -> memoryview:
    view: memoryview = javascript_of(proxy).view()  # type: ignore[attr-defined]
    return view


@proxy_class_for(lambda value: isinstance(value, TypedArray))
class _TypedArray(JsProxy):
    __slots__ = SLOTS
    to_py = _Buffer.to_py
    to_memoryview = _Buffer.to_memoryview
    to_bytes = _Buffer.to_bytes
    to_string = _Buffer.to_string
    assign = _Buffer.assign
    assign_to = _Buffer.assign_to
    to_file = _Buffer.to_file
    from_file = _Buffer.from_file
    count = MutableSequence.count
    __contains__ = MutableSequence.__contains__
    __iter__ = MutableSequence.__iter__
    __reversed__ = MutableSequence.__reversed__

    def __len__(self) -> int:
        return len(_view(self))

    def __getitem__(self, index: Any) -> Any:
        view = _view(self)
        if isinstance(index, slice):
            raise NotImplementedError("Slice subscripting isn't implemented for typed arrays")
        at = _index(index, view)
        return js_to_python(javascript_of(self).get(str(at % len(view))))

    def __setitem__(self, index: Any, value: Any) -> None:
        if not hasattr(index, "__index__"):
            _index(index, _view(self))
        at = index + len(_view(self)) if index < 0 else index
        javascript_of(self).put(at, python_to_js(value))  # type: ignore[attr-defined]

    def __delitem__(self, index: Any) -> None:
        raise TypeError("object doesn't support item deletion")

    def index(self, value: object, start: int = 0, stop: int = sys.maxsize) -> int:
        """The index of a value. Raises ``ValueError`` if there is none."""
        return _position(self, value, start, stop)

    def reverse(self) -> None:
        """Reverse in place, as lists do."""
        this = javascript_of(self)
        call(this.get("reverse"), this, [])


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
        function = javascript_of(self)
        return _called(lambda given: call(function, None, given), arguments, keywords)


@proxy_class_for(lambda value: isinstance(value, PyProxy) and value.once)
class _OnceCallable(JsProxy):
    __slots__ = SLOTS
    destroy = _DoubleProxy.destroy
    __call__ = _CallableDoubleProxy.__call__


class _ABCMeta(_JsProxyMetaClass):
    """The metaclass of the abstract classes, such as ``JsMap``, that ``isinstance`` checks."""

    def __instancecheck__(cls, instance: object) -> bool:
        name = cls.__qualname__
        if name in _ANY_PROXY:
            return isinstance(instance, JsProxy)
        return type(instance) in _MEMBERS[name]


_CALLABLES = (_Function, _CallableDoubleProxy, _OnceCallable)
_MEMBERS: dict[str, tuple[Any, ...]] = {
    "JsArray": (_Array, _ArrayLike, _TypedArray),
    "JsAsyncGenerator": (),
    "JsAsyncIterable": (_AsyncIterable,),
    "JsAsyncIterator": (),
    "JsBuffer": (_Buffer, _TypedArray),
    "JsCallable": _CALLABLES,
    "JsCallableDoubleProxy": (_CallableDoubleProxy,),
    "JsDoubleProxy": (_DoubleProxy, _CallableDoubleProxy),
    "JsGenerator": (_Iterator,),
    "JsIterable": (_Map, _EntryList, _ObjectMap, _Set, _Iterator, _Array, _ArrayLike, _TypedArray),
    "JsIterator": (_Iterator,),
    "JsMap": (_Map, _ObjectMap),
    "JsMutableMap": (_Map, _ObjectMap),
    "JsOnceCallable": (_OnceCallable,),
    "JsPromise": (_Promise,),
    "JsTypedArray": (_TypedArray,),
}
_ANY_PROXY = {"JsDomElement", "JsFetchResponse", "JsWeakRef"}
"""Pyodide takes all proxies for objects of these classes."""
ABSTRACT: dict[str, Any] = {
    name: _ABCMeta(name, (JsProxy,), {"__slots__": ()}, shown=name)
    for name in sorted({*_MEMBERS, *_ANY_PROXY})
}
