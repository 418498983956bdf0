"""Types of the PageTransitionEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.page_events import PageTransitionEvent as _PageTransitionEventImplementation
from webapi.interfaces.event import Event
from webapi.interfaces.page_transition_event_init import PageTransitionEventInit
from webapi.webidl.types import StringLike

class PageTransitionEvent(Event):
    _webapi_event: _PageTransitionEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: PageTransitionEventInit | None = None,
        **named: Unpack[PageTransitionEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: PageTransitionEventInit | None = None,
        **named: Unpack[PageTransitionEventInit],
    ) -> Self: ...
    @property
    def persisted(self) -> bool:
        """https://html.spec.whatwg.org/multipage/#dom-pagetransitionevent-persisted"""

def new_object(value: object) -> PageTransitionEvent: ...
