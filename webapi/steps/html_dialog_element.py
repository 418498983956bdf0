"""The steps of the HTMLDialogElement class.

https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.html_dialog_element import HTMLDialogElement


def returnValue_getter(this: HTMLDialogElement) -> str:
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-returnvalue"""
    result: str = this._webapi_node.return_value
    return result


def returnValue_setter(this: HTMLDialogElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-returnvalue"""
    this._webapi_node.return_value = value


def show(this: HTMLDialogElement) -> None:
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-show"""
    this._webapi_node.show()


def showModal(this: HTMLDialogElement) -> None:
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-showmodal"""
    this._webapi_node.show_modal()


def close(this: HTMLDialogElement, returnValue: str | None) -> None:
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-close"""
    this._webapi_node.close(returnValue)


def requestClose(this: HTMLDialogElement, returnValue: str | None) -> None:
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-requestclose"""
    this._webapi_node.request_close(returnValue)


def closedBy_getter(this: HTMLDialogElement) -> str:
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-closedby"""
    result: str = this._webapi_node.closed_by
    return result
