"""The DocumentFragment interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.node import Node
from webapi.interfaces.parent_node import ParentNode
from webapi.steps import document_fragment as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import Interface, inside, maker_of_inheriting
from webapi.webidl.setters import include
from webapi.webidl.strings import to_domstring
from webapi.webidl.unions import Choices, union

_Element = Interface("webapi.interfaces.element", "Element")
_Node = Interface("webapi.interfaces.node", "Node")
_to_nodes = union(
    "(Node or DOMString)",
    Choices(string=to_domstring, interfaces={_Node: inside(_Node.convert, "_webapi_node")}),
)
_to_child = nullable(inside(_Node.convert, "_webapi_node"))
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")


class DocumentFragment(Node):
    """Nodes without a parent. Inserting a fragment inserts its children.

    ``interface DocumentFragment : Node``

    https://dom.spec.whatwg.org/#documentfragment
    """

    __slots__ = ()
    _webapi_interface_name = "DocumentFragment"

    def __init__(self):
        """An empty fragment.

        ``constructor()``

        https://dom.spec.whatwg.org/#dom-documentfragment-documentfragment
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call DocumentFragment: what ``new DocumentFragment(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "DocumentFragment")

    def getElementById(self, elementId):
        """The first element with that ``id``, or ``None``.

        ``Element? getElementById(DOMString elementId)``

        https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
        """
        if not isinstance(self, DocumentFragment):
            raise illegal_invocation()
        value = self._webapi_node.get_element_by_id(to_domstring(elementId))
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def firstElementChild(self):
        """The first child that is an element, or ``None``.

        ``readonly attribute Element? firstElementChild``

        https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild
        """
        value = self._webapi_node.first_element_child
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def lastElementChild(self):
        """The last child that is an element, or ``None``.

        ``readonly attribute Element? lastElementChild``

        https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild
        """
        value = self._webapi_node.last_element_child
        return None if value is None else value.platform_object or _Element.new(value)

    def prepend(self, *nodes):
        """Insert nodes and texts before the first child.

        ``undefined prepend((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-prepend
        """
        if not isinstance(self, DocumentFragment):
            raise illegal_invocation()
        try:
            self._webapi_node.prepend(
                [
                    _to_nodes(
                        each, "Failed to execute 'prepend' on 'DocumentFragment': parameter 1"
                    )
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def append(self, *nodes):
        """Insert nodes and texts behind the last child.

        ``undefined append((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-append
        """
        if not isinstance(self, DocumentFragment):
            raise illegal_invocation()
        try:
            self._webapi_node.append(
                [
                    _to_nodes(each, "Failed to execute 'append' on 'DocumentFragment': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def replaceChildren(self, *nodes):
        """Replace all children by nodes and texts.

        ``undefined replaceChildren((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-replacechildren
        """
        if not isinstance(self, DocumentFragment):
            raise illegal_invocation()
        try:
            self._webapi_node.replace_children(
                [
                    _to_nodes(
                        each,
                        "Failed to execute 'replaceChildren' on 'DocumentFragment': parameter 1",
                    )
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def moveBefore(self, node, child):
        """Move a node of the same tree before a child, or last if ``child`` is null.

        ``undefined moveBefore(Node node, Node? child)``

        https://dom.spec.whatwg.org/#dom-parentnode-movebefore
        """
        if not isinstance(self, DocumentFragment):
            raise illegal_invocation()
        try:
            self._webapi_node.move_before(
                _Node.convert(
                    node, "Failed to execute 'moveBefore' on 'DocumentFragment': parameter 1"
                )._webapi_node,
                _to_child(
                    child, "Failed to execute 'moveBefore' on 'DocumentFragment': parameter 2"
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def querySelector(self, selectors):
        """The first descendant that matches the CSS selectors, or ``None``. Raises ``SyntaxError``,
        a `DOMException`, if they do not parse.

        ``Element? querySelector(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-parentnode-queryselector
        """
        if not isinstance(self, DocumentFragment):
            raise illegal_invocation()
        value = self._webapi_node.query_selector(to_domstring(selectors))
        return None if value is None else value.platform_object or _Element.new(value)

    def querySelectorAll(self, selectors):
        """All descendants that match the CSS selectors, in the order of the tree. The list does not
        change. Raises ``SyntaxError``, a `DOMException`, if they do not parse.

        ``NodeList querySelectorAll(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall
        """
        if not isinstance(self, DocumentFragment):
            raise illegal_invocation()
        value = self._webapi_node.query_selector_all(to_domstring(selectors))
        return _NodeList.new(value)


include(DocumentFragment, ParentNode)

new_object = maker_of_inheriting(DocumentFragment, steps.initialize, MODULES)
