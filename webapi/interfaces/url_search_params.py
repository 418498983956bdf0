"""The URLSearchParams interface.

Made by ``python -m idl`` from idl/url.webidl: change that, not this.
"""

from webapi.steps import url_search_params as steps
from webapi.webidl import iterables, realm
from webapi.webidl.collections import record_of, sequence_of
from webapi.webidl.exceptions import arguments_required
from webapi.webidl.strings import to_usvstring
from webapi.webidl.unions import Choices, union
from webapi.webidl.values import MISSING

_to_init = union(
    "(sequence<sequence<USVString>> or record<USVString, USVString> or USVString)",
    Choices(
        sequence=sequence_of(sequence_of(to_usvstring)),
        record=record_of(to_usvstring, to_usvstring),
        string=to_usvstring,
    ),
)


class URLSearchParams:
    """``interface URLSearchParams``

    https://url.spec.whatwg.org/#urlsearchparams
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")

    def __init__(self, init=None, /, *_):
        """``constructor(optional (sequence<sequence<USVString>> or record<USVString, USVString> or
        USVString) init = "")``

        https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams
        """
        steps.constructor(
            self,
            ""
            if init is None
            else _to_init(init, "Failed to construct 'URLSearchParams': parameter 1"),
        )

    @classmethod
    def new(cls, /, *arguments):
        """Call URLSearchParams: what ``new URLSearchParams(…)`` is in JavaScript."""
        return cls(*arguments)

    size = property(
        steps.size_getter,
        doc="""``readonly attribute unsigned long size``

        https://url.spec.whatwg.org/#dom-urlsearchparams-size
        """,
    )

    def append(self, name=MISSING, value=MISSING, /, *_):
        """``undefined append(USVString name, USVString value)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-append
        """
        if value is MISSING:
            raise arguments_required(
                "Failed to execute 'append' on 'URLSearchParams'", 2, name, value
            )
        steps.append(self, to_usvstring(name), to_usvstring(value))

    def delete(self, name=MISSING, value=None, /, *_):
        """``undefined delete(USVString name, optional USVString value)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-delete
        """
        if name is MISSING:
            raise arguments_required("Failed to execute 'delete' on 'URLSearchParams'", 1, name)
        steps.delete(self, to_usvstring(name), None if value is None else to_usvstring(value))

    def get(self, name=MISSING, /, *_):
        """``USVString? get(USVString name)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-get
        """
        if name is MISSING:
            raise arguments_required("Failed to execute 'get' on 'URLSearchParams'", 1, name)
        return steps.get(self, to_usvstring(name))

    def getAll(self, name=MISSING, /, *_):
        """``sequence<USVString> getAll(USVString name)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-getall
        """
        if name is MISSING:
            raise arguments_required("Failed to execute 'getAll' on 'URLSearchParams'", 1, name)
        return steps.getAll(self, to_usvstring(name))

    def has(self, name=MISSING, value=None, /, *_):
        """``boolean has(USVString name, optional USVString value)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-has
        """
        if name is MISSING:
            raise arguments_required("Failed to execute 'has' on 'URLSearchParams'", 1, name)
        return steps.has(self, to_usvstring(name), None if value is None else to_usvstring(value))

    def set(self, name=MISSING, value=MISSING, /, *_):
        """``undefined set(USVString name, USVString value)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-set
        """
        if value is MISSING:
            raise arguments_required("Failed to execute 'set' on 'URLSearchParams'", 2, name, value)
        steps.set(self, to_usvstring(name), to_usvstring(value))

    def sort(self, /, *_):
        """``undefined sort()``

        https://url.spec.whatwg.org/#dom-urlsearchparams-sort
        """
        steps.sort(self)

    def entries(self, /, *_):
        """An iterator over the pairs, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-entries
        """
        return iterables.entries(self, steps.value_pairs_to_iterate_over)

    def keys(self, /, *_):
        """An iterator over the first of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-keys
        """
        return iterables.keys(self, steps.value_pairs_to_iterate_over)

    def values(self, /, *_):
        """An iterator over the second of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-values
        """
        return iterables.values(self, steps.value_pairs_to_iterate_over)

    def forEach(self, callback=MISSING, this_arg=None, /, *_):
        """Call ``callback`` with value, key and the object, or as many as it takes, for each pair.
        The second argument, ``this`` for JavaScript functions, is ignored.

        https://webidl.spec.whatwg.org/#js-iterable-forEach
        """
        if callback is MISSING:
            raise arguments_required(
                "Failed to execute 'forEach' on 'URLSearchParams'", 1, callback
            )
        iterables.for_each(
            self,
            steps.value_pairs_to_iterate_over,
            callback,
            "Failed to execute 'forEach' on 'URLSearchParams': parameter 1",
        )

    def __iter__(self):
        return iterables.entries(self, steps.value_pairs_to_iterate_over)

    __len__ = steps.size_getter

    def __bool__(self):
        return True

    def toString(self, /, *_):
        """What ``str()`` of the object is."""
        return steps.stringification_behavior(self)

    __str__ = steps.stringification_behavior
    __repr__ = steps.inspect
    __getstate__ = steps.serialization_steps
    __setstate__ = steps.deserialization_steps


realm.interfaces["URLSearchParams"] = URLSearchParams
