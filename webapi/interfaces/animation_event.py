"""The AnimationEvent interface.

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from webapi.interfaces.animation_event_init import to_animation_event_init
from webapi.interfaces.event import Event
from webapi.steps import animation_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class AnimationEvent(Event):
    """An animation of CSS starts, ends, begins again or is cancelled. Nothing fires it here.

    ``interface AnimationEvent : Event``

    https://drafts.csswg.org/css-animations/#animationevent

    >>> AnimationEvent("animationend", {"animationName": "fade"}).animationName
    'fade'
    """

    __slots__ = ()
    _webapi_interface_name = "AnimationEvent"

    def __init__(self, type, animationEventInitDict=None, **named):
        """``constructor(DOMString type, optional AnimationEventInit animationEventInitDict = {})``

        https://html.spec.whatwg.org/multipage/#dom-animationevent-animationevent
        """
        if named:
            animationEventInitDict = options_by_name(
                "AnimationEvent",
                named,
                animationEventInitDict,
                {
                    "AnimationEvent(type, ": (
                        "animationName",
                        "bubbles",
                        "cancelable",
                        "composed",
                        "elapsedTime",
                        "pseudoElement",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_animation_event_init(
                animationEventInitDict, "Failed to construct 'AnimationEvent': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call AnimationEvent: what ``new AnimationEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "AnimationEvent")

    @property
    def animationName(self):
        """``readonly attribute DOMString animationName``

        https://drafts.csswg.org/css-animations/#dom-animationevent-animationname
        """
        return self._webapi_event.animation_name

    @property
    def elapsedTime(self):
        """``readonly attribute double elapsedTime``

        https://drafts.csswg.org/css-animations/#dom-animationevent-elapsedtime
        """
        return self._webapi_event.elapsed_time

    @property
    def pseudoElement(self):
        """``readonly attribute DOMString pseudoElement``

        https://drafts.csswg.org/css-animations/#dom-animationevent-pseudoelement
        """
        return self._webapi_event.pseudo_element


new_object = maker(AnimationEvent, steps.initialize)
