"""The rest of the double's global object: ECMAScript's built-in objects that code around URLs uses.

Not all of their members: what is not here is an ``AttributeError``.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from functools import cmp_to_key
from typing import Any
from urllib.parse import quote

from webapi.js.model import (
    Array,
    Behaviour,
    Error,
    Function,
    Iterator_,
    JsBigInt,
    Map,
    Obj,
    Property,
    PyProxy,
    Realm,
    array_values,
    call,
    error,
    is_callable,
    iterate,
    object_to_string,
    python_to_js,
    realm,
    same_value_zero,
    shown,
    throw,
    to_string,
)
from webapi.webidl.values import jsnull

_ERRORS = (
    "Error",
    "EvalError",
    "RangeError",
    "ReferenceError",
    "SyntaxError",
    "TypeError",
    "URIError",
)


def define_builtins(new: Realm) -> None:
    """Define the built-in objects as properties of the global object."""
    base = new.prototypes["Object"] = Obj(None)
    new.prototypes["Function"] = Obj(base)
    new.prototypes["PyProxy"] = Obj(base)
    for kind in ("Array", "Iterator", "Map", "Set"):
        tag = None if kind == "Array" else kind
        new.prototypes[kind] = Obj(base, tag)
    for kind in ("Array", "Map", "Set"):
        name = f"{kind} Iterator"
        new.prototypes[name] = Obj(new.prototypes["Iterator"], name)
    world = new.global_object
    world.prototype = Obj(base, "Window")
    for name in ("globalThis", "self", "window"):
        world.define(name, world)
    for name, value in (("undefined", None), ("NaN", math.nan), ("Infinity", math.inf)):
        world.define(name, value)
    _define_functions(new)
    _define_object(new)
    _define_errors(new)
    _define_array(new)
    _define_collections(new)
    _define_primitives(new)


def _functions(target: Obj, **behaviours: tuple[int, Behaviour]) -> None:
    """Define methods, each of a length and a behaviour; ``from_`` is ``from``."""
    for name, (length, behaviour) in behaviours.items():
        plain = name.rstrip("_")
        target.define(plain, Function(plain, length, behaviour))


def _class(
    new: Realm,
    name: str,
    length: int,
    constructs: Callable[[list[Any]], Any],
    *,
    needs_new: bool = False,
) -> Function:
    def behaviour(this: Any, arguments: list[Any]) -> Any:
        if needs_new:
            throw("TypeError", f"Constructor {name} requires 'new'")
        return constructs(arguments)

    made = Function(name, length, behaviour, constructs)
    prototype = new.prototypes.setdefault(name, Obj(new.prototypes["Object"]))
    made.define("prototype", prototype)
    prototype.define("constructor", made)
    new.global_object.define(name, made)
    return made


def _first(arguments: list[Any], index: int = 0) -> Any:
    return arguments[index] if len(arguments) > index else None


# Object and Function


def _define_object(new: Realm) -> None:
    def make(arguments: list[Any]) -> Any:
        value = _first(arguments)
        return value if isinstance(value, Obj) else Obj(new.prototypes["Object"])

    cls = _class(new, "Object", 1, make)
    _functions(
        cls,
        keys=(1, lambda this, a: Array(_object(_first(a)).enumerable_keys())),
        values=(1, lambda this, a: Array(value for _, value in _pairs(_first(a)))),
        entries=(1, lambda this, a: Array(Array(pair) for pair in _pairs(_first(a)))),
        fromEntries=(1, lambda this, a: _from_entries(_first(a))),
        assign=(2, _assign),
        hasOwn=(2, lambda this, a: _object(_first(a)).own(to_string(_first(a, 1))) is not None),
        is_=(2, lambda this, a: same_value_zero(_first(a)) == same_value_zero(_first(a, 1))),
        getPrototypeOf=(1, lambda this, a: _object(_first(a)).prototype or jsnull),
        getOwnPropertyNames=(1, lambda this, a: Array(_object(_first(a)).own_keys())),
        create=(2, lambda this, a: Obj(a[0] if isinstance(_first(a), Obj) else None)),
        freeze=(1, _freeze),
        isFrozen=(1, lambda this, a: not (isinstance(_first(a), Obj) and a[0].extensible)),
    )
    _functions(new.prototypes["PyProxy"], toString=(0, lambda this, a: str(this.alive())))
    _functions(
        new.prototypes["Object"],
        toString=(0, lambda this, a: object_to_string(this)),
        toLocaleString=(0, lambda this, a: call(this.get("toString"), this, [])),
        valueOf=(0, lambda this, a: this),
        hasOwnProperty=(1, lambda this, a: _object(this).own(to_string(_first(a))) is not None),
        isPrototypeOf=(1, lambda this, a: isinstance(a[0], Obj) and this in [*a[0].chain()][1:]),
        propertyIsEnumerable=(
            1,
            lambda this, a: to_string(_first(a)) in _object(this).enumerable_keys(),
        ),
    )


def _object(value: Any) -> Obj:
    """https://tc39.es/ecma262/#sec-toobject"""
    if value is None or value is jsnull:
        throw("TypeError", "Cannot convert undefined or null to object")
    if isinstance(value, str):
        return Array(value)
    return value if isinstance(value, Obj) else Obj(realm().prototypes["Object"])


