"""Steps of attributes that reflect content attributes: ``[Reflect]`` in the IDL.

Each of these functions takes the name of a content attribute, and makes a getter or a setter. A
setter also takes the conversion of the value, and runs custom element reactions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from webapi.dom import reflection
from webapi.webidl.setters import converting, for_interfaces
from webapi.webidl.strings import to_usvstring

from .custom_element_reactions import ELEMENT_QUEUES, invoke_reactions

if TYPE_CHECKING:
    from webapi.interfaces.element import Element
    from webapi.webidl.setters import Convert, Setter

Getter: TypeAlias = "Callable[[Element], Any]"


def _getters(get: Callable[..., Any]) -> Callable[..., Getter]:
    def reflected(name: str, *arguments: object) -> Getter:
        def getter(this: Element) -> Any:
            return get(this._webapi_node, name, *arguments)

        return getter

    return reflected


def _setters(set_: Callable[..., None]) -> Callable[..., Setter]:
    @for_interfaces
    def reflecting(name: str, convert: Convert, *arguments: object, context: str = "") -> Setter:
        convert = converting(convert, context)

        def setter(this: Element, value: object) -> None:
            try:
                set_(this._webapi_node, name, convert(value), *arguments)
            finally:
                if ELEMENT_QUEUES:
                    invoke_reactions()

        return setter

    return reflecting


def _usvstring(get: Callable[[Any, str], str]) -> Callable[[Any, str], str]:
    return lambda element, name: to_usvstring(get(element, name))


def _set_elements(element: Any, name: str, value: tuple[Any, ...] | None) -> None:
    reflection.set_reflected_elements(element, name, None if value is None else [*value])


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

set_reflected_domstring = _setters(reflection.set_reflected_domstring)
set_reflected_nullable = _setters(reflection.set_reflected_nullable)
set_reflected_boolean = _setters(reflection.set_reflected_boolean)
set_reflected_integer = _setters(reflection.set_reflected_integer)
set_reflected_non_negative = _setters(reflection.set_reflected_non_negative)
set_reflected_unsigned = _setters(reflection.set_reflected_unsigned)
set_reflected_positive = _setters(reflection.set_reflected_positive)
set_reflected_double = _setters(reflection.set_reflected_double)
set_reflected_positive_double = _setters(reflection.set_reflected_positive_double)


set_reflected_element = _setters(reflection.set_reflected_element)
set_reflected_elements = _setters(_set_elements)
