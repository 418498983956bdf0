"""Types of the MutationObserver interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.interfaces.mutation_callback import MutationCallback
from webapi.interfaces.mutation_observer_init import MutationObserverInit
from webapi.interfaces.mutation_record import MutationRecord
from webapi.interfaces.node import Node
from webapi.steps.mutation_observer import Slots as _MutationObserverSlots

class MutationObserver(_MutationObserverSlots):
    def __init__(self, callback: MutationCallback) -> None: ...
    @classmethod
    def new(cls, callback: MutationCallback) -> Self: ...
    def observe(
        self,
        target: Node,
        options: MutationObserverInit | None = None,
        **named: Unpack[MutationObserverInit],
    ) -> None: ...
    def disconnect(self) -> None: ...
    def takeRecords(self) -> list[MutationRecord]: ...

def new_object(value: object) -> MutationObserver: ...
