"""The steps of the ElementInternals class.

https://html.spec.whatwg.org/multipage/custom-elements.html#elementinternals
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard, cast

from webapi.dom.forms.entry_list import FormEntry

from .file import file_of
from .form_data import entry_list_of

if TYPE_CHECKING:
    from webapi.dom.forms.element_internals import ElementInternals as ElementInternalsImpl
    from webapi.dom.forms.element_internals import ValidityStateFlags
    from webapi.html.entry_list import Entry
    from webapi.interfaces.element_internals import ElementInternals
    from webapi.interfaces.file import File
    from webapi.interfaces.form_data import FormData
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """The private attributes of ElementInternals objects."""

    _webapi_node: ElementInternalsImpl
    """The internals, whose attributes ARIAMixin reflects."""


def _internals(this: ElementInternals) -> ElementInternalsImpl:
    internals: ElementInternalsImpl = this._webapi_node
    return internals


def initialize(this: ElementInternals, value: ElementInternalsImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_node = value
    value.platform_object = this


def setFormValue(
    this: ElementInternals, value: File | FormData | str | None, state: File | FormData | str | None
) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setformvalue"""
    internals = _internals(this)
    if value is None:
        internals.set_form_value(None, None)
    elif isinstance(value, str):
        internals.set_form_value(FormEntry("", value), None)
    elif _is_form_data(value):
        internals.set_form_value(None, [_form_entry(each) for each in entry_list_of(value)])
    else:
        internals.set_form_value(FormEntry("", "", file_of(cast("File", value), None)), None)


def _is_form_data(value: File | FormData) -> TypeGuard[FormData]:
    return hasattr(value, "_webapi_entry_list")


def _form_entry(entry: Entry) -> FormEntry:
    name, value = entry
    return FormEntry(name, value) if isinstance(value, str) else FormEntry(name, "", value)


def setValidity(
    this: ElementInternals,
    flags: ValidityStateFlags,
    message: str | None,
    anchor: HTMLElement | None,
) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setvalidity"""
    node = None if anchor is None else anchor._webapi_node
    _internals(this).set_validity(flags, message, node)


def inspect(this: ElementInternals) -> str:
    """The ``repr``: the name of the target element."""
    return f"<ElementInternals of {_internals(this).element.qualified_name}>"
