"""The constraint validation API.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.forms.validity import ValidityState as ValidityStateImpl
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """The objects have no private attributes for this."""


def willValidate_getter(this: HTMLElement) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-willvalidate"""
    result: bool = this._webapi_node.will_validate
    return result


def validity_getter(this: HTMLElement) -> ValidityStateImpl:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validity"""
    result: ValidityStateImpl = this._webapi_node.validity
    return result


def validationMessage_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validationmessage"""
    result: str = this._webapi_node.validation_message
    return result


def checkValidity(this: HTMLElement) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-checkvalidity"""
    result: bool = this._webapi_node.check_validity()
    return result


def reportValidity(this: HTMLElement) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-reportvalidity"""
    result: bool = this._webapi_node.report_validity()
    return result


def setCustomValidity(this: HTMLElement, error: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity"""
    this._webapi_node.set_custom_validity(error)
