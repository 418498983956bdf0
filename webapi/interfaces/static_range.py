"""The StaticRange interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.abstract_range import AbstractRange
from webapi.interfaces.static_range_init import to_static_range_init
from webapi.steps import static_range as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import unexpected_keyword
from webapi.webidl.platform_objects import maker


class StaticRange(AbstractRange):
    """A range that does not follow changes of the tree.

    ``interface StaticRange : AbstractRange``

    https://dom.spec.whatwg.org/#staticrange
    """

    __slots__ = ()
    _webapi_interface_name = "StaticRange"

    def __init__(self, init, **named):
        """``constructor(StaticRangeInit init)``

        https://dom.spec.whatwg.org/#dom-staticrange-staticrange
        """
        if named:
            raise unexpected_keyword(
                "StaticRange",
                named,
                {"StaticRange(": ("endContainer", "endOffset", "startContainer", "startOffset")},
            )
        steps.constructor(
            self, to_static_range_init(init, "Failed to construct 'StaticRange': parameter 1")
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call StaticRange: what ``new StaticRange(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "StaticRange")


new_object = maker(StaticRange, steps.initialize)
