"""Types of the ProcessingInstruction interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.character_data import CharacterData
from webapi.steps.processing_instruction import Slots as _ProcessingInstructionSlots

class ProcessingInstruction(CharacterData, _ProcessingInstructionSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def target(self) -> str:
        """https://dom.spec.whatwg.org/#dom-processinginstruction-target"""

def new_object(value: object) -> ProcessingInstruction: ...
