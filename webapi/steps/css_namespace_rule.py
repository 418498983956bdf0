"""The steps of the CSSNamespaceRule class: https://drafts.csswg.org/cssom/#cssnamespacerule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.css_namespace_rule import CSSNamespaceRule


class Slots:
    """CSSNamespaceRule objects have no private attributes of their own."""


def namespaceURI_getter(this: CSSNamespaceRule) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssnamespacerule-namespaceuri"""
    value: str = this._webapi_rule.namespace_uri
    return value


def prefix_getter(this: CSSNamespaceRule) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssnamespacerule-prefix"""
    value: str = this._webapi_rule.prefix
    return value
