"""Types of the ProcessingInstruction interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.character_data import ProcessingInstruction as _ProcessingInstructionImplementation
from webapi.interfaces.character_data import CharacterData

class ProcessingInstruction(CharacterData):
    _webapi_node: _ProcessingInstructionImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def target(self) -> str:
        """https://dom.spec.whatwg.org/#dom-processinginstruction-target"""

def new_object(value: object) -> ProcessingInstruction: ...
