"""JavaScript values, as far as code that handles URLs uses them.

Here ``undefined`` is ``None``, ``null`` is `jsnull`, a Boolean is a ``bool``, a Number a
``float``, a BigInt a `JsBigInt`, a String a ``str`` and an Object a `JSObject`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from inspect import iscoroutine
from traceback import format_exception
from typing import Any, NoReturn
from weakref import WeakValueDictionary

from webapi.webidl.event_loop import running_loop_or_none
from webapi.webidl.promises import promise_resolved_with
from webapi.webidl.strings import integer_to_string, number_to_string
from webapi.webidl.values import jsnull

Behaviour = Callable[[Any, list[Any]], Any]
"""The code of a function: it takes ``this`` and the list of arguments."""


class JsBigInt(int):
    """A BigInt; Python code in Pyodide sees this class too."""

    __slots__ = ()
    __module__ = "pyodide.ffi"


@dataclass(slots=True)
class Property:
    """A property, which has either a value or a getter and perhaps a setter."""

    value: Any = None
    getter: Behaviour | None = None
    setter: Behaviour | None = None
    enumerable: bool = True
    writable: bool = True


class JSObject:
    """An Object. ``tag`` is its ``Symbol.toStringTag``, which its heirs share."""

    __slots__ = ("extensible", "properties", "prototype", "tag")

    def __init__(self, prototype: JSObject | None, tag: str | None = None) -> None:
        self.prototype = prototype
        self.properties: dict[str, Property] = {}
        self.extensible = True
        self.tag = tag

    def own(self, name: str) -> Property | None:
        """The object's own property of that name."""
        return self.properties.get(name)

    def own_keys(self) -> list[str]:
        """The names of its own properties: indexes in their order, then the others in theirs."""
        indexes = sorted(filter(is_index, self.properties), key=int)
        return [*indexes, *(name for name in self.properties if not is_index(name))]

    def chain(self) -> Iterator[JSObject]:
        """The object, its prototype, and so on."""
        current: JSObject | None = self
        while current is not None:
            yield current
            current = current.prototype

    def find(self, name: str) -> Property | None:
        """The property of that name, its own or inherited."""
        for current in self.chain():
            found = current.own(name)
            if found is not None:
                return found
        return None

    def get(self, name: str) -> Any:
        """``object[name]``"""
        found = self.find(name)
        if found is None:
            return None
        return found.getter(self, []) if found.getter else found.value

    def set(self, name: str, value: Any) -> None:
        """``object[name] = value`` in strict mode."""
        found = self.find(name)
        if found is not None and found.getter:
            if found.setter is None:
                shown = object_to_string(self)
                throw("TypeError", f"Cannot set property {name} of {shown} which has only a getter")
            found.setter(self, [value])
        elif found is not None and not (found.writable and self.extensible):
            throw("TypeError", f"Cannot assign to read only property '{name}' of {named(self)}")
        elif (own := self.own(name)) is not None:
            own.value = value
        elif not self.extensible:
            throw("TypeError", f"Cannot add property {name}, object is not extensible")
        else:
            self.create(name, value)

    def create(self, name: str, value: Any) -> None:
        """https://tc39.es/ecma262/#sec-createdataproperty"""
        self.properties[name] = Property(value)

    def delete(self, name: str) -> None:
        """``delete object[name]``"""
        self.properties.pop(name, None)

    def define(self, name: str, value: Any, *, writable: bool = True) -> None:
        """Define a property that is not enumerable, as those of built-in objects are."""
        self.properties[name] = Property(value, enumerable=False, writable=writable)

    def enumerable_keys(self) -> list[str]:
        """The result of ``Object.keys``."""
        return [name for name in self.own_keys() if (own := self.own(name)) and own.enumerable]


def is_index(name: str) -> bool:
    """https://tc39.es/ecma262/#array-index"""
    return (
        name.isascii()
        and name.isdecimal()
        and len(name) <= 10
        and (name[0] != "0" or name == "0")
        and int(name) < 2**32 - 1
    )


class Function(JSObject):
    """A built-in function; ``constructs`` takes the arguments of ``new``."""

    __slots__ = ("behaviour", "constructs", "name")

    def __init__(
        self,
        name: str,
        length: int,
        behaviour: Behaviour,
        constructs: Callable[[list[Any]], Any] | None = None,
    ) -> None:
        super().__init__(realm().prototypes.get("Function"))
        self.name = name
        self.behaviour = behaviour
        self.constructs = constructs
        self.define("length", float(length), writable=False)
        self.define("name", name, writable=False)


