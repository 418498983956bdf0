"""`JsProxy` and `JsException`: JavaScript objects as Python sees them in Pyodide.

A proxy supports those of Python's protocols that its JavaScript object can serve: an Array's
proxy is a sequence, a Map's a mapping. So there are several classes of proxies, in
`webapi.js.proxy_classes`; each of them reports ``pyodide.ffi.JsProxy`` as its name.
"""

from __future__ import annotations

import itertools
import keyword
import operator
from collections.abc import (
    Callable,
    Iterable,
    Iterator,
)
from typing import Any

from webapi.js.buffers import ArrayBuffer, TypedArray
from webapi.js.dates import JSDate
from webapi.js.model import (
    Array,
    Error,
    JSObject,
    Map,
    PyProxy,
    call,
    call_stack,
    error,
    is_array_like,
    is_callable,
    object_to_string,
    python_to_js,
    realm,
    to_string,
    typeof,
)

_ids = itertools.count(1)
_final_classes: set[type] = set()
_proxy_classes: list[tuple[Any, Callable[[JSObject], bool]]] = []
SLOTS = ("_javascript", "_this", "js_id")
_INTERNAL = {"_javascript", "_this"}
_SAFE_INTEGER = 2**53 - 1


class _JsProxyMetaClass(type):
    """Gives the classes the names that they have in Pyodide, which Python's messages show."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], shown: str = "JsProxy"
    ) -> _JsProxyMetaClass:
        if _final_classes.intersection(bases):
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
        if cls in _final_classes:
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
        if this.find(key) is None or (key == "keys" and _is_a_list(this)):
            raise AttributeError(name)
        return js_to_python(this.get(key), this)

    def __setattr__(self, name: str, value: object) -> None:
        javascript_of(self).set(without_underscore(name), python_to_js(value))

    def __delattr__(self, name: str) -> None:
        javascript_of(self).delete(without_underscore(name))

    def __dir__(self) -> Iterable[str]:
        names = {name for each in javascript_of(self).chain() for name in each.own_keys()}
        if _is_a_list(javascript_of(self)):
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
        if isinstance(this, Array | TypedArray):
            return bool(this.elements)
        return isinstance(this, Error | PyProxy) or this.get("size") != 0.0

    def __reduce_ex__(self, protocol: object) -> Any:
        raise TypeError(f"cannot pickle 'pyodide.ffi.{type(self).__qualname__}' object")

    @property
    def typeof(self) -> str:
        """The result of JavaScript's ``typeof``."""
        return typeof(javascript_of(self))

    def to_py(self, *, depth: int = -1, default_converter: Any = None) -> Any:
        """Convert Arrays, objects, Maps and Sets to lists, dicts and sets, to a ``depth``."""
        with call_stack():
            return _to_py(javascript_of(self), depth, {}, default_converter)

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


def _is_a_list(value: JSObject) -> bool:
    return isinstance(value, Array | TypedArray) or is_array_like(value)


def _compare(left: JsProxy, right: object, operation: Callable[[Any, Any], bool]) -> Any:
    """Compare two objects as JavaScript does, by their text."""
    if not isinstance(right, JsProxy):
        return NotImplemented
    values = [javascript_of(each) for each in (left, right)]
    if all(isinstance(each, JSDate) for each in values):
        return operation(*(each.value for each in values))  # type: ignore[attr-defined]
    texts = [to_string(each) for each in values]
    left_units, right_units = (text.encode("utf-16-be", "surrogatepass") for text in texts)
    return operation(left_units, right_units)


class JsException(JsProxy, Exception, shown="JsException"):
    """A JavaScript Error, which Python can raise and catch."""

    __slots__ = ("_javascript", "js_id")
    _javascript: Error

    def __new__(cls, name: str, message: str = "", stack: str = "") -> JsException:
        for position, value in enumerate((name, message, stack), 1):
            if not isinstance(value, str):
                given = "None" if value is None else type(value).__name__
                raise TypeError(f"__new__() argument {position} must be str, not {given}")
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


def thrown(value: Any) -> BaseException:
    """The exception that Python catches when JavaScript throws a value."""
    if isinstance(value, Error):
        return exception_of(value)
    if not isinstance(value, JSObject):
        return exception_of(error("Error", to_string(value)))
    try:
        shown = to_string(value)
        text = f"A value of type {typeof(value)} with tag {object_to_string(value)} was thrown"
    except JsException as exception:  # of a proxy that was destroyed
        return exception
    interpolated = f'String interpolation of the thrown value gives """{shown}""".'
    returned = f'The thrown value\'s toString method returns """{shown}""".'
    return exception_of(error("Error", f"{text} as an error!\n{interpolated}\n{returned}"))


def _exception(made: Error) -> JsException:
    exception = Exception.__new__(JsException)
    object.__setattr__(exception, "_javascript", made)
    object.__setattr__(exception, "js_id", next(_ids))
    return exception


def javascript_of(proxy: Any) -> JSObject:
    """The object that a proxy stands for."""
    found: JSObject = object.__getattribute__(proxy, "_javascript")
    return found


def without_underscore(name: str) -> str:
    """``from_`` is how Python spells the property ``from``."""
    return name[:-1] if name.endswith("_") and keyword.iskeyword(name[:-1]) else name


def js_to_python(value: Any, this: Any = None) -> Any:
    """Convert a JavaScript value as Pyodide does; ``this`` is the object that it was read from."""
    if isinstance(value, float):
        whole = value.is_integer() and abs(value) <= _SAFE_INTEGER
        return int(value) if whole else value
    if not isinstance(value, JSObject):
        return value
    if isinstance(value, Error):
        return exception_of(value)
    if isinstance(value, PyProxy) and not value.roundtrip:
        return value.alive()
    return proxy_of(value, this)


def global_value(name: str) -> Any:
    """A global name of JavaScript, as Python sees it."""
    return js_to_python(realm().global_object.get(name))


def proxy_of(value: JSObject, this: Any = None, kind: Any = None) -> Any:
    """A new proxy of an object."""
    proxy = object.__new__(kind or _proxy_class_of(value))
    object.__setattr__(proxy, "_javascript", value)
    object.__setattr__(proxy, "_this", this)
    object.__setattr__(proxy, "js_id", next(_ids))
    return proxy


def _proxy_class_of(value: JSObject) -> Any:
    return next(kind for kind, fits in _proxy_classes if fits(value))


def proxy_class_for(fits: Callable[[JSObject], bool]) -> Callable[[type], Any]:
    """Use the decorated class for proxies of the objects that fit; the last such class wins."""

    def decorate(cls: type) -> Any:
        _proxy_classes.insert(0, (cls, fits))
        _final_classes.add(cls)
        return cls

    return decorate


def _to_py(value: Any, depth: int, done: dict[int, Any], default: Any) -> Any:
    """Convert a value for ``to_py``; the ``default`` converter gets what is not plain."""

    def inner(value: Any, depth: int = depth - 1) -> Any:
        return _to_py(value, depth, done, default)

    if not isinstance(value, JSObject) or isinstance(value, PyProxy) or depth == 0:
        return js_to_python(value)
    if id(value) in done:
        return done[id(value)]
    if isinstance(value, Array):
        converted: Any = []
        done[id(value)] = converted
        converted += map(inner, value.elements)
    elif isinstance(value, Map) and value.prototype is realm().prototypes["Set"]:
        converted = {inner(key) for key, _ in value.live()}
    elif isinstance(value, Map) or (type(value) is JSObject and _is_plain(value)):
        pairs = value.live() if isinstance(value, Map) else _own_pairs(value)
        done[id(value)] = converted = {}
        for key, each in pairs:
            converted[js_to_python(key)] = inner(each)
    elif isinstance(value, ArrayBuffer | TypedArray):
        return js_to_python(value).to_py()
    elif default is not None:
        again = lambda each: inner(python_to_js(each), -1)  # noqa: E731
        return default(js_to_python(value), again, lambda value, converted: None)
    else:
        return js_to_python(value)
    return converted


def _own_pairs(value: JSObject) -> Iterator[tuple[str, Any]]:
    return ((key, value.get(key)) for key in value.enumerable_keys())


def _is_plain(value: JSObject) -> bool:
    return value.prototype in (None, realm().prototypes["Object"])
