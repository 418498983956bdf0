"""Serialize nodes as XML: https://w3c.github.io/DOM-Parsing/#xml-serialization

All walks are loops: a tree may be 100,000 nodes deep.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.character_data import CDATASection, CharacterData, Comment, ProcessingInstruction
from webapi.dom.document import Document, DocumentType
from webapi.dom.element import Element
from webapi.dom.html_serialization import serializes_as_void
from webapi.dom.names import HTML_NAMESPACE, XML_NAMESPACE, XMLNS_NAMESPACE
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    escaped_xml_attribute,
    escaped_xml_text,
    index_text,
    is_public_id,
    is_xml_name,
    is_xml_text,
    joined_texts,
    text_contains,
)

if TYPE_CHECKING:
    from webapi.dom.attributes import Attribute
    from webapi.dom.node import Node


def serialize_xml(node: Node, require_well_formed: bool) -> str:
    """https://w3c.github.io/DOM-Parsing/#dfn-xml-serialization"""
    serializer = XMLSerialization(require_well_formed)
    serializer.serialize(node)
    return joined_texts(serializer.parts)


def serialize_xml_fragment(parent: Node, require_well_formed: bool) -> str:
    """The XML serialization of the children of a node."""
    serializer = XMLSerialization(require_well_formed)
    contents = parent.template_contents
    child = parent.first_child if contents is None else contents.first_child
    while child is not None:
        serializer.serialize(child)
        child = child.next_sibling
    return joined_texts(serializer.parts)


