"""The ByteLengthQueuingStrategy interface.

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from webapi.interfaces.queuing_strategy_init import to_queuing_strategy_init
from webapi.steps import byte_length_queuing_strategy as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.keywords import unexpected_keyword


class ByteLengthQueuingStrategy:
    """Counts the bytes of the chunks in a queue.

    ``interface ByteLengthQueuingStrategy``

    https://streams.spec.whatwg.org/#blqs-class
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "ByteLengthQueuingStrategy"
    _webapi_is_interface = True

    def __init__(self, init, **named):
        """A strategy for a queue of ``init["highWaterMark"]`` bytes.

        ``constructor(QueuingStrategyInit init)``

        https://streams.spec.whatwg.org/#blqs-constructor
        """
        if named:
            raise unexpected_keyword(
                "ByteLengthQueuingStrategy",
                named,
                {"ByteLengthQueuingStrategy(": ("highWaterMark",)},
            )
        steps.constructor(
            self,
            to_queuing_strategy_init(
                init, "Failed to construct 'ByteLengthQueuingStrategy': parameter 1"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call ByteLengthQueuingStrategy: what ``new ByteLengthQueuingStrategy(…)`` is in
        JavaScript.
        """
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "ByteLengthQueuingStrategy")

    @property
    def highWaterMark(self):
        """The bytes that a queue has room for.

        ``readonly attribute unrestricted double highWaterMark``

        https://streams.spec.whatwg.org/#blqs-high-water-mark
        """
        return self._webapi_strategy.high_water_mark

    @property
    def size(self):
        """The function that counts the bytes of a chunk.

        ``readonly attribute Function size``

        https://streams.spec.whatwg.org/#blqs-size
        """
        return self._webapi_strategy.size

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy
