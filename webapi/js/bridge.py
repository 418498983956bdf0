"""Values that pass between JavaScript and webapi's classes.

webapi's classes convert their arguments as the Web IDL says. They see a JavaScript object as a
`Given`, which has the Python protocols that these conversions ask for. Their results are Python's
values, which become JavaScript's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from webapi import InvalidURLError
from webapi.interfaces.document import Document
from webapi.interfaces.event import Event
from webapi.js.buffers import ArrayBuffer, TypedArray, copy_of
from webapi.js.dates import JSDate
from webapi.js.model import (
    Array,
    Error,
    JSObject,
    PlatformError,
    PlatformObject,
    PyProxy,
    PythonError,
    StringMapObject,
    call,
    error,
    error_of,
    is_callable,
    is_iterable,
    iterate,
    python_to_js,
    realm,
    throw,
    to_string,
)
from webapi.js.promises import JSPromise
from webapi.js.proxies import exception_of, thrown
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.exceptions import RangeError
from webapi.webidl.promises import Promise, reject, resolve, then
from webapi.webidl.string_maps import StringMap
from webapi.webidl.thrown_value import ThrownValue
from webapi.webidl.values import BYTES_LIKE, jsnull

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Given:
    """A JavaScript object as an argument of webapi's classes."""

    __slots__ = ("__weakref__", "value")
    js_id = None  # tells conversions that it is no text

    def __init__(self, value: JSObject) -> None:
        self.value = value

    def __str__(self) -> str:
        return to_string(self.value)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return to_webapi(self.value.get(name))


class _Record(Given):
    """An object: its own enumerable properties are the items."""

    __slots__ = ()

    def keys(self) -> list[str]:
        return self.value.enumerable_keys()

    def items(self) -> list[tuple[str, Any]]:
        return [(key, self[key]) for key in self.keys()]

    def __getitem__(self, name: str) -> Any:
        return to_webapi(self.value.get(name))


class _Iterable(Given):
    __slots__ = ()

    def __iter__(self) -> Iterator[Any]:
        return map(to_webapi, iterate(self.value))


class _Callable(Given):
    __slots__ = ()

    def __call__(self, *arguments: Any) -> Any:
        event = arguments[0] if arguments and isinstance(arguments[0], Event) else None
        this = None if event is None else from_webapi(event.currentTarget)
        return to_webapi(call(self.value, this, [*map(from_webapi, arguments)]))


class _Date(Given):
    """A Date converts to a number, too."""

    __slots__ = ()

    def __float__(self) -> float:
        return self.value.value  # type: ignore[attr-defined,no-any-return]


class _Awaitable(Given):
    """A Python awaitable that passed through JavaScript."""

    __slots__ = ()

    def __await__(self) -> Any:
        target = self.value.alive()  # type: ignore[attr-defined]
        return to_webapi(python_to_js((yield from target.__await__())))


def to_webapi(value: Any) -> Any:
    """A JavaScript value as webapi's classes take it."""
    if not isinstance(value, JSObject):
        return value
    if isinstance(value, PlatformObject):
        return value.implementation
    if isinstance(value, PythonError):
        return value.exception
    if isinstance(value, Error):
        return exception_of(value)
    if isinstance(value, ArrayBuffer | TypedArray):
        return _view_of(value)
    if isinstance(value, JSPromise):
        return _settled_as(value.promise, to_webapi, to_webapi)
    found = realm().objects.get(id(value))
    if found is None:
        found = realm().objects[id(value)] = _kind_of(value)(value)
    return found


def _kind_of(value: JSObject) -> Callable[[JSObject], Given]:
    if is_callable(value):
        return _Callable
    if isinstance(value, PyProxy) and hasattr(type(value.alive()), "__await__"):
        return _Awaitable
    if isinstance(value, JSDate):
        return _Date
    if is_iterable(value):
        return _Iterable
    return Given if isinstance(value, PyProxy) else _Record


def _view_of(value: ArrayBuffer | TypedArray) -> memoryview:
    """The bytes or elements; `from_webapi` gives the object itself back."""
    view = value.exported
    if view is None or view.obj is not value.owner():
        view = value.exported = value.view()
        realm().objects[id(view)] = value
    return view


