"""Types of the AnimationEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.page_events import AnimationEvent as _AnimationEventImplementation
from webapi.interfaces.animation_event_init import AnimationEventInit
from webapi.interfaces.event import Event
from webapi.webidl.types import StringLike

class AnimationEvent(Event):
    _webapi_event: _AnimationEventImplementation
    def __init__(
        self,
        type: StringLike,
        animationEventInitDict: AnimationEventInit | None = None,
        **named: Unpack[AnimationEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        animationEventInitDict: AnimationEventInit | None = None,
        **named: Unpack[AnimationEventInit],
    ) -> Self: ...
    @property
    def animationName(self) -> str:
        """https://drafts.csswg.org/css-animations/#dom-animationevent-animationname"""
    @property
    def elapsedTime(self) -> float:
        """https://drafts.csswg.org/css-animations/#dom-animationevent-elapsedtime"""
    @property
    def pseudoElement(self) -> str:
        """https://drafts.csswg.org/css-animations/#dom-animationevent-pseudoelement"""

def new_object(value: object) -> AnimationEvent: ...
