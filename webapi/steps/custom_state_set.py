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


def value_pairs_to_iterate_over(this: CustomStateSet) -> list[tuple[str, str]]:
    """https://webidl.spec.whatwg.org/#js-set-entries"""
    return this._webapi_states.value_pairs_to_iterate_over()


def inspect(this: CustomStateSet) -> str:
    """The ``repr``: the states."""
    return f"<CustomStateSet {[each for each, _ in value_pairs_to_iterate_over(this)]}>"
