"""The Performance interface.

Made by ``python -m idl`` from idl/hr_time.webidl: change that, not this.
"""

from webapi.interfaces.event_target import EventTarget
from webapi.steps import event_target as event_target_steps
from webapi.steps import performance as steps
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import maker


class Performance(EventTarget):
    """The clock of a program: `webapi.performance` is the one object.

    ``interface Performance : EventTarget``

    https://w3c.github.io/hr-time/#sec-performance
    """

    __slots__ = ()
    _webapi_interface_name = "Performance"

    def __init__(self, /, *_):
        raise illegal_constructor("Performance")

    def now(self):
        """Milliseconds since ``timeOrigin``, with fractions. They never decrease. They are not
        rounded, because Python programs can read the clock anyway.

        ``double now()``

        https://w3c.github.io/hr-time/#dom-performance-now

        >>> from webapi import performance
        >>> started = performance.now()
        >>> performance.now() >= started
        True
        """
        if not isinstance(self, Performance):
            raise illegal_invocation()
        return steps.now(self)

    timeOrigin = property(
        steps.timeOrigin_getter,
        doc="""When the clock began, in milliseconds since 1970: when it was first imported.

        ``readonly attribute double timeOrigin``

        https://w3c.github.io/hr-time/#dom-performance-timeorigin
        """,
    )

    def toJSON(self):
        """A dict with ``timeOrigin``.

        ``object toJSON()``

        https://w3c.github.io/hr-time/#dom-performance-tojson
        """
        if not isinstance(self, Performance):
            raise illegal_invocation()
        return {"timeOrigin": self.timeOrigin}


new_object = maker(Performance, event_target_steps.initialize)
