"""Entry lists of forms.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom.custom_elements import is_form_associated
from webapi.dom.directionality import directionality
from webapi.dom.events import dispatch
from webapi.dom.form_states import (
    is_actually_disabled,
    is_disabled_option,
)
from webapi.dom.forms.controls import FormControl
from webapi.dom.forms.element_internals import internals_of
from webapi.dom.forms.events import FormDataEvent
from webapi.dom.forms.input import HTMLInputElement
from webapi.dom.forms.input_types import is_button_type
from webapi.dom.forms.other_controls import HTMLButtonElement
from webapi.dom.forms.owners import has_datalist_ancestor, is_submittable
from webapi.dom.forms.select import HTMLSelectElement
from webapi.dom.forms.textarea import HTMLTextAreaElement
from webapi.dom.selectors import Facts, Matching
from webapi.webidl.host import ascii_lowercase

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.forms.form import HTMLFormElement


class FormEntry:
    """https://xhr.spec.whatwg.org/#concept-formdata-entry"""

    __slots__ = ("file", "name", "text")

    def __init__(self, name: str, text: str, file: Any = None) -> None:
        self.name = name
        self.text = text
        self.file = file
        """The value, if it is a file."""


def construct_the_entry_list(
    form: HTMLFormElement, submitter: Element | None, encoding: str
) -> Any:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-entry-list

    The entry list is one of the host's, or None if the form constructs one already.
    """
    if form.constructs_an_entry_list:
        return None
    document = form.node_document
    form.constructs_an_entry_list = True
    try:
        form_data = document.new_form_data(entries_of_controls(form, submitter, encoding))
        event = FormDataEvent("formdata")
        event.is_trusted = True
        event.bubbles = True
        event.form_data = form_data
        dispatch(event, form)
    finally:
        form.constructs_an_entry_list = False
    return document.entries_of_form_data(form_data)


def entries_of_controls(
    form: HTMLFormElement, submitter: Element | None, encoding: str
) -> list[FormEntry]:
    """The entries of the controls that take part."""
    entries: list[FormEntry] = []
    matching = Matching(form, None, Facts())
    for field in form.owned:
        if not is_submittable(field) or has_datalist_ancestor(field):
            continue
        if is_actually_disabled(field, matching):
            continue
        if is_form_associated(field):
            append_custom_control(entries, field)
        elif isinstance(field, FormControl) and not is_skipped(field, submitter):
            append_entries(entries, field, encoding, matching)
    return entries


def append_custom_control(entries: list[FormEntry], field: Element) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#face-entry-construction"""
    internals = internals_of(field)
    if internals.submission_entries is not None:
        for each in internals.submission_entries:
            entries.append(each)
        return
    name = field.attribute_value("name")
    value = internals.submission_value
    if name is not None and name != "" and value is not None:
        entries.append(FormEntry(name, value.text, value.file))


def is_skipped(field: FormControl, submitter: Element | None) -> bool:
    """Whether a button, or a control with checkedness, does not take part."""
    if isinstance(field, HTMLButtonElement):
        return field is not submitter
    if not isinstance(field, HTMLInputElement):
        return False
    type_ = field.type
    if is_button_type(type_):
        return field is not submitter
    return type_ in ("checkbox", "radio") and not field.checked


def append_entries(
    entries: list[FormEntry], field: FormControl, encoding: str, matching: Matching
) -> None:
    """Append the entries of a control."""
    name = field.name
    if isinstance(field, HTMLInputElement) and field.type == "image":
        prefix = "" if name == "" else f"{name}."
        entries.append(FormEntry(f"{prefix}x", "0"))
        entries.append(FormEntry(f"{prefix}y", "0"))
        return
    if name == "":
        return
    if isinstance(field, HTMLSelectElement):
        for option in field.list_of_selected_options():
            if not is_disabled_option(option):
                entries.append(FormEntry(name, option.value))
    elif isinstance(field, HTMLTextAreaElement):
        entries.append(FormEntry(name, field.submitted_value))
    elif isinstance(field, HTMLInputElement):
        append_input(entries, field, name, encoding)
    else:
        value = field.attribute_value("value")
        entries.append(FormEntry(name, "" if value is None else value))
    dirname = field.attribute_value("dirname")
    if dirname is not None and dirname != "" and has_direction(field):
        entries.append(FormEntry(dirname, directionality(field, matching.facts.directions)))


def append_input(
    entries: list[FormEntry], field: HTMLInputElement, name: str, encoding: str
) -> None:
    """Append the entries of an input element."""
    type_ = field.type
    if type_ == "file":
        files = field.files
        if files is None or files.length == 0:
            empty = field.node_document.empty_file()
            entries.append(FormEntry(name, "", empty))
        else:
            for file in files.files:
                entries.append(FormEntry(name, "", file))
    elif type_ == "hidden" and ascii_lowercase(name) == "_charset_":
        entries.append(FormEntry(name, encoding))
    else:
        entries.append(FormEntry(name, field.value))


def has_direction(field: FormControl) -> bool:
    """Whether the dirname attribute applies."""
    if not isinstance(field, HTMLInputElement):
        return isinstance(field, HTMLTextAreaElement)
    type_ = field.type
    return type_ in ("hidden", "text", "search", "tel", "url", "email", "password") or (
        type_ in ("submit", "reset", "button")
    )