def _pairs(value: Any) -> list[tuple[str, Any]]:
    source = _object(value)
    return [(key, source.get(key)) for key in source.enumerable_keys()]


def _from_entries(value: Any) -> Obj:
    made = Obj(realm().prototypes["Object"])
    if value is None or value is jsnull:
        throw("TypeError", f"{shown(value)} is not iterable")
    for entry in iterate(value):
        key, item = _entry(entry)
        made.set(to_string(key), item)
    return made


def _entry(entry: Any) -> tuple[Any, Any]:
    if isinstance(entry, PyProxy) and isinstance(entry.alive(), list | tuple):
        entry = Array(map(python_to_js, entry.alive()))
    if not isinstance(entry, Obj):
        throw("TypeError", f"Iterator value {to_string(entry)} is not an entry object")
    return entry.get("0"), entry.get("1")


def _assign(this: Any, arguments: list[Any]) -> Obj:
    target = _object(_first(arguments))
    for source in arguments[1:]:
        if source is not None and source is not jsnull:
            for key, value in _pairs(source):
                target.set(key, value)
    return target


def _freeze(this: Any, arguments: list[Any]) -> Any:
    if isinstance(_first(arguments), Obj):
        arguments[0].extensible = False
    return _first(arguments)


def _define_functions(new: Realm) -> None:
    def unusable(this: Any, arguments: list[Any]) -> Any:
        throw("TypeError", "'caller', 'callee', and 'arguments' properties may not be accessed")

    prototype = new.prototypes["Function"]
    _functions(
        prototype,
        toString=(0, lambda this, a: _source(this)),
        call=(1, lambda this, a: call(this, _first(a), a[1:])),
        apply=(2, lambda this, a: call(this, _first(a), [*iterate(_first(a, 1) or "")])),
        bind=(1, _bind),
    )
    for name in ("arguments", "caller"):
        prototype.properties[name] = Property(getter=unusable, enumerable=False)

    def no_eval(arguments: list[Any]) -> Any:
        throw("EvalError", "webapi.js runs no JavaScript source text")

    _class(new, "Function", 1, no_eval)


def _source(function: Any) -> str:
    if isinstance(function, PyProxy):
        return str(function.alive())
    return f"function {function.name}() {{ [native code] }}"


def _bind(this: Any, arguments: list[Any]) -> Function:
    bound, *rest = arguments or [None]
    name = f"bound {to_string(this.get('name'))}"
    return Function(name, 0, lambda _, more: call(this, bound, [*rest, *more]))


# Errors


def _define_errors(new: Realm) -> None:
    for kind in _ERRORS:
        if kind != "Error":
            new.prototypes[kind] = Obj(new.prototypes["Error"])

        def make(arguments: list[Any], kind: str = kind) -> Error:
            given = _first(arguments)
            return error(kind, "" if given is None else to_string(given))

        _class(new, kind, 1, make)
        new.prototypes[kind].define("name", kind)
        new.prototypes[kind].define("message", "")
    _functions(new.prototypes["Error"], toString=(0, _error_to_string))


