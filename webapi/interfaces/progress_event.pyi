"""Types of the ProgressEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.interfaces.event import Event
from webapi.interfaces.progress_event_init import ProgressEventInit
from webapi.webidl.types import StringLike
from webapi.xhr.progress_events import ProgressEvent as _ProgressEventImplementation

class ProgressEvent(Event):
    _webapi_event: _ProgressEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: ProgressEventInit | None = None,
        **named: Unpack[ProgressEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: ProgressEventInit | None = None,
        **named: Unpack[ProgressEventInit],
    ) -> Self: ...
    @property
    def lengthComputable(self) -> bool:
        """Whether the length of the whole is known.

        https://xhr.spec.whatwg.org/#dom-progressevent-lengthcomputable
        """
    @property
    def loaded(self) -> float:
        """How many bytes are there.

        https://xhr.spec.whatwg.org/#dom-progressevent-loaded
        """
    @property
    def total(self) -> float:
        """How many bytes the whole has; 0 if that is not known.

        https://xhr.spec.whatwg.org/#dom-progressevent-total
        """

def new_object(value: object) -> ProgressEvent: ...
