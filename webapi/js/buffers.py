"""``ArrayBuffer`` and the typed arrays: https://tc39.es/ecma262/#sec-typedarray-objects

The bytes of a buffer are a ``bytearray``; a typed array is a view of them, which Python reads by
``memoryview``. Numbers are in the machine's order.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterable
from typing import Any

from webapi.js.arrays import callback_of
from webapi.js.defining import define_class, first, functions
from webapi.js.model import (
    Array,
    Function,
    JsBigInt,
    JSIterator,
    JSObject,
    Property,
    Realm,
    call,
    is_index,
    is_iterable,
    iterate,
    realm,
    same_value_zero,
    throw,
    to_string,
)
from webapi.js.object_class import to_object
from webapi.js.primitives import integer, number, truth

FORMATS: dict[str, Any] = {
    "Int8Array": "b",
    "Uint8Array": "B",
    "Uint8ClampedArray": "B",
    "Int16Array": "h",
    "Uint16Array": "H",
    "Int32Array": "i",
    "Uint32Array": "I",
    "Float32Array": "f",
    "Float64Array": "d",
    "BigInt64Array": "q",
    "BigUint64Array": "Q",
}
"""The kinds of typed arrays, and the format of their elements."""
_GREATEST_LENGTH = 2**30


def cast(view: memoryview, format: Any) -> memoryview:
    """The same bytes in elements of another format."""
    return view.cast(format)


class ArrayBuffer(JSObject):
    """An ArrayBuffer."""

    __slots__ = ("__weakref__", "data", "exported")

    def __init__(self, data: bytearray) -> None:
        super().__init__(realm().prototypes["ArrayBuffer"])
        self.data = data
        self.exported: memoryview | None = None

    def owner(self) -> bytearray:
        """Who has the bytes."""
        return self.data

    def view(self) -> memoryview:
        """The bytes."""
        return memoryview(self.data)


class TypedArray(JSObject):
    """A typed array: elements of one ``kind`` in a part of a buffer."""

    __slots__ = ("__weakref__", "buffer", "byte_offset", "exported", "kind", "length")

    def __init__(self, kind: str, buffer: ArrayBuffer, byte_offset: int, length: int) -> None:
        super().__init__(realm().prototypes[kind])
        self.kind = kind
        self.buffer = buffer
        self.byte_offset = byte_offset
        self.length = length
        self.exported: memoryview | None = None

    def owner(self) -> bytearray:
        """Who has the bytes."""
        return self.buffer.data

    def view(self) -> memoryview:
        """The elements; none if the buffer was transferred to another one."""
        format = FORMATS[self.kind]
        end = self.byte_offset + self.length * struct.calcsize(format)
        part = memoryview(self.buffer.data)[self.byte_offset : end]
        return cast(part, format)

    @property
    def elements(self) -> list[Any]:
        """The elements, as JavaScript's numbers."""
        return [*map(self._number(), self.view())]

    def _number(self) -> Callable[[Any], Any]:
        return JsBigInt if FORMATS[self.kind] in "qQ" else float

    def put(self, index: int, value: Any) -> None:
        """https://tc39.es/ecma262/#sec-typedarraysetelement: beyond the end nothing happens."""
        converted = _element(self.kind, value)
        view = self.view()
        if 0 <= index < len(view):
            view[index] = converted

    def own(self, name: str) -> Property | None:
        if is_index(name):
            view, index = self.view(), int(name)
            return Property(self._number()(view[index])) if index < len(view) else None
        return super().own(name)

    def own_keys(self) -> list[str]:
        return [*map(str, range(len(self.view()))), *super().own_keys()]

    def set(self, name: str, value: Any) -> None:
        if is_index(name):
            self.put(int(name), value)
        else:
            super().set(name, value)


def _element(kind: str, value: Any) -> Any:
    """https://tc39.es/ecma262/#sec-numerictorawbytes, as Python's number"""
    format = FORMATS[kind]
    bits = 8 * struct.calcsize(format)
    if format in "qQ":
        if not isinstance(value, JsBigInt | bool):
            throw("TypeError", f"Cannot convert {to_string(value)} to a BigInt")
        return _wrapped(int(value), bits, signed=format == "q")
    if isinstance(value, JsBigInt):
        throw("TypeError", "Cannot convert a BigInt value to a number")
    given = number(value)
    if format == "f":
        return _single(given)
    if format == "d":
        return given
    if kind == "Uint8ClampedArray":
        return 0 if given != given else round(min(max(given, 0.0), 255.0))
    return _wrapped(int(given), bits, signed=format.islower()) if math.isfinite(given) else 0


def _single(value: float) -> float:
    try:
        struct.pack("f", value)
    except OverflowError:
        return math.copysign(math.inf, value)
    return value


