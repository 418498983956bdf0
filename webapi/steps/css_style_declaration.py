"""The steps of the CSSStyleDeclaration class: https://drafts.csswg.org/cssom/#cssstyledeclaration"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_declarations import CSSStyleDeclaration as CSSStyleDeclarationImpl
    from webapi.interfaces.css_style_declaration import CSSStyleDeclaration


class Slots:
    """The private attributes of CSSStyleDeclaration objects."""

    _webapi_style: CSSStyleDeclarationImpl


def initialize(this: CSSStyleDeclaration, value: CSSStyleDeclarationImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_style = value
    value.platform_object = this


def inspect(this: CSSStyleDeclaration) -> str:
    """The ``repr``: the declarations."""
    return f"{type(this).__name__}({this._webapi_style.css_text!r})"
