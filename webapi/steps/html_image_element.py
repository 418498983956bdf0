"""The steps of the HTMLImageElement class: https://html.spec.whatwg.org/multipage/embedded-content.html"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.reflection import reflected_integer

if TYPE_CHECKING:
    from webapi.interfaces.html_image_element import HTMLImageElement
    from webapi.webidl.promises import Promise


def width_getter(this: HTMLImageElement) -> int:
    """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-width

    Nothing is rendered: the attribute says how large the image would be, as in browsers.
    """
    return reflected_integer(this._webapi_node, "width", 0, 0)


def height_getter(this: HTMLImageElement) -> int:
    """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-height"""
    return reflected_integer(this._webapi_node, "height", 0, 0)


def naturalWidth_getter(this: HTMLImageElement) -> int:
    """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-naturalwidth"""
    result: int = this._webapi_node.natural_width
    return result


def naturalHeight_getter(this: HTMLImageElement) -> int:
    """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-naturalheight"""
    result: int = this._webapi_node.natural_height
    return result


def complete_getter(this: HTMLImageElement) -> bool:
    """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-complete"""
    result: bool = this._webapi_node.complete
    return result


def currentSrc_getter(this: HTMLImageElement) -> str:
    """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-currentsrc"""
    result: str = this._webapi_node.current_src
    return result


def decode(this: HTMLImageElement) -> Promise[None]:
    """https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-decode"""
    result: Promise[None] = this._webapi_node.decode()
    return result