class Array(JSObject):
    """An Array, without holes."""

    __slots__ = ("elements",)

    def __init__(self, elements: Iterable[Any] = ()) -> None:
        super().__init__(realm().prototypes["Array"])
        self.elements = list(elements)

    def own(self, name: str) -> Property | None:
        if name == "length":
            return Property(float(len(self.elements)), enumerable=False)
        if is_index(name):
            index = int(name)
            return Property(self.elements[index]) if index < len(self.elements) else None
        return super().own(name)

    def own_keys(self) -> list[str]:
        return [*map(str, range(len(self.elements))), "length", *super().own_keys()]


class Map(JSObject):
    """A Map, or a Set, whose values are its keys."""

    __slots__ = ("entries",)

    def __init__(self, kind: str) -> None:
        super().__init__(realm().prototypes[kind])
        self.entries: dict[Any, tuple[Any, Any]] = {}

    def put(self, key: Any, value: Any) -> None:
        """Set the value of a key, which keeps its place."""
        self.entries[same_value_zero(key)] = key, value

    def live(self) -> Iterator[tuple[Any, Any]]:
        """The entries, including those that are added during the iteration."""
        seen = set()
        while fresh := [key for key in self.entries if key not in seen]:
            for key in fresh:
                seen.add(key)
                if key in self.entries:
                    yield self.entries[key]


class JSIterator(JSObject):
    """A built-in iterator."""

    __slots__ = ("values",)

    def __init__(self, kind: str, values: Iterator[Any]) -> None:
        super().__init__(realm().prototypes[f"{kind} Iterator"])
        self.values = values


class PlatformObject(JSObject):
    """An object of one of webapi's classes, which is its ``implementation``.

    ``kept`` keeps the objects that its attributes gave: their own properties stay with them.
    """

    __slots__ = ("__weakref__", "implementation", "kept")

    def __init__(self, implementation: Any, prototype: JSObject) -> None:
        super().__init__(prototype)
        self.implementation = implementation
        self.kept: dict[str, JSObject] = {}

    def create(self, name: str, value: Any) -> None:
        """Set a property of the object's own, and keep the object, which keeps the property."""
        super().create(name, value)
        realm().kept[id(self)] = self

    def is_async_iterable(self) -> bool:
        """Whether it has ``Symbol.asyncIterator``."""
        return hasattr(type(self.implementation), "__aiter__")


class StringMapObject(PlatformObject):
    """A DOMStringMap: its items are properties."""

    __slots__ = ()

    def own(self, name: str) -> Property | None:
        value = self.implementation.get(name)
        return super().own(name) if value is None else Property(value)

    def own_keys(self) -> list[str]:
        return [*self.implementation, *super().own_keys()]

    def set(self, name: str, value: Any) -> None:
        self.implementation[name] = to_string(value)

    def delete(self, name: str) -> None:
        self.implementation.pop(name, None)


class PyProxy(JSObject):
    """A Python object as JavaScript sees it."""

    __slots__ = ("callable", "capture_this", "destroyed", "once", "roundtrip", "target")

    def __init__(
        self,
        target: object,
        *,
        roundtrip: bool = False,
        once: bool = False,
        capture_this: bool = False,
    ) -> None:
        super().__init__(realm().prototypes["PyProxy"])
        self.target = target
        self.callable = callable(target)
        self.roundtrip = roundtrip
        self.once = once
        self.capture_this = capture_this
        self.destroyed = ""

    def destroy(self, reason: str = "Object has already been destroyed") -> None:
        """Release the Python object; using the proxy afterwards throws an Error with the reason."""
        self.destroyed = "OnceProxy can only be called once" if self.once else f"{reason}{_HINT}"
        self.target = None

    def alive(self) -> Any:
        """The Python object; throws an Error once the proxy is destroyed."""
        if self.destroyed:
            throw("Error", self.destroyed)
        return self.target

    def own(self, name: str) -> Property | None:
        target = self.alive()
        if name == "type":
            return Property(type(target).__name__, enumerable=False, writable=False)
        if isinstance(target, dict) and name in target:
            return Property(python_to_js(target[name]))
        return super().own(name)

    def own_keys(self) -> list[str]:
        target = self.alive()
        if isinstance(target, dict):
            return [key for key in target if isinstance(key, str)]
        return super().own_keys()


_HINT = "\nFor more information about the cause of this error, use `pyodide.setDebug(true)`"
_BORROWED = "This borrowed proxy was automatically destroyed"
BY_CALL = f"{_BORROWED}. Try using create_proxy or create_once_callable."
BY_ITERATOR = f"{_BORROWED} when an iterator was exhausted."


