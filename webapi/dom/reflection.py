"""IDL attributes that reflect content attributes.

https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from webapi.dom.slots import root_as_shadow_root
from webapi.dom.tree import DOCUMENT_NODE, ELEMENT_NODE, next_element, root_of
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    ascii_lowercase,
    number_text,
    parsed_integer,
    parsed_number,
    split_on_ascii_whitespace,
)

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.forms.element_internals import ElementInternals
    from webapi.dom.html_element import HTMLElement
    from webapi.dom.node import Node
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


def reflected_element(target: Element | ElementInternals, name: str) -> Element | None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#attr-associated-element"""
    element = target.reflecting_element
    explicit = _explicitly_set(target, name)
    if explicit is not None:
        return explicit[0] if _is_in_scope(explicit[0], _scopes(element)) else None
    id_ = target.attribute_value(name)
    found = [] if id_ is None else _elements_of_ids(element, [id_])
    return None if len(found) == 0 else found[0]


def set_reflected_element(
    target: Element | ElementInternals, name: str, value: Element | None
) -> None:
    """An ``Element?``"""
    set_reflected_elements(target, name, None if value is None else [value])


def reflected_elements(target: Element | ElementInternals, name: str) -> ElementArray | None:
    """A ``FrozenArray<Element>?``"""
    elements = _attr_associated_elements(target, name)
    if elements is None:
        return None
    references = _references_of(target)
    cached = references.arrays.get(name)
    if cached is not None and _are_same(cached.elements, elements):
        return cached
    array = ElementArray(elements)
    references.arrays[name] = array
    return array


def set_reflected_elements(
    target: Element | ElementInternals, name: str, value: list[Element] | None
) -> None:
    """A ``FrozenArray<Element>?``"""
    if value is None:
        if target.references is not None:
            target.references.forget(name)
        target.remove_attribute_ns(None, name)
    else:
        target.set_an_attribute_value(name, "")
        references = _references_of(target)
        references.attr_elements[name] = value


class ElementArray:
    """The cached attr-associated elements, and the frozen array that scripts get.

    https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#cached-attr-associated-elements-object
    """

    __slots__ = ("elements", "platform_object")

    def __init__(self, elements: list[Element]) -> None:
        self.platform_object: Any = None
        self.elements = elements


class ElementReferences:
    """The elements that attributes of an element, or of its internals, refer to."""

    __slots__ = ("arrays", "attr_elements")

    def __init__(self) -> None:
        self.attr_elements: dict[str, list[Element]] = {}
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#explicitly-set-attr-elements

        They stand by the names of their attributes. One that reflects a single element has one.
        """
        self.arrays: dict[str, ElementArray] = {}
        """The frozen arrays that scripts got, by the names of attributes."""

    def forget(self, name: str) -> None:
        """Forget the elements that a script set for an attribute."""
        if name in self.attr_elements:
            del self.attr_elements[name]


def _references_of(target: Element | ElementInternals) -> ElementReferences:
    if target.references is None:
        target.references = ElementReferences()
    return target.references


def _explicitly_set(target: Element | ElementInternals, name: str) -> list[Element] | None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#explicitly-set-attr-elements"""
    return None if target.references is None else target.references.attr_elements.get(name)


def _attr_associated_elements(
    target: Element | ElementInternals, name: str
) -> list[Element] | None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#attr-associated-elements"""
    element = target.reflecting_element
    explicit = _explicitly_set(target, name)
    if explicit is None:
        value = target.attribute_value(name)
        if value is None:
            return None
        return _elements_of_ids(element, split_on_ascii_whitespace(value))
    scopes = _scopes(element)
    elements: list[Element] = []
    for each in explicit:
        if _is_in_scope(each, scopes):
            elements.append(each)
    return elements


def _scopes(element: Element) -> list[Node]:
    """The roots of the trees that its shadow-including ancestors are in, its own first."""
    scopes = [root_of(element)]
    shadow = root_as_shadow_root(element)
    while shadow is not None:
        scopes.append(root_of(shadow.shadow_host))
        shadow = root_as_shadow_root(shadow.shadow_host)
    return scopes


def _is_in_scope(element: Element, scopes: list[Node]) -> bool:
    """Whether it is in a tree of a shadow-including ancestor of another element."""
    root = root_of(element)
    for each in scopes:
        if each is root:
            return True
    return False


def _elements_of_ids(element: Element, ids: list[str]) -> list[Element]:
    """The first element with each ID, in the tree of an element."""
    root = root_of(element)
    found: list[Element] = []
    if root.node_type == DOCUMENT_NODE:
        for id_ in ids:
            candidate = cast("ParentNode", root).get_element_by_id(id_)
            if candidate is not None:
                found.append(candidate)
        return found
    first: dict[str, Element] = {}
    is_element = root.node_type == ELEMENT_NODE
    each = cast("Element", root) if is_element else next_element(root, root)
    while each is not None:
        if each.id_value is not None and each.id_value not in first:
            first[each.id_value] = each
        each = next_element(each, root)
    for id_ in ids:
        candidate = first.get(id_)
        if candidate is not None and id_ != "":
            found.append(candidate)
    return found


def _are_same(one: list[Element], other: list[Element]) -> bool:
    if len(one) != len(other):
        return False
    for index in range(len(one)):
        if one[index] is not other[index]:
            return False
    return True
