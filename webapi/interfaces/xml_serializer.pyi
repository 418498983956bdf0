"""Types of the XMLSerializer interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.node import Node
from webapi.steps.xml_serializer import Slots as _XMLSerializerSlots

class XMLSerializer(_XMLSerializerSlots):
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    def serializeToString(self, root: Node) -> str: ...
