"""The steps of the HTMLProgressElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.html_progress_element import HTMLProgressElement


def value_getter(this: HTMLProgressElement) -> float:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-value"""
    result: float = this._webapi_node.value
    return result


def position_getter(this: HTMLProgressElement) -> float:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-position"""
    result: float = this._webapi_node.position
    return result
