"""The steps of the File class: https://w3c.github.io/FileAPI/#file-section"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.html.entry_list import File as State
from webapi.html.entry_list import now
from webapi.webidl.exceptions import shown

from . import blob as blob_steps

if TYPE_CHECKING:
    from webapi.interfaces.blob import Blob
    from webapi.interfaces.file import File


class Slots:
    """The private attributes of File objects, beside those of Blob objects."""

    _webapi_last_modified: int
    """Milliseconds since the Unix Epoch."""
    _webapi_name: str


def initialize(this: File, value: State) -> None:
    """Let ``this`` be the object of a form's file."""
    blob_steps.initialize(this, (value.data, value.type))
    this._webapi_name, this._webapi_last_modified = value.name, value.last_modified
    value.platform_object = this


def file_of(blob: Blob, filename: str | None) -> State:
    """https://html.spec.whatwg.org/#create-an-entry, steps 3 and 4: the file of a blob"""
    name: str | None = getattr(blob, "_webapi_name", None)
    last_modified: int | None = getattr(blob, "_webapi_last_modified", None)
    file = State(
        blob._webapi_data,
        blob._webapi_type,
        "blob" if name is None else name,
        now() if last_modified is None else last_modified,
    )
    if filename is not None:
        file.name = filename
    elif name is not None:
        file.platform_object = blob
    return file


def constructor(
    this: File, fileBits: list[blob_steps.BlobPart], fileName: str, options: dict[str, Any]
) -> None:
    """https://w3c.github.io/FileAPI/#file-constructor"""
    blob_steps.constructor(this, fileBits, options)
    this._webapi_name = fileName
    last_modified: int | None = options.get("lastModified")
    this._webapi_last_modified = now() if last_modified is None else last_modified


def name_getter(this: File) -> str:
    """https://w3c.github.io/FileAPI/#dfn-name"""
    return this._webapi_name


def lastModified_getter(this: File) -> int:
    """https://w3c.github.io/FileAPI/#dfn-lastModified"""
    return this._webapi_last_modified


def inspect(this: File) -> str:
    """The ``repr``: name, size and type."""
    length = len(this._webapi_data)
    return f"<File {shown(this._webapi_name)} of {length} bytes, type {this._webapi_type!r}>"


def serialization_steps(this: File) -> tuple[Any, ...]:
    """The state for pickle: the Blob's state, the name and the time of last modification."""
    return blob_steps.serialization_steps(this), this._webapi_name, this._webapi_last_modified


def deserialization_steps(this: File, serialized: tuple[Any, ...]) -> None:
    """Restore ``this`` from the serialized state."""
    blob, this._webapi_name, this._webapi_last_modified = serialized
    blob_steps.deserialization_steps(this, blob)


def cloning_steps(this: File, clone: File) -> None:
    """Make ``clone`` a copy of ``this``, without the state that subclasses added."""
    blob_steps.cloning_steps(this, clone)
    clone._webapi_name, clone._webapi_last_modified = this._webapi_name, this._webapi_last_modified
