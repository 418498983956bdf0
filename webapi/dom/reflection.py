"""IDL attributes that reflect content attributes.

https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from webapi.dom.tree import root_of
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import ascii_lowercase, number_text, parsed_integer, parsed_number

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.forms.element_internals import ElementInternals
    from webapi.dom.html_element import HTMLElement
    from webapi.dom.parent_node import ParentNode
    from webapi.dom.token_sets import DOMTokenList

GREATEST: Final = 2147483647
"""The greatest long, and the greatest unsigned long that an attribute reflects."""


def reflected_domstring(element: Element, name: str) -> str:
    """A ``DOMString``."""
    value = element.attribute_value(name)
    return "" if value is None else value


def set_reflected_domstring(element: Element, name: str, value: str) -> None:
    """A ``DOMString`` or a ``USVString``."""
    element.set_an_attribute_value(name, value)


def reflected_nullable(element: Element | ElementInternals, name: str) -> str | None:
    """A ``DOMString?``"""
    return element.attribute_value(name)


def set_reflected_nullable(
    element: Element | ElementInternals, name: str, value: str | None
) -> None:
    """A ``DOMString?``"""
    if value is None:
        element.remove_attribute_ns(None, name)
    else:
        element.set_an_attribute_value(name, value)


def reflected_url(element: Element, name: str) -> str:
    """A ``USVString`` that is treated as a URL."""
    value = element.attribute_value(name)
    if value is None:
        return ""
    url = element.node_document.encoding_parse_and_serialize(value)
    return value if url is None else url


def reflected_keyword(
    element: Element,
    name: str,
    keywords: dict[str, str],
    missing: str | None,
    invalid: str | None,
) -> str | None:
    """An enumerated attribute that is limited to only known values.

    ``keywords`` gives the canonical keyword of each keyword. ``missing`` and ``invalid`` are those
    of the default states, empty for a state without a keyword.
    """
    value = element.attribute_value(name)
    if value is None:
        return missing
    keyword = keywords.get(ascii_lowercase(value))
    return invalid if keyword is None else keyword


def reflected_boolean(element: Element, name: str) -> bool:
    """A ``boolean``."""
    return element.attribute_value(name) is not None


def set_reflected_boolean(element: Element, name: str, value: bool) -> None:
    """A ``boolean``."""
    if value:
        element.set_an_attribute_value(name, "")
    else:
        element.remove_attribute_ns(None, name)


def reflected_integer(element: Element, name: str, default: int, least: int) -> int:
    """A ``long`` or an ``unsigned long`` that is not less than the least number."""
    value = element.attribute_value(name)
    number = None if value is None else parsed_integer(value)
    if number is None or number < least or number > GREATEST:
        return default
    return number


def reflected_clamped_integer(
    element: Element, name: str, default: int, least: int, greatest: int
) -> int:
    """An ``unsigned long`` that is clamped to a range."""
    value = element.attribute_value(name)
    number = None if value is None else parsed_integer(value)
    if number is None or number < 0:
        return default
    return max(least, min(greatest, number))


def set_reflected_integer(element: Element, name: str, value: int) -> None:
    """A ``long``."""
    element.set_an_attribute_value(name, number_text(value))


def set_reflected_non_negative(element: Element, name: str, value: int) -> None:
    """A ``long`` that is limited to only non-negative numbers."""
    if value < 0:
        raise DOMException("The number is negative.", "IndexSizeError")
    element.set_an_attribute_value(name, number_text(value))


def set_reflected_unsigned(
    element: Element, name: str, value: int, default: int, least: int = 0
) -> None:
    """An ``unsigned long``: a number that the attribute may not be becomes the default."""
    is_allowed = least <= value and value <= GREATEST
    element.set_an_attribute_value(name, number_text(value if is_allowed else default))


def set_reflected_positive(element: Element, name: str, value: int, default: int) -> None:
    """An ``unsigned long`` that is limited to only positive numbers."""
    if value == 0:
        raise DOMException("The number is not positive.", "IndexSizeError")
    set_reflected_unsigned(element, name, value, default)


def reflected_double(element: Element, name: str, default: float) -> float:
    """A ``double``."""
    value = element.attribute_value(name)
    number = None if value is None else parsed_number(value)
    return default if number is None else number


def reflected_positive_double(element: Element, name: str, default: float) -> float:
    """A ``double`` that is limited to only positive numbers."""
    number = reflected_double(element, name, default)
    return number if number > 0 else default


def set_reflected_double(element: Element, name: str, value: float) -> None:
    """A ``double``."""
    element.set_an_attribute_value(name, number_text(value))


def set_reflected_positive_double(element: Element, name: str, value: float) -> None:
    """A ``double`` that is limited to only positive numbers."""
    if value > 0:
        element.set_an_attribute_value(name, number_text(value))


def reflected_tokens(element: HTMLElement, name: str, supported: list[str] | None) -> DOMTokenList:
    """A ``DOMTokenList``."""
    return element.token_list(name, supported)


def attr_associated_element(element: HTMLElement, name: str) -> Element | None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#attr-associated-element"""
    id_ = element.attribute_value(name)
    if id_ is None:
        return None
    root = root_of(element)
    explicit = element.parts.attr_elements.get(name)
    if explicit is not None:
        return explicit if root_of(explicit) is root else None
    if id_ == "" or not element.is_connected:
        return None
    return cast("ParentNode", root).get_element_by_id(id_)


def set_attr_associated_element(element: HTMLElement, name: str, target: Element | None) -> None:
    """The setter of an attribute that reflects an element.

    https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes:element
    """
    if target is None:
        element.remove_attribute_ns(None, name)
        return
    element.set_an_attribute_value(name, "")
    element.parts.attr_elements[name] = target
