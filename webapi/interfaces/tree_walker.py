"""The TreeWalker interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.steps import tree_walker as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.setters import value_setter

_Node = Interface("webapi.interfaces.node", "Node")
_to_current_node = inside(_Node.convert, "_webapi_node")


class TreeWalker:
    """Goes through a tree in any direction.

    ``interface TreeWalker``

    https://dom.spec.whatwg.org/#treewalker
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "TreeWalker"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("TreeWalker")

    @property
    def root(self):
        """``readonly attribute Node root``

        https://dom.spec.whatwg.org/#dom-treewalker-root
        """
        value = self._webapi_tree_walker.root
        return value.platform_object or _Node.new(value)

    @property
    def whatToShow(self):
        """``readonly attribute unsigned long whatToShow``

        https://dom.spec.whatwg.org/#dom-treewalker-whattoshow
        """
        return self._webapi_tree_walker.what_to_show

    filter = property(
        steps.filter_getter,
        doc="""``readonly attribute NodeFilter? filter``

        https://dom.spec.whatwg.org/#dom-treewalker-filter
        """,
    )

    @property
    def currentNode(self):
        """``attribute Node currentNode``

        https://dom.spec.whatwg.org/#dom-treewalker-currentnode
        """
        value = self._webapi_tree_walker.current_node
        return value.platform_object or _Node.new(value)

    currentNode = currentNode.setter(
        value_setter(
            "_webapi_tree_walker",
            "current_node",
            _to_current_node,
            context="Failed to set the 'currentNode' property on 'TreeWalker': The provided value",
        )
    )

    def parentNode(self):
        """Go to the nearest ancestor that the filter accepts, and return it, or ``None``.

        ``Node? parentNode()``

        https://dom.spec.whatwg.org/#dom-treewalker-parentnode
        """
        if not isinstance(self, TreeWalker):
            raise illegal_invocation()
        value = self._webapi_tree_walker.parent_node()
        return None if value is None else value.platform_object or _Node.new(value)

    def firstChild(self):
        """Go to the first child that the filter accepts, and return it, or ``None``.

        ``Node? firstChild()``

        https://dom.spec.whatwg.org/#dom-treewalker-firstchild
        """
        if not isinstance(self, TreeWalker):
            raise illegal_invocation()
        value = self._webapi_tree_walker.first_child()
        return None if value is None else value.platform_object or _Node.new(value)

    def lastChild(self):
        """Go to the last child that the filter accepts, and return it, or ``None``.

        ``Node? lastChild()``

        https://dom.spec.whatwg.org/#dom-treewalker-lastchild
        """
        if not isinstance(self, TreeWalker):
            raise illegal_invocation()
        value = self._webapi_tree_walker.last_child()
        return None if value is None else value.platform_object or _Node.new(value)

    def previousSibling(self):
        """Go to the sibling before that the filter accepts, and return it, or ``None``.

        ``Node? previousSibling()``

        https://dom.spec.whatwg.org/#dom-treewalker-previoussibling
        """
        if not isinstance(self, TreeWalker):
            raise illegal_invocation()
        value = self._webapi_tree_walker.previous_sibling()
        return None if value is None else value.platform_object or _Node.new(value)

    def nextSibling(self):
        """Go to the next sibling that the filter accepts, and return it, or ``None``.

        ``Node? nextSibling()``

        https://dom.spec.whatwg.org/#dom-treewalker-nextsibling
        """
        if not isinstance(self, TreeWalker):
            raise illegal_invocation()
        value = self._webapi_tree_walker.next_sibling()
        return None if value is None else value.platform_object or _Node.new(value)

    def previousNode(self):
        """Go to the node before that the filter accepts, and return it, or ``None``.

        ``Node? previousNode()``

        https://dom.spec.whatwg.org/#dom-treewalker-previousnode
        """
        if not isinstance(self, TreeWalker):
            raise illegal_invocation()
        value = self._webapi_tree_walker.previous_node()
        return None if value is None else value.platform_object or _Node.new(value)

    def nextNode(self):
        """Go to the next node that the filter accepts, and return it, or ``None``.

        ``Node? nextNode()``

        https://dom.spec.whatwg.org/#dom-treewalker-nextnode
        """
        if not isinstance(self, TreeWalker):
            raise illegal_invocation()
        value = self._webapi_tree_walker.next_node()
        return None if value is None else value.platform_object or _Node.new(value)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(TreeWalker, steps.initialize)
