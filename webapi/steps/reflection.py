"""Steps of attributes that reflect content attributes: ``[Reflect]`` in the IDL.

Each of these functions takes the name of a content attribute, and makes a getter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from webapi.dom import reflection
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.interfaces.element import Element

Getter: TypeAlias = "Callable[[Element], Any]"


def _getters(get: Callable[..., Any]) -> Callable[..., Getter]:
    def reflected(name: str, *arguments: object) -> Getter:
        def getter(this: Element) -> Any:
            return get(this._webapi_node, name, *arguments)

        return getter

    return reflected


def _setter(set_: Callable[..., None]) -> Callable[..., None]:
    def setter(this: Element, name: str, value: object, *arguments: object) -> None:
        set_(this._webapi_node, name, value, *arguments)

    return setter


def _usvstring(get: Callable[[Any, str], str]) -> Callable[[Any, str], str]:
    return lambda element, name: to_usvstring(get(element, name))


reflected_domstring = _getters(reflection.reflected_domstring)
reflected_usvstring = _getters(_usvstring(reflection.reflected_domstring))
reflected_url = _getters(_usvstring(reflection.reflected_url))
reflected_nullable = _getters(reflection.reflected_nullable)
reflected_keyword = _getters(reflection.reflected_keyword)
reflected_boolean = _getters(reflection.reflected_boolean)
reflected_integer = _getters(reflection.reflected_integer)
reflected_clamped_integer = _getters(reflection.reflected_clamped_integer)
reflected_double = _getters(reflection.reflected_double)
reflected_positive_double = _getters(reflection.reflected_positive_double)
reflected_element = _getters(reflection.reflected_element)
reflected_elements = _getters(reflection.reflected_elements)
reflected_tokens = _getters(reflection.reflected_tokens)

set_reflected_domstring = _setter(reflection.set_reflected_domstring)
set_reflected_nullable = _setter(reflection.set_reflected_nullable)
set_reflected_boolean = _setter(reflection.set_reflected_boolean)
set_reflected_integer = _setter(reflection.set_reflected_integer)
set_reflected_non_negative = _setter(reflection.set_reflected_non_negative)
set_reflected_unsigned = _setter(reflection.set_reflected_unsigned)
set_reflected_positive = _setter(reflection.set_reflected_positive)
set_reflected_double = _setter(reflection.set_reflected_double)
set_reflected_positive_double = _setter(reflection.set_reflected_positive_double)


def set_reflected_element(this: Element, name: str, value: Element | None) -> None:
    """An ``Element?``"""
    element = None if value is None else value._webapi_node
    reflection.set_reflected_element(this._webapi_node, name, element)


def set_reflected_elements(this: Element, name: str, value: tuple[Element, ...] | None) -> None:
    """A ``FrozenArray<Element>?``"""
    elements = None if value is None else [each._webapi_node for each in value]
    reflection.set_reflected_elements(this._webapi_node, name, elements)
