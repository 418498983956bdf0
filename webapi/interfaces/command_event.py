"""The CommandEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.command_event_init import to_command_event_init
from webapi.interfaces.event import Event
from webapi.steps import command_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_Element = Interface("webapi.interfaces.element", "Element")


class CommandEvent(Event):
    """A button with a ``command`` was activated.

    ``interface CommandEvent : Event``

    https://html.spec.whatwg.org/multipage/interaction.html#commandevent

    >>> CommandEvent("command", {"command": "--rotate"}).command
    '--rotate'
    """

    __slots__ = ()
    _webapi_interface_name = "CommandEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional CommandEventInit eventInitDict = {})``

        https://w3c.github.io/uievents/#dom-commandevent-commandevent
        """
        if named:
            eventInitDict = options_by_name(
                "CommandEvent",
                named,
                eventInitDict,
                {"CommandEvent(type, ": ("bubbles", "cancelable", "command", "composed", "source")},
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_command_event_init(eventInitDict, "Failed to construct 'CommandEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call CommandEvent: what ``new CommandEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "CommandEvent")

    @property
    def source(self):
        """``readonly attribute Element? source``

        https://w3c.github.io/uievents/#dom-commandevent-source
        """
        value = self._webapi_event.source
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def command(self):
        """``readonly attribute DOMString command``

        https://w3c.github.io/uievents/#dom-commandevent-command
        """
        return self._webapi_event.command


new_object = maker(CommandEvent, steps.initialize)
