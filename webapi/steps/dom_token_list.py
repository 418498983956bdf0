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


def stringification_behavior(this: DOMTokenList) -> str:
    """https://dom.spec.whatwg.org/#dom-domtokenlist-value"""
    return this._webapi_dom_token_list.value


def inspect(this: DOMTokenList) -> str:
    """The ``repr``: the value."""
    return f"<DOMTokenList {shown(this._webapi_dom_token_list.value)}>"
