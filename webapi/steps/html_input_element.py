"""The steps of the HTMLInputElement class.

https://html.spec.whatwg.org/multipage/input.html#the-input-element
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from webapi.webidl.exceptions import RangeError
from webapi.webidl.numeric import to_number

from .file_list import value_of

if TYPE_CHECKING:
    from webapi.dom.collections import NodeList as NodeListImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.dom.forms.input import FileList as FileListImpl
    from webapi.interfaces.file_list import FileList
    from webapi.interfaces.html_input_element import HTMLInputElement
    from webapi.interfaces.selection_mode import SelectionMode

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def checked_getter(this: HTMLInputElement) -> bool:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-checked"""
    result: bool = this._webapi_node.checked
    return result


def checked_setter(this: HTMLInputElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-checked"""
    this._webapi_node.checked = value


def files_getter(this: HTMLInputElement) -> FileListImpl | None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-files"""
    result: FileListImpl | None = this._webapi_node.files
    return result


def files_setter(this: HTMLInputElement, value: FileList | None) -> None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-files"""
    this._webapi_node.files = None if value is None else value_of(value)


def width_getter(this: HTMLInputElement) -> int:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-width"""
    result: int = this._webapi_node.width
    return result


def height_getter(this: HTMLInputElement) -> int:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-height"""
    result: int = this._webapi_node.height
    return result


def indeterminate_getter(this: HTMLInputElement) -> bool:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate"""
    result: bool = this._webapi_node.indeterminate
    return result


def indeterminate_setter(this: HTMLInputElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate"""
    this._webapi_node.indeterminate = value


def list_getter(this: HTMLInputElement) -> ElementImpl | None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-list"""
    result: ElementImpl | None = this._webapi_node.list
    return result


def autocomplete_getter(this: HTMLInputElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete"""
    result: str = this._webapi_node.autocomplete
    return result


def type_getter(this: HTMLInputElement) -> str:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-type"""
    result: str = this._webapi_node.type
    return result


def value_getter(this: HTMLInputElement) -> str:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-value"""
    result: str = this._webapi_node.value
    return result


def value_setter(this: HTMLInputElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-value"""
    this._webapi_node.value = value


def valueAsDate_getter(this: HTMLInputElement) -> datetime | None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate, in UTC"""
    time: float | None = this._webapi_node.time_of_value
    if time is None:
        return None
    try:
        return _EPOCH + timedelta(milliseconds=time)
    except OverflowError:
        raise RangeError("Failed to get 'valueAsDate': datetime has no such year.") from None


def valueAsDate_setter(this: HTMLInputElement, value: object) -> None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate"""
    if value is not None and not isinstance(value, datetime):
        raise TypeError("Failed to set 'valueAsDate': the value is not a datetime.")
    time = None if value is None else to_number(value, "Failed to set 'valueAsDate': the value")
    this._webapi_node.set_time_of_value(time)


def valueAsNumber_getter(this: HTMLInputElement) -> float:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasnumber"""
    result: float = this._webapi_node.value_as_number
    return result


def valueAsNumber_setter(this: HTMLInputElement, value: float) -> None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasnumber"""
    this._webapi_node.value_as_number = value


def stepUp(this: HTMLInputElement, n: int) -> None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup"""
    this._webapi_node.step_up(n)


def stepDown(this: HTMLInputElement, n: int) -> None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-stepdown"""
    this._webapi_node.step_down(n)


def labels_getter(this: HTMLInputElement) -> NodeListImpl | None:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels"""
    result: NodeListImpl | None = this._webapi_node.labels
    return result


def select(this: HTMLInputElement) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select"""
    this._webapi_node.select()


def selectionStart_getter(this: HTMLInputElement) -> int | None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart"""
    result: int | None = this._webapi_node.selection_start
    return result


def selectionStart_setter(this: HTMLInputElement, value: int | None) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart"""
    this._webapi_node.selection_start = value


def selectionEnd_getter(this: HTMLInputElement) -> int | None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend"""
    result: int | None = this._webapi_node.selection_end
    return result


def selectionEnd_setter(this: HTMLInputElement, value: int | None) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend"""
    this._webapi_node.selection_end = value


def selectionDirection_getter(this: HTMLInputElement) -> str | None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection"""
    result: str | None = this._webapi_node.selection_direction
    return result


def selectionDirection_setter(this: HTMLInputElement, value: str | None) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection"""
    this._webapi_node.selection_direction = value


def setRangeText(this: HTMLInputElement, replacement: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext"""
    this._webapi_node.set_range_text(replacement)


def setRangeText_2(
    this: HTMLInputElement, replacement: str, start: int, end: int, selectionMode: SelectionMode
) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext"""
    this._webapi_node.set_range_text_2(replacement, start, end, selectionMode)


def setSelectionRange(this: HTMLInputElement, start: int, end: int, direction: str | None) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setselectionrange"""
    this._webapi_node.set_selection_range(start, end, direction)
