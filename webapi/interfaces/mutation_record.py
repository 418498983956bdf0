"""The MutationRecord interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.steps import mutation_record as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker

_Node = Interface("webapi.interfaces.node", "Node")
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")


class MutationRecord:
    """A change of a tree.

    ``interface MutationRecord``

    https://dom.spec.whatwg.org/#mutationrecord
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "MutationRecord"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("MutationRecord")

    @property
    def type(self):
        """``childList``, ``attributes`` or ``characterData``.

        ``readonly attribute DOMString type``

        https://dom.spec.whatwg.org/#dom-mutationrecord-type
        """
        return self._webapi_mutation_record.type

    @property
    def target(self):
        """The node that changed.

        ``readonly attribute Node target``

        https://dom.spec.whatwg.org/#dom-mutationrecord-target
        """
        value = self._webapi_mutation_record.target
        return value.platform_object or _Node.new(value)

    @property
    def addedNodes(self):
        """The children that came.

        ``readonly attribute NodeList addedNodes``

        https://dom.spec.whatwg.org/#dom-mutationrecord-addednodes
        """
        value = self._webapi_mutation_record.added_nodes
        return value.platform_object or _NodeList.new(value)

    @property
    def removedNodes(self):
        """The children that went.

        ``readonly attribute NodeList removedNodes``

        https://dom.spec.whatwg.org/#dom-mutationrecord-removednodes
        """
        value = self._webapi_mutation_record.removed_nodes
        return value.platform_object or _NodeList.new(value)

    @property
    def previousSibling(self):
        """``readonly attribute Node? previousSibling``

        https://dom.spec.whatwg.org/#dom-mutationrecord-previoussibling
        """
        value = self._webapi_mutation_record.previous_sibling
        return None if value is None else value.platform_object or _Node.new(value)

    @property
    def nextSibling(self):
        """``readonly attribute Node? nextSibling``

        https://dom.spec.whatwg.org/#dom-mutationrecord-nextsibling
        """
        value = self._webapi_mutation_record.next_sibling
        return None if value is None else value.platform_object or _Node.new(value)

    @property
    def attributeName(self):
        """``readonly attribute DOMString? attributeName``

        https://dom.spec.whatwg.org/#dom-mutationrecord-attributename
        """
        return self._webapi_mutation_record.attribute_name

    @property
    def attributeNamespace(self):
        """``readonly attribute DOMString? attributeNamespace``

        https://dom.spec.whatwg.org/#dom-mutationrecord-attributenamespace
        """
        return self._webapi_mutation_record.attribute_namespace

    @property
    def oldValue(self):
        """The value or the data before the change, if the observer asked for it.

        ``readonly attribute DOMString? oldValue``

        https://dom.spec.whatwg.org/#dom-mutationrecord-oldvalue
        """
        return self._webapi_mutation_record.old_value

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(MutationRecord, steps.initialize)
