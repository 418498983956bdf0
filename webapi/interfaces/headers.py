"""The Headers interface.

Made by ``python -m idl`` from idl/headers.webidl: change that, not this.
"""

from webapi.steps import headers as steps
from webapi.webidl import iterables
from webapi.webidl.classes import explain_missing_initialization, to_object_text
from webapi.webidl.collections import record_of, sequence_of
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_bytestring
from webapi.webidl.unions import Choices, union

_to_init = union(
    "HeadersInit",
    Choices(
        sequence=sequence_of(sequence_of(to_bytestring)),
        record=record_of(to_bytestring, to_bytestring),
    ),
)


class Headers:
    """The headers of a request or a response. Names are case-insensitive; iteration gives them in
    lower case, sorted, with the values of one name joined by a comma, but for ``set-cookie``.

    ``interface Headers``

    https://fetch.spec.whatwg.org/#headers

    >>> headers = Headers({"Content-Type": "text/html"})
    >>> headers.append("Vary", "accept")
    >>> headers.append("vary", "cookie")
    >>> list(headers)
    [('content-type', 'text/html'), ('vary', 'accept, cookie')]
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "Headers"
    _webapi_is_interface = True

    def __init__(self, init=None):
        """Headers from a mapping, from pairs, or from other headers. Mappings may repeat names, as
        those of ``email`` and ``httpx`` do; names and values may be bytes.

        ``constructor(optional HeadersInit init)``

        https://fetch.spec.whatwg.org/#dom-headers

        >>> list(Headers([(b"accept", b"*/*")]))
        [('accept', '*/*')]
        """
        steps.constructor(
            self,
            None if init is None else _to_init(init, "Failed to construct 'Headers': parameter 1"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call Headers: what ``new Headers(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Headers")

    def append(self, name, value):
        """Add a header. Raises ``TypeError`` if the name is no token, or if the value has a NUL or
        a line end within it.

        ``undefined append(ByteString name, ByteString value)``

        https://fetch.spec.whatwg.org/#dom-headers-append
        """
        if not isinstance(self, Headers):
            raise illegal_invocation()
        steps.append(self, to_bytestring(name), to_bytestring(value))

    def delete(self, name):
        """Remove the headers of that name.

        ``undefined delete(ByteString name)``

        https://fetch.spec.whatwg.org/#dom-headers-delete
        """
        if not isinstance(self, Headers):
            raise illegal_invocation()
        steps.delete(self, to_bytestring(name))

    def get(self, name):
        """The values of that name, joined by a comma and a space, or ``None``.

        ``ByteString? get(ByteString name)``

        https://fetch.spec.whatwg.org/#dom-headers-get
        """
        if not isinstance(self, Headers):
            raise illegal_invocation()
        return self._webapi_headers.get(to_bytestring(name))

    def getSetCookie(self):
        """The values of all ``Set-Cookie`` headers, which cannot be joined.

        ``sequence<ByteString> getSetCookie()``

        https://fetch.spec.whatwg.org/#dom-headers-getsetcookie

        >>> Headers([["Set-Cookie", "a=1"], ["Set-Cookie", "b=2"]]).getSetCookie()
        ['a=1', 'b=2']
        """
        if not isinstance(self, Headers):
            raise illegal_invocation()
        return self._webapi_headers.get_set_cookie()

    def has(self, name):
        """Whether there is a header of that name.

        ``boolean has(ByteString name)``

        https://fetch.spec.whatwg.org/#dom-headers-has
        """
        if not isinstance(self, Headers):
            raise illegal_invocation()
        return self._webapi_headers.has(to_bytestring(name))

    def set(self, name, value):
        """Give a name this value only.

        ``undefined set(ByteString name, ByteString value)``

        https://fetch.spec.whatwg.org/#dom-headers-set
        """
        if not isinstance(self, Headers):
            raise illegal_invocation()
        steps.set(self, to_bytestring(name), to_bytestring(value))

    def entries(self):
        """An iterator over the pairs, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-entries
        """
        if not isinstance(self, Headers):
            raise illegal_invocation()
        return iterables.entries(self, steps.value_pairs_to_iterate_over)

    def keys(self):
        """An iterator over the first of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-keys
        """
        if not isinstance(self, Headers):
            raise illegal_invocation()
        return iterables.keys(self, steps.value_pairs_to_iterate_over)

    def values(self):
        """An iterator over the second of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-values
        """
        if not isinstance(self, Headers):
            raise illegal_invocation()
        return iterables.values(self, steps.value_pairs_to_iterate_over)

    def forEach(self, callback, thisArg=None):
        """Call ``callback`` with value, key and the object, or as many as it takes, for each pair.
        The second argument, ``this`` for JavaScript functions, is ignored.

        https://webidl.spec.whatwg.org/#js-iterable-forEach
        """
        if not isinstance(self, Headers):
            raise illegal_invocation()
        iterables.for_each(
            self,
            steps.value_pairs_to_iterate_over,
            callback,
            "Failed to execute 'forEach' on 'Headers': parameter 1",
        )

    def __iter__(self):
        return iterables.entries(self, steps.value_pairs_to_iterate_over)

    _webapi_pairs = staticmethod(steps.value_pairs_to_iterate_over)

    def __contains__(self, item, /):
        return iterables.contains(self, item, self.has, steps.value_pairs_to_iterate_over)

    def __getitem__(self, key, /):
        raise iterables.no_mapping(self)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __getstate__ = steps.serialization_steps
    __setstate__ = steps.deserialization_steps


new_object = maker(Headers, steps.initialize)
