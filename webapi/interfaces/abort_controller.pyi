"""Types of the AbortController interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.abort_signal import AbortSignal
from webapi.steps.abort_controller import Slots as _AbortControllerSlots

class AbortController(_AbortControllerSlots):
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    @property
    def signal(self) -> AbortSignal:
        """https://dom.spec.whatwg.org/#dom-abortcontroller-signal"""
    def abort(self, reason: object = None) -> None: ...
