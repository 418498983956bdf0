"""The steps of the FormData class: https://xhr.spec.whatwg.org/#interface-formdata"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom.forms.form import entries_of_form
from webapi.html.entry_list import Entry, EntryList, File
from webapi.webidl.platform_objects import lock

from .added_state import added_state, restore_added_state
from .file import file_of
from .node import node_of

if TYPE_CHECKING:
    from webapi.interfaces.blob import Blob
    from webapi.interfaces.form_data import FormData
    from webapi.interfaces.html_element import HTMLElement
    from webapi.interfaces.html_form_element import HTMLFormElement


class Slots:
    """The private attributes of FormData objects."""

    _webapi_entry_list: EntryList
    """https://xhr.spec.whatwg.org/#concept-formdata-entry-list

    Callers of its methods hold the lock.
    """


def initialize(this: FormData, value: list[Entry] | EntryList) -> None:
    """Let ``this`` have these entries."""
    entry_list = value if isinstance(value, EntryList) else EntryList(value)
    this._webapi_entry_list = entry_list
    entry_list.platform_object = this


def constructor(this: FormData) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata"""
    initialize(this, [])


def constructor_2(this: FormData, form: HTMLFormElement, submitter: HTMLElement | None) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata"""
    button = None if submitter is None else node_of(submitter)
    initialize(this, entries_of_form(node_of(form), button))


def value_of(this: FormData) -> EntryList:
    """The entry list that an object stands for."""
    return this._webapi_entry_list


def entry_list_of(this: FormData) -> list[Entry]:
    """The entries of an object."""
    with lock:
        return this._webapi_entry_list.entries()


def append(this: FormData, name: str, value: str) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata-append"""
    with lock:
        this._webapi_entry_list.append((name, value))


def append_2(this: FormData, name: str, blobValue: Blob, filename: str | None) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata-append-blob"""
    entry = name, file_of(blobValue, filename)
    with lock:
        this._webapi_entry_list.append(entry)


def delete(this: FormData, name: str) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata-delete"""
    with lock:
        this._webapi_entry_list.delete(name)


def get(this: FormData, name: str) -> str | File | None:
    """https://xhr.spec.whatwg.org/#dom-formdata-get"""
    return next(iter(getAll(this, name)), None)


def getAll(this: FormData, name: str) -> list[str | File]:
    """https://xhr.spec.whatwg.org/#dom-formdata-getall"""
    with lock:
        return this._webapi_entry_list.named(name)


def has(this: FormData, name: str) -> bool:
    """https://xhr.spec.whatwg.org/#dom-formdata-has"""
    return bool(getAll(this, name))


def set(this: FormData, name: str, value: str) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata-set"""
    _set(this, (name, value))


def set_2(this: FormData, name: str, blobValue: Blob, filename: str | None) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata-set-blob"""
    _set(this, (name, file_of(blobValue, filename)))


def _set(this: FormData, entry: Entry) -> None:
    with lock:
        this._webapi_entry_list.set(entry)


def value_pairs_to_iterate_over(this: FormData) -> list[Entry]:
    """The entries: https://xhr.spec.whatwg.org/#interface-formdata"""
    return entry_list_of(this)


def inspect(this: FormData) -> str:
    """The ``repr``: the number of entries."""
    count = len(entry_list_of(this))
    return f"<{type(this).__name__} of {count} {'entry' if count == 1 else 'entries'}>"


def serialization_steps(this: FormData) -> tuple[Any, ...]:
    """The state for pickle: entries, with files as their fields; the state of subclasses."""
    entries = [
        (name, value)
        if isinstance(value, str)
        else (name, value.data.tobytes(), value.type, value.name, value.last_modified)
        for name, value in entry_list_of(this)
    ]
    return entries, added_state(this)


def deserialization_steps(this: FormData, serialized: tuple[Any, ...]) -> None:
    """Restore ``this`` from the serialized state."""
    entries, added = serialized
    entry_list: list[Entry] = []
    for name, value, *fields in entries:
        entry_list.append((name, File(memoryview(value), *fields) if fields else value))
    initialize(this, entry_list)
    restore_added_state(this, added)
