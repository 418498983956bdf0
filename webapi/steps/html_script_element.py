"""The steps of the HTMLScriptElement class.

https://html.spec.whatwg.org/multipage/scripting.html#the-script-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.script_element import HTMLScriptElement as State

if TYPE_CHECKING:
    from webapi.interfaces.html_script_element import HTMLScriptElement


def async_getter(this: HTMLScriptElement) -> bool:
    """https://html.spec.whatwg.org/multipage/scripting.html#dom-script-async"""
    node: State = this._webapi_node
    return node.async_


def async_setter(this: HTMLScriptElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/scripting.html#dom-script-async"""
    node: State = this._webapi_node
    node.async_ = value


def text_getter(this: HTMLScriptElement) -> str:
    """https://html.spec.whatwg.org/multipage/scripting.html#dom-script-text"""
    node: State = this._webapi_node
    return node.text


def text_setter(this: HTMLScriptElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/scripting.html#dom-script-text"""
    node: State = this._webapi_node
    node.text = value


def supports(type: str) -> bool:
    """https://html.spec.whatwg.org/multipage/scripting.html#dom-script-supports"""
    return State.supports(type)
