"""The steps of the HTMLFormElement class.

https://html.spec.whatwg.org/multipage/forms.html#the-form-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.forms.collections import (
        HTMLFormControlsCollection as HTMLFormControlsCollectionImpl,
    )
    from webapi.interfaces.html_element import HTMLElement
    from webapi.interfaces.html_form_element import HTMLFormElement


def action_getter(this: HTMLFormElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-action"""
    result: str = this._webapi_node.action
    return result


def enctype_getter(this: HTMLFormElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-enctype"""
    result: str = this._webapi_node.enctype
    return result


encoding_getter = enctype_getter
"""https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-encoding"""


def method_getter(this: HTMLFormElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-method"""
    result: str = this._webapi_node.method
    return result


def elements_getter(this: HTMLFormElement) -> HTMLFormControlsCollectionImpl:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-form-elements"""
    result: HTMLFormControlsCollectionImpl = this._webapi_node.elements
    return result


def length_getter(this: HTMLFormElement) -> int:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-form-length"""
    result: int = this._webapi_node.length
    return result


def submit(this: HTMLFormElement) -> None:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-form-submit"""
    this._webapi_node.submit()


def requestSubmit(this: HTMLFormElement, submitter: HTMLElement | None) -> None:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-form-requestsubmit"""
    this._webapi_node.request_submit(None if submitter is None else submitter._webapi_node)


def reset(this: HTMLFormElement) -> None:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-form-reset"""
    this._webapi_node.reset()


def checkValidity(this: HTMLFormElement) -> bool:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-form-checkvalidity"""
    result: bool = this._webapi_node.check_validity()
    return result


def reportValidity(this: HTMLFormElement) -> bool:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-form-reportvalidity"""
    result: bool = this._webapi_node.report_validity()
    return result
