"""The ProcessingInstruction interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.character_data import CharacterData
from webapi.steps import node as node_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class ProcessingInstruction(CharacterData):
    """A processing instruction.

    ``interface ProcessingInstruction : CharacterData``

    https://dom.spec.whatwg.org/#processinginstruction
    """

    __slots__ = ()
    _webapi_interface_name = "ProcessingInstruction"

    def __init__(self, /, *_):
        raise illegal_constructor("ProcessingInstruction")

    @property
    def target(self):
        """``readonly attribute DOMString target``

        https://dom.spec.whatwg.org/#dom-processinginstruction-target
        """
        return self._webapi_node.target


new_object = maker(ProcessingInstruction, node_steps.initialize)
