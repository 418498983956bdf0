"""Nodes: https://dom.spec.whatwg.org/#interface-node

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict, cast

from webapi.dom.collections import ChildNodeList
from webapi.dom.events import Event, EventPath, EventTarget
from webapi.dom.live_objects import text_merged
from webapi.dom.mutation import (
    append,
    connect,
    link,
    pre_insert,
    pre_remove,
    remove,
    replace_within,
)
from webapi.dom.names import XML_NAMESPACE, XMLNS_NAMESPACE
from webapi.dom.node_extras import NodeExtras
from webapi.dom.shadow_trees import event_path, shadow_including_root
from webapi.dom.slots import slots_after_insertion
from webapi.dom.tree import (
    ATTRIBUTE_NODE,
    DOCUMENT_NODE,
    TEXT_NODE,
    inclusive_ancestors,
    is_before_sibling,
    is_inclusive_ancestor,
    next_node,
    parent_element,
    root_of,
    shadow_root_of,
)
from webapi.webidl.host import creation_order, joined_texts

if TYPE_CHECKING:
    from webapi.dom.attributes import Attr
    from webapi.dom.character_data import CharacterData
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.mutation_observers import RegisteredObserver
    from webapi.dom.popovers import PopoverParts
    from webapi.dom.shadow_root import ShadowRoot

DOCUMENT_POSITION_DISCONNECTED: Final = 1
DOCUMENT_POSITION_PRECEDING: Final = 2
DOCUMENT_POSITION_FOLLOWING: Final = 4
DOCUMENT_POSITION_CONTAINS: Final = 8
DOCUMENT_POSITION_CONTAINED_BY: Final = 16
DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: Final = 32


class GetRootNodeOptions(TypedDict):
    """https://dom.spec.whatwg.org/#dictdef-getrootnodeoptions"""

    composed: bool


