"""The DocumentType interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.node import Node
from webapi.steps import node as node_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.strings import to_domstring
from webapi.webidl.unions import Choices, union

_Node = Interface("webapi.interfaces.node", "Node")
_to_nodes = union(
    "(Node or DOMString)",
    Choices(string=to_domstring, interfaces={_Node: inside(_Node.convert, "_webapi_node")}),
)


class DocumentType(Node):
    """A doctype.

    ``interface DocumentType : Node``

    https://dom.spec.whatwg.org/#documenttype
    """

    __slots__ = ()
    _webapi_interface_name = "DocumentType"

    def __init__(self, /, *_):
        raise illegal_constructor("DocumentType")

    @property
    def name(self):
        """``readonly attribute DOMString name``

        https://dom.spec.whatwg.org/#dom-documenttype-name
        """
        return self._webapi_node.name

    @property
    def publicId(self):
        """``readonly attribute DOMString publicId``

        https://dom.spec.whatwg.org/#dom-documenttype-publicid
        """
        return self._webapi_node.public_id

    @property
    def systemId(self):
        """``readonly attribute DOMString systemId``

        https://dom.spec.whatwg.org/#dom-documenttype-systemid
        """
        return self._webapi_node.system_id

    def before(self, *nodes):
        """Insert nodes and texts before the node.

        ``undefined before((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-childnode-before
        """
        if not isinstance(self, DocumentType):
            raise illegal_invocation()
        try:
            self._webapi_node.before(
                [
                    _to_nodes(each, "Failed to execute 'before' on 'DocumentType': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def after(self, *nodes):
        """Insert nodes and texts behind the node.

        ``undefined after((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-childnode-after
        """
        if not isinstance(self, DocumentType):
            raise illegal_invocation()
        try:
            self._webapi_node.after(
                [
                    _to_nodes(each, "Failed to execute 'after' on 'DocumentType': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def replaceWith(self, *nodes):
        """Put nodes and texts in the place of the node.

        ``undefined replaceWith((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-childnode-replacewith
        """
        if not isinstance(self, DocumentType):
            raise illegal_invocation()
        try:
            self._webapi_node.replace_with(
                [
                    _to_nodes(
                        each, "Failed to execute 'replaceWith' on 'DocumentType': parameter 1"
                    )
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def remove(self):
        """Take the node from its parent, if it has one.

        ``undefined remove()``

        https://dom.spec.whatwg.org/#dom-childnode-remove
        """
        if not isinstance(self, DocumentType):
            raise illegal_invocation()
        try:
            self._webapi_node.remove()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()


new_object = maker(DocumentType, node_steps.initialize)
