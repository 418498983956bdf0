"""The steps of the HTMLTextAreaElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.html_text_area_element import HTMLTextAreaElement
    from webapi.interfaces.selection_mode import SelectionMode


def autocomplete_getter(this: HTMLTextAreaElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete"""
    result: str = this._webapi_node.autocomplete
    return result


def type_getter(this: HTMLTextAreaElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-type"""
    result: str = this._webapi_node.type
    return result


def defaultValue_getter(this: HTMLTextAreaElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-defaultvalue"""
    result: str = this._webapi_node.default_value
    return result


def defaultValue_setter(this: HTMLTextAreaElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-defaultvalue"""
    this._webapi_node.default_value = value


def value_getter(this: HTMLTextAreaElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-value"""
    result: str = this._webapi_node.value
    return result


def value_setter(this: HTMLTextAreaElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-value"""
    this._webapi_node.value = value


def textLength_getter(this: HTMLTextAreaElement) -> int:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-textlength"""
    result: int = this._webapi_node.text_length
    return result


def select(this: HTMLTextAreaElement) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select"""
    this._webapi_node.select()


def selectionStart_getter(this: HTMLTextAreaElement) -> int:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart"""
    result: int = this._webapi_node.selection_start
    return result


def selectionStart_setter(this: HTMLTextAreaElement, value: int) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart"""
    this._webapi_node.selection_start = value


def selectionEnd_getter(this: HTMLTextAreaElement) -> int:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend"""
    result: int = this._webapi_node.selection_end
    return result


def selectionEnd_setter(this: HTMLTextAreaElement, value: int) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend"""
    this._webapi_node.selection_end = value


def selectionDirection_getter(this: HTMLTextAreaElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection"""
    result: str = this._webapi_node.selection_direction
    return result


def selectionDirection_setter(this: HTMLTextAreaElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection"""
    this._webapi_node.selection_direction = value


def setRangeText(this: HTMLTextAreaElement, replacement: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext"""
    this._webapi_node.set_range_text(replacement)


def setRangeText_2(
    this: HTMLTextAreaElement, replacement: str, start: int, end: int, selectionMode: SelectionMode
) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext"""
    this._webapi_node.set_range_text_2(replacement, start, end, selectionMode)


def setSelectionRange(
    this: HTMLTextAreaElement, start: int, end: int, direction: str | None
) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setselectionrange"""
    this._webapi_node.set_selection_range(start, end, direction)
