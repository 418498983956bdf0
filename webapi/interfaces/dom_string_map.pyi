"""Types of the DOMStringMap interface. Made by ``python -m idl``."""

from typing import Never

from webapi.steps.dom_string_map import Slots as _DOMStringMapSlots
from webapi.webidl.string_maps import StringMap

class DOMStringMap(_DOMStringMapSlots, StringMap):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> DOMStringMap: ...
