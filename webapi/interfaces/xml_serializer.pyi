"""Types of the XMLSerializer interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.node import Node

class XMLSerializer:
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    def serializeToString(self, root: Node) -> str: ...
