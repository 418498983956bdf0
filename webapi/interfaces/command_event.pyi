"""Types of the CommandEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.ui_events import CommandEvent as _CommandEventImplementation
from webapi.interfaces.command_event_init import CommandEventInit
from webapi.interfaces.element import Element
from webapi.interfaces.event import Event
from webapi.webidl.types import StringLike

class CommandEvent(Event):
    _webapi_event: _CommandEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: CommandEventInit | None = None,
        **named: Unpack[CommandEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: CommandEventInit | None = None,
        **named: Unpack[CommandEventInit],
    ) -> Self: ...
    @property
    def source(self) -> Element | None:
        """https://w3c.github.io/uievents/#dom-commandevent-source"""
    @property
    def command(self) -> str:
        """https://w3c.github.io/uievents/#dom-commandevent-command"""

def new_object(value: object) -> CommandEvent: ...
