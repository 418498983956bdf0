"""Types of the File interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.interfaces.blob import Blob
from webapi.interfaces.file_property_bag import FilePropertyBag
from webapi.steps.file import Slots as _FileSlots
from webapi.webidl.types import BytesLike, SequenceLike, StringLike

class File(Blob, _FileSlots):
    def __init__(
        self,
        fileBits: SequenceLike[BytesLike | Blob | StringLike],
        fileName: StringLike,
        options: FilePropertyBag | None = None,
        **named: Unpack[FilePropertyBag],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        fileBits: SequenceLike[BytesLike | Blob | StringLike],
        fileName: StringLike,
        options: FilePropertyBag | None = None,
        **named: Unpack[FilePropertyBag],
    ) -> Self: ...
    @property
    def name(self) -> str:
        """The name that was given.

        https://w3c.github.io/FileAPI/#dfn-name
        """
    @property
    def lastModified(self) -> int:
        """Milliseconds since 1970.

        https://w3c.github.io/FileAPI/#dfn-lastModified
        """

def new_object(value: object) -> File: ...
