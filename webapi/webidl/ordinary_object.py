"""Results that JavaScript gets as ordinary objects: dictionaries and records.

https://webidl.spec.whatwg.org/#js-dictionary, https://webidl.spec.whatwg.org/#js-record
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, TypeVar

V = TypeVar("V")


class OrdinaryObject(dict[str, V]):
    """A dict with its items as attributes; an integer finds the item of an integer-like name.

    For a name that is a method of dict (``items``), write ``groups["items"]``. An attribute or a
    subscript returns a nested dict as an ``OrdinaryObject``.

    >>> result = OrdinaryObject({"pathname": {"groups": {"id": "42", "0": "x"}}})
    >>> result.pathname.groups.id, result["pathname"]["groups"]["id"], result.pathname.groups[0]
    ('42', '42', 'x')
    """

    __slots__ = ()

    def __getitem__(self, name: str | int, /) -> V:
        value: Any = super().__getitem__(name)  # type: ignore[index]
        if type(value) is dict:
            value = OrdinaryObject(value)
            self[name] = value  # type: ignore[index]
        return value  # type: ignore[no-any-return]

    def __missing__(self, name: object) -> V:
        if type(name) is int and str(name) in self:
            return self[str(name)]
        raise KeyError(name)

    def __getattr__(self, name: str) -> V:
        if name in self:
            return self[name]
        raise AttributeError(f"The object has no member '{name}'.", name=name, obj=self)


class ReadResult(dict[str, Any]):
    """A ReadableStreamReadResult. Its value may be any object, and stays itself.

    https://streams.spec.whatwg.org/#dictdef-readablestreamreadresult
    """

    __slots__ = ()

    value: Any = property(itemgetter("value"))
    done: Any = property(itemgetter("done"))


def read_result(value: Any, done: bool) -> ReadResult:
    """A ReadableStreamReadResult as users get it.

    >>> read_result(b"a", False)
    {'value': b'a', 'done': False}
    """
    return ReadResult(value=value, done=done)
