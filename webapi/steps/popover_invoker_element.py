"""The steps of the PopoverInvokerElement mixin: https://html.spec.whatwg.org/multipage/popover.html"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.popovers import set_popover_target_element

if TYPE_CHECKING:
    from webapi.interfaces.element import Element
    from webapi.interfaces.html_button_element import HTMLButtonElement
    from webapi.interfaces.html_input_element import HTMLInputElement


def popoverTargetElement_setter(
    this: HTMLButtonElement | HTMLInputElement, value: Element | None
) -> None:
    """https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetelement"""
    target = None if value is None else value._webapi_node
    set_popover_target_element(this._webapi_node, target)
