"""The ParentNode mixin.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.webidl.platform_objects import Interface

_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")


class ParentNode:
    """Attributes of the mixin ParentNode that are alike in all interfaces."""

    __slots__ = ()

    @property
    def children(self):
        """The children that are elements, in a live collection.

        ``readonly attribute HTMLCollection children``

        https://dom.spec.whatwg.org/#dom-parentnode-children
        """
        value = self._webapi_node.children
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def childElementCount(self):
        """How many children are elements.

        ``readonly attribute unsigned long childElementCount``

        https://dom.spec.whatwg.org/#dom-parentnode-childelementcount
        """
        return self._webapi_node.child_element_count
