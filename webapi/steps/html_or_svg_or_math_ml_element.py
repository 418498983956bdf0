"""The steps of the mixin HTMLOrSVGOrMathMLElement.

https://html.spec.whatwg.org/multipage/dom.html#htmlorsvgormathmlelement
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.focus_options import FocusOptions
    from webapi.interfaces.html_element import HTMLElement


def focus(this: HTMLElement, options: FocusOptions) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-focus"""
    this._webapi_node.focus()
