"""What submit buttons override.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-attributes
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.forms.submission import get_form_action, get_form_enctype, get_form_method

if TYPE_CHECKING:
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """The objects have no private attributes for this."""


def formAction_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction"""
    return get_form_action(this._webapi_node)


def formEnctype_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formenctype"""
    return get_form_enctype(this._webapi_node)


def formMethod_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formmethod"""
    return get_form_method(this._webapi_node)
