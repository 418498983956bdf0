"""Types of the AbortSignal interface. Made by ``python -m idl``."""

from collections.abc import Iterable
from typing import Any, Never

from webapi.interfaces.event_handler_non_null import EventHandlerNonNull
from webapi.interfaces.event_target import EventTarget
from webapi.steps.abort_signal import Slots as _AbortSignalSlots
from webapi.webidl.types import NumberLike

class AbortSignal(EventTarget, _AbortSignalSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @staticmethod
    def abort(reason: object = None) -> AbortSignal: ...
    @staticmethod
    def timeout(milliseconds: NumberLike) -> AbortSignal: ...
    @staticmethod
    def any(signals: Iterable[AbortSignal]) -> AbortSignal: ...
    @property
    def aborted(self) -> bool:
        """Whether it is aborted.

        https://dom.spec.whatwg.org/#dom-abortsignal-aborted
        """
    @property
    def reason(self) -> Any:
        """The value that it was aborted with. Before, it is ``None``, which stands for undefined.

        https://dom.spec.whatwg.org/#dom-abortsignal-reason
        """
    def throwIfAborted(self) -> None: ...
    @property
    def onabort(self) -> EventHandlerNonNull | None:
        """https://dom.spec.whatwg.org/#dom-abortsignal-onabort"""
    @onabort.setter
    def onabort(self, value: EventHandlerNonNull | None, /) -> None: ...

def new_object(value: object) -> AbortSignal: ...
