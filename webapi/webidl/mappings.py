"""Objects as records: the pairs of any library's mapping, and the fields of other objects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any

from webapi.webidl.exceptions import shown
from webapi.webidl.platform_objects import is_platform_object


def is_mapping(value: object) -> bool:
    """Whether an object has ``keys()`` and returns the value of each key."""
    kind = type(value)
    if kind is dict or isinstance(value, (dict, Mapping)):
        return True
    return hasattr(kind, "keys") and hasattr(kind, "__getitem__") and not is_platform_object(value)


def pairs_of(mapping: Any) -> list[tuple[Any, Any]]:
    """The pairs of a mapping, including those of repeated names.

    They come from ``multi_items()`` (httpx, Starlette), ``items(multi=True)`` (Werkzeug),
    ``lists()`` (Django) or ``items()``, or else from ``keys()``.

    >>> pairs_of({"a": 1})
    [('a', 1)]
    """
    if type(mapping) is dict:
        return list(mapping.items())
    if callable(multi_items := getattr(mapping, "multi_items", None)):
        return list(multi_items())
    if callable(items := getattr(mapping, "items", None)):
        try:
            return list(items(multi=True))
        except TypeError:
            if callable(lists := getattr(mapping, "lists", None)):
                return [(name, value) for name, values in lists() for value in values]
            return list(items())
    keys = mapping.keys()
    return [(key, mapping[key]) for key in keys]


def repeated_pairs_of(value: object) -> list[tuple[Any, Any]] | None:
    """The pairs of a mapping in which a name is repeated; ``None`` for every other value."""
    if type(value) is dict or not is_mapping(value):
        return None
    pairs = pairs_of(value)
    names = [name for name, _ in pairs]
    return pairs if len(set(names)) < len(names) else None


def fields_of(value: object, context: str) -> Iterable[tuple[str, Any]]:
    """The public fields of a dataclass's object, or the public attributes of any other.

    They correspond to an object's own enumerable properties in JavaScript. A platform object or a
    namespace may have none.

    Raises:
        TypeError: any other object has no public attributes.
    """
    fields = getattr(value, "__dataclass_fields__", None)
    names = fields if isinstance(fields, dict) else getattr(value, "__dict__", {})
    pairs = [(name, getattr(value, name)) for name in list(names) if not name.startswith("_")]
    if not (pairs or is_platform_object(value) or isinstance(value, SimpleNamespace)):
        raise TypeError(f"{context} has neither items nor fields: {shown(value)}.")
    return pairs