def _error_to_string(this: Any, arguments: list[Any]) -> str:
    name, message = to_string(this.get("name")), to_string(this.get("message"))
    return f"{name}: {message}" if name and message else name or message


# Array


def _define_array(new: Realm) -> None:
    def make(arguments: list[Any]) -> Array:
        if len(arguments) == 1 and isinstance(arguments[0], float):
            if not (arguments[0].is_integer() and 0 <= arguments[0] < 2**32):
                throw("RangeError", "Invalid array length")
            return Array([None] * int(arguments[0]))
        return Array(arguments)

    cls = _class(new, "Array", 1, make)
    _functions(
        cls,
        isArray=(1, lambda this, a: isinstance(_first(a), Array)),
        of=(0, lambda this, a: Array(a)),
        from_=(1, _array_from),
    )
    _functions(
        new.prototypes["Array"],
        at=(1, lambda this, a: _first(this.elements[_integer(_first(a)) :])),
        concat=(1, _concat),
        entries=(0, lambda this, a: _array_iterator(Array(p) for p in _numbered(this))),
        every=(1, lambda this, a: all(_truth(v) for v in _each(this, a))),
        filter=(1, lambda this, a: Array(_filtered(this, a))),
        find=(1, lambda this, a: _first(_filtered(this, a))),
        flat=(0, lambda this, a: Array(_flat(this))),
        forEach=(1, lambda this, a: _each(this, a) and None),
        includes=(1, lambda this, a: _position(this, _first(a)) >= 0),
        indexOf=(1, lambda this, a: float(_position(this, _first(a)))),
        join=(1, _join),
        keys=(0, lambda this, a: _array_iterator(index for index, _ in _numbered(this))),
        map=(1, lambda this, a: Array(_each(this, a))),
        pop=(0, lambda this, a: this.elements.pop() if this.elements else None),
        push=(1, _push),
        reverse=(0, _reverse),
        shift=(0, lambda this, a: this.elements.pop(0) if this.elements else None),
        slice=(2, lambda this, a: Array(this.elements[_slice(a)])),
        some=(1, lambda this, a: any(_truth(v) for v in _each(this, a))),
        sort=(1, _sort),
        toString=(0, lambda this, a: _join(this, [])),
        values=(0, lambda this, a: _array_iterator(array_values(this))),
    )


def _array_iterator(values: Iterable[Any]) -> Iterator_:
    return Iterator_("Array", iter(values))


def _numbered(array: Array) -> Iterable[tuple[float, Any]]:
    return ((float(index), value) for index, value in enumerate(array_values(array)))


def _each(array: Array, arguments: list[Any]) -> list[Any]:
    """Call the first argument with each element, its index and the array."""
    callback = _first(arguments)
    if not is_callable(callback):
        throw("TypeError", f"{to_string(callback)} is not a function")
    this = _first(arguments, 1)
    return [call(callback, this, [value, index, array]) for index, value in _numbered(array)]


def _filtered(array: Array, arguments: list[Any]) -> list[Any]:
    elements = list(array.elements)
    kept = _each(array, arguments)
    return [value for value, keep in zip(elements, kept, strict=False) if _truth(keep)]


def _array_from(this: Any, arguments: list[Any]) -> Array:
    made = Array(iterate(_first(arguments)))
    if len(arguments) > 1:
        calls = [[value, index] for index, value in _numbered(made)]
        return Array(call(arguments[1], _first(arguments, 2), each) for each in calls)
    return made


def _concat(this: Array, arguments: list[Any]) -> Array:
    parts = [part.elements if isinstance(part, Array) else [part] for part in arguments]
    return Array([*this.elements, *(value for part in parts for value in part)])


def _flat(array: Array) -> Iterable[Any]:
    for value in array.elements:
        yield from value.elements if isinstance(value, Array) else (value,)


