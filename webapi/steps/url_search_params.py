"""The steps of the URLSearchParams class: https://url.spec.whatwg.org/#interface-urlsearchparams"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING

from webapi.url.form_urlencoded import urlencoded_serializer, urlencoded_string_parser

from . import url as url_steps

if TYPE_CHECKING:
    from webapi.interfaces.url import URL
    from webapi.interfaces.url_search_params import URLSearchParams
    from webapi.url.fast_road import CanonicalURL


class Slots:
    """What a URLSearchParams object holds."""

    _former_url: CanonicalURL
    """What the URL object's URL was before the update that is pending, if it was canonical."""
    _list: list[tuple[str, str]]
    _update_pending: bool
    """Whether the URL object's URL has yet to get the serialization of the list."""
    _url_object: URL | None


def initialize(this: URLSearchParams, init: list[list[str]] | dict[str, str] | str) -> None:
    """https://url.spec.whatwg.org/#urlsearchparams-initialize"""
    this._update_pending = False
    this._url_object = None
    if isinstance(init, list):
        this._list = []
        for index, inner_sequence in enumerate(init):
            if len(inner_sequence) != 2:
                raise TypeError(
                    "Failed to construct 'URLSearchParams': Sequence initializer must only contain "
                    f"pair elements: element {index} has a length of {len(inner_sequence)}"
                )
            this._list.append((inner_sequence[0], inner_sequence[1]))
    elif isinstance(init, dict):
        this._list = list(init.items())
    else:
        this._list = urlencoded_string_parser(init)


def update(this: URLSearchParams) -> None:
    """https://url.spec.whatwg.org/#concept-urlsearchparams-update"""
    if this._url_object is None:
        return
    this._update_pending = True
    url_steps.query_updated(this._url_object)


def constructor_fast_path(constructor_steps: Callable[..., None]) -> Callable[..., None]:
    """Let the constructor take an ASCII string, which needs no conversion, as it comes."""

    @wraps(constructor_steps)
    def constructor(this: URLSearchParams, init: object = None) -> None:
        if type(init) is str and init.isascii():
            # What initialize does, without a call.
            this._list = urlencoded_string_parser(init.removeprefix("?"))
            this._update_pending = False
            this._url_object = None
        else:
            constructor_steps(this, init)

    return constructor


def constructor(this: URLSearchParams, init: list[list[str]] | dict[str, str] | str) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams"""
    if isinstance(init, str):
        init = init.removeprefix("?")
    initialize(this, init)


def size_getter(this: URLSearchParams) -> int:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-size"""
    return len(this._list)


def append(this: URLSearchParams, name: str, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-append"""
    this._list.append((name, value))
    update(this)


def delete(this: URLSearchParams, name: str, value: str | None) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-delete"""
    if value is not None:
        this._list[:] = [pair for pair in this._list if pair != (name, value)]
    else:
        this._list[:] = [pair for pair in this._list if pair[0] != name]
    update(this)


def get(this: URLSearchParams, name: str) -> str | None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-get"""
    for key, value in this._list:
        if key == name:
            return value
    return None


def getAll(this: URLSearchParams, name: str) -> list[str]:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-getall"""
    return [value for key, value in this._list if key == name]


def has(this: URLSearchParams, name: str, value: str | None) -> bool:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-has"""
    if value is not None:
        return (name, value) in this._list
    return any(key == name for key, _ in this._list)


def set(this: URLSearchParams, name: str, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-set"""
    pairs = this._list
    first = next((index for index, (key, _) in enumerate(pairs) if key == name), None)
    if first is None:
        pairs.append((name, value))
    else:
        others = [pair for pair in pairs[first + 1 :] if pair[0] != name]
        pairs[first:] = [(name, value), *others]
    update(this)


def sort(this: URLSearchParams) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-sort"""
    this._list.sort(key=_code_units)
    update(this)


def _code_units(pair: tuple[str, str]) -> bytes:
    """The UTF-16 code units of a name, as bytes in the same order."""
    return pair[0].encode("utf-16-be")


def value_pairs_to_iterate_over(this: URLSearchParams) -> list[tuple[str, str]]:
    """The list's tuples: https://url.spec.whatwg.org/#interface-urlsearchparams"""
    return this._list


def stringification_behavior(this: URLSearchParams) -> str:
    """https://url.spec.whatwg.org/#urlsearchparams-stringification-behavior"""
    return urlencoded_serializer(this._list)


def inspect(this: URLSearchParams) -> str:
    """What ``repr`` shows: the serialization."""
    return f"{type(this).__name__}({urlencoded_serializer(this._list)!r})"


def serialization_steps(this: URLSearchParams) -> tuple[list[tuple[str, str]]]:
    """What a pickle holds: the list. A copy belongs to no URL, as in ``new URLSearchParams(p)``."""
    return (this._list,)


def deserialization_steps(this: URLSearchParams, serialized: tuple[list[tuple[str, str]]]) -> None:
    """Make ``this`` the copy of what was serialized."""
    this._list = list(serialized[0])
    this._update_pending = False
    this._url_object = None
