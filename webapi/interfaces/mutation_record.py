"""The MutationRecord interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.steps import mutation_record as steps
from webapi.webidl.classes import refuse_to_copy
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface

_Node = Interface("webapi.interfaces.node", "Node")
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")


class MutationRecord:
    """A change of a tree.

    ``interface MutationRecord``

    https://dom.spec.whatwg.org/#mutationrecord
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("MutationRecord")

    type = property(
        steps.type_getter,
        doc="""``childList``, ``attributes`` or ``characterData``.

        ``readonly attribute DOMString type``

        https://dom.spec.whatwg.org/#dom-mutationrecord-type
        """,
    )

    @property
    def target(self):
        """The node that changed.

        ``readonly attribute Node target``

        https://dom.spec.whatwg.org/#dom-mutationrecord-target
        """
        value = steps.target_getter(self)
        return value.platform_object or _Node.new(value)

    @property
    def addedNodes(self):
        """The children that came.

        ``readonly attribute NodeList addedNodes``

        https://dom.spec.whatwg.org/#dom-mutationrecord-addednodes
        """
        value = steps.addedNodes_getter(self)
        return value.platform_object or _NodeList.new(value)

    @property
    def removedNodes(self):
        """The children that went.

        ``readonly attribute NodeList removedNodes``

        https://dom.spec.whatwg.org/#dom-mutationrecord-removednodes
        """
        value = steps.removedNodes_getter(self)
        return value.platform_object or _NodeList.new(value)

    @property
    def previousSibling(self):
        """``readonly attribute Node? previousSibling``

        https://dom.spec.whatwg.org/#dom-mutationrecord-previoussibling
        """
        value = steps.previousSibling_getter(self)
        return None if value is None else value.platform_object or _Node.new(value)

    @property
    def nextSibling(self):
        """``readonly attribute Node? nextSibling``

        https://dom.spec.whatwg.org/#dom-mutationrecord-nextsibling
        """
        value = steps.nextSibling_getter(self)
        return None if value is None else value.platform_object or _Node.new(value)

    attributeName = property(
        steps.attributeName_getter,
        doc="""``readonly attribute DOMString? attributeName``

        https://dom.spec.whatwg.org/#dom-mutationrecord-attributename
        """,
    )

    attributeNamespace = property(
        steps.attributeNamespace_getter,
        doc="""``readonly attribute DOMString? attributeNamespace``

        https://dom.spec.whatwg.org/#dom-mutationrecord-attributenamespace
        """,
    )

    oldValue = property(
        steps.oldValue_getter,
        doc="""The value or the data before the change, if the observer asked for it.

        ``readonly attribute DOMString? oldValue``

        https://dom.spec.whatwg.org/#dom-mutationrecord-oldvalue
        """,
    )

    def __str__(self):
        return "[object MutationRecord]"

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


def new_object(value):
    """A new MutationRecord object of what steps returned."""
    this = MutationRecord.__new__(MutationRecord)
    steps.initialize(this, value)
    return this
