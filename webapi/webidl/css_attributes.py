"""Attributes for properties: https://drafts.csswg.org/cssom/#dom-cssstyleproperties-camel-cased-attribute"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, overload

from webapi.webidl.strings import to_domstring


class CSSAttributes:
    """An object whose attributes are properties: ``style.fontSize``, ``style["font-size"]``."""

    __slots__ = ()

    _webapi_properties: ClassVar[Callable[[], list[str]]]

    def _webapi_get(self, name: str) -> str:
        style: Any = self
        value: str = style.getPropertyValue(name)
        return value

    def _webapi_set(self, name: str, value: Any) -> None:
        style: Any = self
        style.setProperty(name, value)

    def _webapi_property_of(self, attribute: str) -> str | None:
        return _attributes(type(self)._webapi_properties).get(attribute)

    def __getattr__(self, name: str) -> str:
        found = None if name.startswith("_webapi_") else self._webapi_property_of(name)
        if found is None:
            message = f"{type(self).__name__!r} object has no attribute {name!r}"
            raise AttributeError(message, name=name, obj=self)
        return self._webapi_get(found)

    def __setattr__(self, name: str, value: Any) -> None:
        found = None if name.startswith("_webapi_") else self._webapi_property_of(name)
        if found is None:
            object.__setattr__(self, name, value)
        else:
            self._webapi_set(found, value)

    @overload
    def __getitem__(self, key: int | str, /) -> str: ...
    @overload
    def __getitem__(self, key: slice, /) -> list[str]: ...
    def __getitem__(self, key: int | str | slice, /) -> str | list[str]:
        if isinstance(key, str):
            found = self._webapi_property_of(key)
            if found is None:
                raise KeyError(key)
            return self._webapi_get(found)
        items: Any = super()
        value: str | list[str] = items.__getitem__(key)
        return value

    def __setitem__(self, key: str, value: Any, /) -> None:
        found = self._webapi_property_of(to_domstring(key))
        if found is None:
            raise KeyError(key)
        self._webapi_set(found, value)

    def __dir__(self) -> list[str]:
        return [
            *object.__dir__(self),
            *filter(str.isidentifier, _attributes(type(self)._webapi_properties)),
        ]


@cache
def _attributes(properties: Callable[[], list[str]]) -> dict[str, str]:
    """The properties by their attributes.

    https://drafts.csswg.org/cssom/#css-property-to-idl-attribute
    """
    found: dict[str, str] = {}
    for name in properties():
        first, *others = name.split("-")
        found[name] = name
        found[first + "".join(each.capitalize() for each in others)] = name
        if name.startswith("-webkit-"):
            found["webkit" + "".join(each.capitalize() for each in others[1:])] = name
    return found