def from_webapi(value: Any, *, of: Callable[[Any], Any] | None = None) -> Any:
    """A result of webapi's classes as a JavaScript value: bytes become a Uint8Array.

    ``of`` converts what a promise is fulfilled with, if that takes another conversion.
    """
    if value is None or value is jsnull or isinstance(value, bool | float | str | JSObject):
        return value
    if isinstance(value, int):
        return float(value)
    if isinstance(value, Given):
        return value.value
    if isinstance(value, BYTES_LIKE):
        return _view_from(value)
    if isinstance(value, list | tuple):
        return Array(map(from_webapi, value))
    if isinstance(value, dict):
        made = JSObject(realm().prototypes["Object"])
        for key, each in value.items():
            made.create(key, from_webapi(each))
        return made
    if isinstance(value, Promise):
        return JSPromise(_settled_as(value, of or from_webapi, from_webapi))
    if _interface_of(value) in realm().interfaces:
        return platform_object(value)
    if isinstance(value, BaseException):
        return error_from(value)
    return PyProxy(value)


def _view_from(value: Any) -> JSObject:
    found = realm().objects.get(id(value))
    if isinstance(found, ArrayBuffer | TypedArray) and found.exported is value:
        return found
    return copy_of(value)


def _settled_as(
    promise: Promise[Any], fulfilled: Callable[[Any], Any], rejected: Callable[[Any], Any]
) -> Promise[Any]:
    """A promise with the converted outcome of another one."""
    made: Promise[Any] = Promise()

    def fulfil(value: Any) -> None:
        try:
            resolve(made, fulfilled(value))
        except Exception as exception:
            reject(made, rejected(exception))

    then(promise, fulfil, lambda reason: reject(made, rejected(reason)))
    return made


def _interface_of(value: object) -> type:
    """The class of an object. That of an element that may be upgraded stands for its base."""
    class_ = type(value)
    interface: type = vars(class_).get("_webapi_interface", class_)
    return interface


def platform_object(implementation: Any) -> PlatformObject:
    """The object that stands for an object of webapi's classes: always the same."""
    found: PlatformObject | None = realm().objects.get(id(implementation))
    if found is None or found.implementation is not implementation:
        kind = _platform_kind_of(implementation)
        found = kind(implementation, realm().interfaces[_interface_of(implementation)])
        if isinstance(found, PlatformError):
            found.define("stack", str(implementation))
        if isinstance(implementation, Document) and implementation.contentType == "text/html":
            found.tag = "HTMLDocument"
        realm().objects[id(implementation)] = found
    return found


def _platform_kind_of(implementation: Any) -> type[PlatformObject]:
    if isinstance(implementation, DOMException):
        return PlatformError
    return StringMapObject if isinstance(implementation, StringMap) else PlatformObject


_ERRORS = ((RangeError, "RangeError"), (TypeError, "TypeError"), (ValueError, "SyntaxError"))


def error_from(exception: BaseException) -> Any:
    """What JavaScript catches when a class of webapi raises an exception."""
    if isinstance(exception, ThrownValue):
        return from_webapi(exception.value)
    if isinstance(exception, DOMException):
        return platform_object(exception)
    for kind, name in _ERRORS:
        if isinstance(exception, kind):
            return error(name, str(exception))
    return error_of(exception)


def date_from(value: datetime | None) -> Any:
    """The Date of a datetime, for the member that has one."""
    return jsnull if value is None else JSDate((value - _EPOCH) / timedelta(milliseconds=1))


def datetime_from(value: Any) -> Any:
    """The datetime of a Date; what is no Date stays, and an invalid one is null."""
    if not isinstance(value, _Date):
        return value
    time = float(value)
    if math.isnan(time):
        return None
    try:
        return _EPOCH + timedelta(milliseconds=time)
    except OverflowError:
        raise RangeError("Python has no such year.") from None


def run(context: str, function: Callable[..., Any], arguments: list[Any]) -> Any:
    """Call webapi; throw its errors as JavaScript's."""
    try:
        return function(*map(to_webapi, arguments))
    except InvalidURLError as exception:
        which = "URL" if exception.argument == "url" else "base URL"
        throw("TypeError", f"{context}: Invalid {which}")
    except TypeError as exception:
        throw("TypeError", _as_chromium_says(context, str(exception)))
    except (RangeError, DOMException, ThrownValue) as exception:
        raise thrown(error_from(exception)) from None


def _as_chromium_says(context: str, text: str) -> str:
    for words, message in _CHROMIUM_SAYS.items():
        if words in text:
            return f"{context}: {message.format(context)}"
    return text.replace(context.removesuffix(" on 'Window'") + ":", context + ":", 1)


_CHROMIUM_SAYS = {
    "cannot be converted to a sequence": "The provided value cannot be converted to a sequence.",
    "only contain pair": "{}: Sequence initializer must only contain pair elements",
    "neither items nor fields": "Cannot convert a Symbol value to a string",
}
"""Messages that people have seen in Chromium, by words of webapi's."""
