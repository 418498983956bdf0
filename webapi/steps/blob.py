"""The steps of the Blob class: https://w3c.github.io/FileAPI/#blob-section"""

from __future__ import annotations

import builtins
import os
import re
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from webapi.encoding import utf_8_decode
from webapi.html.blobs import Blob as State
from webapi.html.mime_type import media_type

from .added_state import added_state, restore_added_state

if TYPE_CHECKING:
    from webapi.interfaces.blob import Blob
    from webapi.streams.readable import ReadableStream

    BlobPart: TypeAlias = builtins.bytes | bytearray | memoryview | str | Blob

NATIVE_LINE_ENDING: Final = "\r\n" if os.name == "nt" else "\n"

_LINE_ENDING = re.compile("\r\n?|\n")


class Slots:
    """The private attributes of Blob objects."""

    _webapi_data: memoryview
    """The bytes. Nothing changes them, and slices share them."""
    _webapi_type: str


def process_blob_parts(blob_parts: list[BlobPart], endings: str) -> memoryview:
    """https://w3c.github.io/FileAPI/#process-blob-parts"""
    parts: list[builtins.bytes | memoryview] = []
    for element in blob_parts:
        if isinstance(element, str):
            if endings == "native":
                element = convert_line_endings_to_native(element)
            parts.append(element.encode())
        elif isinstance(element, memoryview):
            parts.append(element.tobytes())
        elif isinstance(element, builtins.bytes | bytearray):
            parts.append(builtins.bytes(element))
        else:
            parts.append(element._webapi_data)
    return memoryview(b"".join(parts))


def convert_line_endings_to_native(string: str) -> str:
    """https://w3c.github.io/FileAPI/#convert-line-endings-to-native"""
    return _LINE_ENDING.sub(NATIVE_LINE_ENDING, string)


def constructor(this: Blob, blobParts: list[BlobPart] | None, options: dict[str, Any]) -> None:
    """https://w3c.github.io/FileAPI/#constructorBlob"""
    this._webapi_data = process_blob_parts(blobParts or [], options["endings"])
    this._webapi_type = media_type(options["type"])


def size_getter(this: Blob) -> int:
    """https://w3c.github.io/FileAPI/#dfn-size"""
    return len(this._webapi_data)


def type_getter(this: Blob) -> str:
    """https://w3c.github.io/FileAPI/#dfn-type"""
    return this._webapi_type


def initialize(this: Blob, value: State | tuple[memoryview, str]) -> None:
    """Set the bytes and the type of ``this``."""
    if isinstance(value, State):
        value.platform_object = this
        value = value.data, value.type
    this._webapi_data, this._webapi_type = value


def data_of(this: Blob) -> memoryview:
    """The bytes of an object."""
    return this._webapi_data


def slice(
    this: Blob, start: int | None, end: int | None, contentType: str | None
) -> tuple[memoryview, str]:
    """https://w3c.github.io/FileAPI/#dfn-slice"""
    data = this._webapi_data
    relative_start, relative_end, _ = builtins.slice(start, end).indices(len(data))
    type = "" if contentType is None else media_type(contentType)
    return data[relative_start:relative_end], type


def stream(this: Blob) -> ReadableStream:
    """https://w3c.github.io/FileAPI/#dfn-stream"""
    from webapi.streams.blobs import blob_stream

    return blob_stream(this._webapi_data)


def textStream(this: Blob) -> ReadableStream:
    """https://w3c.github.io/FileAPI/#dom-blob-textstream"""
    from webapi.streams.blobs import blob_text_stream

    return blob_text_stream(this._webapi_data)


def read(this: Blob, position: int, size: int) -> builtins.bytes:
    """The bytes from a position on, at most so many, for streams in engines."""
    return this._webapi_data[position : position + size].tobytes()


def text(this: Blob) -> str:
    """https://w3c.github.io/FileAPI/#dom-blob-text"""
    return utf_8_decode(this._webapi_data)


def bytes(this: Blob) -> builtins.bytes:
    """https://w3c.github.io/FileAPI/#dom-blob-bytes"""
    return this._webapi_data.tobytes()


arrayBuffer = bytes


def inspect(this: Blob) -> str:
    """The ``repr``: size and type."""
    return f"<{type(this).__name__} of {len(this._webapi_data)} bytes, type {this._webapi_type!r}>"


def serialization_steps(this: Blob) -> tuple[Any, ...]:
    """The state for pickle: data, type and the state that subclasses added."""
    return this._webapi_data.tobytes(), this._webapi_type, added_state(this)


def deserialization_steps(this: Blob, serialized: tuple[Any, ...]) -> None:
    """Restore ``this`` from the serialized state."""
    data, this._webapi_type, added = serialized
    this._webapi_data = memoryview(data)
    restore_added_state(this, added)


def cloning_steps(this: Blob, clone: Blob) -> None:
    """Make ``clone`` a copy of ``this``, without the state that subclasses added."""
    clone._webapi_data, clone._webapi_type = this._webapi_data, this._webapi_type
