"""The steps of the HTMLButtonElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.html_button_element import HTMLButtonElement


def type_getter(this: HTMLButtonElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-type"""
    result: str = this._webapi_node.type
    return result
