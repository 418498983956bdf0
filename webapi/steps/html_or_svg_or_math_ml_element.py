"""The steps of the mixin HTMLOrSVGOrMathMLElement.

https://html.spec.whatwg.org/multipage/dom.html#htmlorsvgormathmlelement
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.dataset import DOMStringMap as DOMStringMapImpl
    from webapi.interfaces.focus_options import FocusOptions
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """The mixin adds no private attributes."""


def dataset_getter(this: HTMLElement) -> DOMStringMapImpl:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-dataset"""
    result: DOMStringMapImpl = this._webapi_node.dataset
    return result


def nonce_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dom-noncedelement-nonce"""
    result: str = this._webapi_node.nonce
    return result


def nonce_setter(this: HTMLElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dom-noncedelement-nonce"""
    this._webapi_node.nonce = value


def tabIndex_getter(this: HTMLElement) -> int:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-tabindex"""
    result: int = this._webapi_node.tab_index
    return result


def focus(this: HTMLElement, options: FocusOptions) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-focus"""
    this._webapi_node.focus()


def blur(this: HTMLElement) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-blur"""
    this._webapi_node.blur()
