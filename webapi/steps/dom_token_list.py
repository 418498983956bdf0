"""The steps of the DOMTokenList class: https://dom.spec.whatwg.org/#interface-domtokenlist"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.webidl.exceptions import shown

if TYPE_CHECKING:
    from webapi.dom.token_sets import DOMTokenList as DOMTokenListImpl
    from webapi.interfaces.dom_token_list import DOMTokenList


class Slots:
    """The private attributes of DOMTokenList objects."""

    _webapi_dom_token_list: DOMTokenListImpl


def initialize(this: DOMTokenList, value: DOMTokenListImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_dom_token_list = value
    value.platform_object = this


def length_getter(this: DOMTokenList) -> int:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-length"""
    result: int = this._webapi_dom_token_list.length
    return result


def item(this: DOMTokenList, index: int) -> str | None:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-item"""
    result: str | None = this._webapi_dom_token_list.item(index)
    return result


def contains(this: DOMTokenList, token: str) -> bool:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-contains"""
    result: bool = this._webapi_dom_token_list.contains(token)
    return result


def add(this: DOMTokenList, tokens: list[str]) -> None:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-add"""
    this._webapi_dom_token_list.add(tokens)


def remove(this: DOMTokenList, tokens: list[str]) -> None:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-remove"""
    this._webapi_dom_token_list.remove(tokens)


def toggle(this: DOMTokenList, token: str, force: bool | None) -> bool:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-toggle"""
    result: bool = this._webapi_dom_token_list.toggle(token, force)
    return result


def replace(this: DOMTokenList, token: str, newToken: str) -> bool:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-replace"""
    result: bool = this._webapi_dom_token_list.replace(token, newToken)
    return result


def supports(this: DOMTokenList, token: str) -> bool:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-supports"""
    result: bool = this._webapi_dom_token_list.supports(token)
    return result


def value_getter(this: DOMTokenList) -> str:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-value"""
    result: str = this._webapi_dom_token_list.value
    return result


def value_setter(this: DOMTokenList, value: str) -> None:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-value"""
    this._webapi_dom_token_list.value = value


def stringification_behavior(this: DOMTokenList) -> str:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-value"""
    return this._webapi_dom_token_list.value


def inspect(this: DOMTokenList) -> str:
    """The ``repr``: the value."""
    return f"<DOMTokenList {shown(this._webapi_dom_token_list.value)}>"