def _join(this: Array, arguments: list[Any]) -> str:
    separator = "," if _first(arguments) is None else to_string(arguments[0])
    joining = realm().joining
    if this in joining:
        return ""
    joining.append(this)
    try:
        return separator.join(
            "" if value is None or value is jsnull else to_string(value) for value in this.elements
        )
    finally:
        joining.pop()


def _position(array: Array, value: Any) -> int:
    keys = [same_value_zero(each) for each in array.elements]
    key = same_value_zero(value)
    return keys.index(key) if key in keys else -1


def _push(this: Array, arguments: list[Any]) -> float:
    this.elements += arguments
    return float(len(this.elements))


def _reverse(this: Array, arguments: list[Any]) -> Array:
    this.elements.reverse()
    return this


def _slice(arguments: list[Any]) -> slice:
    end = _first(arguments, 1)
    return slice(_integer(_first(arguments)), None if end is None else _integer(end))


def _sort(this: Array, arguments: list[Any]) -> Array:
    compare = _first(arguments)

    def order(a: Any, b: Any) -> float:
        return _number(call(compare, None, [a, b]))

    by_text = [value for value in this.elements if value is not None]
    if compare is None:
        by_text.sort(key=lambda value: to_string(value).encode("utf-16-be", "surrogatepass"))
    else:
        by_text.sort(key=cmp_to_key(order))  # type: ignore[arg-type]
    this.elements[:] = by_text + [None] * (len(this.elements) - len(by_text))
    return this


# Map and Set


def _define_collections(new: Realm) -> None:
    def make_map(arguments: list[Any]) -> Map:
        made = Map("Map")
        for entry in iterate(_first(arguments) or ""):
            made.put(*_entry(entry))
        return made

    def make_set(arguments: list[Any]) -> Map:
        made = Map("Set")
        for key in iterate(_first(arguments) or ""):
            made.put(key, key)
        return made

    _class(new, "Map", 0, make_map, needs_new=True)
    _class(new, "Set", 0, make_set, needs_new=True)
    for kind in ("Map", "Set"):
        prototype = new.prototypes[kind]
        prototype.properties["size"] = Property(getter=_size, enumerable=False)

        def iterator(pick: Callable[[Any], Any], kind: str = kind) -> tuple[int, Behaviour]:
            return 0, lambda this, a: Iterator_(kind, map(pick, this.live()))

        _functions(
            prototype,
            clear=(0, lambda this, a: this.entries.clear()),
            delete=(
                1,
                lambda this, a: this.entries.pop(same_value_zero(_first(a)), None) is not None,
            ),
            entries=iterator(Array),
            forEach=(1, _for_each_entry),
            has=(1, lambda this, a: same_value_zero(_first(a)) in this.entries),
            keys=iterator(lambda entry: entry[0]),
            values=iterator(lambda entry: entry[1]),
        )
    _functions(
        new.prototypes["Map"],
        get=(1, lambda this, a: this.entries.get(same_value_zero(_first(a)), (None, None))[1]),
        set=(2, lambda this, a: _put(this, _first(a), _first(a, 1))),
    )
    _functions(new.prototypes["Set"], add=(1, lambda this, a: _put(this, _first(a), _first(a))))
    _functions(new.prototypes["Iterator"], next=(0, _next), toArray=(0, _to_array))


def _size(this: Any, arguments: list[Any]) -> Any:
    return float(len(this.entries)) if isinstance(this, Map) else None


def _put(this: Map, key: Any, value: Any) -> Map:
    this.put(key, value)
    return this


def _for_each_entry(this: Map, arguments: list[Any]) -> None:
    for key, value in this.live():
        call(_first(arguments), _first(arguments, 1), [value, key, this])


def _next(this: Any, arguments: list[Any]) -> Obj:
    result = Obj(realm().prototypes["Object"])
    nothing = object()
    value = next(this.values, nothing)
    result.set("value", None if value is nothing else value)
    result.set("done", value is nothing)
    return result


def _to_array(this: Any, arguments: list[Any]) -> Array:
    return Array(this.values)


