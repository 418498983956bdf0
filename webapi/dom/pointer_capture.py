"""The capture of the mouse by an element: https://w3c.github.io/pointerevents/#pointer-capture

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.webidl.dom_exception import DOMException

if TYPE_CHECKING:
    from webapi.dom.element import Element

MOUSE: Final = 1
"""The ``pointerId`` of the mouse, the only active pointer."""


class PointerCapture:
    """Which element wants the events of a document's mouse."""

    __slots__ = ("is_pressed", "pending")

    def __init__(self) -> None:
        self.is_pressed = False
        """https://w3c.github.io/pointerevents/#the-active-buttons-state"""
        self.pending: Element | None = None
        """https://w3c.github.io/pointerevents/#dfn-pending-pointer-capture-target-override"""

    @property
    def captor(self) -> Element | None:
        """The pending target override, if it is still in the document."""
        element = self.pending
        if element is not None and (
            not element.is_connected or element.node_document.pointer_capture is not self
        ):
            self.pending = None
        return self.pending

    def set(self, element: Element, pointer_id: int) -> None:
        """https://w3c.github.io/pointerevents/#setting-pointer-capture"""
        _check_that_it_is_active(pointer_id)
        if not element.is_connected:
            raise DOMException("The element is in no document.", "InvalidStateError")
        if self.is_pressed:
            self.pending = element

    def release(self, element: Element, pointer_id: int) -> None:
        """https://w3c.github.io/pointerevents/#releasing-pointer-capture"""
        _check_that_it_is_active(pointer_id)
        if self.has(element, pointer_id):
            self.pending = None

    def has(self, element: Element, pointer_id: int) -> bool:
        """https://w3c.github.io/pointerevents/#dom-element-haspointercapture"""
        return pointer_id == MOUSE and self.pending is element


def _check_that_it_is_active(pointer_id: int) -> None:
    if pointer_id != MOUSE:
        raise DOMException("No active pointer has this ID.", "NotFoundError")
