"""The steps of the ChildNode mixin: https://dom.spec.whatwg.org/#interface-childnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .document import remove_a_node

if TYPE_CHECKING:
    from webapi.interfaces.element import Element


class Slots:
    """What a child holds: nothing more."""


def remove(this: Element) -> None:
    """https://dom.spec.whatwg.org/#dom-childnode-remove"""
    if this._webapi_connected:
        remove_a_node(this)
