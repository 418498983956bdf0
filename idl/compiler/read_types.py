"""Types, default values and extended attributes, from widlparser's productions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, cast, get_args

from widlparser import productions

from idl.compiler import model
from idl.compiler.errors import IDLError, Location

TYPE_ATTRIBUTES = frozenset(
    {"AllowResizable", "AllowShared", "Clamp", "EnforceRange", "LegacyNullToEmptyString"}
)
KNOWN_ATTRIBUTES = TYPE_ATTRIBUTES.union(
    (
        "Default",
        "Exposed",
        "Global",
        "ImplementedAs",
        "NewObject",
        "PutForwards",
        "Replaceable",
        "SameObject",
    ),
    ("LegacyNoInterfaceObject", "LegacyTreatNonObjectAsNull", "LegacyUnforgeable"),
    ("LegacyUnenumerableNamedProperties", "LegacyWindowAlias", "SecureContext", "Unscopable"),
    ("CEReactions", "HTMLConstructor", "Serializable", "Transferable"),
    ("Reflect", "ReflectDefault", "ReflectNonNegative", "ReflectPositive"),
    ("ReflectPositiveWithFallback", "ReflectRange", "ReflectSetter", "ReflectURL"),
    ("AsDictionary", "ByFunction", "CallWith", "Carried", "Changeable"),
    ("CSSAttributes", "Exception"),
    ("ExtractAnOrigin", "FastPath", "ItemType", "LegacyOverrideBuiltIns", "NamedProperties"),
    ("Iterates", "Navigates", "Objects", "Picklable", "Pure", "RunsIn", "SharedState"),
    ("StringMap", "Throws", "Uncopyable", "WithArguments"),
)
"""The extended attributes of Web IDL, then of HTML, then of ``python.webidl``."""
_VIEWS = (
    *("DataView", "Int8Array", "Int16Array", "Int32Array", "Uint8Array", "Uint16Array"),
    *("Uint32Array", "Uint8ClampedArray", "BigInt64Array", "BigUint64Array"),
    *("Float16Array", "Float32Array", "Float64Array"),
)
_COMMON: dict[str, model.Type] = {
    "ArrayBufferView": model.Union(tuple(model.Buffer(name) for name in _VIEWS), "ArrayBufferView"),
    "DOMTimeStamp": model.Simple("unsigned long long"),
}
for _name in ("BufferSource", "AllowSharedBufferSource"):
    _buffers = (model.Buffer(each, _name[0] == "A") for each in (*_VIEWS, "ArrayBuffer"))
    _COMMON[_name] = model.Union(tuple(_buffers), _name)
_EXTENDED_ATTRIBUTE = re.compile(r"\s*(\w+)\s*(?:=\s*(.*?)\s*)?", re.DOTALL)


def read_extended_attributes(construct: Any, location: Location) -> dict[str, str | None]:
    """The extended attributes written on a construct or type."""
    attributes: dict[str, str | None] = {}
    for each in construct.extended_attributes or ():
        match = _EXTENDED_ATTRIBUTE.fullmatch(str(each))
        if match is None or match[1] not in KNOWN_ATTRIBUTES:
            raise IDLError(location, f"unsupported extended attribute [{str(each).strip()}]")
        attributes[match[1]] = match[2]
    return attributes


def read_type(production: Any, location: Location, attributes: Iterable[str] = ()) -> model.Type:
    """Read a type; ``attributes`` belong to the member or argument around it."""
    applied = TYPE_ATTRIBUTES.intersection(attributes)
    inner = production
    nullable = False
    while True:
        if getattr(inner, "extended_attributes", None):
            applied |= set(read_extended_attributes(inner, location))
        suffix = getattr(inner, "suffix", None)
        if suffix:
            if getattr(suffix, "array", True) or suffix.suffix:
                raise IDLError(location, f"unsupported array type {str(production).strip()!r}")
            nullable = True
        if getattr(inner, "null", None):
            nullable = True
        if isinstance(
            inner,
            productions.Type
            | productions.TypeWithExtendedAttributes
            | productions.SingleType
            | productions.UnionMemberType,
        ):
            inner = inner.type
        else:
            break
    read = _read_inner(inner, location, applied)
    return model.Nullable(read) if nullable else read


def _read_inner(inner: Any, location: Location, applied: frozenset[str]) -> model.Type:
    if isinstance(inner, productions.UnionType):
        return model.Union(tuple(read_type(each, location) for each in inner.types))
    if isinstance(inner, productions.AnyType):
        return model.Simple("any")
    if isinstance(inner, productions.NonAnyType):
        if inner.sequence or inner.promise:
            name = cast(Any, inner.sequence or inner.promise).symbol
            if name not in get_args(model.GenericName):
                raise IDLError(location, f"unsupported type {name}")
            return model.Generic(name, read_type(inner.type, location))
        if inner.record:
            key = model.Simple(cast(Any, inner.key_type).symbol)
            return model.Record(key, read_type(inner.type, location))
    # The rest is one name, perhaps of several words; ConstType has its "?" beside it.
    name = " ".join(str(inner.type).split())
    if isinstance(inner.type, productions.TypeIdentifier):
        name = cast(str, inner.type.name)
        is_buffer = name in (*_VIEWS, "SharedArrayBuffer")
        buffer = model.Buffer(name, "AllowShared" in applied)
        return _COMMON.get(name) or (buffer if is_buffer else model.Reference(name))
    if name in productions.NonAnyType.BUFFER_RELATED_TYPES:
        return model.Buffer(name, "AllowShared" in applied)
    if name == "Error":
        raise IDLError(location, "unsupported type Error")
    return _simple(name, location, applied)


def _simple(name: str, location: Location, applied: frozenset[str]) -> model.Simple:
    string = name in productions.NonAnyType.STRING_TYPES
    integer = name in ("byte", "octet") or name.endswith(("short", "long"))
    for attribute in applied - {"AllowShared", "AllowResizable"}:
        if not (integer if attribute in ("Clamp", "EnforceRange") else string):
            raise IDLError(location, f"[{attribute}] does not apply to {name}")
        return model.Simple(name, attribute)
    return model.Simple(name)


_WORDS = {
    "null": model.Default("null"),
    "[]": model.Default("sequence"),
    "{}": model.Default("dictionary"),
    "true": model.Default("boolean", True),
    "false": model.Default("boolean", False),
    **{word: model.Default("number", float(word)) for word in ("NaN", "Infinity", "-Infinity")},
}


def read_default(production: Any, location: Location) -> model.Default | None:
    """A default value or the value of a constant."""
    if production is None:
        return None
    text = production.value if isinstance(production, productions.Default) else str(production)
    text = text.strip()
    if text in _WORDS:
        return _WORDS[text]
    if text.startswith('"'):
        return model.Default("string", text[1:-1])
    sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
    try:
        if digits[:2] in ("0x", "0X"):
            return model.Default("number", sign * int(digits, 16))
        if digits.isdigit():
            return model.Default("number", sign * int(digits, 8 if digits[0] == "0" else 10))
        return model.Default("number", float(text))
    except ValueError:
        raise IDLError(location, f"unsupported value {text!r}") from None
