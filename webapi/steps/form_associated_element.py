"""The form owner of controls.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.forms.form import HTMLFormElement as HTMLFormElementImpl
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """The objects have no private attributes for this."""


def form_getter(this: HTMLElement) -> HTMLFormElementImpl | None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form"""
    result: HTMLFormElementImpl | None = this._webapi_node.form
    return result