def _wrapped(value: int, bits: int, *, signed: bool) -> int:
    value %= 2**bits
    return value - 2**bits if signed and value >= 2 ** (bits - 1) else value


def copy_of(source: Any) -> TypedArray:
    """The typed array that Pyodide's ``to_js`` makes of an object that has Python's buffers."""
    with memoryview(source) as view:
        format = view.format.lstrip("@=<>!")
        kind = next((kind for kind, each in FORMATS.items() if each == format), "Uint8Array")
        data = bytearray(view.tobytes())
    length = len(data) // struct.calcsize(FORMATS[kind])
    return TypedArray(kind, ArrayBuffer(data), 0, length)


def define_buffers(new: Realm) -> None:
    """Define the classes."""
    base = new.prototypes["Object"]
    for kind in ("ArrayBuffer", *FORMATS):
        new.prototypes[kind] = JSObject(base, kind)
    _define_array_buffer(new)
    abstract = _define_typed_array(new)
    for kind, format in FORMATS.items():
        cls = define_class(new, kind, 3, _maker(kind), needs_new=True)
        cls.prototype = abstract
        prototype = new.prototypes[kind]
        prototype.prototype = abstract.get("prototype")
        for holder in (cls, prototype):
            size = float(struct.calcsize(format))
            holder.define("BYTES_PER_ELEMENT", size, writable=False)


def _define_array_buffer(new: Realm) -> None:
    def make(arguments: list[Any]) -> ArrayBuffer:
        return ArrayBuffer(bytearray(_length(first(arguments), "Array buffer allocation failed")))

    cls = define_class(new, "ArrayBuffer", 1, make, needs_new=True)
    views = TypedArray
    functions(cls, isView=(1, lambda this, a: isinstance(first(a), views)))
    prototype = new.prototypes["ArrayBuffer"]
    _getter(prototype, ArrayBuffer, "byteLength", lambda this: float(len(this.data)))
    functions(prototype, ArrayBuffer, slice=(2, lambda this, a: _slice_of_buffer(this, a)))


def _slice_of_buffer(this: ArrayBuffer, arguments: list[Any]) -> ArrayBuffer:
    return ArrayBuffer(this.data[_part(arguments)])


def _length(value: Any, message: str) -> int:
    length = integer(value)
    if not 0 <= length <= _GREATEST_LENGTH:
        throw("RangeError", message)
    return length


def _getter(target: JSObject, kind: type, name: str, get: Callable[[Any], Any]) -> None:
    def getter(this: Any, arguments: list[Any]) -> Any:
        if not isinstance(this, kind):
            throw("TypeError", f"Method get {name} called on incompatible receiver")
        return get(this)

    target.properties[name] = Property(getter=getter, enumerable=False)


