"""The Node interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.get_root_node_options import to_get_root_node_options
from webapi.steps import node as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, REACTIONS, invoke_reactions
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, maker_of_inheriting
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring

_Document = Interface("webapi.interfaces.document", "Document")
_Element = Interface("webapi.interfaces.element", "Element")
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")
_to_nullable_domstring = nullable(to_domstring)
_Node = Interface("webapi.interfaces.node", "Node")
_to_other_node = nullable(inside(_Node.convert, "_webapi_node"))
_to_other = nullable(inside(_Node.convert, "_webapi_node"))
_to_child = nullable(inside(_Node.convert, "_webapi_node"))


class Node(EventTarget):
    """A node of a tree. It has no constructor: documents make nodes.

    ``interface Node : EventTarget``

    https://dom.spec.whatwg.org/#node
    """

    __slots__ = (*steps.Slots.__annotations__,)
    _webapi_interface_name = "Node"

    ELEMENT_NODE = 1
    ATTRIBUTE_NODE = 2
    TEXT_NODE = 3
    CDATA_SECTION_NODE = 4
    ENTITY_REFERENCE_NODE = 5
    ENTITY_NODE = 6
    PROCESSING_INSTRUCTION_NODE = 7
    COMMENT_NODE = 8
    DOCUMENT_NODE = 9
    DOCUMENT_TYPE_NODE = 10
    DOCUMENT_FRAGMENT_NODE = 11
    NOTATION_NODE = 12
    DOCUMENT_POSITION_DISCONNECTED = 1
    DOCUMENT_POSITION_PRECEDING = 2
    DOCUMENT_POSITION_FOLLOWING = 4
    DOCUMENT_POSITION_CONTAINS = 8
    DOCUMENT_POSITION_CONTAINED_BY = 16
    DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC = 32

    def __init__(self, /, *_):
        raise illegal_constructor("Node")

    @property
    def nodeType(self):
        """The kind of the node: ``Node.ELEMENT_NODE`` and others.

        ``readonly attribute unsigned short nodeType``

        https://dom.spec.whatwg.org/#dom-node-nodetype
        """
        return self._webapi_node.node_type

    @property
    def nodeName(self):
        """The tag name of an element, the name of an attribute, ``#text`` and others.

        ``readonly attribute DOMString nodeName``

        https://dom.spec.whatwg.org/#dom-node-nodename
        """
        return self._webapi_node.node_name

    @property
    def baseURI(self):
        """The document's base URL: its URL, or the URL of its first ``base`` element with an
        ``href``.

        ``readonly attribute USVString baseURI``

        https://dom.spec.whatwg.org/#dom-node-baseuri

        >>> from webapi import Document
        >>> Document("https://example.org/a").baseURI
        'https://example.org/a'
        """
        return self._webapi_node.base_uri

    @property
    def isConnected(self):
        """Whether the node is in a document.

        ``readonly attribute boolean isConnected``

        https://dom.spec.whatwg.org/#dom-node-isconnected
        """
        return self._webapi_node.is_connected

    @property
    def ownerDocument(self):
        """The document that made the node, or that adopted it; ``None`` for a document.

        ``readonly attribute Document? ownerDocument``

        https://dom.spec.whatwg.org/#dom-node-ownerdocument
        """
        value = self._webapi_node.owner_document
        return None if value is None else value.platform_object or _Document.new(value)

    def getRootNode(self, options=None, **named):
        """The topmost ancestor, or the node itself.

        ``Node getRootNode(optional GetRootNodeOptions options = {})``

        https://dom.spec.whatwg.org/#dom-node-getrootnode
        """
        if named:
            options = options_by_name(
                "getRootNode", named, options, {"getRootNode(": ("composed",)}
            )
        if not isinstance(self, Node):
            raise illegal_invocation()
        value = self._webapi_node.get_root_node(
            to_get_root_node_options(
                options, "Failed to execute 'getRootNode' on 'Node': parameter 1"
            )
        )
        return value.platform_object or new_object(value)

    @property
    def parentNode(self):
        """The parent, or ``None``.

        ``readonly attribute Node? parentNode``

        https://dom.spec.whatwg.org/#dom-node-parentnode
        """
        value = self._webapi_node.parent_node
        return None if value is None else value.platform_object or new_object(value)

    @property
    def parentElement(self):
        """The parent if it is an element, or ``None``.

        ``readonly attribute Element? parentElement``

        https://dom.spec.whatwg.org/#dom-node-parentelement
        """
        value = self._webapi_node.parent_element
        return None if value is None else value.platform_object or _Element.new(value)

    def hasChildNodes(self):
        """Whether there are children.

        ``boolean hasChildNodes()``

        https://dom.spec.whatwg.org/#dom-node-haschildnodes
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.has_child_nodes()

    @property
    def childNodes(self):
        """The children, in a live list.

        ``readonly attribute NodeList childNodes``

        https://dom.spec.whatwg.org/#dom-node-childnodes
        """
        value = self._webapi_node.child_nodes
        return value.platform_object or _NodeList.new(value)

    @property
    def firstChild(self):
        """The first child, or ``None``.

        ``readonly attribute Node? firstChild``

        https://dom.spec.whatwg.org/#dom-node-firstchild
        """
        value = self._webapi_node.first_child
        return None if value is None else value.platform_object or new_object(value)

    @property
    def lastChild(self):
        """The last child, or ``None``.

        ``readonly attribute Node? lastChild``

        https://dom.spec.whatwg.org/#dom-node-lastchild
        """
        value = self._webapi_node.last_child
        return None if value is None else value.platform_object or new_object(value)

    @property
    def previousSibling(self):
        """The sibling before the node, or ``None``.

        ``readonly attribute Node? previousSibling``

        https://dom.spec.whatwg.org/#dom-node-previoussibling
        """
        value = self._webapi_node.previous_sibling
        return None if value is None else value.platform_object or new_object(value)

    @property
    def nextSibling(self):
        """The sibling behind the node, or ``None``.

        ``readonly attribute Node? nextSibling``

        https://dom.spec.whatwg.org/#dom-node-nextsibling
        """
        value = self._webapi_node.next_sibling
        return None if value is None else value.platform_object or new_object(value)

    @property
    def nodeValue(self):
        """The text of a text, a comment or an attribute; ``None`` for others.

        ``attribute DOMString? nodeValue``

        https://dom.spec.whatwg.org/#dom-node-nodevalue
        """
        return self._webapi_node.node_value

    nodeValue = nodeValue.setter(
        value_setter(
            "_webapi_node",
            "node_value",
            _to_nullable_domstring,
            context="Failed to set the 'nodeValue' property on 'Node': The provided value",
            reactions=REACTIONS,
        )
    )

    @property
    def textContent(self):
        """The text within a node; ``None`` for a document. Setting it replaces all children by a
        text.

        ``attribute DOMString? textContent``

        https://dom.spec.whatwg.org/#dom-node-textcontent
        """
        return self._webapi_node.text_content

    textContent = textContent.setter(
        value_setter(
            "_webapi_node",
            "text_content",
            _to_nullable_domstring,
            context="Failed to set the 'textContent' property on 'Node': The provided value",
            reactions=REACTIONS,
        )
    )

    def normalize(self):
        """Join adjacent texts, and remove empty ones.

        ``undefined normalize()``

        https://dom.spec.whatwg.org/#dom-node-normalize
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            self._webapi_node.normalize()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def cloneNode(self, subtree=None):
        """A copy, with copies of all descendants if ``subtree`` is true.

        ``Node cloneNode(optional boolean subtree = false)``

        https://dom.spec.whatwg.org/#dom-node-clonenode
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            value = self._webapi_node.clone_node(False if subtree is None else to_boolean(subtree))
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def isEqualNode(self, otherNode):
        """Whether another node has the same contents.

        ``boolean isEqualNode(Node? otherNode)``

        https://dom.spec.whatwg.org/#dom-node-isequalnode
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.is_equal_node(
            _to_other_node(otherNode, "Failed to execute 'isEqualNode' on 'Node': parameter 1")
        )

    def isSameNode(self, otherNode):
        """Whether another node is this one.

        ``boolean isSameNode(Node? otherNode)``

        https://dom.spec.whatwg.org/#dom-node-issamenode
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.is_same_node(
            _to_other_node(otherNode, "Failed to execute 'isSameNode' on 'Node': parameter 1")
        )

    def compareDocumentPosition(self, other):
        """Where another node stands: a sum of ``Node.DOCUMENT_POSITION_PRECEDING`` and others.

        ``unsigned short compareDocumentPosition(Node other)``

        https://dom.spec.whatwg.org/#dom-node-comparedocumentposition
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.compare_document_position(
            _Node.convert(
                other, "Failed to execute 'compareDocumentPosition' on 'Node': parameter 1"
            )._webapi_node
        )

    def contains(self, other):
        """Whether another node is this one or one of its descendants.

        ``boolean contains(Node? other)``

        https://dom.spec.whatwg.org/#dom-node-contains
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.contains(
            _to_other(other, "Failed to execute 'contains' on 'Node': parameter 1")
        )

    def lookupPrefix(self, namespace):
        """The prefix of a namespace here, or ``None``.

        ``DOMString? lookupPrefix(DOMString? namespace)``

        https://dom.spec.whatwg.org/#dom-node-lookupprefix
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.lookup_prefix(
            _to_nullable_domstring(
                namespace, "Failed to execute 'lookupPrefix' on 'Node': parameter 1"
            )
        )

    def lookupNamespaceURI(self, prefix):
        """The namespace of a prefix here, or ``None``.

        ``DOMString? lookupNamespaceURI(DOMString? prefix)``

        https://dom.spec.whatwg.org/#dom-node-lookupnamespaceuri
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.lookup_namespace_uri(
            _to_nullable_domstring(
                prefix, "Failed to execute 'lookupNamespaceURI' on 'Node': parameter 1"
            )
        )

    def isDefaultNamespace(self, namespace):
        """Whether a namespace needs no prefix here.

        ``boolean isDefaultNamespace(DOMString? namespace)``

        https://dom.spec.whatwg.org/#dom-node-isdefaultnamespace
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.is_default_namespace(
            _to_nullable_domstring(
                namespace, "Failed to execute 'isDefaultNamespace' on 'Node': parameter 1"
            )
        )

    def insertBefore(self, node, child):
        """Insert a node before a child, or last if ``child`` is null. Raises `DOMException` if the
        tree cannot have it.

        ``Node insertBefore(Node node, Node? child)``

        https://dom.spec.whatwg.org/#dom-node-insertbefore
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            value = self._webapi_node.insert_before(
                _Node.convert(
                    node, "Failed to execute 'insertBefore' on 'Node': parameter 1"
                )._webapi_node,
                _to_child(child, "Failed to execute 'insertBefore' on 'Node': parameter 2"),
            )
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def appendChild(self, node):
        """Insert a node behind the last child. Raises `DOMException` if the tree cannot have it.

        ``Node appendChild(Node node)``

        https://dom.spec.whatwg.org/#dom-node-appendchild
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            value = self._webapi_node.append_child(
                _Node.convert(
                    node, "Failed to execute 'appendChild' on 'Node': parameter 1"
                )._webapi_node
            )
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def replaceChild(self, node, child):
        """Put ``node`` in the place of ``child``, which is returned.

        ``Node replaceChild(Node node, Node child)``

        https://dom.spec.whatwg.org/#dom-node-replacechild
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            value = self._webapi_node.replace_child(
                _Node.convert(
                    node, "Failed to execute 'replaceChild' on 'Node': parameter 1"
                )._webapi_node,
                _Node.convert(
                    child, "Failed to execute 'replaceChild' on 'Node': parameter 2"
                )._webapi_node,
            )
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def removeChild(self, child):
        """Take a child out, and return it.

        ``Node removeChild(Node child)``

        https://dom.spec.whatwg.org/#dom-node-removechild
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            value = self._webapi_node.remove_child(
                _Node.convert(
                    child, "Failed to execute 'removeChild' on 'Node': parameter 1"
                )._webapi_node
            )
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    __repr__ = steps.inspect


new_object = maker_of_inheriting(Node, steps.initialize, MODULES)
