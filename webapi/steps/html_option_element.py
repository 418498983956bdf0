"""The steps of the HTMLOptionElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-option-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.html_option_element import HTMLOptionElement


def label_getter(this: HTMLOptionElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-label"""
    result: str = this._webapi_node.label
    return result


def selected_getter(this: HTMLOptionElement) -> bool:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-selected"""
    result: bool = this._webapi_node.selected
    return result


def selected_setter(this: HTMLOptionElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-selected"""
    this._webapi_node.selected = value


def value_getter(this: HTMLOptionElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-value"""
    result: str = this._webapi_node.value
    return result


def text_getter(this: HTMLOptionElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text"""
    result: str = this._webapi_node.text
    return result


def text_setter(this: HTMLOptionElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text"""
    this._webapi_node.text = value


def index_getter(this: HTMLOptionElement) -> int:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-index"""
    result: int = this._webapi_node.index
    return result
