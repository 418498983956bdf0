"""The CountQueuingStrategy interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.interfaces.queuing_strategy_init import to_queuing_strategy_init
from webapi.steps import count_queuing_strategy as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.keywords import unexpected_keyword


class CountQueuingStrategy:
    """Counts the chunks in a queue.

    ``interface CountQueuingStrategy``

    https://streams.spec.whatwg.org/#cqs-class

    >>> from webapi import WritableStream
    >>> WritableStream({}, CountQueuingStrategy({"highWaterMark": 5})).getWriter().desiredSize
    5.0
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "CountQueuingStrategy"
    _webapi_is_interface = True

    def __init__(self, init, **named):
        """A strategy for a queue of ``init["highWaterMark"]`` chunks.

        ``constructor(QueuingStrategyInit init)``

        https://streams.spec.whatwg.org/#cqs-constructor
        """
        if named:
            raise unexpected_keyword(
                "CountQueuingStrategy", named, {"CountQueuingStrategy(": ("highWaterMark",)}
            )
        steps.constructor(
            self,
            to_queuing_strategy_init(
                init, "Failed to construct 'CountQueuingStrategy': parameter 1"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call CountQueuingStrategy: what ``new CountQueuingStrategy(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "CountQueuingStrategy")

    @property
    def highWaterMark(self):
        """The number of chunks that a queue has room for.

        ``readonly attribute unrestricted double highWaterMark``

        https://streams.spec.whatwg.org/#cqs-high-water-mark
        """
        return self._webapi_strategy.high_water_mark

    @property
    def size(self):
        """The function that returns 1 for any chunk.

        ``readonly attribute Function size``

        https://streams.spec.whatwg.org/#cqs-size
        """
        return self._webapi_strategy.size

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy
