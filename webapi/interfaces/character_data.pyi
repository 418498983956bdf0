"""Types of the CharacterData interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.character_data import CharacterData as _CharacterDataImplementation
from webapi.interfaces.element import Element
from webapi.interfaces.node import Node
from webapi.webidl.types import NumberLike, StringLike

class CharacterData(Node):
    _webapi_node: _CharacterDataImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def data(self) -> str:
        """The text.

        https://dom.spec.whatwg.org/#dom-characterdata-data
        """
    @data.setter
    def data(self, value: StringLike, /) -> None: ...
    @property
    def length(self) -> int:
        """The length in UTF-16 code units.

        https://dom.spec.whatwg.org/#dom-characterdata-length
        """
    def substringData(self, offset: NumberLike, count: NumberLike) -> str: ...
    def appendData(self, data: StringLike) -> None: ...
    def insertData(self, offset: NumberLike, data: StringLike) -> None: ...
    def deleteData(self, offset: NumberLike, count: NumberLike) -> None: ...
    def replaceData(self, offset: NumberLike, count: NumberLike, data: StringLike) -> None: ...
    @property
    def previousElementSibling(self) -> Element | None:
        """The nearest element before the node among its siblings, or ``None``.

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-previouselementsibling
        """
    @property
    def nextElementSibling(self) -> Element | None:
        """The nearest element behind the node among its siblings, or ``None``.

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-nextelementsibling
        """
    def before(self, *nodes: Node | StringLike) -> None: ...
    def after(self, *nodes: Node | StringLike) -> None: ...
    def replaceWith(self, *nodes: Node | StringLike) -> None: ...
    def remove(self) -> None: ...
    @property
    def textContent(self) -> str:
        """The text within a node; ``None`` for a document. Setting it replaces all children by a
        text.

        https://dom.spec.whatwg.org/#dom-node-textcontent
        """
    @textContent.setter
    def textContent(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CharacterData: ...
