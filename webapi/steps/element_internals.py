"""The steps of the ElementInternals class.

https://html.spec.whatwg.org/multipage/custom-elements.html#elementinternals
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard, cast

from webapi.dom.forms.entry_list import FormEntry

from .file import file_of
from .form_data import entry_list_of

if TYPE_CHECKING:
    from webapi.dom.collections import NodeList as NodeListImpl
    from webapi.dom.forms.element_internals import CustomStateSet as CustomStateSetImpl
    from webapi.dom.forms.element_internals import ElementInternals as ElementInternalsImpl
    from webapi.dom.forms.element_internals import ValidityStateFlags
    from webapi.dom.forms.form import HTMLFormElement as HTMLFormElementImpl
    from webapi.dom.forms.validity import ValidityState as ValidityStateImpl
    from webapi.dom.shadow_root import ShadowRoot as ShadowRootImpl
    from webapi.html.entry_list import Entry
    from webapi.interfaces.element_internals import ElementInternals
    from webapi.interfaces.file import File
    from webapi.interfaces.form_data import FormData
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """The private attributes of ElementInternals objects."""

    _webapi_node: Any
    """The internals, whose attributes ARIAMixin reflects."""


def _internals(this: ElementInternals) -> ElementInternalsImpl:
    internals: ElementInternalsImpl = this._webapi_node
    return internals


def initialize(this: ElementInternals, value: ElementInternalsImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_node = value
    value.platform_object = this


def shadowRoot_getter(this: ElementInternals) -> ShadowRootImpl | None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-shadowroot"""
    return _internals(this).shadow_root


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


def form_getter(this: ElementInternals) -> HTMLFormElementImpl | None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-form"""
    return _internals(this).form


def setValidity(
    this: ElementInternals,
    flags: ValidityStateFlags,
    message: str | None,
    anchor: HTMLElement | None,
) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setvalidity"""
    node = None if anchor is None else anchor._webapi_node
    _internals(this).set_validity(flags, message, node)


def willValidate_getter(this: ElementInternals) -> bool:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-willvalidate"""
    return _internals(this).will_validate


def validity_getter(this: ElementInternals) -> ValidityStateImpl:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validity"""
    return _internals(this).validity


def validationMessage_getter(this: ElementInternals) -> str:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validationmessage"""
    return _internals(this).validation_message


def checkValidity(this: ElementInternals) -> bool:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-checkvalidity"""
    return _internals(this).check_validity()


def reportValidity(this: ElementInternals) -> bool:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-reportvalidity"""
    return _internals(this).report_validity()


def labels_getter(this: ElementInternals) -> NodeListImpl:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-labels"""
    return _internals(this).labels


def states_getter(this: ElementInternals) -> CustomStateSetImpl:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-states"""
    return _internals(this).states


def inspect(this: ElementInternals) -> str:
    """The ``repr``: the name of the target element."""
    return f"<ElementInternals of {_internals(this).element.qualified_name}>"
