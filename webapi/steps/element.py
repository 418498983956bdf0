"""The steps of the Element class: https://dom.spec.whatwg.org/#interface-element"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from webapi.url.ascii import ascii_lowercase
from webapi.url.redaction import hide_password_in_text
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.exceptions import shown
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.interfaces.element import Element

_INVALID_ATTRIBUTE_LOCAL_NAME = re.compile(r"[\t\n\f\r \0/=>]|\A\Z")


class Slots:
    """Element objects have no private attributes of their own."""


def set_an_attribute_value(this: Element, name: str, value: str) -> None:
    """https://dom.spec.whatwg.org/#concept-element-attributes-set-value"""
    this._webapi_node.set_an_attribute_value(name, value)


def _attributes(this: Element) -> dict[str, str]:
    attributes: dict[str, str] = this._webapi_node.attributes
    return attributes


def localName_getter(this: Element) -> str:
    """https://dom.spec.whatwg.org/#dom-element-localname"""
    local_name: str = this._webapi_node.local_name
    return local_name


def tagName_getter(this: Element) -> str:
    """https://dom.spec.whatwg.org/#dom-element-tagname"""
    name: str = this._webapi_node.local_name
    return name.upper() if name.isascii() else "".join(map(_ascii_uppercase, name))


def _ascii_uppercase(code_point: str) -> str:
    return code_point.upper() if code_point.isascii() else code_point


def getAttributeNames(this: Element) -> list[str]:
    """https://dom.spec.whatwg.org/#dom-element-getattributenames"""
    return list(_attributes(this))


def getAttribute(this: Element, qualifiedName: str) -> str | None:
    """https://dom.spec.whatwg.org/#dom-element-getattribute"""
    return _attributes(this).get(ascii_lowercase(qualifiedName))


def setAttribute(this: Element, qualifiedName: str, value: str) -> None:
    """https://dom.spec.whatwg.org/#dom-element-setattribute"""
    if _INVALID_ATTRIBUTE_LOCAL_NAME.search(qualifiedName):
        raise DOMException(
            "Failed to execute 'setAttribute' on 'Element': "
            f"{shown(qualifiedName)} is not a valid attribute name.",
            "InvalidCharacterError",
        )
    set_an_attribute_value(this, ascii_lowercase(qualifiedName), value)


def removeAttribute(this: Element, qualifiedName: str) -> None:
    """https://dom.spec.whatwg.org/#dom-element-removeattribute"""
    this._webapi_node.remove_an_attribute(ascii_lowercase(qualifiedName))


def hasAttribute(this: Element, qualifiedName: str) -> bool:
    """https://dom.spec.whatwg.org/#dom-element-hasattribute"""
    return ascii_lowercase(qualifiedName) in _attributes(this)


def reflected_domstring(name: str) -> Callable[[Element], str]:
    """The getter of a ``DOMString`` that reflects a content attribute: ``[Reflect]`` in the IDL.

    https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
    """

    def getter(this: Element) -> str:
        return _attributes(this).get(name, "")

    return getter


def reflected_usvstring(name: str) -> Callable[[Element], str]:
    """The getter of a ``USVString`` that reflects a content attribute, as above."""

    def getter(this: Element) -> str:
        return to_usvstring(_attributes(this).get(name, ""))

    return getter


def inspect(this: Element) -> str:
    """The ``repr``: the start tag."""
    attributes = "".join(
        f" {hide_password_in_text(name)}={shown(value)}"
        for name, value in _attributes(this).items()
    )
    return f"<{hide_password_in_text(this._webapi_node.local_name)}{attributes}>"
