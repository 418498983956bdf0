"""Types of the Blob interface. Made by ``python -m idl``."""

import builtins
from collections.abc import Awaitable, Iterable
from typing import Self

from webapi.interfaces.blob_property_bag import BlobPropertyBag
from webapi.steps.blob import Slots as _BlobSlots
from webapi.webidl.types import BytesLike, StringLike

class Blob(_BlobSlots):
    def __init__(
        self,
        blobParts: Iterable[BytesLike | Blob | StringLike] | None = None,
        options: BlobPropertyBag | None = None,
    ) -> None: ...
    @classmethod
    def new(
        cls,
        blobParts: Iterable[BytesLike | Blob | StringLike] | None = None,
        options: BlobPropertyBag | None = None,
    ) -> Self: ...
    @property
    def size(self) -> int: ...
    @property
    def type(self) -> str: ...
    def slice(
        self,
        start: int | None = None,
        end: int | None = None,
        contentType: StringLike | None = None,
    ) -> Blob: ...
    def text(self) -> Awaitable[str]: ...
    def arrayBuffer(self) -> Awaitable[builtins.bytes]: ...
    def bytes(self) -> Awaitable[builtins.bytes]: ...
