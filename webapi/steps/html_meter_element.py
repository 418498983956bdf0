"""The steps of the HTMLMeterElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.html_meter_element import HTMLMeterElement


def value_getter(this: HTMLMeterElement) -> float:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-value"""
    result: float = this._webapi_node.value
    return result


def min_getter(this: HTMLMeterElement) -> float:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-min"""
    result: float = this._webapi_node.min
    return result


def max_getter(this: HTMLMeterElement) -> float:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-max"""
    result: float = this._webapi_node.max
    return result


def low_getter(this: HTMLMeterElement) -> float:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-low"""
    result: float = this._webapi_node.low
    return result


def high_getter(this: HTMLMeterElement) -> float:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-high"""
    result: float = this._webapi_node.high
    return result


def optimum_getter(this: HTMLMeterElement) -> float:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-optimum"""
    result: float = this._webapi_node.optimum
    return result
