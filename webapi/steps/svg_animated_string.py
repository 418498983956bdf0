"""The steps of the SVGAnimatedString class.

https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedString
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.foreign_elements import SVGAnimatedString as SVGAnimatedStringImpl
    from webapi.interfaces.svg_animated_string import SVGAnimatedString


class Slots:
    """The private attributes of SVGAnimatedString objects."""

    _webapi_svg_animated_string: SVGAnimatedStringImpl


def initialize(this: SVGAnimatedString, value: SVGAnimatedStringImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_svg_animated_string = value
    value.platform_object = this


def inspect(this: SVGAnimatedString) -> str:
    """The ``repr``: the value."""
    return f"SVGAnimatedString({this._webapi_svg_animated_string.base_val!r})"
