"""``structuredClone`` of JavaScript values: https://html.spec.whatwg.org/#structured-data

It looks into values of any kind, so webapi's function, which clones Python's values, cannot serve.
"""

from __future__ import annotations

from typing import Any, NoReturn

from webapi.js.bridge import error_from, from_webapi, to_webapi
from webapi.js.buffers import ArrayBuffer, TypedArray
from webapi.js.dates import JSDate
from webapi.js.defining import first
from webapi.js.model import (
    Array,
    Error,
    Function,
    JSObject,
    Map,
    PlatformObject,
    PyProxy,
    Realm,
    call_stack,
    error,
    is_callable,
    iterate,
    object_to_string,
    realm,
    throw,
    to_string,
)
from webapi.js.proxies import thrown
from webapi.webidl.dom_exception import DOMException

_ERRORS = ("EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError")


def define_structured_clone(new: Realm) -> None:
    """Define the function as a property of the global object."""

    def structured_clone(this: Any, arguments: list[Any]) -> Any:
        if not arguments:
            throw("TypeError", f"{_FAILED}: 1 argument required, but only 0 present.")
        transferred = _transferred(first(arguments, 1))
        memory: dict[JSObject, Any] = {}
        with call_stack():
            made = _clone(arguments[0], memory)
        for buffer in transferred:
            buffer.data = bytearray()
        return made

    function = Function("structuredClone", 1, structured_clone)
    new.global_object.create("structuredClone", function)


_FAILED = "Failed to execute 'structuredClone' on 'Window'"


def _transferred(options: Any) -> list[ArrayBuffer]:
    """The buffers of the member ``transfer``. Their bytes are copied, and then gone."""
    listed = options.get("transfer") if isinstance(options, JSObject) else None
    buffers = [*iterate(listed)] if listed is not None else []
    for index, each in enumerate(buffers):
        if not isinstance(each, JSObject):
            throw("TypeError", f"{_FAILED}: Value at index {index} is not an object.")
        if not isinstance(each, ArrayBuffer):
            _refuse(f"Value at index {index} does not have a transferable type.")
        if any(each is other for other in buffers[:index]):
            _refuse(f"ArrayBuffer at index {index} is a duplicate of an earlier ArrayBuffer.")
    return buffers


def _refuse(message: str) -> NoReturn:
    raise thrown(error_from(DOMException(f"{_FAILED}: {message}", "DataCloneError")))


def _clone(value: Any, memory: dict[JSObject, Any]) -> Any:
    """https://html.spec.whatwg.org/#structuredserializeinternal, and back"""
    if not isinstance(value, JSObject):
        return value
    if value in memory:
        return memory[value]
    made: Any
    if isinstance(value, PlatformObject):
        clone = getattr(type(value.implementation), "_webapi_clone", None)
        if clone is None:
            _refuse(f"{object_to_string(value)[8:-1]} object could not be cloned.")
        made = memory[value] = from_webapi(clone(to_webapi(value)))
    elif isinstance(value, Array):
        made = memory[value] = Array()
        made.elements += [_clone(each, memory) for each in value.elements]
    elif isinstance(value, Map):
        made = memory[value] = Map(object_to_string(value)[8:-1])
        for key, each in [*value.live()]:
            made.put(_clone(key, memory), _clone(each, memory))
    elif isinstance(value, ArrayBuffer):
        made = memory[value] = ArrayBuffer(bytearray(value.data))
    elif isinstance(value, TypedArray):
        buffer = _clone(value.buffer, memory)
        made = memory[value] = TypedArray(value.kind, buffer, value.byte_offset, value.length)
    elif isinstance(value, JSDate):
        made = memory[value] = JSDate(value.value)
    elif isinstance(value, Error):
        made = memory[value] = _error(value)
    elif isinstance(value, PyProxy) or is_callable(value) or type(value) is not JSObject:
        shown = to_string(value) if is_callable(value) else "[object Object]"
        _refuse(f"{shown} could not be cloned.")
    else:
        made = memory[value] = JSObject(realm().prototypes["Object"])
        for key in value.enumerable_keys():
            made.create(key, _clone(value.get(key), memory))
    return made


def _error(value: Error) -> Error:
    name = to_string(value.get("name"))
    message = value.own("message")
    return error(name if name in _ERRORS else "Error", to_string(message.value) if message else "")