class XMLSerialization:
    """What the steps of one serialization share.

    The standard copies its namespace prefix map for each element. Here an element's additions are
    taken back at its end.
    """

    __slots__ = (
        *("_added", "_bound", "_end_tags", "_namespace", "_namespaces", "_next_index"),
        "_prefixes",
        *("is_well_formed", "parts"),
    )

    def __init__(self, require_well_formed: bool) -> None:
        self.is_well_formed = require_well_formed
        """https://w3c.github.io/DOM-Parsing/#dfn-require-well-formed"""
        self.parts: list[str] = []
        self._prefixes: dict[str, list[str]] = {}
        """https://w3c.github.io/DOM-Parsing/#dfn-namespace-prefix-map"""
        self._bound: dict[str, int] = {}
        """How many namespaces the map has for each prefix."""
        self._next_index = 1
        self._namespace = ""
        """The namespace that is the default where the next node stands. No namespace is ""."""
        # Of each open element:
        self._end_tags: list[str] = []
        self._namespaces: list[str] = []
        self._added: list[list[str]] = []
        """The namespaces to which a prefix was added."""
        self._prefixes[XML_NAMESPACE] = ["xml"]

    def serialize(self, root: Node) -> None:
        """https://w3c.github.io/DOM-Parsing/#dfn-xml-serialization-algorithm"""
        each = root
        while True:
            has_end = self._start(each)
            contents = each.template_contents
            first = each.first_child if contents is None else contents.first_child
            if has_end and first is not None:
                each = first
                continue
            if has_end:
                self._end()
            while each is not root and each.next_sibling is None:
                parent = each.parent
                assert parent is not None
                host = parent.host_of_fragment
                each = parent if host is None or parent is root else host
                self._end()
            if each is root:
                return
            following = each.next_sibling
            assert following is not None
            each = following

    def _start(self, node: Node) -> bool:
        """Serialize a node up to its children; tell whether it has an end behind these."""
        if isinstance(node, Element):
            return self._start_tag(node)
        if isinstance(node, Comment):
            self._check_text(node.data)
            is_fine = not text_contains(node.data, "--") and not node.data.endswith("-")
            self._check(is_fine)
            self.parts.append(f"<!--{node.data}-->")
            return False
        if isinstance(node, CDATASection):
            self.parts.append(f"<![CDATA[{node.data}]]>")
            return False
        if isinstance(node, ProcessingInstruction):
            self._check(not text_contains(node.target, ":"))
            self._check_text(node.data)
            self._check(not text_contains(node.data, "?>"))
            self.parts.append(f"<?{node.target} {node.data}?>")
            return False
        if isinstance(node, CharacterData):
            self._check_text(node.data)
            self.parts.append(escaped_xml_text(node.data))
            return False
        if isinstance(node, DocumentType):
            self._doctype(node)
            return False
        if isinstance(node, Document):
            self._check(node.document_element is not None)
        if not node.may_have_children:
            return False
        self._open("", self._namespace, [])
        return True

    def _open(self, end_tag: str, namespace: str, added: list[str]) -> None:
        self._end_tags.append(end_tag)
        self._namespaces.append(self._namespace)
        self._added.append(added)
        self._namespace = namespace

    def _end(self) -> None:
        self.parts.append(self._end_tags.pop())
        self._namespace = self._namespaces.pop()
        self._forget(self._added.pop())

    def _forget(self, added: list[str]) -> None:
        for namespace in reversed(added):
            prefixes = self._prefixes.get(namespace)
            assert prefixes is not None
            prefix = prefixes.pop()
            self._bound[prefix] = self._count_of(prefix) - 1

    def _check(self, is_well_formed: bool) -> None:
        if self.is_well_formed and not is_well_formed:
            raise DOMException("The node has no well-formed XML.", "InvalidStateError")

    def _check_text(self, text: str) -> None:
        if self.is_well_formed:
            self._check(is_xml_text(text))

    def _doctype(self, node: DocumentType) -> None:
        """https://w3c.github.io/DOM-Parsing/#xml-serializing-a-documenttype-node"""
        self._check(is_public_id(node.public_id))
        self._check_text(node.system_id)
        has_both = text_contains(node.system_id, '"') and text_contains(node.system_id, "'")
        self._check(not has_both)
        self.parts.append(f"<!DOCTYPE {node.name}")
        if node.public_id != "":
            self.parts.append(f' PUBLIC "{node.public_id}"')
        elif node.system_id != "":
            self.parts.append(" SYSTEM")
        if node.system_id != "":
            self.parts.append(f' "{node.system_id}"')
        self.parts.append(">")

    # Elements

    def _start_tag(self, element: Element) -> bool:
        """https://w3c.github.io/DOM-Parsing/#xml-serializing-an-element-node"""
        self._check_name(element.local_name)
        added: list[str] = []
        local_prefixes: dict[str, str] = {}
        default = self._record_namespaces(element, local_prefixes, added)
        inherited = self._namespace
        namespace = "" if element.namespace is None else element.namespace
        ignores_default = False
        declaration = ""
        name = element.local_name
        if inherited == namespace:
            ignores_default = default is not None
            if namespace == XML_NAMESPACE:
                name = f"xml:{name}"
        else:
            prefix = element.prefix
            candidate = self._preferred_prefix(prefix, namespace)
            if prefix == "xmlns":
                self._check(False)
                candidate = prefix
            if candidate is not None:
                name = f"{candidate}:{name}"
                if default is not None and default != XML_NAMESPACE:
                    inherited = default
            elif prefix is not None:
                if prefix in local_prefixes:
                    prefix = self._generate_a_prefix()
                self._add_prefix(prefix, namespace, added)
                name = f"{prefix}:{name}"
                declaration = f' xmlns:{prefix}="{self._value(namespace)}"'
                if default is not None:
                    inherited = default
            else:
                inherited = namespace
                if default != namespace:
                    ignores_default = True
                    declaration = f' xmlns="{self._value(namespace)}"'
        self.parts.append(f"<{name}{declaration}")
        self._attributes(element, local_prefixes, ignores_default, added)
        contents = element.template_contents
        is_empty = element.first_child is None
        if is_empty and serializes_as_void(element):
            self.parts.append(" />")
        elif is_empty and namespace != HTML_NAMESPACE:
            self.parts.append("/>")
        else:
            self.parts.append(">")
            self._open(f"</{name}>", inherited, added)
            return True
        assert contents is None
        self._forget(added)
        return False

    def _check_name(self, name: str) -> None:
        if self.is_well_formed:
            self._check(is_xml_name(name) and not text_contains(name, ":"))

    def _record_namespaces(
        self, element: Element, local_prefixes: dict[str, str], added: list[str]
    ) -> str | None:
        """https://w3c.github.io/DOM-Parsing/#dfn-recording-the-namespace-information"""
        default: str | None = None
        for attribute in element.attribute_list:
            if attribute.namespace != XMLNS_NAMESPACE:
                continue
            if attribute.prefix is None:
                default = attribute.value
                continue
            prefix, namespace = attribute.local_name, attribute.value
            if namespace == XML_NAMESPACE or self._has_prefix(prefix, namespace):
                continue
            self._add_prefix(prefix, namespace, added)
            local_prefixes[prefix] = namespace
        return default

    def _has_prefix(self, prefix: str, namespace: str) -> bool:
        """https://w3c.github.io/DOM-Parsing/#dfn-found"""
        prefixes = self._prefixes.get(namespace)
        if prefixes is not None:
            for each in prefixes:
                if each == prefix:
                    return True
        return False

    def _add_prefix(self, prefix: str, namespace: str, added: list[str]) -> None:
        """https://w3c.github.io/DOM-Parsing/#dfn-add"""
        prefixes = self._prefixes.get(namespace)
        if prefixes is None:
            self._prefixes[namespace] = [prefix]
        else:
            prefixes.append(prefix)
        self._bound[prefix] = self._count_of(prefix) + 1
        added.append(namespace)

    def _count_of(self, prefix: str) -> int:
        count = self._bound.get(prefix)
        return 0 if count is None else count

    def _preferred_prefix(self, preferred: str | None, namespace: str) -> str | None:
        """https://w3c.github.io/DOM-Parsing/#dfn-retrieve-a-preferred-prefix-string"""
        prefixes = self._prefixes.get(namespace)
        if prefixes is None or len(prefixes) == 0:
            return None
        for each in prefixes:
            if each == preferred:
                return each
        return prefixes[len(prefixes) - 1]

    def _generate_a_prefix(self) -> str:
        """https://w3c.github.io/DOM-Parsing/#dfn-generating-a-prefix, but for adding it"""
        prefix = f"ns{index_text(self._next_index)}"
        self._next_index += 1
        return prefix

    # Attributes

    def _attributes(
        self,
        element: Element,
        local_prefixes: dict[str, str],
        ignores_default: bool,
        added: list[str],
    ) -> None:
        """https://w3c.github.io/DOM-Parsing/#dfn-xml-serialization-of-the-attributes"""
        names: dict[str, bool] = {}
        for attribute in element.attribute_list:
            namespace = "" if attribute.namespace is None else attribute.namespace
            key = f"{attribute.local_name} {namespace}"
            self._check(key not in names)
            names[key] = True
            prefix: str | None = None
            if namespace == XMLNS_NAMESPACE:
                if self._is_redundant(attribute, local_prefixes, ignores_default):
                    continue
                self._check(attribute.value not in ("", "http://www.w3.org/2000/xmlns/"))
                if attribute.prefix == "xmlns":
                    prefix = "xmlns"
            elif namespace != "":
                prefix = self._preferred_prefix(attribute.prefix, namespace)
                if prefix is None:
                    prefix = attribute.prefix
                    # As browsers do: the standard always generates one.
                    if prefix is None or self._count_of(prefix) > 0:
                        prefix = self._generate_a_prefix()
                    self._add_prefix(prefix, namespace, added)
                    self.parts.append(f' xmlns:{prefix}="{self._value(namespace)}"')
            self._check_name(attribute.local_name)
            self._check(namespace != "" or attribute.local_name != "xmlns")
            start = " " if prefix is None else f" {prefix}:"
            self.parts.append(f'{start}{attribute.local_name}="{self._value(attribute.value)}"')

    def _is_redundant(
        self, attribute: Attribute, local_prefixes: dict[str, str], ignores_default: bool
    ) -> bool:
        """Whether a declaration is left out."""
        if attribute.value == XML_NAMESPACE:
            return True
        if attribute.prefix is None:
            return ignores_default
        is_local = local_prefixes.get(attribute.local_name) == attribute.value
        return not is_local and self._has_prefix(attribute.local_name, attribute.value)

    def _value(self, value: str) -> str:
        """https://w3c.github.io/DOM-Parsing/#dfn-serializing-an-attribute-value"""
        self._check_text(value)
        return escaped_xml_attribute(value)
