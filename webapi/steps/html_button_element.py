"""The steps of the HTMLButtonElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.element import Element
    from webapi.interfaces.html_button_element import HTMLButtonElement


def type_getter(this: HTMLButtonElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-type"""
    result: str = this._webapi_node.type
    return result


def command_getter(this: HTMLButtonElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-command"""
    result: str = this._webapi_node.command
    return result


def commandForElement_getter(this: HTMLButtonElement) -> ElementImpl | None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-commandforelement"""
    result: ElementImpl | None = this._webapi_node.command_for_element
    return result


def commandForElement_setter(this: HTMLButtonElement, value: Element | None) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-commandforelement"""
    this._webapi_node.command_for_element = None if value is None else value._webapi_node
