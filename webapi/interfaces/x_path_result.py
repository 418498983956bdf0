"""The XPathResult interface.

Made by ``python -m idl`` from idl/xpath.webidl: change that, not this.
"""

from webapi.steps import x_path_result as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, maker

_Node = Interface("webapi.interfaces.node", "Node")


class XPathResult:
    """The result of an expression, of the type that was asked for.  Nodes are in the order of the
    tree. Attributes of another type than the result's raise `TypeError`.

    ``interface XPathResult``

    https://dom.spec.whatwg.org/#xpathresult
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "XPathResult"
    _webapi_is_interface = True

    ANY_TYPE = 0
    NUMBER_TYPE = 1
    STRING_TYPE = 2
    BOOLEAN_TYPE = 3
    UNORDERED_NODE_ITERATOR_TYPE = 4
    ORDERED_NODE_ITERATOR_TYPE = 5
    UNORDERED_NODE_SNAPSHOT_TYPE = 6
    ORDERED_NODE_SNAPSHOT_TYPE = 7
    ANY_UNORDERED_NODE_TYPE = 8
    FIRST_ORDERED_NODE_TYPE = 9

    def __init__(self, /, *_):
        raise illegal_constructor("XPathResult")

    @property
    def resultType(self):
        """Its type, one of the constants. It is never ``ANY_TYPE``.

        ``readonly attribute unsigned short resultType``

        https://dom.spec.whatwg.org/#dom-xpathresult-resulttype
        """
        return self._webapi_result.result_type

    @property
    def numberValue(self):
        """The number.

        ``readonly attribute unrestricted double numberValue``

        https://dom.spec.whatwg.org/#dom-xpathresult-numbervalue
        """
        return self._webapi_result.number_value

    @property
    def stringValue(self):
        """The string.

        ``readonly attribute DOMString stringValue``

        https://dom.spec.whatwg.org/#dom-xpathresult-stringvalue
        """
        return self._webapi_result.string_value

    @property
    def booleanValue(self):
        """The boolean.

        ``readonly attribute boolean booleanValue``

        https://dom.spec.whatwg.org/#dom-xpathresult-booleanvalue
        """
        return self._webapi_result.boolean_value

    @property
    def singleNodeValue(self):
        """The first node, or ``None``.

        ``readonly attribute Node? singleNodeValue``

        https://dom.spec.whatwg.org/#dom-xpathresult-singlenodevalue
        """
        value = self._webapi_result.single_node_value
        return None if value is None else value.platform_object or _Node.new(value)

    @property
    def invalidIteratorState(self):
        """Whether the document has changed since. An iterator ends with the first change.

        ``readonly attribute boolean invalidIteratorState``

        https://dom.spec.whatwg.org/#dom-xpathresult-invaliditeratorstate
        """
        return self._webapi_result.invalid_iterator_state

    @property
    def snapshotLength(self):
        """How many nodes the snapshot has.

        ``readonly attribute unsigned long snapshotLength``

        https://dom.spec.whatwg.org/#dom-xpathresult-snapshotlength
        """
        return self._webapi_result.snapshot_length

    def iterateNext(self):
        """The next node, or ``None`` at the end.

        ``Node? iterateNext()``

        https://dom.spec.whatwg.org/#dom-xpathresult-iteratenext
        """
        if not isinstance(self, XPathResult):
            raise illegal_invocation()
        value = self._webapi_result.iterate_next()
        return None if value is None else value.platform_object or _Node.new(value)

    def snapshotItem(self, index):
        """The node at an index, or ``None`` behind the end.

        ``Node? snapshotItem(unsigned long index)``

        https://dom.spec.whatwg.org/#dom-xpathresult-snapshotitem
        """
        if not isinstance(self, XPathResult):
            raise illegal_invocation()
        value = self._webapi_result.snapshot_item(
            to_unsigned_long(
                index, "Failed to execute 'snapshotItem' on 'XPathResult': parameter 1"
            )
        )
        return None if value is None else value.platform_object or _Node.new(value)

    def __iter__(self):
        return (value.platform_object or _Node.new(value) for value in steps.iterate(self))

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(XPathResult, steps.initialize)
