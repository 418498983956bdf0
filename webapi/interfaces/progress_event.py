"""The ProgressEvent interface.

Made by ``python -m idl`` from idl/xml_http_request.webidl: change that, not this.
"""

from webapi.interfaces.event import Event
from webapi.interfaces.progress_event_init import to_progress_event_init
from webapi.steps import progress_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class ProgressEvent(Event):
    """An event that tells how much of a body is there.

    ``interface ProgressEvent : Event``

    https://xhr.spec.whatwg.org/#interface-progressevent

    >>> event = ProgressEvent("progress", {"lengthComputable": True, "loaded": 5, "total": 10})
    >>> event.loaded / event.total
    0.5
    """

    __slots__ = ()
    _webapi_interface_name = "ProgressEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """An event of a type. ``eventInitDict`` may have ``lengthComputable``, ``loaded`` and
        ``total`` besides what `Event` takes.

        ``constructor(DOMString type, optional ProgressEventInit eventInitDict = {})``

        https://xhr.spec.whatwg.org/#dom-progressevent-progressevent
        """
        if named:
            eventInitDict = options_by_name(
                "ProgressEvent",
                named,
                eventInitDict,
                {
                    "ProgressEvent(type, ": (
                        "bubbles",
                        "cancelable",
                        "composed",
                        "lengthComputable",
                        "loaded",
                        "total",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_progress_event_init(
                eventInitDict, "Failed to construct 'ProgressEvent': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call ProgressEvent: what ``new ProgressEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "ProgressEvent")

    @property
    def lengthComputable(self):
        """Whether the length of the whole is known.

        ``readonly attribute boolean lengthComputable``

        https://xhr.spec.whatwg.org/#dom-progressevent-lengthcomputable
        """
        return self._webapi_event.length_computable

    loaded = property(
        steps.loaded_getter,
        doc="""How many bytes are there.

        ``readonly attribute double loaded``

        https://xhr.spec.whatwg.org/#dom-progressevent-loaded
        """,
    )

    total = property(
        steps.total_getter,
        doc="""How many bytes the whole has; 0 if that is not known.

        ``readonly attribute double total``

        https://xhr.spec.whatwg.org/#dom-progressevent-total
        """,
    )


new_object = maker(ProgressEvent, steps.initialize)
