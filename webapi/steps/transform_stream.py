"""The steps of the TransformStream class: https://streams.spec.whatwg.org/#ts-class"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams import transform as streams

from .stream_callbacks import with_this

if TYPE_CHECKING:
    from webapi.interfaces.transform_stream import TransformStream
    from webapi.streams.queuing import QueuingStrategy


class Slots:
    """The private attribute of TransformStream objects."""

    _webapi_stream: streams.TransformStream


def constructor(
    this: TransformStream,
    transformer: object | None,
    writableStrategy: QueuingStrategy,
    readableStrategy: QueuingStrategy,
    transformerDict: streams.Transformer,
) -> None:
    """https://streams.spec.whatwg.org/#ts-constructor"""
    this._webapi_stream = streams.TransformStream()
    this._webapi_stream.platform_object = this
    this._webapi_stream.constructor_steps(
        transformer,
        with_this(writableStrategy),
        with_this(readableStrategy),
        with_this(transformerDict),
    )


def inspect(this: TransformStream) -> str:
    """The ``repr``: the states of both sides."""
    stream = this._webapi_stream
    return f"<TransformStream {stream.writable.state}, {stream.readable.state}>"
