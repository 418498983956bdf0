"""Types of the TransitionEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.page_events import TransitionEvent as _TransitionEventImplementation
from webapi.interfaces.event import Event
from webapi.interfaces.transition_event_init import TransitionEventInit
from webapi.webidl.types import StringLike

class TransitionEvent(Event):
    _webapi_event: _TransitionEventImplementation
    def __init__(
        self,
        type: StringLike,
        transitionEventInitDict: TransitionEventInit | None = None,
        **named: Unpack[TransitionEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        transitionEventInitDict: TransitionEventInit | None = None,
        **named: Unpack[TransitionEventInit],
    ) -> Self: ...
    @property
    def propertyName(self) -> str:
        """https://drafts.csswg.org/css-transitions/#dom-transitionevent-propertyname"""
    @property
    def elapsedTime(self) -> float:
        """https://drafts.csswg.org/css-transitions/#dom-transitionevent-elapsedtime"""
    @property
    def pseudoElement(self) -> str:
        """https://drafts.csswg.org/css-transitions/#dom-transitionevent-pseudoelement"""

def new_object(value: object) -> TransitionEvent: ...
