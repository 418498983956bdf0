"""Traversal: https://dom.spec.whatwg.org/#traversal

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from webapi.dom.tree import next_node, previous_node
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import call_node_filter, has_bit

if TYPE_CHECKING:
    from webapi.dom.node import Node

FILTER_ACCEPT: Final = 1
FILTER_REJECT: Final = 2
FILTER_SKIP: Final = 3


class Traverser:
    """What NodeIterator and TreeWalker objects share."""

    __slots__ = ("__weakref__", "_is_active", "filter", "platform_object", "root", "what_to_show")

    def __init__(self, root: Node, what_to_show: int, filter: Any) -> None:
        self.platform_object: Any = None
        self.root = root
        self.what_to_show = what_to_show
        self.filter: Any = filter
        self._is_active = False

    def filter_node(self, node: Node) -> int:
        """https://dom.spec.whatwg.org/#concept-node-filter"""
        if self._is_active:
            raise DOMException("The filter uses its own traverser.", "InvalidStateError")
        if not has_bit(self.what_to_show, node.node_type - 1):
            return FILTER_SKIP
        if self.filter is None:
            return FILTER_ACCEPT
        self._is_active = True
        try:
            return call_node_filter(self.filter, node)
        finally:
            self._is_active = False


class NodeIterator(Traverser):
    """https://dom.spec.whatwg.org/#interface-nodeiterator"""

    __slots__ = ("candidate", "candidate_before", "pointer_before_reference", "reference")

    def __init__(self, root: Node, what_to_show: int, filter: Any) -> None:
        super().__init__(root, what_to_show, filter)
        self.reference = root
        self.pointer_before_reference = True
        self.candidate: Node | None = None
        """https://dom.spec.whatwg.org/#nodeiterator-candidate-reference"""
        self.candidate_before = False

    @property
    def reference_node(self) -> Node:
        """https://dom.spec.whatwg.org/#dom-nodeiterator-referencenode"""
        return self.reference

    @property
    def pointer_before_reference_node(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-nodeiterator-pointerbeforereferencenode"""
        return self.pointer_before_reference

    def _traverse(self, is_next: bool) -> Node | None:
        """https://dom.spec.whatwg.org/#concept-nodeiterator-traverse"""
        self.candidate = self.reference
        self.candidate_before = self.pointer_before_reference
        try:
            while True:
                # A filter may remove the candidate, and so change it.
                node: Node | None = self.candidate
                assert node is not None
                if self.candidate_before is is_next:
                    self.candidate_before = not is_next
                else:
                    node = next_node(node, self.root) if is_next else previous_node(node, self.root)
                    if node is None:
                        return None
                    self.candidate = node
                    self.candidate_before = not is_next
                if self.filter_node(node) == FILTER_ACCEPT:
                    if self.candidate is not None:
                        self.reference = self.candidate
                    self.pointer_before_reference = self.candidate_before
                    return node
        finally:
            self.candidate = None

    def next_node(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-nodeiterator-nextnode"""
        return self._traverse(True)

    def previous_node(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-nodeiterator-previousnode"""
        return self._traverse(False)

    def detach(self) -> None:
        """https://dom.spec.whatwg.org/#dom-nodeiterator-detach"""


class TreeWalker(Traverser):
    """https://dom.spec.whatwg.org/#interface-treewalker"""

    __slots__ = ("current_node",)

    def __init__(self, root: Node, what_to_show: int, filter: Any) -> None:
        super().__init__(root, what_to_show, filter)
        self.current_node = root

    def _accept(self, node: Node) -> Node:
        self.current_node = node
        return node

    def parent_node(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-treewalker-parentnode"""
        node: Node | None = self.current_node
        while node is not None and node is not self.root:
            node = node.parent
            if node is not None and self.filter_node(node) == FILTER_ACCEPT:
                return self._accept(node)
        return None

    def _traverse_children(self, is_first: bool) -> Node | None:
        """https://dom.spec.whatwg.org/#concept-traverse-children"""
        current = self.current_node
        node = current.first_child if is_first else current.last_child
        while node is not None:
            result = self.filter_node(node)
            if result == FILTER_ACCEPT:
                return self._accept(node)
            if result == FILTER_SKIP:
                child = node.first_child if is_first else node.last_child
                if child is not None:
                    node = child
                    continue
            while node is not None:
                sibling = node.next_sibling if is_first else node.previous_sibling
                if sibling is not None:
                    node = sibling
                    break
                parent = node.parent
                if parent is None or parent is self.root or parent is self.current_node:
                    return None
                node = parent
        return None

    def first_child(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-treewalker-firstchild"""
        return self._traverse_children(True)

    def last_child(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-treewalker-lastchild"""
        return self._traverse_children(False)

    def _traverse_siblings(self, is_next: bool) -> Node | None:
        """https://dom.spec.whatwg.org/#concept-traverse-siblings"""
        node = self.current_node
        if node is self.root:
            return None
        while True:
            sibling = node.next_sibling if is_next else node.previous_sibling
            while sibling is not None:
                node = sibling
                result = self.filter_node(node)
                if result == FILTER_ACCEPT:
                    return self._accept(node)
                sibling = node.first_child if is_next else node.last_child
                if result == FILTER_REJECT or sibling is None:
                    sibling = node.next_sibling if is_next else node.previous_sibling
            parent = node.parent
            if parent is None or parent is self.root:
                return None
            node = parent
            if self.filter_node(node) == FILTER_ACCEPT:
                return None

    def next_sibling(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-treewalker-nextsibling"""
        return self._traverse_siblings(True)

    def previous_sibling(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-treewalker-previoussibling"""
        return self._traverse_siblings(False)

    def previous_node(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-treewalker-previousnode"""
        node = self.current_node
        while node is not self.root:
            sibling = node.previous_sibling
            while sibling is not None:
                node = sibling
                result = self.filter_node(node)
                while result != FILTER_REJECT and node.last_child is not None:
                    node = node.last_child
                    result = self.filter_node(node)
                if result == FILTER_ACCEPT:
                    return self._accept(node)
                sibling = node.previous_sibling
            if node is self.root or node.parent is None:
                return None
            node = node.parent
            if self.filter_node(node) == FILTER_ACCEPT:
                return self._accept(node)
        return None

    def next_node(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-treewalker-nextnode"""
        node = self.current_node
        result = FILTER_ACCEPT
        while True:
            while result != FILTER_REJECT and node.first_child is not None:
                node = node.first_child
                result = self.filter_node(node)
                if result == FILTER_ACCEPT:
                    return self._accept(node)
            sibling: Node | None = None
            temporary: Node | None = node
            while temporary is not None:
                if temporary is self.root:
                    return None
                sibling = temporary.next_sibling
                if sibling is not None:
                    break
                temporary = temporary.parent
            if sibling is None:
                return None
            node = sibling
            result = self.filter_node(node)
            if result == FILTER_ACCEPT:
                return self._accept(node)
