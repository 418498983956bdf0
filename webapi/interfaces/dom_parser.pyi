"""Types of the DOMParser interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.document import Document
from webapi.interfaces.dom_parser_supported_type import DOMParserSupportedType
from webapi.webidl.types import StringLike

class DOMParser:
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    def parseFromString(self, string: StringLike, type: DOMParserSupportedType) -> Document: ...
