"""The steps of the SVGRect class: https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.foreign_elements import SVGRect as SVGRectImpl
    from webapi.interfaces.svg_rect import SVGRect


class Slots:
    """The private attributes of SVGRect objects."""

    _webapi_svg_rect: SVGRectImpl


def initialize(this: SVGRect, value: SVGRectImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_svg_rect = value
    value.platform_object = this


def inspect(this: SVGRect) -> str:
    """The ``repr``."""
    inner = this._webapi_svg_rect
    return f"SVGRect({inner.x}, {inner.y}, {inner.width}, {inner.height})"
