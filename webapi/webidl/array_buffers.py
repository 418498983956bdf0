"""The bytes behind views, for algorithms that are written once.

https://tc39.es/ecma262/#sec-arraybuffer-objects

A view is an object that ``memoryview`` takes. Its buffer is its ``bytes`` or ``bytearray``, or a
``memoryview`` of the bytes of any other object. Python cannot detach these, so a transferred buffer
stays the same object; it belongs to the receiver.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

View: TypeAlias = bytes | bytearray | memoryview
Buffer: TypeAlias = bytes | bytearray | memoryview
"""A memoryview of single bytes, if it is one."""

_BYTES: Final = "B"


def viewed_buffer(view: View) -> Buffer:
    """https://streams.spec.whatwg.org/#transfer-array-buffer takes what this returns."""
    return view if isinstance(view, (bytes, bytearray)) else _buffer_and_offset(view)[0]


def view_byte_offset(view: View) -> int:
    """The start of a view in its buffer."""
    return 0 if isinstance(view, (bytes, bytearray)) else _buffer_and_offset(view)[1]


def _buffer_and_offset(view: memoryview) -> tuple[Buffer, int]:
    shown = _bytes_of(view)
    whole = memoryview(view.obj)
    if whole.nbytes == shown.nbytes or not whole.c_contiguous:
        return shown, 0
    if whole.readonly or shown.readonly or not shown.nbytes:
        return shown, 0
    try:
        from ctypes import addressof, c_char
    except ImportError:
        return shown, 0
    whole = whole.cast(_BYTES)
    return whole, addressof(c_char.from_buffer(shown)) - addressof(c_char.from_buffer(whole))


def _bytes_of(view: View) -> memoryview:
    """Raises ``TypeError`` for a view whose bytes do not follow each other."""
    return memoryview(view).cast(_BYTES)


def view_byte_length(view: View) -> int:
    """The number of bytes of a view."""
    return len(view) if isinstance(view, (bytes, bytearray)) else view.nbytes


def view_length(view: View) -> int:
    """The number of elements of a view."""
    return view_byte_length(view) // element_size(kind_of_view(view))


def kind_of_view(view: View) -> str:
    """The format of the elements, as `struct` writes it."""
    return _BYTES if isinstance(view, (bytes, bytearray)) else view.format


def kind_of_bytes() -> str:
    """The kind of views of single bytes."""
    return _BYTES


def element_size(kind: str) -> int:
    """The number of bytes of an element. Raises ``TypeError`` for elements of several parts."""
    try:
        return _cast(memoryview(b""), kind).itemsize
    except ValueError:
        raise TypeError("The elements of the view have a format that is not one letter.") from None


def _cast(view: memoryview, kind: Any) -> memoryview:
    return view.cast(kind)


def new_view(kind: str, buffer: Buffer, byte_offset: int, byte_length: int) -> View:
    """A view of a part of a buffer; of the whole ``bytes`` or ``bytearray``, the object itself."""
    if byte_length == buffer_byte_length(buffer) and kind == _BYTES:
        return buffer
    view = memoryview(buffer)[byte_offset : byte_offset + byte_length]
    return view if kind == _BYTES else _cast(view, kind)


def buffer_byte_length(buffer: Buffer) -> int:
    """The number of bytes of a buffer."""
    return len(buffer)


def allocate_buffer(byte_length: int) -> Buffer:
    """https://tc39.es/ecma262/#sec-allocatearraybuffer"""
    try:
        return bytearray(byte_length)
    except (MemoryError, OverflowError) as error:
        from webapi.webidl.exceptions import RangeError

        raise RangeError(f"A buffer of {byte_length} bytes cannot be allocated.") from error


def is_detached(buffer: Buffer) -> bool:
    """https://tc39.es/ecma262/#sec-isdetachedbuffer"""
    return False


def transfer_array_buffer(buffer: Buffer) -> Buffer:
    """https://streams.spec.whatwg.org/#transfer-array-buffer"""
    return buffer


def clone_buffer(buffer: Buffer, byte_offset: int, byte_length: int) -> Buffer:
    """https://tc39.es/ecma262/#sec-clonearraybuffer"""
    return bytes(memoryview(buffer)[byte_offset : byte_offset + byte_length])


def clone_as_bytes(view: View) -> View:
    """https://streams.spec.whatwg.org/#abstract-opdef-cloneasuint8array"""
    return bytes(view)


def read_blob(data: bytes | memoryview, position: int, size: int) -> View:
    """The bytes of a blob, or of other bytes, from a position on, at most so many."""
    return bytes(data[position : position + size])


def copy_bytes(
    to_buffer: Buffer, to_index: int, from_buffer: Buffer, from_index: int, count: int
) -> None:
    """https://tc39.es/ecma262/#sec-copydatablockbytes"""
    part = memoryview(from_buffer)[from_index : from_index + count]
    memoryview(to_buffer)[to_index : to_index + count] = part
