"""The steps of the SVGNumber class: https://svgwg.org/svg2-draft/types.html#InterfaceSVGNumber"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.foreign_elements import SVGNumber as SVGNumberImpl
    from webapi.interfaces.svg_number import SVGNumber


class Slots:
    """The private attributes of SVGNumber objects."""

    _webapi_svg_number: SVGNumberImpl


def initialize(this: SVGNumber, value: SVGNumberImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_svg_number = value
    value.platform_object = this


def inspect(this: SVGNumber) -> str:
    """The ``repr``."""
    inner = this._webapi_svg_number
    return f"SVGNumber({inner.value})"
