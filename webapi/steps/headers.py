"""The steps of the Headers class: https://fetch.spec.whatwg.org/#headers-class"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.fetching import headers as fetching
from webapi.webidl.platform_objects import lock

from .added_state import added_state, restore_added_state

if TYPE_CHECKING:
    from webapi.interfaces.headers import Headers

_SHOWN = 8
"""How many names the ``repr`` shows."""


class Slots:
    """The private attribute of Headers objects. Who changes it holds the lock."""

    _webapi_headers: fetching.Headers


def initialize(this: Headers, value: fetching.Headers) -> None:
    """Make ``this`` the object of headers."""
    this._webapi_headers = value
    value.platform_object = this


def constructor(this: Headers, init: list[list[str]] | dict[str, str] | None) -> None:
    """https://fetch.spec.whatwg.org/#dom-headers"""
    initialize(this, fetching.Headers())
    this._webapi_headers.constructor_steps(init)


def append(this: Headers, name: str, value: str) -> None:
    """https://fetch.spec.whatwg.org/#dom-headers-append"""
    with lock:
        this._webapi_headers.append(name, value)


def delete(this: Headers, name: str) -> None:
    """https://fetch.spec.whatwg.org/#dom-headers-delete"""
    with lock:
        this._webapi_headers.delete(name)


def set(this: Headers, name: str, value: str) -> None:
    """https://fetch.spec.whatwg.org/#dom-headers-set"""
    with lock:
        this._webapi_headers.set(name, value)


def value_pairs_to_iterate_over(this: Headers) -> list[tuple[str, str]]:
    """The sorted and combined headers: https://fetch.spec.whatwg.org/#headers-class"""
    with lock:
        return this._webapi_headers.value_pairs_to_iterate_over()


def inspect(this: Headers) -> str:
    """The ``repr``: the names. Values may be secrets."""
    names = [*dict.fromkeys(name for name, _ in value_pairs_to_iterate_over(this))]
    shown = ", ".join(names[:_SHOWN]) + (", …" if len(names) > _SHOWN else "")
    return f"<{type(this).__name__}{': ' if shown else ''}{shown}>"


def serialization_steps(this: Headers) -> tuple[Any, ...]:
    """The state for pickle: the headers, the guard and the state that subclasses added."""
    headers = this._webapi_headers
    return headers.header_list.headers(), headers.guard, added_state(this)


def deserialization_steps(this: Headers, serialized: tuple[Any, ...]) -> None:
    """Restore ``this`` from the serialized state."""
    pairs, guard, added = serialized
    initialize(this, fetching.Headers())
    for name, value in pairs:
        this._webapi_headers.header_list.append(name, value)
    this._webapi_headers.guard = guard
    restore_added_state(this, added)
