"""The steps of the DOMStringMap class: https://html.spec.whatwg.org/multipage/dom.html#domstringmap"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .custom_element_reactions import invoke_reactions

if TYPE_CHECKING:
    from webapi.dom.dataset import DOMStringMap as DOMStringMapImpl
    from webapi.interfaces.dom_string_map import DOMStringMap


class Slots:
    """The private attributes of DOMStringMap objects."""

    _webapi_dom_string_map: DOMStringMapImpl


def initialize(this: DOMStringMap, value: DOMStringMapImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_dom_string_map = value
    value.platform_object = this


def supported_property_names(this: DOMStringMap) -> list[str]:
    """https://html.spec.whatwg.org/multipage/dom.html#concept-domstringmap-pairs"""
    return this._webapi_dom_string_map.supported_property_names()


def named_item(this: DOMStringMap, name: str) -> str | None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-nameditem"""
    return this._webapi_dom_string_map.named_item(name)


def set_item(this: DOMStringMap, name: str, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-setitem"""
    try:
        this._webapi_dom_string_map.set_item(name, value)
    finally:
        invoke_reactions()


def remove_item(this: DOMStringMap, name: str) -> bool:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-removeitem"""
    try:
        return this._webapi_dom_string_map.remove_item(name)
    finally:
        invoke_reactions()


def inspect(this: DOMStringMap) -> str:
    """The ``repr``: the items."""
    return f"DOMStringMap({dict(this)!r})"
