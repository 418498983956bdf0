"""Types of the HTMLCollection interface. Made by ``python -m idl``."""

from collections.abc import Iterator
from types import GenericAlias
from typing import Generic, Never, overload

from typing_extensions import TypeVar

from webapi.interfaces.element import Element
from webapi.steps.html_collection import Slots as _HTMLCollectionSlots
from webapi.webidl.types import NumberLike, StringLike

_Item_co = TypeVar("_Item_co", covariant=True, default=Element)

class HTMLCollection(_HTMLCollectionSlots, Generic[_Item_co]):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def length(self) -> int:
        """How many there are.

        https://dom.spec.whatwg.org/#dom-htmlcollection-length
        """
    def item(self, index: NumberLike) -> _Item_co | None: ...
    def namedItem(self, name: StringLike) -> _Item_co | None: ...
    @overload
    def __getitem__(self, index: int, /) -> _Item_co: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[_Item_co]: ...
    def __iter__(self) -> Iterator[_Item_co]: ...
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...
    def __class_getitem__(cls, item: object, /) -> GenericAlias: ...

def new_object(value: object) -> HTMLCollection: ...
