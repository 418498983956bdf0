"""The steps of the HTMLCanvasElement class.

https://html.spec.whatwg.org/multipage/canvas.html#the-canvas-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
