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
    from webapi.interfaces.file_list import FileList
    from webapi.interfaces.html_input_element import HTMLInputElement

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def files_setter(this: HTMLInputElement, value: FileList | None) -> None:
    """https://html.spec.whatwg.org/multipage/input.html#dom-input-files"""
    this._webapi_node.files = None if value is None else value_of(value)


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
