"""``Array``, ``Map`` and ``Set``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cmp_to_key
from typing import Any

from webapi.js.defining import define_class, first, functions
from webapi.js.model import (
    Array,
    Behaviour,
    JSIterator,
    JSObject,
    Map,
    Property,
    Realm,
    array_values,
    call,
    call_stack,
    is_callable,
    is_iterable,
    iterate,
    realm,
    same_value_zero,
    throw,
    to_string,
)
from webapi.js.object_class import key_and_value, to_object
from webapi.js.primitives import integer, number, truth
from webapi.webidl.values import jsnull


def define_array(new: Realm) -> None:
    def make(arguments: list[Any]) -> Array:
        if len(arguments) == 1 and isinstance(arguments[0], float):
            return Array([None] * _length(arguments[0]))
        return Array(arguments)

    cls = define_class(new, "Array", 1, make)
    functions(
        cls,
        isArray=(1, lambda this, a: isinstance(first(a), Array)),
        of=(0, lambda this, a: Array(a)),
        from_=(1, _array_from),
    )
    functions(
        new.prototypes["Array"],
        Array,
        at=(1, lambda this, a: first(this.elements[integer(first(a)) :])),
        concat=(1, _concat),
        entries=(0, lambda this, a: _array_iterator(Array(p) for p in _numbered(this))),
        every=(1, lambda this, a: all(truth(v) for v in _each(this, a))),
        filter=(1, lambda this, a: Array(_filtered(this, a))),
        find=(1, lambda this, a: first(_filtered(this, a))),
        flat=(0, lambda this, a: Array(_flat(this))),
        forEach=(1, lambda this, a: _each(this, a) and None),
        includes=(1, lambda this, a: _position(this, first(a)) >= 0),
        indexOf=(1, lambda this, a: float(_position(this, first(a)))),
        join=(1, _join),
        keys=(0, lambda this, a: _array_iterator(index for index, _ in _numbered(this))),
        lastIndexOf=(1, lambda this, a: float(_position(this, first(a), last=True))),
        map=(1, lambda this, a: Array(_each(this, a))),
        pop=(0, lambda this, a: this.elements.pop() if this.elements else None),
        push=(1, _push),
        reduce=(1, _reduce),
        reverse=(0, _reverse),
        shift=(0, lambda this, a: this.elements.pop(0) if this.elements else None),
        slice=(2, lambda this, a: Array(this.elements[_slice(a)])),
        some=(1, lambda this, a: any(truth(v) for v in _each(this, a))),
        sort=(1, _sort),
        splice=(2, _splice),
        toString=(0, lambda this, a: _join(this, [])),
        unshift=(1, _unshift),
        values=(0, lambda this, a: _array_iterator(array_values(this))),
    )


def _length(value: float) -> int:
    """The length of a new array. The double's arrays have no holes, so all elements take memory."""
    if not (value.is_integer() and 0 <= value <= _MAX_LENGTH):
        throw("RangeError", "Invalid array length")
    return int(value)


_MAX_LENGTH = 10_000_000


def _array_iterator(values: Iterable[Any]) -> JSIterator:
    return JSIterator("Array", iter(values))


def _numbered(array: Array) -> Iterable[tuple[float, Any]]:
    return ((float(index), value) for index, value in enumerate(array_values(array)))


def callback_of(value: Any) -> Any:
    """The value, which must be a function."""
    if not is_callable(value):
        throw("TypeError", f"{to_string(value)} is not a function")
    return value


def _each(array: Array, arguments: list[Any]) -> list[Any]:
    """Call the first argument with each element, its index and the array."""
    callback, this = callback_of(first(arguments)), first(arguments, 1)
    return [call(callback, this, [value, index, array]) for index, value in _numbered(array)]


def _filtered(array: Array, arguments: list[Any]) -> list[Any]:
    elements = list(array.elements)
    kept = _each(array, arguments)
    return [value for value, keep in zip(elements, kept, strict=False) if truth(keep)]


def _array_from(this: Any, arguments: list[Any]) -> Array:
    source = first(arguments)
    if source is None or source is jsnull or is_iterable(source):
        made = Array(iterate(source))
    else:
        length = _length(number(to_object(source).get("length") or 0.0))
        made = Array(to_object(source).get(str(index)) for index in range(length))
    if len(arguments) > 1:
        calls = [[value, index] for index, value in _numbered(made)]
        return Array(call(arguments[1], first(arguments, 2), each) for each in calls)
    return made


def _concat(this: Array, arguments: list[Any]) -> Array:
    parts = [part.elements if isinstance(part, Array) else [part] for part in arguments]
    return Array([*this.elements, *(value for part in parts for value in part)])


def _flat(array: Array) -> Iterable[Any]:
    for value in array.elements:
        yield from value.elements if isinstance(value, Array) else (value,)


