"""The TimeRanges interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.steps import time_ranges as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import maker


class TimeRanges:
    """What a media element has loaded or played: nothing.

    ``interface TimeRanges``

    https://html.spec.whatwg.org/multipage/#timeranges
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "TimeRanges"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("TimeRanges")

    @property
    def length(self):
        """``readonly attribute unsigned long length``

        https://html.spec.whatwg.org/multipage/#dom-timeranges-length
        """
        return self._webapi_time_ranges.length

    def start(self, index):
        """The time at which a range begins: there is none, so it raises ``IndexSizeError``.

        ``double start(unsigned long index)``

        https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-start
        """
        if not isinstance(self, TimeRanges):
            raise illegal_invocation()
        return self._webapi_time_ranges.start(
            to_unsigned_long(index, "Failed to execute 'start' on 'TimeRanges': parameter 1")
        )

    def end(self, index):
        """The time at which a range ends: there is none, so it raises ``IndexSizeError``.

        ``double end(unsigned long index)``

        https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-end
        """
        if not isinstance(self, TimeRanges):
            raise illegal_invocation()
        return self._webapi_time_ranges.end(
            to_unsigned_long(index, "Failed to execute 'end' on 'TimeRanges': parameter 1")
        )

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(TimeRanges, steps.initialize)
