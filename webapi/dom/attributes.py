"""Attributes: https://dom.spec.whatwg.org/#interface-attr

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom.node import Node
from webapi.dom.tree import ATTRIBUTE_NODE
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import ascii_lowercase

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element


class Attribute:
    """https://dom.spec.whatwg.org/#concept-attribute

    Its node, an Attr, is made when it is first needed.
    """

    __slots__ = ("element", "local_name", "namespace", "node", "prefix", "value")

    def __init__(
        self, local_name: str, value: str, namespace: str | None = None, prefix: str | None = None
    ) -> None:
        self.local_name = local_name
        self.value = value
        self.namespace = namespace
        self.prefix = prefix
        self.element: Element | None = None
        self.node: Attr | None = None

    @property
    def qualified_name(self) -> str:
        """https://dom.spec.whatwg.org/#concept-attribute-qualified-name"""
        return self.local_name if self.prefix is None else f"{self.prefix}:{self.local_name}"

    def node_in(self, document: Document) -> Attr:
        """The Attr node of the attribute; its node document is this one if it is made now."""
        if self.node is None:
            self.node = Attr(document, self)
        return self.node


class Attr(Node):
    """https://dom.spec.whatwg.org/#interface-attr"""

    __slots__ = ("attribute",)

    def __init__(self, node_document: Document, attribute: Attribute) -> None:
        super().__init__(ATTRIBUTE_NODE, node_document)
        self.attribute = attribute
        attribute.node = self

    @property
    def may_have_a_parent(self) -> bool:
        """Whether it is a DocumentFragment, DocumentType, Element, or CharacterData node."""
        return False

    @property
    def element(self) -> Element | None:
        """https://dom.spec.whatwg.org/#concept-attribute-element"""
        return self.attribute.element

    @property
    def owner_element(self) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-attr-ownerelement"""
        return self.attribute.element

    @property
    def namespace_uri(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-attr-namespaceuri"""
        return self.attribute.namespace

    @property
    def prefix(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-attr-prefix"""
        return self.attribute.prefix

    @property
    def local_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-attr-localname"""
        return self.attribute.local_name

    @property
    def name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-attr-name"""
        return self.attribute.qualified_name

    @property
    def value(self) -> str:
        """https://dom.spec.whatwg.org/#dom-attr-value"""
        return self.attribute.value

    @value.setter
    def value(self, value: str) -> None:
        self.set_text_content(value)

    @property
    def specified(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-attr-specified"""
        return True

    @property
    def node_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-nodename"""
        return self.attribute.qualified_name

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#concept-node-length"""
        return 0

    def get_node_value(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-node-nodevalue"""
        return self.attribute.value

    def set_text_content(self, text: str) -> None:
        """https://dom.spec.whatwg.org/#set-an-existing-attribute-value"""
        element = self.attribute.element
        if element is None:
            self.attribute.value = text
        else:
            element.change_an_attribute(self.attribute, text)

    def clone_a_single_node(self, document: Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        one = self.attribute
        return Attr(document, Attribute(one.local_name, one.value, one.namespace, one.prefix))

    def equals_without_children(self, other: Node) -> bool:
        """https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children"""
        return isinstance(other, Attr) and equal_attributes(self.attribute, other.attribute)

    def element_for_namespaces(self) -> Element | None:
        """The element from which a namespace is located."""
        return self.attribute.element

    def precedes(self, other: Attr) -> bool:
        """Whether it stands before another attribute of its element."""
        element = self.attribute.element
        if element is not None:
            for each in element.attribute_list:
                if each is self.attribute:
                    return True
                if each is other.attribute:
                    return False
        return False


def equal_attributes(one: Attribute, other: Attribute) -> bool:
    """https://dom.spec.whatwg.org/#concept-node-equals, of attributes"""
    return (
        one.namespace == other.namespace
        and one.local_name == other.local_name
        and one.value == other.value
    )


class NamedNodeMap:
    """https://dom.spec.whatwg.org/#interface-namednodemap"""

    __slots__ = ("element", "platform_object")

    def __init__(self, element: Element) -> None:
        self.platform_object: Any = None
        self.element = element

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#dom-namednodemap-length"""
        return len(self.element.attribute_list)

    def item(self, index: int) -> Attr | None:
        """https://dom.spec.whatwg.org/#dom-namednodemap-item"""
        attributes = self.element.attribute_list
        if index >= len(attributes):
            return None
        return attributes[index].node_in(self.element.node_document)

    def supported_property_names(self) -> list[str]:
        """https://dom.spec.whatwg.org/#interface-namednodemap:supported-property-names"""
        seen: set[str] = set()
        names: list[str] = []
        for each in self.element.attribute_list:
            name = each.qualified_name
            is_hidden = self.element.has_lowercase_names and ascii_lowercase(name) != name
            if name not in seen and not is_hidden:
                seen.add(name)
                names.append(name)
        return names

    def named_property(self, name: str) -> Attr | None:
        """The attribute of a supported property name."""
        is_hidden = self.element.has_lowercase_names and ascii_lowercase(name) != name
        return None if is_hidden else self.element.get_attribute_node(name)

    def get_named_item(self, qualified_name: str) -> Attr | None:
        """https://dom.spec.whatwg.org/#dom-namednodemap-getnameditem"""
        return self.element.get_attribute_node(qualified_name)

    def get_named_item_ns(self, namespace: str | None, local_name: str) -> Attr | None:
        """https://dom.spec.whatwg.org/#dom-namednodemap-getnameditemns"""
        return self.element.get_attribute_node_ns(namespace, local_name)

    def set_named_item(self, attr: Attr) -> Attr | None:
        """https://dom.spec.whatwg.org/#dom-namednodemap-setnameditem"""
        return self.element.set_attribute_node(attr)

    def set_named_item_ns(self, attr: Attr) -> Attr | None:
        """https://dom.spec.whatwg.org/#dom-namednodemap-setnameditemns"""
        return self.element.set_attribute_node(attr)

    def remove_named_item(self, qualified_name: str) -> Attr:
        """https://dom.spec.whatwg.org/#dom-namednodemap-removenameditem"""
        return self._remove(self.element.attribute_by_name(qualified_name))

    def remove_named_item_ns(self, namespace: str | None, local_name: str) -> Attr:
        """https://dom.spec.whatwg.org/#dom-namednodemap-removenameditemns"""
        return self._remove(self.element.attribute_by_namespace(namespace, local_name))

    def _remove(self, attribute: Attribute | None) -> Attr:
        if attribute is None:
            raise DOMException("The element has no attribute of this name.", "NotFoundError")
        self.element.remove_an_attribute(attribute)
        return attribute.node_in(self.element.node_document)