# String, Number, Boolean and the functions of the global object

_UNESCAPED = "!'()*-._~"
_RESERVED = ";/?:@&=+$,#"


def _define_primitives(new: Realm) -> None:
    world = new.global_object
    _class(new, "String", 1, lambda a: to_string(a[0]) if a else "")
    _class(new, "Boolean", 1, lambda a: _truth(_first(a)))
    number = _class(new, "Number", 1, lambda a: _number(a[0]) if a else 0.0)
    number.define("MAX_SAFE_INTEGER", float(2**53 - 1))
    number.define("MIN_SAFE_INTEGER", float(1 - 2**53))
    _functions(
        number,
        isInteger=(1, lambda this, a: isinstance(_first(a), float) and a[0].is_integer()),
    )
    _functions(
        world,
        encodeURIComponent=(1, lambda this, a: _encode(_first(a), _UNESCAPED)),
        encodeURI=(1, lambda this, a: _encode(_first(a), _UNESCAPED + _RESERVED)),
        decodeURIComponent=(1, lambda this, a: _decode(_first(a), "")),
        decodeURI=(1, lambda this, a: _decode(_first(a), _RESERVED)),
        isNaN=(1, lambda this, a: math.isnan(_number(_first(a)))),
        isFinite=(1, lambda this, a: math.isfinite(_number(_first(a)))),
        parseInt=(2, lambda this, a: _parse_prefix(r"[+-]?[0-9]+", a)),
        parseFloat=(1, lambda this, a: _parse_prefix(_DECIMAL, a)),
    )


def _truth(value: Any) -> bool:
    """https://tc39.es/ecma262/#sec-toboolean"""
    return isinstance(value, Obj) or bool(value == value and value)


_DECIMAL = r"[+-]?(?:Infinity|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
_WHITE_SPACE = " \t\n\r\v\f\xa0\ufeff\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(
    map(chr, range(0x2000, 0x200B))
)


def _number(value: Any) -> float:
    """https://tc39.es/ecma262/#sec-tonumber"""
    if value is jsnull:
        return 0.0
    if isinstance(value, bool | float):
        return float(value)
    if isinstance(value, JsBigInt):
        return _float(str(value) if value.bit_length() < 2048 else "Infinity")
    if value is None:
        return math.nan
    text = to_string(value).strip(_WHITE_SPACE)
    if radix := re.fullmatch("0([xX][0-9a-fA-F]+|[oO][0-7]+|[bB][01]+)", text):
        return _float(str(int(radix[0][:260], 0)))
    if not text:
        return 0.0
    return _float(text) if re.fullmatch(_DECIMAL, text) else math.nan


def _float(text: str) -> float:
    return float(text)


def _integer(value: Any) -> int:
    """https://tc39.es/ecma262/#sec-tointegerorinfinity, within what can be an index"""
    number = _number(value)
    return 0 if number != number else int(max(-(2.0**53), min(2.0**53, number)))


def _parse_prefix(pattern: str, arguments: list[Any]) -> float:
    found = re.match(pattern, to_string(_first(arguments)).lstrip(_WHITE_SPACE))
    return _float(found[0]) if found else math.nan


def _encode(value: Any, unescaped: str) -> str:
    """https://tc39.es/ecma262/#sec-encode"""
    try:
        return quote(to_string(value), safe=unescaped)
    except UnicodeEncodeError:
        throw("URIError", "URI malformed")


def _decode(value: Any, preserved: str) -> str:
    """https://tc39.es/ecma262/#sec-decode"""

    def decoded(run: re.Match[str]) -> str:
        text = bytes.fromhex(run[0].replace("%", "")).decode("utf-8")
        kept = [quote(c, safe="") if c in preserved else c for c in text]
        return "".join(kept)

    text = to_string(value)
    try:
        result = re.sub("(?:%[0-9a-fA-F]{2})+", decoded, text)
    except UnicodeDecodeError:
        throw("URIError", "URI malformed")
    if re.search("%(?![0-9a-fA-F]{2})", text):
        throw("URIError", "URI malformed")
    return result
