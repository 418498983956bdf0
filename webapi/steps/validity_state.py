"""The steps of the ValidityState class.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#validitystate
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.forms.validity import ValidityState as ValidityStateImpl
    from webapi.interfaces.validity_state import ValidityState


class Slots:
    """The private attributes of ValidityState objects."""

    _webapi_validity: ValidityStateImpl


def initialize(this: ValidityState, value: ValidityStateImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_validity = value
    value.platform_object = this


def inspect(this: ValidityState) -> str:
    """The ``repr``: what is wrong."""
    validity = this._webapi_validity
    wrong = [name for name, is_wrong in _problems(validity) if is_wrong]
    return f"<ValidityState {', '.join(wrong) or 'valid'}>"


def _problems(validity: ValidityStateImpl) -> list[tuple[str, bool]]:
    return [
        ("valueMissing", validity.value_missing),
        ("typeMismatch", validity.type_mismatch),
        ("patternMismatch", validity.pattern_mismatch),
        ("rangeUnderflow", validity.range_underflow),
        ("rangeOverflow", validity.range_overflow),
        ("stepMismatch", validity.step_mismatch),
        ("customError", validity.custom_error),
    ]
