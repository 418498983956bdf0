"""https://streams.spec.whatwg.org/#generictransformstream"""

from __future__ import annotations

from typing import Protocol

from webapi.streams.readable import ReadableStream
from webapi.streams.transform import TransformStream
from webapi.streams.writable import WritableStream


class Slots:
    """The private attribute of objects that have a transform stream."""

    _webapi_transform: TransformStream


class GenericTransformStream(Protocol):
    """An object that has this slot."""

    _webapi_transform: TransformStream


def readable_getter(this: GenericTransformStream) -> ReadableStream:
    """https://streams.spec.whatwg.org/#dom-generictransformstream-readable"""
    return this._webapi_transform.readable


def writable_getter(this: GenericTransformStream) -> WritableStream:
    """https://streams.spec.whatwg.org/#dom-generictransformstream-writable"""
    return this._webapi_transform.writable


def shown(this: GenericTransformStream, what: str) -> str:
    """The ``repr``: what it is, and the states of both sides."""
    stream = this._webapi_transform
    return f"<{type(this).__name__} {what}: {stream.writable.state}, {stream.readable.state}>"
