"""Streams of text: https://encoding.spec.whatwg.org/#streams

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Any, TypedDict, cast

from webapi.streams.transform import GenericTransformStream
from webapi.webidl.host import ChunkDecoder, ChunkEncoder, view_byte_length


class TextDecoderOptions(TypedDict):
    """https://encoding.spec.whatwg.org/#textdecoderoptions"""

    fatal: bool
    ignoreBOM: bool


class TextDecoderStream(GenericTransformStream):
    """https://encoding.spec.whatwg.org/#interface-textdecoderstream"""

    __slots__ = ("decoder",)

    def __init__(self) -> None:
        super().__init__()
        self.decoder: ChunkDecoder = cast("Any", None)

    def constructor_steps(self, label: str, options: TextDecoderOptions) -> None:
        """https://encoding.spec.whatwg.org/#dom-textdecoderstream"""
        self.decoder = ChunkDecoder(label, options["fatal"], options["ignoreBOM"])

    @property
    def encoding(self) -> str:
        """https://encoding.spec.whatwg.org/#dom-textdecoder-encoding"""
        return self.decoder.encoding

    @property
    def fatal(self) -> bool:
        """https://encoding.spec.whatwg.org/#dom-textdecoder-fatal"""
        return self.decoder.fatal

    @property
    def ignore_bom(self) -> bool:
        """https://encoding.spec.whatwg.org/#dom-textdecoder-ignorebom"""
        return self.decoder.ignore_bom

    def transform_chunk(self, chunk: Any) -> None:
        """https://encoding.spec.whatwg.org/#decode-and-enqueue-a-chunk"""
        self._enqueue_text(self.decoder.decode(chunk))

    def flush_and_enqueue(self) -> None:
        """https://encoding.spec.whatwg.org/#flush-and-enqueue"""
        self._enqueue_text(self.decoder.flush())

    def _enqueue_text(self, text: str) -> None:
        if text != "":
            self.enqueue(text)


class TextEncoderStream(GenericTransformStream):
    """https://encoding.spec.whatwg.org/#interface-textencoderstream"""

    __slots__ = ("_encoder",)

    def __init__(self) -> None:
        super().__init__()
        self._encoder = ChunkEncoder()

    @property
    def encoding(self) -> str:
        """https://encoding.spec.whatwg.org/#dom-textencoder-encoding"""
        return "utf-8"

    def transform_chunk(self, chunk: Any) -> None:
        """https://encoding.spec.whatwg.org/#encode-and-enqueue-a-chunk"""
        self._enqueue_bytes(self._encoder.encode(chunk))

    def flush_and_enqueue(self) -> None:
        """https://encoding.spec.whatwg.org/#encode-and-flush"""
        self._enqueue_bytes(self._encoder.flush())

    def _enqueue_bytes(self, chunk: Any) -> None:
        if view_byte_length(chunk) > 0:
            self.enqueue(chunk)
