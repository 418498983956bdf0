"""The TransformStream interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.interfaces.queuing_strategy import to_queuing_strategy
from webapi.interfaces.transformer import to_transformer
from webapi.steps import transform_stream as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.keywords import unexpected_keyword
from webapi.webidl.objects import to_object
from webapi.webidl.platform_objects import Interface

_ReadableStream = Interface("webapi.interfaces.readable_stream", "ReadableStream")
_WritableStream = Interface("webapi.interfaces.writable_stream", "WritableStream")


class TransformStream:
    """A writable and a readable stream: what is written to the one is read from the other,
    transformed.

    ``interface TransformStream``

    https://streams.spec.whatwg.org/#ts-class

    >>> import asyncio
    >>> from webapi import ReadableStream
    >>> def double(chunk, controller):
    ...     controller.enqueue(2 * chunk)
    >>> async def main():
    ...     doubling = TransformStream({"transform": double})
    ...     return [chunk async for chunk in ReadableStream.from_([1, 2]).pipeThrough(doubling)]
    >>> asyncio.run(main())
    [2, 4]
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "TransformStream"
    _webapi_is_interface = True

    def __init__(self, transformer=None, writableStrategy=None, readableStrategy=None, **named):
        """A stream through ``transformer``: a dict, or an object with methods.
        ``start(controller)``, ``transform(chunk, controller)``, ``flush(controller)`` and
        ``cancel(reason)`` may be functions or coroutine functions, and take as many of these
        arguments as they like. Without ``transform`` chunks pass as they are.

        ``constructor(optional object transformer, optional QueuingStrategy writableStrategy = {},
        optional QueuingStrategy readableStrategy = {})``

        https://streams.spec.whatwg.org/#ts-constructor
        """
        if named:
            raise unexpected_keyword(
                "TransformStream",
                named,
                {
                    "TransformStream(": (
                        "cancel",
                        "flush",
                        "readableType",
                        "start",
                        "transform",
                        "writableType",
                    ),
                    "TransformStream(transformer, ": ("highWaterMark", "size"),
                    "TransformStream(transformer, writableStrategy, ": ("highWaterMark", "size"),
                },
            )
        steps.constructor(
            self,
            None
            if transformer is None
            else to_object(transformer, "Failed to construct 'TransformStream': parameter 1"),
            to_queuing_strategy(
                writableStrategy, "Failed to construct 'TransformStream': parameter 2"
            ),
            to_queuing_strategy(
                readableStrategy, "Failed to construct 'TransformStream': parameter 3"
            ),
            to_transformer(transformer, "Failed to construct 'TransformStream': parameter 1"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call TransformStream: what ``new TransformStream(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "TransformStream")

    @property
    def readable(self):
        """Where the transformed chunks are read.

        ``readonly attribute ReadableStream readable``

        https://streams.spec.whatwg.org/#ts-readable
        """
        value = self._webapi_stream.readable
        return value.platform_object or _ReadableStream.new(value)

    @property
    def writable(self):
        """Where the chunks are written.

        ``readonly attribute WritableStream writable``

        https://streams.spec.whatwg.org/#ts-writable
        """
        value = self._webapi_stream.writable
        return value.platform_object or _WritableStream.new(value)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy
