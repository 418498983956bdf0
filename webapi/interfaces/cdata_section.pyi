"""Types of the CDATASection interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.character_data import CDATASection as _CDATASectionImplementation
from webapi.interfaces.text import Text

class CDATASection(Text):
    _webapi_node: _CDATASectionImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> CDATASection: ...
