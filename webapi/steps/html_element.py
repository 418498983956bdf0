"""The steps of the HTMLElement class: https://html.spec.whatwg.org/multipage/dom.html#htmlelement"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .element import inspect as inspect
from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.dom.html_element import HTMLElement as HTMLElementImpl
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """HTMLElement objects have no private attributes of their own."""


def translate_getter(this: HTMLElement) -> bool:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-translate"""
    result: bool = this._webapi_node.translate
    return result


def translate_setter(this: HTMLElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-translate"""
    this._webapi_node.translate = value


def hidden_getter(this: HTMLElement) -> bool | str:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-hidden"""
    element: HTMLElementImpl = this._webapi_node
    return element.hidden


def hidden_setter(this: HTMLElement, value: bool | float | str | None) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-hidden"""
    this._webapi_node.hidden = value


def click(this: HTMLElement) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-click"""
    this._webapi_node.click()


def draggable_getter(this: HTMLElement) -> bool:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-draggable"""
    result: bool = this._webapi_node.draggable
    return result


def draggable_setter(this: HTMLElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-draggable"""
    this._webapi_node.draggable = value


def spellcheck_getter(this: HTMLElement) -> bool:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-spellcheck"""
    result: bool = this._webapi_node.spellcheck
    return result


def spellcheck_setter(this: HTMLElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-spellcheck"""
    this._webapi_node.spellcheck = value


def innerText_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-innertext"""
    result: str = this._webapi_node.inner_text
    return result


def innerText_setter(this: HTMLElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-innertext"""
    this._webapi_node.inner_text = value


def outerText_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-outertext"""
    result: str = this._webapi_node.outer_text
    return result


def outerText_setter(this: HTMLElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-outertext"""
    this._webapi_node.outer_text = value
