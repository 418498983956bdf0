"""The steps of the CustomStateSet class.

https://html.spec.whatwg.org/multipage/custom-elements.html#customstateset
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.forms.element_internals import CustomStateSet as CustomStateSetImpl
    from webapi.interfaces.custom_state_set import CustomStateSet


class Slots:
    """The private attributes of CustomStateSet objects."""

    _webapi_states: CustomStateSetImpl


def initialize(this: CustomStateSet, value: CustomStateSetImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_states = value
    value.platform_object = this


def size_getter(this: CustomStateSet) -> int:
    """https://webidl.spec.whatwg.org/#js-set-size"""
    return this._webapi_states.size


def value_pairs_to_iterate_over(this: CustomStateSet) -> list[tuple[str, str]]:
    """https://webidl.spec.whatwg.org/#js-set-entries"""
    return this._webapi_states.value_pairs_to_iterate_over()


def has(this: CustomStateSet, value: str) -> bool:
    """https://webidl.spec.whatwg.org/#js-set-has"""
    return this._webapi_states.has(value)


def add(this: CustomStateSet, value: str) -> CustomStateSetImpl:
    """https://webidl.spec.whatwg.org/#js-set-add"""
    return this._webapi_states.add(value)


def delete(this: CustomStateSet, value: str) -> bool:
    """https://webidl.spec.whatwg.org/#js-set-delete"""
    return this._webapi_states.delete(value)


def clear(this: CustomStateSet) -> None:
    """https://webidl.spec.whatwg.org/#js-set-clear"""
    this._webapi_states.clear()


def inspect(this: CustomStateSet) -> str:
    """The ``repr``: the states."""
    return f"<CustomStateSet {[each for each, _ in value_pairs_to_iterate_over(this)]}>"