@dataclass
class Realm:
    """One global object and the prototypes of what is built in."""

    prototypes: dict[str, JSObject] = field(default_factory=dict)
    global_object: JSObject = field(default_factory=lambda: JSObject(None))
    joining: list[Array] = field(default_factory=list)
    interfaces: dict[type, JSObject] = field(default_factory=dict)
    """The prototypes of the interfaces, by webapi's class."""
    objects: WeakValueDictionary[int, Any] = field(default_factory=WeakValueDictionary)
    """The objects that stand for an object of the other side, by its ``id``."""
    kept: dict[int, JSObject] = field(default_factory=dict)
    """The platform objects that got properties of their own, by their ``id``."""


_realms: list[Realm] = []


def realm() -> Realm:
    """The realm that code runs in."""
    return _realms[-1]


def enter(new: Realm) -> None:
    """Let code run in another realm, until `leave`."""
    _realms.append(new)


def leave(old: Realm) -> None:
    """Undo `enter`. The last realm stays: its proxies may still be used."""
    if len(_realms) > 1:
        _realms.remove(old)


def throw(kind: str, message: str) -> NoReturn:
    """Throw an Error of that kind, which Python sees as a ``JsException``."""
    from webapi.js.proxies import exception_of

    raise exception_of(error(kind, message))


@contextmanager
def call_stack() -> Iterator[None]:
    """A block in which exceeding the stack throws JavaScript's RangeError, not a RecursionError."""
    try:
        yield
    except RecursionError:
        throw("RangeError", "Maximum call stack size exceeded")


class Error(JSObject):
    """An object made by ``Error`` or one of its kind."""

    __slots__ = ()


class PlatformError(Error, PlatformObject):
    """A ``DOMException``."""

    __slots__ = ()


class PythonError(Error):
    """The Error that stands for a Python exception which JavaScript did not catch."""

    __slots__ = ("exception",)

    def __init__(self, exception: BaseException) -> None:
        super().__init__(realm().prototypes["PythonError"])
        self.exception = exception
        trace = exception.__traceback__
        while trace and trace.tb_frame.f_globals.get("__name__", "").startswith("webapi.js."):
            trace = trace.tb_next
        self.define("message", "".join(format_exception(type(exception), exception, trace)))
        self.define("stack", f"PythonError: {self.get('message')}")


def error_of(exception: BaseException) -> Any:
    """The value that JavaScript catches when Python raises an exception."""
    from webapi.js.proxies import JsException, javascript_of

    if isinstance(exception, JsException):
        return javascript_of(exception)
    return PythonError(exception)


def error(kind: str, message: str) -> Error:
    """``new kind(message)``"""
    made = Error(realm().prototypes[kind])
    if message:
        made.define("message", message)
    made.define("stack", f"{kind}: {message}" if message else kind)
    return made


def same_value_zero(value: Any) -> Any:
    """A key for a dict that is equal for values that JavaScript treats as the same key.

    The type is part of it: ``True == 1`` in Python, but not in JavaScript.

    https://tc39.es/ecma262/#sec-samevaluezero
    """
    return (type(value), "NaN" if value != value else value)


def python_to_js(value: Any) -> Any:
    """Convert a Python value as Pyodide does when it passes the value to JavaScript."""
    from webapi.js.proxies import JsProxy, javascript_of

    if value is None or value is jsnull or isinstance(value, bool):
        return value
    if isinstance(value, int):
        number = abs(value) < 2**53 and not isinstance(value, JsBigInt)
        return float(value) if number else JsBigInt(value)
    if isinstance(value, float):
        return float(value)
    if isinstance(value, str):
        return join_surrogates(str.__str__(value))
    if isinstance(value, JsProxy):
        return javascript_of(value)
    return PyProxy(value)


def join_surrogates(text: str) -> str:
    """Replace each surrogate pair with the character that it encodes."""
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def is_callable(value: Any) -> bool:
    """https://tc39.es/ecma262/#sec-iscallable"""
    return isinstance(value, Function) or (isinstance(value, PyProxy) and value.callable)


def call(function: Any, this: Any, arguments: list[Any]) -> Any:
    """https://tc39.es/ecma262/#sec-call"""
    if isinstance(function, Function):
        return function.behaviour(this, arguments)
    if not is_callable(function):
        throw("TypeError", f"{shown(function)} is not a function")
    from webapi.js.proxies import js_to_python

    target = function.alive()
    if function.once:
        function.destroy()
    if function.capture_this:
        arguments = [this, *arguments]
    result = target(*map(js_to_python, arguments))
    if iscoroutine(result) and running_loop_or_none():
        result = promise_resolved_with(result)  # Pyodide schedules it too
    return python_to_js(result)


