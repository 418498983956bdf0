"""The NodeList interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from operator import attrgetter
from types import GenericAlias

from webapi.interfaces import MODULES
from webapi.steps import node_list as steps
from webapi.webidl import iterables
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, item_of, maker_of_inheriting, same_of

_Node = Interface("webapi.interfaces.node", "Node")
_indexed = item_of("_webapi_node_list.item")
_item = same_of(_indexed, _Node)
_length = attrgetter("_webapi_node_list.length")
_pairs = iterables.indexed_pairs(_length, _item)


class NodeList:
    """Nodes. The list of ``childNodes`` changes when the tree does.

    ``interface NodeList``

    https://dom.spec.whatwg.org/#nodelist
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "NodeList"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("NodeList")

    def item(self, index):
        """The node at a place, or ``None``.

        ``getter Node? item(unsigned long index)``

        https://dom.spec.whatwg.org/#dom-nodelist-item
        """
        if not isinstance(self, NodeList):
            raise illegal_invocation()
        value = self._webapi_node_list.item(
            to_unsigned_long(index, "Failed to execute 'item' on 'NodeList': parameter 1")
        )
        return None if value is None else value.platform_object or _Node.new(value)

    @property
    def length(self):
        """How many there are.

        ``readonly attribute unsigned long length``

        https://dom.spec.whatwg.org/#dom-nodelist-length
        """
        return self._webapi_node_list.length

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, _length, _item)

    def entries(self):
        """An iterator over the pairs, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-entries
        """
        if not isinstance(self, NodeList):
            raise illegal_invocation()
        return iterables.entries(self, _pairs)

    def keys(self):
        """An iterator over the first of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-keys
        """
        if not isinstance(self, NodeList):
            raise illegal_invocation()
        return iterables.keys(self, _pairs)

    def values(self):
        """An iterator over the second of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-values
        """
        if not isinstance(self, NodeList):
            raise illegal_invocation()
        return iterables.indexed_values(self, _length, _item)

    def forEach(self, callback, thisArg=None):
        """Call ``callback`` with value, key and the object, or as many as it takes, for each pair.
        The second argument, ``this`` for JavaScript functions, is ignored.

        https://webidl.spec.whatwg.org/#js-iterable-forEach
        """
        if not isinstance(self, NodeList):
            raise illegal_invocation()
        iterables.for_each(
            self, _pairs, callback, "Failed to execute 'forEach' on 'NodeList': parameter 1"
        )

    def __iter__(self):
        return iterables.indexed_values(self, _length, _item)

    def __len__(self):
        return self._webapi_node_list.length

    def __bool__(self):
        return True

    __str__ = to_object_text
    __repr__ = steps.inspect
    __class_getitem__ = classmethod(GenericAlias)
    __reduce__ = refuse_to_copy


new_object = maker_of_inheriting(NodeList, steps.initialize, MODULES)