def _join(this: Array, arguments: list[Any]) -> str:
    separator = "," if first(arguments) is None else to_string(arguments[0])
    joining = realm().joining
    if this in joining:
        return ""
    joining.append(this)
    try:
        with call_stack():
            return separator.join(
                "" if value is None or value is jsnull else to_string(value)
                for value in this.elements
            )
    finally:
        joining.pop()


def _position(array: Array, value: Any, *, last: bool = False) -> int:
    key = same_value_zero(value)
    found = [at for at, each in enumerate(array.elements) if same_value_zero(each) == key]
    return found[-1 if last else 0] if found else -1


def _push(this: Array, arguments: list[Any]) -> float:
    this.elements += arguments
    return float(len(this.elements))


def _unshift(this: Array, arguments: list[Any]) -> float:
    this.elements[:0] = arguments
    return float(len(this.elements))


def _splice(this: Array, arguments: list[Any]) -> Array:
    start, *rest = range(len(this.elements) + 1)[integer(first(arguments)) :] or [0]
    count = integer(arguments[1]) if len(arguments) > 1 else len(rest)
    part = slice(start, start + max(0, count))
    removed = Array(this.elements[part])
    this.elements[part] = arguments[2:]
    return removed


def _reduce(this: Array, arguments: list[Any]) -> Any:
    pairs = list(_numbered(this))
    if len(arguments) > 1:
        result = arguments[1]
    elif pairs:
        result = pairs.pop(0)[1]
    else:
        throw("TypeError", "Reduce of empty array with no initial value")
    for index, value in pairs:
        result = call(first(arguments), None, [result, value, index, this])
    return result


def _reverse(this: Array, arguments: list[Any]) -> Array:
    this.elements.reverse()
    return this


def _slice(arguments: list[Any]) -> slice:
    end = first(arguments, 1)
    return slice(integer(first(arguments)), None if end is None else integer(end))


def _sort(this: Array, arguments: list[Any]) -> Array:
    compare = first(arguments)

    def order(a: Any, b: Any) -> float:
        return number(call(compare, None, [a, b]))

    by_text = [value for value in this.elements if value is not None]
    if compare is None:
        by_text.sort(key=lambda value: to_string(value).encode("utf-16-be", "surrogatepass"))
    else:
        by_text.sort(key=cmp_to_key(order))  # type: ignore[arg-type]
    this.elements[:] = by_text + [None] * (len(this.elements) - len(by_text))
    return this


def define_map_and_set(new: Realm) -> None:
    def make_map(arguments: list[Any]) -> Map:
        made = Map("Map")
        for entry in iterate(first(arguments) or ""):
            made.put(*key_and_value(entry))
        return made

    def make_set(arguments: list[Any]) -> Map:
        made = Map("Set")
        for key in iterate(first(arguments) or ""):
            made.put(key, key)
        return made

    define_class(new, "Map", 0, make_map, needs_new=True)
    define_class(new, "Set", 0, make_set, needs_new=True)
    for kind in ("Map", "Set"):
        prototype = new.prototypes[kind]
        prototype.properties["size"] = Property(getter=_size, enumerable=False)

        def iterator(pick: Callable[[Any], Any], kind: str = kind) -> tuple[int, Behaviour]:
            return 0, lambda this, a: JSIterator(kind, map(pick, this.live()))

        functions(
            prototype,
            Map,
            clear=(0, lambda this, a: this.entries.clear()),
            delete=(
                1,
                lambda this, a: this.entries.pop(same_value_zero(first(a)), None) is not None,
            ),
            entries=iterator(Array),
            forEach=(1, _for_each_entry),
            has=(1, lambda this, a: same_value_zero(first(a)) in this.entries),
            values=iterator(lambda entry: entry[1]),
        )
        if kind == "Map":
            functions(prototype, Map, keys=iterator(lambda entry: entry[0]))
        else:
            prototype.define("keys", prototype.get("values"))
    functions(
        new.prototypes["Map"],
        Map,
        get=(1, lambda this, a: this.entries.get(same_value_zero(first(a)), (None, None))[1]),
        set=(2, lambda this, a: _put(this, first(a), first(a, 1))),
    )
    functions(new.prototypes["Set"], Map, add=(1, lambda this, a: _put(this, first(a), first(a))))
    functions(new.prototypes["Iterator"], JSIterator, next=(0, _next), toArray=(0, _to_array))


def _size(this: Any, arguments: list[Any]) -> Any:
    return float(len(this.entries)) if isinstance(this, Map) else None


def _put(this: Map, key: Any, value: Any) -> Map:
    this.put(key, value)
    return this


def _for_each_entry(this: Map, arguments: list[Any]) -> None:
    for key, value in this.live():
        call(first(arguments), first(arguments, 1), [value, key, this])


def _next(this: Any, arguments: list[Any]) -> JSObject:
    result = JSObject(realm().prototypes["Object"])
    nothing = object()
    value = next(this.values, nothing)
    result.set("value", None if value is nothing else value)
    result.set("done", value is nothing)
    return result


def _to_array(this: Any, arguments: list[Any]) -> Array:
    return Array(this.values)
