"""The types of arguments in the stubs of generated classes.

Nothing uses these types at run time. The conversions take more than a type can say: an object with
a ``__str__`` of its own becomes a string.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from os import PathLike
from typing import (
    Any,
    ClassVar,
    Protocol,
    SupportsFloat,
    SupportsIndex,
    SupportsInt,
    TypeAlias,
    TypeVar,
)

from typing_extensions import Buffer

from webapi.webidl.values import JsNull

T_co = TypeVar("T_co", covariant=True)
K_co = TypeVar("K_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)


class Stringifies(Protocol):
    """An object of a generated class that has a stringifier."""

    def toString(self) -> str: ...


ScalarLike: TypeAlias = (
    str | Stringifies | SupportsIndex | SupportsInt | SupportsFloat | PathLike[str] | JsNull | None
)
"""Values that convert to a string as in JavaScript: strings, URLs and similar objects, numbers
(UUIDs and IP addresses too), booleans, paths, ``None`` (``"undefined"``) and `jsnull`. Bytes raise
a ``TypeError``."""

StringLike: TypeAlias = ScalarLike | list[Any] | tuple[Any, ...]
"""Lists become strings, too, unless the argument may also be a sequence."""

ByteStringLike: TypeAlias = StringLike | bytes
"""Values that convert to a string of code points up to U+00FF. Each byte becomes one of them."""

NumberLike: TypeAlias = SupportsIndex | SupportsFloat | datetime
"""Values that convert to a number; a datetime is the milliseconds since the Unix Epoch."""

BytesLike: TypeAlias = Buffer
"""Values for ``ArrayBuffer`` or ``ArrayBufferView``: all objects that ``memoryview`` takes."""


class IterableOf(Protocol[T_co]):
    """An iterable, but not a string or bytes, because their ``in`` takes only their own type."""

    def __contains__(self, value: object, /) -> bool: ...
    def __iter__(self) -> Iterator[T_co]: ...


SequenceLike: TypeAlias = IterableOf[T_co] | Iterator[T_co]
"""Values that convert to a sequence."""


class HasItems(Protocol[K_co, V_co]):
    """A mapping of any class."""

    def items(self) -> Iterable[tuple[K_co, V_co]]: ...


class HasFields(Protocol):
    """A dataclass's object."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


RecordLike: TypeAlias = Mapping[str, V_co] | HasItems[StringLike, V_co] | HasFields
"""Values that convert to a record."""
