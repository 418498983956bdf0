"""The steps of the Element class: https://dom.spec.whatwg.org/#interface-element"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from webapi.url.ascii import ascii_lowercase
from webapi.url.redaction import hide_password
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.exceptions import shown
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.interfaces.element import Element

href_change_steps: Final[dict[str, Callable[[Any], None]]] = {}
"""What to run when the href of an element of that local name is set, changed or removed."""

_INVALID_ATTRIBUTE_LOCAL_NAME = re.compile(r"[\t\n\f\r \0/=>]|\A\Z")


Extract: TypeAlias = tuple[str, int, int]
"""A text, and where in it an element's begins and ends: elements within others share theirs."""


class Slots:
    """What an Element object holds."""

    _webapi_attributes: dict[str, str]
    _webapi_local_name: str
    _webapi_text: Extract


def get_text(this: Element) -> str:
    """https://dom.spec.whatwg.org/#get-text-content"""
    text, start, end = this._webapi_text
    return text[start:end]


def set_text(this: Element, text: str) -> None:
    """https://dom.spec.whatwg.org/#set-text-content"""
    this._webapi_text = text, 0, len(text)


def set_an_attribute_value(this: Element, name: str, value: str) -> None:
    """https://dom.spec.whatwg.org/#concept-element-attributes-set-value"""
    is_new = name not in this._webapi_attributes
    this._webapi_attributes[name] = value
    _attribute_changed(this, name, is_new)


def _attribute_changed(this: Element, name: str, came_or_went: bool) -> None:
    if name == "href" and this._webapi_local_name in href_change_steps:
        if came_or_went and this._webapi_connected:
            this._webapi_document._webapi_links = None
        href_change_steps[this._webapi_local_name](this)


def localName_getter(this: Element) -> str:
    """https://dom.spec.whatwg.org/#dom-element-localname"""
    return this._webapi_local_name


def tagName_getter(this: Element) -> str:
    """https://dom.spec.whatwg.org/#dom-element-tagname"""
    name = this._webapi_local_name
    return name.upper() if name.isascii() else "".join(map(_ascii_uppercase, name))


def _ascii_uppercase(code_point: str) -> str:
    return code_point.upper() if code_point.isascii() else code_point


def getAttributeNames(this: Element) -> list[str]:
    """https://dom.spec.whatwg.org/#dom-element-getattributenames"""
    return list(this._webapi_attributes)


def getAttribute(this: Element, qualifiedName: str) -> str | None:
    """https://dom.spec.whatwg.org/#dom-element-getattribute"""
    return this._webapi_attributes.get(ascii_lowercase(qualifiedName))


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
    name = ascii_lowercase(qualifiedName)
    if this._webapi_attributes.pop(name, None) is not None:
        _attribute_changed(this, name, True)


def hasAttribute(this: Element, qualifiedName: str) -> bool:
    """https://dom.spec.whatwg.org/#dom-element-hasattribute"""
    return ascii_lowercase(qualifiedName) in this._webapi_attributes


def reflected_domstring(name: str) -> Callable[[Element], str]:
    """The getter of a ``DOMString`` that reflects a content attribute: ``[Reflect]`` in the IDL.

    https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
    """

    def getter(this: Element) -> str:
        return this._webapi_attributes.get(name, "")

    return getter


def reflected_usvstring(name: str) -> Callable[[Element], str]:
    """The getter of a ``USVString`` that reflects a content attribute, as above."""

    def getter(this: Element) -> str:
        return to_usvstring(this._webapi_attributes.get(name, ""))

    return getter


def inspect(this: Element) -> str:
    """What ``repr`` shows: the start tag."""
    attributes = "".join(
        f" {name}={shown(hide_password(value))}" for name, value in this._webapi_attributes.items()
    )
    return f"<{this._webapi_local_name}{attributes}>"
