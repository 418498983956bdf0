"""The HTMLCollection interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from operator import attrgetter
from types import GenericAlias

from webapi.interfaces import MODULES
from webapi.steps import html_collection as steps
from webapi.webidl import iterables
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, item_of, maker_of_inheriting, same_of
from webapi.webidl.strings import to_domstring

_Element = Interface("webapi.interfaces.element", "Element")
_indexed = item_of("_webapi_html_collection.item")
_item = same_of(_indexed, _Element)
_length = attrgetter("_webapi_html_collection.length")


class HTMLCollection:
    """Elements of a tree. The collection changes when the tree does.

    ``interface HTMLCollection``

    https://dom.spec.whatwg.org/#htmlcollection
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "HTMLCollection"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLCollection")

    @property
    def length(self):
        """How many there are.

        ``readonly attribute unsigned long length``

        https://dom.spec.whatwg.org/#dom-htmlcollection-length
        """
        return self._webapi_html_collection.length

    def item(self, index):
        """The element at a place, or ``None``.

        ``getter Element? item(unsigned long index)``

        https://dom.spec.whatwg.org/#dom-htmlcollection-item
        """
        if not isinstance(self, HTMLCollection):
            raise illegal_invocation()
        value = self._webapi_html_collection.item(
            to_unsigned_long(index, "Failed to execute 'item' on 'HTMLCollection': parameter 1")
        )
        return None if value is None else value.platform_object or _Element.new(value)

    def namedItem(self, name):
        """The first element with that ``id`` or ``name``, or ``None``.

        ``Element? namedItem(DOMString name)``

        https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem
        """
        if not isinstance(self, HTMLCollection):
            raise illegal_invocation()
        value = self._webapi_html_collection.named_item(to_domstring(name))
        return None if value is None else value.platform_object or _Element.new(value)

    def __contains__(self, item, /):
        return iterables.contains_item(self, item, self.namedItem)

    def __getitem__(self, index, /):
        if isinstance(index, str):
            return iterables.named(self, index, self.namedItem)
        return iterables.indexed(self, index, _length, _item)

    def __iter__(self):
        return iterables.indexed_values(self, _length, _item)

    def __len__(self):
        return self._webapi_html_collection.length

    def __bool__(self):
        return True

    __str__ = to_object_text
    __repr__ = steps.inspect
    __class_getitem__ = classmethod(GenericAlias)
    __reduce__ = refuse_to_copy


new_object = maker_of_inheriting(HTMLCollection, steps.initialize, MODULES)
