"""Types of the Origin interface. Made by ``python -m idl``."""

from typing import Self

from webapi.steps.origin import Slots as _OriginSlots

class Origin(_OriginSlots):
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    @staticmethod
    def from_(value: object) -> Origin: ...
    @property
    def opaque(self) -> bool:
        """Whether the origin is opaque.

        https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-opaque
        """
    def isSameOrigin(self, other: Origin) -> bool: ...
    def isSameSite(self, other: Origin) -> bool: ...

def new_object(value: object) -> Origin: ...
