"""What a user drags: https://html.spec.whatwg.org/multipage/dnd.html#drag-and-drop-processing-model

Events come in the order of Chromium, whose user agent says what an operation is. What is dragged
has no picture, and no other program takes it.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.data_transfer import DISABLED, PROTECTED, READ_ONLY, DataTransfer
from webapi.dom.drag_events import DragEvent
from webapi.dom.events import dispatch
from webapi.dom.form_states import is_html_element
from webapi.dom.forms.text_controls import TextControl
from webapi.dom.html_element import HTMLElement
from webapi.dom.html_serialization import serialize_html_element
from webapi.dom.node import clone_a_node
from webapi.webidl.dom_exception import DOMException

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.pointer_input import Mouse


def _is_allowed(effects: str, operation: str) -> bool:
    """Whether ``effectAllowed`` has an operation."""
    if effects in ("all", "uninitialized"):
        return operation != "none"
    if operation == "copy":
        return effects in ("copy", "copyLink", "copyMove")
    if operation == "link":
        return effects in ("copyLink", "link", "linkMove")
    return operation == "move" and effects in ("copyMove", "linkMove", "move")


def _default_operation(effects: str) -> str:
    """The operation of a target that wishes none."""
    if effects in ("all", "uninitialized"):
        return "copy"
    if _is_allowed(effects, "move"):
        return "move"
    if _is_allowed(effects, "copy"):
        return "copy"
    return "link" if effects == "link" else "none"


def drag_of(mouse: Mouse, source: Element, url: str) -> Drag:
    """An element that the mouse begins to drag, and the URL of a link or an image."""
    return Drag(mouse, source, url)


class Drag:
    """An element that the mouse drags."""

    __slots__ = ("_is_entered", "_mouse", "_operation", "_source", "_target", "_transfer", "_url")

    def __init__(self, mouse: Mouse, source: Element, url: str) -> None:
        self._mouse = mouse
        self._source = source
        self._url = url
        self._transfer = DataTransfer()
        self._target: Element | None = None
        """https://html.spec.whatwg.org/multipage/dnd.html#current-target-element"""
        self._is_entered = False
        """Whether ``dragenter`` was the last event."""
        self._operation = "none"
        """https://html.spec.whatwg.org/multipage/dnd.html#current-drag-operation"""

    def start(self) -> bool:
        """Dispatch ``dragstart`` where the button went down, and say whether the drag begins."""
        transfer = self._transfer
        transfer.effect_allowed = "uninitialized"
        url = self._url
        if url != "":
            is_link = is_html_element(self._source, "a")
            copy = clone_a_node(self._source, self._source.node_document, subtree=True)
            assert isinstance(copy, HTMLElement)
            copy.set_an_attribute_value("href" if is_link else "src", url)
            transfer.set_data("text/uri-list", url)
            if is_link:
                transfer.set_data("text/plain", url)
            transfer.set_data("text/html", serialize_html_element(copy))
        begins = self._fire("dragstart", self._source, transfer, None)
        transfer.items.mode = PROTECTED if begins else DISABLED
        return begins

    def move(self, target: Element) -> None:
        """Drag over an element, once."""
        effects = self._transfer.effect_allowed
        transfer = self._copy(_default_operation(effects))
        old = self._target
        if target is old:
            if not self._is_entered:
                self._fire("drag", self._source, self._transfer, None)
            is_taken = not self._fire("dragover", target, transfer, None)
            self._is_entered = False
        else:
            self._fire("drag", self._source, self._transfer, None)
            is_taken = not self._fire("dragenter", target, transfer, old)
            if old is not None:
                self._leave(old, target)
            self._is_entered = True
        self._target = target
        transfer.items.mode = DISABLED
        operation = transfer.drop_effect
        self._operation = operation if is_taken and _is_allowed(effects, operation) else "none"

    def drop(self, target: Element) -> None:
        """Release the button over an element.

        Raises: `DOMException` if the user agent would insert text there.
        """
        self.move(target)
        operation = self._operation
        if operation == "none":
            is_text = self._transfer.items.string_of("text/plain") is not None and _takes_text(
                target
            )
            self._fire("drag", self._source, self._transfer, None)
            self._leave(target, None)
            self.end()
            if is_text:
                message = "Text that is dropped on a field is not inserted: drop it by a script."
                raise DOMException(message, "NotSupportedError")
            return
        transfer = self._copy(operation)
        transfer.items.mode = READ_ONLY
        self._fire("drop", target, transfer, None)
        transfer.items.mode = DISABLED
        self._transfer.drop_effect = operation
        self.end()

    def end(self) -> None:
        """Dispatch ``dragend``."""
        self._fire("dragend", self._source, self._transfer, None)
        self._transfer.items.mode = DISABLED

    def _copy(self, effect: str) -> DataTransfer:
        """What an event of the target has: the strings, those first that the platform knows."""
        transfer = DataTransfer()
        self._copy_string("text/plain", transfer)
        self._copy_string("text/uri-list", transfer)
        self._copy_string("text/html", transfer)
        for each in self._transfer.items.items:
            if each.kind == "string" and transfer.items.string_of(each.type) is None:
                transfer.items.add_a_string(each.type, each.data)
        allowed = self._transfer.effect_allowed
        transfer.effect_allowed = "all" if allowed == "uninitialized" else allowed
        transfer.drop_effect = effect
        transfer.items.mode = PROTECTED
        return transfer

    def _copy_string(self, type_: str, transfer: DataTransfer) -> None:
        item = self._transfer.items.string_of(type_)
        if item is not None:
            transfer.items.add_a_string(type_, item.data)

    def _leave(self, target: Element, new: Element | None) -> None:
        transfer = self._copy("none")
        self._fire("dragleave", target, transfer, new)
        transfer.items.mode = DISABLED

    def _fire(
        self, type_: str, target: Element, transfer: DataTransfer, related: Element | None
    ) -> bool:
        """https://html.spec.whatwg.org/multipage/dnd.html#fire-a-dnd-event"""
        event = DragEvent(type_)
        self._mouse.prepare(event, target, 0, self._mouse.buttons, 0, related)
        event.cancelable = type_ not in ("dragend", "dragleave")
        event.data_transfer = transfer
        return dispatch(event, target)


def _takes_text(target: Element) -> bool:
    """Whether Chromium inserts text that is dropped there."""
    if isinstance(target, TextControl):
        return target.selectable_text is not None
    return isinstance(target, HTMLElement) and target.is_content_editable
