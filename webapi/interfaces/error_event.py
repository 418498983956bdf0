"""The ErrorEvent interface.

Made by ``python -m idl`` from idl/html_events.webidl: change that, not this.
"""

from webapi.interfaces.error_event_init import to_error_event_init
from webapi.interfaces.event import Event
from webapi.steps import error_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class ErrorEvent(Event):
    """An event that reports an exception.

    ``interface ErrorEvent : Event``

    https://html.spec.whatwg.org/#errorevent

    >>> ErrorEvent("error", {"message": "no", "error": ValueError("no")}).error
    ValueError('no')
    """

    __slots__ = (*steps.Slots.__annotations__,)
    _webapi_interface_name = "ErrorEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """An event of a type. ``eventInitDict`` may have ``message``, ``filename``, ``lineno``,
        ``colno`` and ``error`` besides what `Event` takes.

        ``constructor(DOMString type, optional ErrorEventInit eventInitDict = {})``

        https://html.spec.whatwg.org/#errorevent
        """
        if named:
            eventInitDict = options_by_name(
                "ErrorEvent",
                named,
                eventInitDict,
                {
                    "ErrorEvent(type, ": (
                        "bubbles",
                        "cancelable",
                        "colno",
                        "composed",
                        "error",
                        "filename",
                        "lineno",
                        "message",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_error_event_init(eventInitDict, "Failed to construct 'ErrorEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call ErrorEvent: what ``new ErrorEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "ErrorEvent")

    message = property(
        steps.message_getter,
        doc="""``readonly attribute DOMString message``

        https://html.spec.whatwg.org/multipage/#dom-errorevent-message
        """,
    )

    filename = property(
        steps.filename_getter,
        doc="""``readonly attribute USVString filename``

        https://html.spec.whatwg.org/multipage/#dom-errorevent-filename
        """,
    )

    lineno = property(
        steps.lineno_getter,
        doc="""``readonly attribute unsigned long lineno``

        https://html.spec.whatwg.org/multipage/#dom-errorevent-lineno
        """,
    )

    colno = property(
        steps.colno_getter,
        doc="""``readonly attribute unsigned long colno``

        https://html.spec.whatwg.org/multipage/#dom-errorevent-colno
        """,
    )

    error = property(
        steps.error_getter,
        doc="""``readonly attribute any error``

        https://html.spec.whatwg.org/multipage/#dom-errorevent-error
        """,
    )


new_object = maker(ErrorEvent, steps.initialize)
