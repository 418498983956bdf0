"""Objects whose properties are strings by name: https://webidl.spec.whatwg.org/#idl-named-properties"""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping
from typing import Any, ClassVar

from webapi.webidl.strings import to_domstring


class StringMap(MutableMapping[str, str]):
    """A mapping of strings, whose items are attributes, too."""

    __slots__ = ()

    _webapi_supported_property_names: ClassVar[Callable[..., list[str]]]
    _webapi_named_item: ClassVar[Callable[..., str | None]]
    _webapi_set_item: ClassVar[Callable[..., None]]
    _webapi_remove_item: ClassVar[Callable[..., bool]]

    def __getitem__(self, name: str, /) -> str:
        value = self._webapi_named_item(to_domstring(name))
        if value is None:
            raise KeyError(name)
        return value

    def __setitem__(self, name: str, value: object, /) -> None:
        self._webapi_set_item(to_domstring(name), to_domstring(value))

    def __delitem__(self, name: str, /) -> None:
        if not self._webapi_remove_item(to_domstring(name)):
            raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._webapi_supported_property_names())

    def __len__(self) -> int:
        return len(self._webapi_supported_property_names())

    def __bool__(self) -> bool:
        return True

    def __getattr__(self, name: str) -> str:
        value = None if name.startswith("_") else self._webapi_named_item(name)
        if value is None:
            message = f"{type(self).__name__!r} object has no attribute {name!r}"
            raise AttributeError(message, name=name, obj=self)
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        if name.startswith("_webapi_"):
            object.__setattr__(self, name, value)
        else:
            self[name] = value

    def __delattr__(self, name: str) -> None:
        if not self._webapi_remove_item(name):
            raise AttributeError(name, name=name, obj=self)

    __hash__ = object.__hash__
    __eq__ = object.__eq__
