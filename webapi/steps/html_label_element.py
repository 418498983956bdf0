"""The steps of the HTMLLabelElement class.

https://html.spec.whatwg.org/multipage/forms.html#the-label-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.element import Element as ElementImpl
    from webapi.dom.forms.form import HTMLFormElement as HTMLFormElementImpl
    from webapi.interfaces.html_label_element import HTMLLabelElement


def form_getter(this: HTMLLabelElement) -> HTMLFormElementImpl | None:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-label-form"""
    result: HTMLFormElementImpl | None = this._webapi_node.form
    return result


def control_getter(this: HTMLLabelElement) -> ElementImpl | None:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-label-control"""
    result: ElementImpl | None = this._webapi_node.control
    return result
