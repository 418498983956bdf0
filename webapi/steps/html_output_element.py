"""The steps of the HTMLOutputElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-output-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.html_output_element import HTMLOutputElement


def type_getter(this: HTMLOutputElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-type"""
    result: str = this._webapi_node.type
    return result


def defaultValue_getter(this: HTMLOutputElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-defaultvalue"""
    result: str = this._webapi_node.default_value
    return result


def defaultValue_setter(this: HTMLOutputElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-defaultvalue"""
    this._webapi_node.default_value = value


def value_getter(this: HTMLOutputElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-value"""
    result: str = this._webapi_node.value
    return result


def value_setter(this: HTMLOutputElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-value"""
    this._webapi_node.value = value
