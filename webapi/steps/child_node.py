"""The steps of the ChildNode mixin: https://dom.spec.whatwg.org/#interface-childnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.element import Element


class Slots:
    """The mixin ChildNode adds no private attributes."""


def remove(this: Element) -> None:
    """https://dom.spec.whatwg.org/#dom-childnode-remove"""
    if this._webapi_node.connected:
        this._webapi_node.remove()
