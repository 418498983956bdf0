"""The DOMTokenList interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from operator import attrgetter

from webapi.steps import dom_token_list as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, REACTIONS, invoke_reactions
from webapi.webidl import iterables
from webapi.webidl.classes import refuse_to_copy
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import item_of, maker
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring

_indexed = item_of("_webapi_dom_token_list.item")
_length = attrgetter("_webapi_dom_token_list.length")
_pairs = iterables.indexed_pairs(_length, _indexed)


class DOMTokenList:
    """The tokens of an attribute, such as classes, live.

    ``interface DOMTokenList``

    https://dom.spec.whatwg.org/#domtokenlist
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "DOMTokenList"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("DOMTokenList")

    @property
    def length(self):
        """``readonly attribute unsigned long length``

        https://dom.spec.whatwg.org/#dom-domtokenlist-length
        """
        return self._webapi_dom_token_list.length

    def item(self, index):
        """The token at a place, or ``None``.

        ``getter DOMString? item(unsigned long index)``

        https://dom.spec.whatwg.org/#dom-domtokenlist-item
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        return self._webapi_dom_token_list.item(
            to_unsigned_long(index, "Failed to execute 'item' on 'DOMTokenList': parameter 1")
        )

    def contains(self, token):
        """Whether the token is in the list.

        ``boolean contains(DOMString token)``

        https://dom.spec.whatwg.org/#dom-domtokenlist-contains
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        return self._webapi_dom_token_list.contains(to_domstring(token))

    def add(self, *tokens):
        """Add tokens that are not there.

        ``undefined add(DOMString... tokens)``

        https://dom.spec.whatwg.org/#dom-domtokenlist-add
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        try:
            self._webapi_dom_token_list.add([to_domstring(each) for each in tokens])
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def remove(self, *tokens):
        """Take tokens out.

        ``undefined remove(DOMString... tokens)``

        https://dom.spec.whatwg.org/#dom-domtokenlist-remove
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        try:
            self._webapi_dom_token_list.remove([to_domstring(each) for each in tokens])
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def toggle(self, token, force=None):
        """Take the token out if it is there, or else add it; ``force`` says which. Whether it is
        there now.

        ``boolean toggle(DOMString token, optional boolean force)``

        https://dom.spec.whatwg.org/#dom-domtokenlist-toggle
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        try:
            return self._webapi_dom_token_list.toggle(
                to_domstring(token), None if force is None else to_boolean(force)
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def replace(self, token, newToken):
        """Put ``newToken`` in the place of ``token``. Whether ``token`` was there.

        ``boolean replace(DOMString token, DOMString newToken)``

        https://dom.spec.whatwg.org/#dom-domtokenlist-replace
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        try:
            return self._webapi_dom_token_list.replace(to_domstring(token), to_domstring(newToken))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def supports(self, token):
        """Whether the attribute means something by this token. Raises ``TypeError`` if the
        attribute has no list of these.

        ``boolean supports(DOMString token)``

        https://dom.spec.whatwg.org/#dom-domtokenlist-supports
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        return self._webapi_dom_token_list.supports(to_domstring(token))

    @property
    def value(self):
        """``stringifier attribute DOMString value``

        https://dom.spec.whatwg.org/#dom-domtokenlist-value
        """
        return self._webapi_dom_token_list.value

    value = value.setter(
        value_setter("_webapi_dom_token_list", "value", to_domstring, reactions=REACTIONS)
    )

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, _length, _indexed)

    def entries(self):
        """An iterator over the pairs, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-entries
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        return iterables.entries(self, _pairs)

    def keys(self):
        """An iterator over the first of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-keys
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        return iterables.keys(self, _pairs)

    def values(self):
        """An iterator over the second of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-values
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        return iterables.indexed_values(self, _length, _indexed)

    def forEach(self, callback, thisArg=None):
        """Call ``callback`` with value, key and the object, or as many as it takes, for each pair.
        The second argument, ``this`` for JavaScript functions, is ignored.

        https://webidl.spec.whatwg.org/#js-iterable-forEach
        """
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        iterables.for_each(
            self, _pairs, callback, "Failed to execute 'forEach' on 'DOMTokenList': parameter 1"
        )

    def __iter__(self):
        return iterables.indexed_values(self, _length, _indexed)

    def __len__(self):
        return self._webapi_dom_token_list.length

    def __bool__(self):
        return True

    def __str__(self):
        return self._webapi_dom_token_list.value

    def toString(self):
        """Return ``str()`` of the object."""
        if not isinstance(self, DOMTokenList):
            raise illegal_invocation()
        return self._webapi_dom_token_list.value

    def __format__(self, specification, /):
        return format(str(self), specification)

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(DOMTokenList, steps.initialize)
