"""The steps of the HTMLCanvasElement class.

https://html.spec.whatwg.org/multipage/canvas.html#the-canvas-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from webapi.interfaces.html_canvas_element import HTMLCanvasElement


def getContext(this: HTMLCanvasElement, contextId: str, options: Any) -> Any:
    """https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-getcontext"""
    return this._webapi_node.get_context(contextId, options)