def _maker(kind: str) -> Callable[[list[Any]], TypedArray]:
    """https://tc39.es/ecma262/#sec-typedarray"""
    size = struct.calcsize(FORMATS[kind])

    def of_buffer(buffer: ArrayBuffer, arguments: list[Any]) -> TypedArray:
        offset = integer(first(arguments, 1))
        if offset < 0 or offset % size:
            throw("RangeError", f"start offset of {kind} should be a multiple of {size}")
        rest = len(buffer.data) - offset
        if first(arguments, 2) is None:
            if len(buffer.data) % size:
                throw("RangeError", f"byte length of {kind} should be a multiple of {size}")
            if rest < 0:
                throw("RangeError", f"Start offset {offset} is outside the bounds of the buffer")
            return TypedArray(kind, buffer, offset, rest // size)
        length = integer(arguments[2])
        if not 0 <= length * size <= rest:
            throw("RangeError", f"Invalid typed array length: {length}")
        return TypedArray(kind, buffer, offset, length)

    def make(arguments: list[Any]) -> TypedArray:
        source = first(arguments)
        if isinstance(source, ArrayBuffer):
            return of_buffer(source, arguments)
        if isinstance(source, JSObject):
            return _filled(kind, _items(source))
        length = _length(source, f"Invalid typed array length: {to_string(source)}")
        return TypedArray(kind, ArrayBuffer(bytearray(length * size)), 0, length)

    return make


def _items(source: Any) -> list[Any]:
    """The values of an iterable or of an array-like object."""
    if isinstance(source, TypedArray):
        return source.elements
    if is_iterable(source):
        return [*iterate(source)]
    source = to_object(source)
    length = _length(source.get("length") or 0.0, "Invalid typed array length")
    return [source.get(str(index)) for index in range(length)]


def _filled(kind: str, values: Iterable[Any]) -> TypedArray:
    items = [_element(kind, value) for value in values]
    data = bytearray(struct.pack(f"{len(items)}{FORMATS[kind]}", *items))
    return TypedArray(kind, ArrayBuffer(data), 0, len(items))


def _define_typed_array(new: Realm) -> Function:
    """https://tc39.es/ecma262/#sec-%typedarray%-intrinsic-object"""

    def abstract(this: Any, arguments: list[Any]) -> Any:
        throw("TypeError", "Abstract class TypedArray not directly constructable")

    cls = Function("TypedArray", 0, abstract, lambda arguments: abstract(None, arguments))
    prototype = JSObject(new.prototypes["Object"])
    cls.define("prototype", prototype, writable=False)
    prototype.define("constructor", cls)
    functions(
        cls,
        of=(0, lambda this, a: _filled(_kind_of_class(this), a)),
        from_=(1, _from),
    )
    for name, get in (
        ("buffer", lambda this: this.buffer),
        ("byteLength", lambda this: float(this.view().nbytes)),
        ("byteOffset", lambda this: float(this.byte_offset)),
        ("length", lambda this: float(len(this.view()))),
    ):
        _getter(prototype, TypedArray, name, get)
    functions(
        prototype,
        TypedArray,
        at=(1, lambda this, a: first(this.elements[integer(first(a)) :])),
        entries=(0, lambda this, a: _iterator(Array(pair) for pair in _numbered(this))),
        fill=(1, _fill),
        filter=(1, _filter),
        forEach=(1, lambda this, a: _mapped(this, a) and None),
        includes=(1, lambda this, a: _position(this, first(a)) >= 0),
        indexOf=(1, lambda this, a: float(_position(this, first(a)))),
        join=(1, _join),
        keys=(0, lambda this, a: _iterator(index for index, _ in _numbered(this))),
        map=(1, lambda this, a: _filled(this.kind, _mapped(this, a))),
        reverse=(0, _reverse),
        set=(1, _set),
        slice=(2, lambda this, a: _filled(this.kind, this.elements[_part(a)])),
        subarray=(2, _subarray),
        toString=(0, lambda this, a: _join(this, [])),
        values=(0, lambda this, a: _iterator(iter(this.elements))),
    )
    return cls


def _numbered(array: TypedArray) -> Iterable[tuple[float, Any]]:
    return ((float(index), value) for index, value in enumerate(array.elements))


def _iterator(values: Iterable[Any]) -> JSIterator:
    return JSIterator("Array", iter(values))


def _kind_of_class(this: Any) -> str:
    name = this.name if isinstance(this, Function) else ""
    if name not in FORMATS:
        throw("TypeError", f"{to_string(this)} is not a constructor of typed arrays")
    return str(name)


def _from(this: Any, arguments: list[Any]) -> TypedArray:
    kind = _kind_of_class(this)
    values = _items(to_object(first(arguments)))
    if first(arguments, 1) is not None:
        function = callback_of(arguments[1])
        values = [call(function, None, [each, float(at)]) for at, each in enumerate(values)]
    return _filled(kind, values)


def _mapped(this: TypedArray, arguments: list[Any]) -> list[Any]:
    function = callback_of(first(arguments))
    receiver = first(arguments, 1)
    return [call(function, receiver, [value, at, this]) for at, value in _numbered(this)]


def _filter(this: TypedArray, arguments: list[Any]) -> TypedArray:
    elements = this.elements
    kept = _mapped(this, arguments)
    return _filled(
        this.kind, [value for value, keep in zip(elements, kept, strict=True) if truth(keep)]
    )


def _fill(this: TypedArray, arguments: list[Any]) -> TypedArray:
    value = _element(this.kind, first(arguments))
    view = this.view()
    for index in range(len(view))[_part(arguments[1:])]:
        view[index] = value
    return this


def _position(this: TypedArray, value: Any) -> int:
    key = same_value_zero(value)
    return next((at for at, each in enumerate(this.elements) if same_value_zero(each) == key), -1)


def _join(this: TypedArray, arguments: list[Any]) -> str:
    separator = "," if first(arguments) is None else to_string(arguments[0])
    return separator.join(map(to_string, this.elements))


def _reverse(this: TypedArray, arguments: list[Any]) -> TypedArray:
    view = this.view()
    view[:] = cast(memoryview(view.tobytes()), view.format)[::-1]
    return this


def _set(this: TypedArray, arguments: list[Any]) -> None:
    values = _items(to_object(first(arguments)))
    offset = integer(first(arguments, 1))
    if offset < 0 or offset + len(values) > len(this.view()):
        throw("RangeError", "offset is out of bounds")
    for index, value in enumerate(values, offset):
        this.put(index, value)


def _part(arguments: list[Any]) -> slice:
    end = first(arguments, 1)
    return slice(integer(first(arguments)), None if end is None else integer(end))


def _subarray(this: TypedArray, arguments: list[Any]) -> TypedArray:
    begin, end, _ = _part(arguments).indices(len(this.view()))
    offset = this.byte_offset + begin * struct.calcsize(FORMATS[this.kind])
    return TypedArray(this.kind, this.buffer, offset, max(0, end - begin))
