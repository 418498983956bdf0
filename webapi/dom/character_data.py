"""Text, comments and processing instructions: https://dom.spec.whatwg.org/#interface-characterdata

Offsets count UTF-16 code units.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.child_node import ChildNode
from webapi.dom.live_objects import data_replaced, text_split
from webapi.dom.mutation import insert
from webapi.dom.mutation_observers import queue_a_character_data_mutation_record
from webapi.dom.slots import find_a_slot
from webapi.dom.tree import (
    CDATA_SECTION_NODE,
    COMMENT_NODE,
    PROCESSING_INSTRUCTION_NODE,
    TEXT_NODE,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import code_units_length, code_units_substring, joined_texts

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.node import Node
    from webapi.dom.slot_element import HTMLSlotElement


class CharacterData(ChildNode):
    """https://dom.spec.whatwg.org/#interface-characterdata"""

    __slots__ = ("_data",)

    def __init__(self, node_type: int, node_document: Document, data: str) -> None:
        super().__init__(node_type, node_document)
        self._data = data

    @property
    def is_character_data(self) -> bool:
        """Whether it is a CharacterData node."""
        return True

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#concept-node-length"""
        return code_units_length(self._data)

    def get_node_value(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-node-nodevalue"""
        return self._data

    def set_text_content(self, text: str) -> None:
        """https://dom.spec.whatwg.org/#set-text-content"""
        self.replace_data(0, self.length, text)

    def equals_without_children(self, other: Node) -> bool:
        """https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children"""
        return isinstance(other, CharacterData) and self._data == other.data

    @property
    def data(self) -> str:
        """https://dom.spec.whatwg.org/#concept-cd-data"""
        return self._data

    @data.setter
    def data(self, data: str) -> None:
        self.replace_data(0, self.length, data)

    def substring_data(self, offset: int, count: int) -> str:
        """https://dom.spec.whatwg.org/#concept-cd-substring"""
        length = self.length
        _check_offset(offset, length)
        return code_units_substring(self._data, offset, min(length, offset + count))

    def append_data(self, data: str) -> None:
        """https://dom.spec.whatwg.org/#dom-characterdata-appenddata"""
        self.replace_data(self.length, 0, data)

    def insert_data(self, offset: int, data: str) -> None:
        """https://dom.spec.whatwg.org/#dom-characterdata-insertdata"""
        self.replace_data(offset, 0, data)

    def delete_data(self, offset: int, count: int) -> None:
        """https://dom.spec.whatwg.org/#dom-characterdata-deletedata"""
        self.replace_data(offset, count, "")

    def replace_data(self, offset: int, count: int, data: str) -> None:
        """https://dom.spec.whatwg.org/#concept-cd-replace"""
        length = self.length
        _check_offset(offset, length)
        end = min(length, offset + count)
        queue_a_character_data_mutation_record(self, self._data)
        before = code_units_substring(self._data, 0, offset)
        after = code_units_substring(self._data, end, length)
        self._data = joined_texts([before, data, after])
        data_replaced(self, offset, end - offset, code_units_length(data))
        if self.parent is not None:
            self.parent.children_changed_steps()


def _check_offset(offset: int, length: int) -> None:
    if offset > length:
        raise DOMException("The offset is greater than the length of the data.", "IndexSizeError")


class Text(CharacterData):
    """https://dom.spec.whatwg.org/#interface-text"""

    __slots__ = ()

    def __init__(self, node_document: Document, data: str, node_type: int = TEXT_NODE) -> None:
        super().__init__(node_type, node_document, data)

    @property
    def is_text(self) -> bool:
        """Whether it is a Text node, which may be a CDATA section."""
        return True

    @property
    def node_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-nodename"""
        return "#text"

    def clone_a_single_node(self, document: Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        return Text(document, self.data)

    @property
    def assigned_slot(self) -> HTMLSlotElement | None:
        """https://dom.spec.whatwg.org/#dom-slotable-assignedslot"""
        return find_a_slot(self, is_open=True)

    def split_text(self, offset: int) -> Text:
        """https://dom.spec.whatwg.org/#concept-text-split"""
        length = self.length
        _check_offset(offset, length)
        new_node = Text(self.node_document, self.substring_data(offset, length - offset))
        if self.parent is not None:
            insert(new_node, self.parent, self.next_sibling)
            text_split(self, new_node, offset)
        self.replace_data(offset, length - offset, "")
        return new_node

    @property
    def whole_text(self) -> str:
        """https://dom.spec.whatwg.org/#dom-text-wholetext"""
        first: Node = self
        while first.previous_sibling is not None and first.previous_sibling.is_text:
            first = first.previous_sibling
        parts: list[str] = []
        each: Node | None = first
        while isinstance(each, Text):
            parts.append(each.data)
            each = each.next_sibling
        return joined_texts(parts)


class CDATASection(Text):
    """https://dom.spec.whatwg.org/#interface-cdatasection"""

    __slots__ = ()

    def __init__(self, node_document: Document, data: str) -> None:
        super().__init__(node_document, data, CDATA_SECTION_NODE)

    @property
    def node_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-nodename"""
        return "#cdata-section"

    def clone_a_single_node(self, document: Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        return CDATASection(document, self.data)


class Comment(CharacterData):
    """https://dom.spec.whatwg.org/#interface-comment"""

    __slots__ = ()

    def __init__(self, node_document: Document, data: str) -> None:
        super().__init__(COMMENT_NODE, node_document, data)

    @property
    def node_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-nodename"""
        return "#comment"

    def clone_a_single_node(self, document: Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        return Comment(document, self.data)


class ProcessingInstruction(CharacterData):
    """https://dom.spec.whatwg.org/#interface-processinginstruction, without attributes"""

    __slots__ = ("target",)

    def __init__(self, node_document: Document, target: str, data: str) -> None:
        super().__init__(PROCESSING_INSTRUCTION_NODE, node_document, data)
        self.target = target

    @property
    def node_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-nodename"""
        return self.target

    def clone_a_single_node(self, document: Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        return ProcessingInstruction(document, self.target, self.data)

    def equals_without_children(self, other: Node) -> bool:
        """https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children"""
        return (
            isinstance(other, ProcessingInstruction)
            and self.target == other.target
            and self.data == other.data
        )


def child_text_content(node: Node) -> str:
    """https://dom.spec.whatwg.org/#concept-child-text-content"""
    parts: list[str] = []
    child = node.first_child
    while child is not None:
        if child.is_text:
            parts.append(cast("CharacterData", child).data)
        child = child.next_sibling
    return joined_texts(parts)
