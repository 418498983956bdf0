"""The steps of the Slottable mixin: https://dom.spec.whatwg.org/#mixin-slotable"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.dom.slot_element import HTMLSlotElement as HTMLSlotElementImpl
    from webapi.interfaces.element import Element
    from webapi.interfaces.text import Text

    Including: TypeAlias = Element | Text


class Slots:
    """The mixin Slottable adds no private attributes."""


def assignedSlot_getter(this: Including) -> HTMLSlotElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-slotable-assignedslot"""
    result: HTMLSlotElementImpl | None = this._webapi_node.assigned_slot
    return result
