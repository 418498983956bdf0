"""The NodeIterator interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.steps import node_iterator as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, maker

_Node = Interface("webapi.interfaces.node", "Node")


class NodeIterator:
    """Goes through a tree in order, and follows its changes.

    ``interface NodeIterator``

    https://dom.spec.whatwg.org/#nodeiterator
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "NodeIterator"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("NodeIterator")

    @property
    def root(self):
        """``readonly attribute Node root``

        https://dom.spec.whatwg.org/#dom-nodeiterator-root
        """
        value = self._webapi_node_iterator.root
        return value.platform_object or _Node.new(value)

    @property
    def referenceNode(self):
        """``readonly attribute Node referenceNode``

        https://dom.spec.whatwg.org/#dom-nodeiterator-referencenode
        """
        value = self._webapi_node_iterator.reference_node
        return value.platform_object or _Node.new(value)

    @property
    def pointerBeforeReferenceNode(self):
        """``readonly attribute boolean pointerBeforeReferenceNode``

        https://dom.spec.whatwg.org/#dom-nodeiterator-pointerbeforereferencenode
        """
        return self._webapi_node_iterator.pointer_before_reference_node

    @property
    def whatToShow(self):
        """``readonly attribute unsigned long whatToShow``

        https://dom.spec.whatwg.org/#dom-nodeiterator-whattoshow
        """
        return self._webapi_node_iterator.what_to_show

    filter = property(
        steps.filter_getter,
        doc="""``readonly attribute NodeFilter? filter``

        https://dom.spec.whatwg.org/#dom-nodeiterator-filter
        """,
    )

    def nextNode(self):
        """Go to the next node, and return it; ``None`` at the end.

        ``Node? nextNode()``

        https://dom.spec.whatwg.org/#dom-nodeiterator-nextnode
        """
        if not isinstance(self, NodeIterator):
            raise illegal_invocation()
        value = self._webapi_node_iterator.next_node()
        return None if value is None else value.platform_object or _Node.new(value)

    def previousNode(self):
        """Go to the node before, and return it; ``None`` at the start.

        ``Node? previousNode()``

        https://dom.spec.whatwg.org/#dom-nodeiterator-previousnode
        """
        if not isinstance(self, NodeIterator):
            raise illegal_invocation()
        value = self._webapi_node_iterator.previous_node()
        return None if value is None else value.platform_object or _Node.new(value)

    def detach(self):
        """Do nothing.

        ``undefined detach()``

        https://dom.spec.whatwg.org/#dom-nodeiterator-detach
        """
        if not isinstance(self, NodeIterator):
            raise illegal_invocation()
        self._webapi_node_iterator.detach()

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(NodeIterator, steps.initialize)
