"""Types of the CDATASection interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.text import Text
from webapi.steps.cdata_section import Slots as _CDATASectionSlots

class CDATASection(Text, _CDATASectionSlots):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> CDATASection: ...
