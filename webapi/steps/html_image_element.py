"""The steps of the HTMLImageElement class: https://html.spec.whatwg.org/multipage/embedded-content.html"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.reflection import reflected_integer

if TYPE_CHECKING:
    from webapi.interfaces.html_image_element import HTMLImageElement


def width_getter(this: HTMLImageElement) -> int:
    """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-width

    Nothing is rendered: the attribute says how large the image would be, as in browsers.
    """
    return reflected_integer(this._webapi_node, "width", 0, 0)


def height_getter(this: HTMLImageElement) -> int:
    """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-height"""
    return reflected_integer(this._webapi_node, "height", 0, 0)
