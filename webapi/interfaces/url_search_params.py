"""The URLSearchParams interface.

Made by ``python -m idl`` from idl/url.webidl: change that, not this.
"""

from webapi.steps import url_search_params as steps
from webapi.webidl import iterables
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import record_of, sequence_of
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_usvstring
from webapi.webidl.unions import Choices, union

_to_init = union(
    "(sequence<sequence<USVString>> or record<USVString, USVString> or USVString)",
    Choices(
        sequence=sequence_of(sequence_of(to_usvstring)),
        record=record_of(to_usvstring, to_usvstring),
        string=to_usvstring,
    ),
)


class URLSearchParams:
    """An ordered list of name-value pairs, read from a query and written as one
    (application/x-www-form-urlencoded).

    ``interface URLSearchParams``

    https://url.spec.whatwg.org/#interface-urlsearchparams

    >>> params = URLSearchParams("?a=1&b=2&a=%C3%A9")
    >>> list(params)
    [('a', '1'), ('b', '2'), ('a', 'é')]
    >>> params.getAll("a")
    ['1', 'é']
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "URLSearchParams"
    _webapi_is_interface = True

    @steps.constructor_fast_path
    def __init__(self, init=None):
        """Make the list from a query string (a leading ``?`` is dropped), from an iterable of
        pairs, or from a mapping. Raises ``TypeError`` for an item that is not a pair.

        ``constructor(optional (sequence<sequence<USVString>> or record<USVString, USVString> or
        USVString) init = "")``

        https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams

        >>> print(URLSearchParams({"q": "a&b", "page": 2}), URLSearchParams([("a", 1), ("a", 2)]))
        q=a%26b&page=2 a=1&a=2
        """
        steps.constructor(
            self,
            ""
            if init is None
            else _to_init(init, "Failed to construct 'URLSearchParams': parameter 1"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call URLSearchParams: what ``new URLSearchParams(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "URLSearchParams")

    size = property(
        steps.size_getter,
        doc="""The number of pairs, which ``len()`` gives too.

        ``readonly attribute unsigned long size``

        https://url.spec.whatwg.org/#dom-urlsearchparams-size

        >>> URLSearchParams("a=1&a=2").size
        2
        """,
    )

    def append(self, name, value):
        """Add a pair at the end.

        ``undefined append(USVString name, USVString value)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-append

        >>> params = URLSearchParams("a=1")
        >>> params.append("a", 2)
        >>> print(params)
        a=1&a=2
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        steps.append(self, to_usvstring(name), to_usvstring(value))

    def delete(self, name, value=None):
        """Remove the pairs of that name and, if ``value`` is given, that value.

        ``undefined delete(USVString name, optional USVString value)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-delete

        >>> params = URLSearchParams("a=1&b=2&a=3")
        >>> params.delete("a", "1")
        >>> print(params)
        b=2&a=3
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        steps.delete(self, to_usvstring(name), None if value is None else to_usvstring(value))

    def get(self, name):
        """The value of the first pair of that name, or ``None``.

        ``USVString? get(USVString name)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-get

        >>> URLSearchParams("a=1&a=2").get("a")
        '1'
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        return steps.get(self, to_usvstring(name))

    def getAll(self, name):
        """The values of all pairs of that name.

        ``sequence<USVString> getAll(USVString name)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-getall

        >>> URLSearchParams("a=1&b=2&a=3").getAll("a")
        ['1', '3']
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        return steps.getAll(self, to_usvstring(name))

    def has(self, name, value=None):
        """Whether there is a pair of that name and, if ``value`` is given, that value.

        ``boolean has(USVString name, optional USVString value)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-has

        >>> URLSearchParams("a=1").has("a"), URLSearchParams("a=1").has("a", "2")
        (True, False)
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        return steps.has(self, to_usvstring(name), None if value is None else to_usvstring(value))

    def set(self, name, value):
        """Give the first pair of that name the value and remove the others, or add a pair at the
        end.

        ``undefined set(USVString name, USVString value)``

        https://url.spec.whatwg.org/#dom-urlsearchparams-set

        >>> params = URLSearchParams("a=1&b=2&a=3")
        >>> params.set("a", 4)
        >>> print(params)
        a=4&b=2
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        steps.set(self, to_usvstring(name), to_usvstring(value))

    def sort(self):
        """Sort the pairs by name, in the order of UTF-16 code units; pairs of one name keep theirs.

        ``undefined sort()``

        https://url.spec.whatwg.org/#dom-urlsearchparams-sort

        >>> params = URLSearchParams("b=1&a=2&b=0")
        >>> params.sort()
        >>> print(params)
        a=2&b=1&b=0
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        steps.sort(self)

    def entries(self):
        """An iterator over the pairs, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-entries
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        return iterables.entries(self, steps.value_pairs_to_iterate_over)

    def keys(self):
        """An iterator over the first of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-keys
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        return iterables.keys(self, steps.value_pairs_to_iterate_over)

    def values(self):
        """An iterator over the second of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-values
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        return iterables.values(self, steps.value_pairs_to_iterate_over)

    def forEach(self, callback, thisArg=None):
        """Call ``callback`` with value, key and the object, or as many as it takes, for each pair.
        The second argument, ``this`` for JavaScript functions, is ignored.

        https://webidl.spec.whatwg.org/#js-iterable-forEach

        >>> URLSearchParams("a=1&b=2").forEach(lambda value, name: print(name, value))
        a 1
        b 2
        """
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        iterables.for_each(
            self,
            steps.value_pairs_to_iterate_over,
            callback,
            "Failed to execute 'forEach' on 'URLSearchParams': parameter 1",
        )

    def __iter__(self):
        return iterables.entries(self, steps.value_pairs_to_iterate_over)

    _webapi_pairs = staticmethod(steps.value_pairs_to_iterate_over)

    def __contains__(self, item, /):
        return iterables.contains(self, item, self.has)

    def __getitem__(self, key, /):
        raise iterables.no_mapping(self)

    __len__ = steps.size_getter

    def __bool__(self):
        return True

    def toString(self):
        """Return ``str()`` of the object."""
        if not isinstance(self, URLSearchParams):
            raise illegal_invocation()
        return steps.stringification_behavior(self)

    def __format__(self, specification, /):
        return format(str(self), specification)

    __str__ = steps.stringification_behavior
    __repr__ = steps.inspect
    __getstate__ = steps.serialization_steps
    __setstate__ = steps.deserialization_steps


new_object = maker(URLSearchParams, steps.initialize)
