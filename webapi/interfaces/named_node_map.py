"""The NamedNodeMap interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from operator import attrgetter

from webapi.steps import named_node_map as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.webidl import iterables
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, item_of, maker, same_of
from webapi.webidl.strings import to_domstring

_Attr = Interface("webapi.interfaces.attr", "Attr")
_to_nullable_domstring = nullable(to_domstring)
_indexed = item_of("_webapi_named_node_map.item")
_item = same_of(_indexed, _Attr)
_length = attrgetter("_webapi_named_node_map.length")


class NamedNodeMap:
    """The attributes of an element, live.

    ``interface NamedNodeMap``

    https://dom.spec.whatwg.org/#namednodemap
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "NamedNodeMap"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("NamedNodeMap")

    @property
    def length(self):
        """``readonly attribute unsigned long length``

        https://dom.spec.whatwg.org/#dom-namednodemap-length
        """
        return self._webapi_named_node_map.length

    def item(self, index):
        """The attribute at a place, or ``None``.

        ``getter Attr? item(unsigned long index)``

        https://dom.spec.whatwg.org/#dom-namednodemap-item
        """
        if not isinstance(self, NamedNodeMap):
            raise illegal_invocation()
        value = self._webapi_named_node_map.item(
            to_unsigned_long(index, "Failed to execute 'item' on 'NamedNodeMap': parameter 1")
        )
        return None if value is None else value.platform_object or _Attr.new(value)

    def getNamedItem(self, qualifiedName):
        """The attribute with that name, or ``None``.

        ``Attr? getNamedItem(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-namednodemap-getnameditem
        """
        if not isinstance(self, NamedNodeMap):
            raise illegal_invocation()
        value = self._webapi_named_node_map.get_named_item(to_domstring(qualifiedName))
        return None if value is None else value.platform_object or _Attr.new(value)

    def getNamedItemNS(self, namespace, localName):
        """The attribute with that namespace and local name, or ``None``.

        ``Attr? getNamedItemNS(DOMString? namespace, DOMString localName)``

        https://dom.spec.whatwg.org/#dom-namednodemap-getnameditemns
        """
        if not isinstance(self, NamedNodeMap):
            raise illegal_invocation()
        value = self._webapi_named_node_map.get_named_item_ns(
            _to_nullable_domstring(
                namespace, "Failed to execute 'getNamedItemNS' on 'NamedNodeMap': parameter 1"
            ),
            to_domstring(localName),
        )
        return None if value is None else value.platform_object or _Attr.new(value)

    def setNamedItem(self, attr):
        """Set an attribute, and return the one that it replaces.

        ``Attr? setNamedItem(Attr attr)``

        https://dom.spec.whatwg.org/#dom-namednodemap-setnameditem
        """
        if not isinstance(self, NamedNodeMap):
            raise illegal_invocation()
        try:
            value = self._webapi_named_node_map.set_named_item(
                _Attr.convert(
                    attr, "Failed to execute 'setNamedItem' on 'NamedNodeMap': parameter 1"
                )._webapi_node
            )
            return None if value is None else value.platform_object or _Attr.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def setNamedItemNS(self, attr):
        """Set an attribute, and return the one that it replaces.

        ``Attr? setNamedItemNS(Attr attr)``

        https://dom.spec.whatwg.org/#dom-namednodemap-setnameditemns
        """
        if not isinstance(self, NamedNodeMap):
            raise illegal_invocation()
        try:
            value = self._webapi_named_node_map.set_named_item_ns(
                _Attr.convert(
                    attr, "Failed to execute 'setNamedItemNS' on 'NamedNodeMap': parameter 1"
                )._webapi_node
            )
            return None if value is None else value.platform_object or _Attr.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def removeNamedItem(self, qualifiedName):
        """Take an attribute out, and return it. Raises ``NotFoundError`` if it is not there.

        ``Attr removeNamedItem(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-namednodemap-removenameditem
        """
        if not isinstance(self, NamedNodeMap):
            raise illegal_invocation()
        try:
            value = self._webapi_named_node_map.remove_named_item(to_domstring(qualifiedName))
            return value.platform_object or _Attr.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def removeNamedItemNS(self, namespace, localName):
        """Take an attribute out, and return it. Raises ``NotFoundError`` if it is not there.

        ``Attr removeNamedItemNS(DOMString? namespace, DOMString localName)``

        https://dom.spec.whatwg.org/#dom-namednodemap-removenameditemns
        """
        if not isinstance(self, NamedNodeMap):
            raise illegal_invocation()
        try:
            value = self._webapi_named_node_map.remove_named_item_ns(
                _to_nullable_domstring(
                    namespace,
                    "Failed to execute 'removeNamedItemNS' on 'NamedNodeMap': parameter 1",
                ),
                to_domstring(localName),
            )
            return value.platform_object or _Attr.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __contains__(self, item, /):
        return iterables.contains_item(self, item, self.getNamedItem)

    def __getitem__(self, index, /):
        if isinstance(index, str):
            return iterables.named(self, index, self.getNamedItem)
        return iterables.indexed(self, index, _length, _item)

    def __iter__(self):
        return iterables.indexed_values(self, _length, _item)

    def __len__(self):
        return self._webapi_named_node_map.length

    def __bool__(self):
        return True

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(NamedNodeMap, steps.initialize)