class Node(EventTarget):
    """https://dom.spec.whatwg.org/#interface-node"""

    __slots__ = (
        *("first_child", "is_connected", "known_extras", "last_child"),
        *("next_sibling", "node_document", "node_type", "parent", "previous_sibling"),
    )

    def __init__(self, node_type: int, node_document: Document | None) -> None:
        super().__init__()
        self.node_type = node_type
        """https://dom.spec.whatwg.org/#dom-node-nodetype"""
        self.node_document: Document = (
            cast("Document", self) if node_document is None else node_document
        )
        """https://dom.spec.whatwg.org/#concept-node-document"""
        self.parent: Node | None = None
        self.first_child: Node | None = None
        self.last_child: Node | None = None
        self.previous_sibling: Node | None = None
        self.next_sibling: Node | None = None
        self.is_connected = node_document is None
        """https://dom.spec.whatwg.org/#connected"""
        self.known_extras: NodeExtras | None = None

    @property
    def extras(self) -> NodeExtras:
        """What few nodes have."""
        if self.known_extras is None:
            self.known_extras = NodeExtras()
        return self.known_extras

    @property
    def base_uri(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-baseuri"""
        return self.node_document.serialized_base_url()

    # What kinds of nodes differ in

    @property
    def may_have_children(self) -> bool:
        """Whether it is a Document, DocumentFragment, or Element."""
        return False

    @property
    def may_have_a_parent(self) -> bool:
        """Whether it is a DocumentFragment, DocumentType, Element, or CharacterData node."""
        return True

    @property
    def may_be_a_host(self) -> bool:
        """Whether a DocumentFragment may have it as its host."""
        return False

    @property
    def is_node(self) -> bool:
        """Whether it is a node."""
        return True

    @property
    def is_slot(self) -> bool:
        """https://dom.spec.whatwg.org/#concept-slot"""
        return False

    @property
    def host_of_fragment(self) -> Node | None:
        """https://dom.spec.whatwg.org/#concept-documentfragment-host"""
        return None

    @property
    def popover_parts(self) -> PopoverParts | None:
        """What it has as a popover, if it was one."""
        return None

    @property
    def may_be_a_popover(self) -> bool:
        """Whether it is an element of HTML."""
        return False

    @property
    def is_popover_invoker(self) -> bool:
        """Whether a click on it can show or hide a popover."""
        return False

    @property
    def is_character_data(self) -> bool:
        """Whether it is a CharacterData node."""
        return False

    @property
    def is_text(self) -> bool:
        """Whether it is a Text node, which may be a CDATA section."""
        return False

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#concept-node-length"""
        return self.child_nodes.length

    @property
    def node_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-nodename"""
        return ""

    def get_node_value(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-node-nodevalue"""
        return None

    def get_text_content(self) -> str | None:
        """https://dom.spec.whatwg.org/#get-text-content"""
        return self.get_node_value()

    def set_text_content(self, text: str) -> None:
        """https://dom.spec.whatwg.org/#set-text-content"""

    def clone_a_single_node(self, document: Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        return self

    def attach_copy_of(self, shadow: ShadowRoot) -> Node:
        """The step of https://dom.spec.whatwg.org/#concept-node-clone about shadow roots"""
        return self

    def equals_without_children(self, other: Node) -> bool:
        """https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children"""
        return True

    def element_for_namespaces(self) -> Element | None:
        """The element from which a namespace is located."""
        return parent_element(self)

    def set_node_document(self, document: Document) -> None:
        """The step of https://dom.spec.whatwg.org/#concept-node-adopt about node documents"""
        self.node_document = document

    # Steps of other standards

    def insertion_steps(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-insert-ext, of a connected node"""

    @property
    def has_post_connection_steps(self) -> bool:
        """Whether it has https://dom.spec.whatwg.org/#concept-node-post-connection-ext"""
        return False

    def post_connection_steps(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-post-connection-ext"""

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://dom.spec.whatwg.org/#concept-node-remove-ext, of a node that was connected"""

    def moving_steps(self, old_ancestor: Node) -> None:
        """https://dom.spec.whatwg.org/#concept-node-move-ext"""

    def children_changed_steps(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-children-changed-ext"""

    def child_leaves(self) -> None:
        """React to the removal of a child, before it happens."""

    @property
    def template_contents(self) -> Node | None:
        """https://html.spec.whatwg.org/multipage/scripting.html#template-contents"""
        return None

    # Events and observers

    def get_the_parent(self, event: Event) -> EventTarget | None:
        """https://dom.spec.whatwg.org/#get-the-parent"""
        return self.parent

    @property
    def is_of_viewport(self) -> bool:
        """Whether this is a document, its document element or its body."""
        document = self.node_document
        return self is document or self is document.document_element or self is document.body

    def path_through_shadow_trees(self, event: Event) -> EventPath | None:
        """The path of an event, if the target may be in a shadow tree or have one."""
        return event_path(event, self) if self.node_document.has_shadow_trees else None

    def registered_observers(self) -> list[RegisteredObserver]:
        """https://dom.spec.whatwg.org/#registered-observer-list, which is not to be changed"""
        known = None if self.known_extras is None else self.known_extras.registered_observers
        return [] if known is None else known

    def register_an_observer(self, registered: RegisteredObserver) -> None:
        """Append to the registered observer list."""
        extras = self.extras
        if extras.registered_observers is None:
            extras.registered_observers = [registered]
        else:
            extras.registered_observers.append(registered)

    def set_registered_observers(self, registered: list[RegisteredObserver]) -> None:
        """Replace the registered observer list."""
        self.extras.registered_observers = None if len(registered) == 0 else registered

    # Members

    @property
    def owner_document(self) -> Document | None:
        """https://dom.spec.whatwg.org/#dom-node-ownerdocument"""
        return None if self.node_type == DOCUMENT_NODE else self.node_document

    def get_root_node(self, options: GetRootNodeOptions) -> Node:
        """https://dom.spec.whatwg.org/#dom-node-getrootnode"""
        return shadow_including_root(self) if options["composed"] else root_of(self)

    @property
    def parent_node(self) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-node-parentnode"""
        return self.parent

    @property
    def parent_element(self) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-node-parentelement"""
        return parent_element(self)

    def has_child_nodes(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-node-haschildnodes"""
        return self.first_child is not None

    @property
    def child_nodes(self) -> ChildNodeList:
        """https://dom.spec.whatwg.org/#dom-node-childnodes"""
        extras = self.extras
        if extras.child_list is None:
            extras.child_list = ChildNodeList(self)
        return extras.child_list

    @property
    def node_value(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-node-nodevalue"""
        return self.get_node_value()

    @node_value.setter
    def node_value(self, value: str | None) -> None:
        if self.node_type == ATTRIBUTE_NODE or self.is_character_data:
            self.set_text_content("" if value is None else value)

    @property
    def text_content(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-node-textcontent"""
        return self.get_text_content()

    @text_content.setter
    def text_content(self, value: str | None) -> None:
        self.set_text_content("" if value is None else value)

    def normalize(self) -> None:
        """https://dom.spec.whatwg.org/#dom-node-normalize"""
        node = next_node(self, self)
        while node is not None:
            following = next_node(node, self)
            if node.node_type == TEXT_NODE:
                following = _normalize_text(node, self)
            node = following

    def clone_node(self, subtree: bool) -> Node:
        """https://dom.spec.whatwg.org/#dom-node-clonenode"""
        return clone_a_node(self, self.node_document, subtree)

    def is_equal_node(self, other: Node | None) -> bool:
        """https://dom.spec.whatwg.org/#dom-node-isequalnode"""
        return other is not None and equals(self, other)

    def is_same_node(self, other: Node | None) -> bool:
        """https://dom.spec.whatwg.org/#dom-node-issamenode"""
        return other is self

    def compare_document_position(self, other: Node) -> int:
        """https://dom.spec.whatwg.org/#dom-node-comparedocumentposition"""
        if self is other:
            return 0
        node1: Node | None = other
        node2: Node | None = self
        attr1: Attr | None = None
        attr2: Attr | None = None
        if other.node_type == ATTRIBUTE_NODE:
            attr1 = cast("Attr", other)
            node1 = attr1.element
        if self.node_type == ATTRIBUTE_NODE:
            attr2 = cast("Attr", self)
            node2 = attr2.element
            if attr1 is not None and node1 is not None and node2 is node1:
                return DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC + (
                    DOCUMENT_POSITION_PRECEDING
                    if attr1.precedes(attr2)
                    else DOCUMENT_POSITION_FOLLOWING
                )
        # Nodes of two trees: any order will do that stays the same.
        if node1 is None or node2 is None:
            return _disconnected(other, self)
        ancestors1 = inclusive_ancestors(node1)
        ancestors2 = inclusive_ancestors(node2)
        depth1 = len(ancestors1) - 1
        depth2 = len(ancestors2) - 1
        if ancestors1[depth1] is not ancestors2[depth2]:
            return _disconnected(other, self)
        while depth1 >= 0 and depth2 >= 0 and ancestors1[depth1] is ancestors2[depth2]:
            depth1 -= 1
            depth2 -= 1
        if depth1 < 0 and (depth2 >= 0 or attr2 is not None):
            if attr1 is None:
                return DOCUMENT_POSITION_CONTAINS + DOCUMENT_POSITION_PRECEDING
            return DOCUMENT_POSITION_PRECEDING
        if depth2 < 0:
            if attr2 is None:
                return DOCUMENT_POSITION_CONTAINED_BY + DOCUMENT_POSITION_FOLLOWING
            return DOCUMENT_POSITION_FOLLOWING
        if is_before_sibling(ancestors1[depth1], ancestors2[depth2]):
            return DOCUMENT_POSITION_PRECEDING
        return DOCUMENT_POSITION_FOLLOWING

    def contains(self, other: Node | None) -> bool:
        """https://dom.spec.whatwg.org/#dom-node-contains"""
        return other is not None and is_inclusive_ancestor(self, other)

    def lookup_prefix(self, namespace: str | None) -> str | None:
        """https://dom.spec.whatwg.org/#dom-node-lookupprefix"""
        if namespace is None or namespace == "":
            return None
        return locate_a_namespace_prefix(self.element_for_namespaces(), namespace)

    def lookup_namespace_uri(self, prefix: str | None) -> str | None:
        """https://dom.spec.whatwg.org/#dom-node-lookupnamespaceuri"""
        return locate_a_namespace(self.element_for_namespaces(), None if prefix == "" else prefix)

    def is_default_namespace(self, namespace: str | None) -> bool:
        """https://dom.spec.whatwg.org/#dom-node-isdefaultnamespace"""
        default_namespace = locate_a_namespace(self.element_for_namespaces(), None)
        return default_namespace == (None if namespace == "" else namespace)

    def insert_before(self, node: Node, child: Node | None) -> Node:
        """https://dom.spec.whatwg.org/#dom-node-insertbefore"""
        return pre_insert(node, self, child)

    def append_child(self, node: Node) -> Node:
        """https://dom.spec.whatwg.org/#dom-node-appendchild"""
        return append(node, self)

    def replace_child(self, node: Node, child: Node) -> Node:
        """https://dom.spec.whatwg.org/#dom-node-replacechild"""
        return replace_within(child, node, self)

    def remove_child(self, child: Node) -> Node:
        """https://dom.spec.whatwg.org/#dom-node-removechild"""
        return pre_remove(child, self)


def _disconnected(node1: Node, node2: Node) -> int:
    """The order of nodes of two trees stays the same while both have their roots."""
    order = DOCUMENT_POSITION_FOLLOWING
    if creation_order(root_of(node1)) < creation_order(root_of(node2)):
        order = DOCUMENT_POSITION_PRECEDING
    return DOCUMENT_POSITION_DISCONNECTED + DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC + order


def _normalize_text(node: Node, root: Node) -> Node | None:
    """The steps of `normalize` for an exclusive Text node; return the node that follows."""
    length = node.length
    if length == 0:
        following = next_node(node, root)
        remove(node)
        return following
    parts: list[str] = []
    current_node = node.next_sibling
    while current_node is not None and current_node.node_type == TEXT_NODE:
        parts.append(cast("CharacterData", current_node).data)
        current_node = current_node.next_sibling
    if len(parts) > 0:
        cast("CharacterData", node).replace_data(length, 0, joined_texts(parts))
        current_node = node.next_sibling
        while current_node is not None and current_node.node_type == TEXT_NODE:
            text_merged(node, current_node, length)
            length += current_node.length
            current_node = current_node.next_sibling
        current_node = node.next_sibling
        while current_node is not None and current_node.node_type == TEXT_NODE:
            remove(current_node)
            current_node = node.next_sibling
    return next_node(node, root)


def clone_a_node(node: Node, document: Document, subtree: bool = False) -> Node:
    """https://dom.spec.whatwg.org/#concept-node-clone"""
    copy = node.clone_a_single_node(document)
    sources: list[Node] = []
    copies: list[Node] = []
    shadow_roots: list[Node] = []
    _clone_shadow_root(node, copy, sources, copies, shadow_roots)
    if subtree:
        _clone_contents(node, copy, sources, copies)
        sources.append(node)
        copies.append(copy)
    # The contents of templates and shadow roots are trees of their own.
    while len(sources) > 0:
        source = sources.pop()
        target = copies.pop()
        each = source.first_child
        while each is not None:
            copied = each.clone_a_single_node(target.node_document)
            link(copied, target, None)
            connect(copied)
            _clone_contents(each, copied, sources, copies)
            _clone_shadow_root(each, copied, sources, copies, shadow_roots)
            if each.first_child is not None:
                each, target = each.first_child, copied
                continue
            while each.next_sibling is None and each.parent is not source:
                assert each.parent is not None and target.parent is not None
                each, target = each.parent, target.parent
            each = each.next_sibling
    for root in shadow_roots:
        each = root.first_child
        while each is not None:
            slots_after_insertion(each, root)
            each = each.next_sibling
    return copy


def _clone_shadow_root(
    node: Node, copy: Node, sources: list[Node], copies: list[Node], shadow_roots: list[Node]
) -> None:
    """The step of https://dom.spec.whatwg.org/#concept-node-clone about shadow roots"""
    shadow = shadow_root_of(node)
    if shadow is not None and shadow.clonable:
        copy_of_root = copy.attach_copy_of(shadow)
        sources.append(shadow)
        copies.append(copy_of_root)
        shadow_roots.append(copy_of_root)


def _clone_contents(node: Node, copy: Node, sources: list[Node], copies: list[Node]) -> None:
    """The cloning steps of https://html.spec.whatwg.org/multipage/scripting.html#the-template-element

    The contents are to be cloned into the copy's contents.
    """
    if node.template_contents is not None and copy.template_contents is not None:
        sources.append(node.template_contents)
        copies.append(copy.template_contents)


def equals(node: Node, other: Node) -> bool:
    """https://dom.spec.whatwg.org/#concept-node-equals"""
    one, two = node, other
    while True:
        if one.node_type != two.node_type or not one.equals_without_children(two):
            return False
        if one.first_child is not None or two.first_child is not None:
            if one.first_child is None or two.first_child is None:
                return False
            one, two = one.first_child, two.first_child
            continue
        while one is not node and one.next_sibling is None and two.next_sibling is None:
            assert one.parent is not None and two.parent is not None
            one, two = one.parent, two.parent
        if one is node:
            return True
        if one.next_sibling is None or two.next_sibling is None:
            return False
        one, two = one.next_sibling, two.next_sibling


def locate_a_namespace_prefix(element: Element | None, namespace: str) -> str | None:
    """https://dom.spec.whatwg.org/#locate-a-namespace-prefix"""
    each = element
    while each is not None:
        if each.namespace == namespace and each.prefix is not None:
            return each.prefix
        for attribute in each.attribute_list:
            if attribute.prefix == "xmlns" and attribute.value == namespace:
                return attribute.local_name
        each = parent_element(each)
    return None


def locate_a_namespace(element: Element | None, prefix: str | None) -> str | None:
    """https://dom.spec.whatwg.org/#locate-a-namespace"""
    each = element
    while each is not None:
        if prefix == "xml":
            return XML_NAMESPACE
        if prefix == "xmlns":
            return XMLNS_NAMESPACE
        if each.namespace is not None and each.prefix == prefix:
            return each.namespace
        for attribute in each.attribute_list:
            if attribute.namespace == XMLNS_NAMESPACE and (
                (attribute.prefix == "xmlns" and attribute.local_name == prefix)
                or (prefix is None and attribute.prefix is None and attribute.local_name == "xmlns")
            ):
                return None if attribute.value == "" else attribute.value
        each = parent_element(each)
    return None
