"""The ProcessingInstruction interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.character_data import CharacterData
from webapi.steps import processing_instruction as steps
from webapi.webidl.exceptions import illegal_constructor


class ProcessingInstruction(CharacterData):
    """A processing instruction.

    ``interface ProcessingInstruction : CharacterData``

    https://dom.spec.whatwg.org/#processinginstruction
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, /, *_):
        raise illegal_constructor("ProcessingInstruction")

    target = property(
        steps.target_getter,
        doc="""``readonly attribute DOMString target``

        https://dom.spec.whatwg.org/#dom-processinginstruction-target
        """,
    )

    def __str__(self):
        return "[object ProcessingInstruction]"

    __repr__ = steps.inspect


def new_object(value):
    """A new ProcessingInstruction object of what steps returned."""
    this = ProcessingInstruction.__new__(ProcessingInstruction)
    steps.initialize(this, value)
    return this
