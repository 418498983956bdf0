"""The steps of the FormData class: https://xhr.spec.whatwg.org/#interface-formdata"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.html.entry_list import Entry, File

from .added_state import added_state, restore_added_state
from .file import file_of

if TYPE_CHECKING:
    from webapi.interfaces.blob import Blob
    from webapi.interfaces.form_data import FormData


class Slots:
    """The private attributes of FormData objects."""

    _webapi_entry_list: list[Entry]
    """https://xhr.spec.whatwg.org/#concept-formdata-entry-list"""


def initialize(this: FormData, value: list[Entry]) -> None:
    """Let ``this`` have these entries."""
    this._webapi_entry_list = value


def constructor(this: FormData) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata"""
    initialize(this, [])


def entry_list_of(this: FormData) -> list[Entry]:
    """The entries of an object."""
    return this._webapi_entry_list


def append(this: FormData, name: str, value: str) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata-append"""
    this._webapi_entry_list.append((name, value))


def append_2(this: FormData, name: str, blobValue: Blob, filename: str | None) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata-append-blob"""
    this._webapi_entry_list.append((name, file_of(blobValue, filename)))


def delete(this: FormData, name: str) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata-delete"""
    this._webapi_entry_list = [entry for entry in this._webapi_entry_list if entry[0] != name]


def get(this: FormData, name: str) -> str | File | None:
    """https://xhr.spec.whatwg.org/#dom-formdata-get"""
    return next((value for key, value in this._webapi_entry_list if key == name), None)


def getAll(this: FormData, name: str) -> list[str | File]:
    """https://xhr.spec.whatwg.org/#dom-formdata-getall"""
    return [value for key, value in this._webapi_entry_list if key == name]


def has(this: FormData, name: str) -> bool:
    """https://xhr.spec.whatwg.org/#dom-formdata-has"""
    return any(key == name for key, _ in this._webapi_entry_list)


def set(this: FormData, name: str, value: str) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata-set"""
    _set(this, (name, value))


def set_2(this: FormData, name: str, blobValue: Blob, filename: str | None) -> None:
    """https://xhr.spec.whatwg.org/#dom-formdata-set-blob"""
    _set(this, (name, file_of(blobValue, filename)))


def _set(this: FormData, entry: Entry) -> None:
    entries = this._webapi_entry_list
    first = next((at for at, each in enumerate(entries) if each[0] == entry[0]), len(entries))
    others = [each for each in entries[first + 1 :] if each[0] != entry[0]]
    this._webapi_entry_list = [*entries[:first], entry, *others]


def value_pairs_to_iterate_over(this: FormData) -> list[Entry]:
    """The entries: https://xhr.spec.whatwg.org/#interface-formdata"""
    return this._webapi_entry_list


def inspect(this: FormData) -> str:
    """The ``repr``: the number of entries."""
    count = len(this._webapi_entry_list)
    return f"<{type(this).__name__} of {count} {'entry' if count == 1 else 'entries'}>"


def serialization_steps(this: FormData) -> tuple[Any, ...]:
    """The state for pickle: the entries, files as their fields, and what subclasses added."""
    entries = [
        (name, value)
        if isinstance(value, str)
        else (name, value.data.tobytes(), value.type, value.name, value.last_modified)
        for name, value in this._webapi_entry_list
    ]
    return entries, added_state(this)


def deserialization_steps(this: FormData, serialized: tuple[Any, ...]) -> None:
    """Make ``this`` the copy of what was serialized."""
    entries, added = serialized
    entry_list: list[Entry] = []
    for name, value, *fields in entries:
        entry_list.append((name, File(memoryview(value), *fields) if fields else value))
    initialize(this, entry_list)
    restore_added_state(this, added)
