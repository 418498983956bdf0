"""DOMStringMap: https://html.spec.whatwg.org/multipage/dom.html#domstringmap

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import data_attribute, data_name, is_valid_attribute_local_name

if TYPE_CHECKING:
    from webapi.dom.element import Element


class DOMStringMap:
    """https://html.spec.whatwg.org/multipage/dom.html#domstringmap"""

    __slots__ = ("element", "platform_object")

    def __init__(self, element: Element) -> None:
        self.platform_object: Any = None
        self.element = element

    def supported_property_names(self) -> list[str]:
        """https://html.spec.whatwg.org/multipage/dom.html#concept-domstringmap-pairs"""
        names: list[str] = []
        for each in self.element.attribute_list:
            name = None if each.namespace is not None else data_name(each.local_name)
            if name is not None:
                names.append(name)
        return names

    def named_item(self, name: str) -> str | None:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-nameditem"""
        attribute = data_attribute(name)
        return None if attribute is None else self.element.attribute_value(attribute)

    def set_item(self, name: str, value: str) -> None:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-setitem"""
        attribute = data_attribute(name)
        if attribute is None:
            message = "A hyphen stands before a small letter in the name."
            raise DOMException(message, "SyntaxError")
        if not is_valid_attribute_local_name(attribute):
            raise DOMException("The name is not valid.", "InvalidCharacterError")
        self.element.set_an_attribute_value(attribute, value)

    def remove_item(self, name: str) -> bool:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-removeitem"""
        attribute = data_attribute(name)
        if attribute is None or self.element.attribute_value(attribute) is None:
            return False
        self.element.remove_attribute_ns(None, attribute)
        return True
