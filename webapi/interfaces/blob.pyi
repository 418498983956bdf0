"""Types of the Blob interface. Made by ``python -m idl``."""

import builtins
from typing import Self

from typing_extensions import Unpack

from webapi.interfaces.blob_property_bag import BlobPropertyBag
from webapi.interfaces.readable_stream import ReadableStream
from webapi.steps.blob import Slots as _BlobSlots
from webapi.webidl.promises import Promise
from webapi.webidl.types import BytesLike, NumberLike, SequenceLike, StringLike

class Blob(_BlobSlots):
    def __init__(
        self,
        blobParts: SequenceLike[BytesLike | Blob | StringLike] | None = None,
        options: BlobPropertyBag | None = None,
        **named: Unpack[BlobPropertyBag],
    ) -> None: ...
    @classmethod
    def new(
        cls,
        blobParts: SequenceLike[BytesLike | Blob | StringLike] | None = None,
        options: BlobPropertyBag | None = None,
        **named: Unpack[BlobPropertyBag],
    ) -> Self: ...
    @property
    def size(self) -> int:
        """The number of bytes.

        https://w3c.github.io/FileAPI/#dfn-size
        """
    @property
    def type(self) -> str:
        """The media type in lower case, or the empty string.

        https://w3c.github.io/FileAPI/#dfn-type
        """
    def slice(
        self,
        start: NumberLike | None = None,
        end: NumberLike | None = None,
        contentType: StringLike = None,
    ) -> Blob: ...
    def stream(self) -> ReadableStream: ...
    def text(self) -> Promise[str]: ...
    def arrayBuffer(self) -> Promise[builtins.bytes]: ...
    def textStream(self) -> ReadableStream: ...
    def bytes(self) -> Promise[builtins.bytes]: ...

def new_object(value: object) -> Blob: ...
