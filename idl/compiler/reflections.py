"""How an IDL attribute reflects a content attribute: the functions that get and set it.

https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from idl.compiler import model
from idl.compiler.errors import IDLError

Keywords: TypeAlias = Mapping[str, Mapping[str, Any]]
"""The tables of ``idl/keywords.toml``, by attribute, or by interface and then by attribute."""

Call: TypeAlias = tuple[str, tuple[object, ...]]
"""A function of ``webapi/dom/reflection.py``, and its arguments after the element and the name."""

GETTERS = (
    *("Reflect", "ReflectURL", "ReflectNonNegative", "ReflectPositive"),
    "ReflectPositiveWithFallback",
)
"""The extended attributes of attributes that reflect as Web IDL's types say."""

LEAST_LONG = -(2**31)


@dataclass(frozen=True)
class Reflection:
    """The content attribute, and the calls that get and set it; None where steps do this."""

    name: str
    getter: Call | None
    setter: Call | None


def reflection_of(attribute: model.Attribute, keywords: Keywords) -> Reflection | None:
    """How an attribute reflects, if it does."""
    own = keywords.get(attribute.declared_in, {}).get(attribute.name)
    name = attribute.reflects(*GETTERS, "ReflectSetter")
    may_reflect = name or "CEReactions" in attribute.extended_attributes
    table = own or (keywords.get(attribute.name) if may_reflect else None)
    if table is None and not name:
        return None
    if "ReflectSetter" in attribute.extended_attributes:
        return Reflection(name, None, _calls(attribute)[1])
    if table is not None and "keywords" in table:
        return Reflection(name or attribute.name.lower(), *_keyword_calls(attribute, table))
    if name and table is not None:
        return Reflection(name, ("tokens", (table["supported"],)), None)
    return Reflection(name, *_calls(attribute)) if name else None


def _keyword_calls(attribute: model.Attribute, table: Mapping[str, Any]) -> tuple[Call, Call]:
    """The calls of an enumerated attribute that is limited to only known values."""
    is_nullable = isinstance(attribute.type, model.Nullable)
    known = {each: each for each in table["keywords"]} | table.get("synonyms", {})
    missing = table.get("missing", None if is_nullable else "")
    getter = ("keyword", (known, missing, table.get("invalid", "")))
    return getter, ("nullable" if is_nullable else "domstring", ())


def _calls(attribute: model.Attribute) -> tuple[Call, Call | None]:
    attributes = attribute.extended_attributes
    default = _number(attributes.get("ReflectDefault"))
    match attribute.type:
        case model.Simple("DOMString" | "USVString" as type_):
            kind = "url" if "ReflectURL" in attributes else type_.lower()
            return (kind, ()), ("domstring", ())
        case model.Nullable(model.Simple("DOMString")):
            return ("nullable", ()), ("nullable", ())
        case model.Simple("boolean"):
            return ("boolean", ()), ("boolean", ())
        case model.Simple("long") if "ReflectNonNegative" in attributes:
            return ("integer", (-1 if default is None else default, 0)), ("non_negative", ())
        case model.Simple("long"):
            return ("integer", (default or 0, LEAST_LONG)), ("integer", ())
        case model.Simple("unsigned long"):
            return _unsigned_calls(attributes, default)
        case model.Simple("double"):
            sign = "positive_" if "ReflectPositive" in attributes else ""
            return (f"{sign}double", (float(default or 0),)), (f"{sign}double", ())
        case model.Nullable(model.Reference("Element")):
            return ("element", ()), ("element", ())
        case model.Nullable(model.Generic("FrozenArray", model.Reference("Element"))):
            return ("elements", ()), ("elements", ())
        case model.Reference("DOMTokenList"):
            return ("tokens", (None,)), None
    place = attribute.location
    raise IDLError(place, f"unsupported: [Reflect] {attribute.name!r} of type {attribute.type}")


def _unsigned_calls(
    attributes: model.ExtendedAttributes, default: float | None
) -> tuple[Call, Call]:
    if limits := attributes.get("ReflectRange"):
        least, greatest = (int(each) for each in limits.strip("()").split(","))
        first = least if default is None else default
        return ("clamped_integer", (first, least, greatest)), ("unsigned", (first,))
    if "ReflectPositive" in attributes:
        return ("integer", (default or 1, 1)), ("positive", (default or 1,))
    if "ReflectPositiveWithFallback" in attributes:
        return ("integer", (default or 1, 1)), ("unsigned", (default or 1, 1))
    return ("integer", (default or 0, 0)), ("unsigned", (default or 0,))


def _number(text: str | None) -> float | None:
    if text is None:
        return None
    return float(text) if "." in text else int(text)
