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


def valueMissing_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valuemissing"""
    result: bool = this._webapi_validity.value_missing
    return result


def typeMismatch_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-typemismatch"""
    result: bool = this._webapi_validity.type_mismatch
    return result


def patternMismatch_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-patternmismatch"""
    result: bool = this._webapi_validity.pattern_mismatch
    return result


def tooLong_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-toolong"""
    result: bool = this._webapi_validity.too_long
    return result


def tooShort_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-tooshort"""
    result: bool = this._webapi_validity.too_short
    return result


def rangeUnderflow_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeunderflow"""
    result: bool = this._webapi_validity.range_underflow
    return result


def rangeOverflow_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeoverflow"""
    result: bool = this._webapi_validity.range_overflow
    return result


def stepMismatch_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-stepmismatch"""
    result: bool = this._webapi_validity.step_mismatch
    return result


def badInput_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-badinput"""
    result: bool = this._webapi_validity.bad_input
    return result


def customError_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-customerror"""
    result: bool = this._webapi_validity.custom_error
    return result


def valid_getter(this: ValidityState) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valid"""
    result: bool = this._webapi_validity.valid
    return result


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