def construct(function: Any, arguments: list[Any]) -> Any:
    """https://tc39.es/ecma262/#sec-construct"""
    if not isinstance(function, Function) or function.constructs is None:
        throw("TypeError", f"{to_string(function)} is not a constructor")
    return function.constructs(arguments)


def to_string(value: Any) -> str:
    """https://tc39.es/ecma262/#sec-tostring

    >>> to_string(1e21), to_string(None), to_string(True)
    ('1e+21', 'undefined', 'true')
    """
    if isinstance(value, str):
        return value
    if value is None:
        return "undefined"
    if value is jsnull:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return number_to_string(value)
    if isinstance(value, JsBigInt):
        return integer_to_string(value)
    for name in ("toString", "valueOf"):
        method = value.get(name)
        if is_callable(method):
            primitive = call(method, value, [])
            if not isinstance(primitive, JSObject):
                return to_string(primitive)
    throw("TypeError", "Cannot convert object to primitive value")


def object_to_string(value: Any) -> str:
    """https://tc39.es/ecma262/#sec-object.prototype.tostring"""
    if value is None:
        return "[object Undefined]"
    if value is jsnull:
        return "[object Null]"
    if not isinstance(value, JSObject):
        return f"[object {typeof(value).capitalize()}]"
    if is_callable(value) and not isinstance(value, PyProxy):
        return "[object Function]"
    for kind, name in ((Array, "Array"), (Error, "Error")):
        if isinstance(value, kind) and not isinstance(value, PlatformObject):
            return f"[object {name}]"
    return f"[object {next((each.tag for each in value.chain() if each.tag), 'Object')}]"


def typeof(value: Any) -> str:
    """https://tc39.es/ecma262/#sec-typeof-operator"""
    if value is None:
        return "undefined"
    if isinstance(value, bool):
        return "boolean"
    for kind, name in ((float, "number"), (JsBigInt, "bigint"), (str, "string")):
        if isinstance(value, kind):
            return name
    return "function" if is_callable(value) else "object"


def named(value: JSObject) -> str:
    """An object as V8 names it in messages about its properties."""
    if is_callable(value):
        return f"function '{to_string(value)}'"
    return f"object '#<{object_to_string(value)[8:-1]}>'"


def shown(value: Any) -> str:
    """A value as V8 names it in messages."""
    if value is None or value is jsnull:
        return to_string(value)
    if isinstance(value, JSObject):
        return typeof(value)
    return f"{typeof(value)} {to_string(value)}"


def is_array_like(value: Any) -> bool:
    """Whether it is a NodeList, an HTMLCollection or another list of webapi's."""
    return isinstance(value, PlatformObject) and hasattr(type(value.implementation), "item")


def is_iterable(value: Any) -> bool:
    """Whether a value has ``Symbol.iterator``."""
    if isinstance(value, PyProxy):
        return hasattr(type(value.alive()), "__iter__")
    if isinstance(value, PlatformObject):
        return hasattr(value.implementation, "__iter__")
    return isinstance(value, str | Array | Map | JSIterator)


def iterate(value: Any) -> Iterator[Any]:
    """The values that ``for (const x of value)`` goes through, live."""
    if not is_iterable(value):
        read = "(cannot read property Symbol(Symbol.iterator))"
        throw("TypeError", f"{shown(value)} is not iterable {read}")
    if isinstance(value, str):
        return iter(value)
    if isinstance(value, PyProxy):
        return _borrowed(value.alive())
    if isinstance(value, Array):
        return array_values(value)
    if isinstance(value, JSIterator):
        return value.values
    if isinstance(value, PlatformObject):
        from webapi.js.bridge import from_webapi

        return map(from_webapi, value.implementation)
    if value.prototype is realm().prototypes["Set"]:
        return (key for key, _ in value.live())
    return (Array(entry) for entry in value.live())


def _borrowed(values: Iterable[Any]) -> Iterator[Any]:
    """The values; proxies of them are destroyed when the iterator is exhausted, as Pyodide does."""
    lent = []
    for value in values:
        converted = python_to_js(value)
        if isinstance(converted, PyProxy) and not converted.roundtrip:
            lent.append(converted)
        yield converted
    for proxy in lent:
        proxy.destroy(BY_ITERATOR)


def array_values(array: Array) -> Iterator[Any]:
    """The elements, live."""
    index = 0
    while index < len(array.elements):
        yield array.elements[index]
        index += 1
