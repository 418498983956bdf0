"""Dialogs: https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element

Nothing is rendered, so there is no top layer, and what is outside of a modal dialog is not inert.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.events import Event, dispatch
from webapi.dom.focus import focus
from webapi.dom.form_states import elements_of
from webapi.dom.host import new_event
from webapi.dom.html_element import HTMLElement
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.tree import is_inclusive_ancestor
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import queue_a_microtask

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.node import Node
    from webapi.dom.ui_events import ToggleEvent


class HTMLDialogElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#htmldialogelement"""

    __slots__ = ("_focused_before", "_toggled_from", "_toggled_to", "is_modal", "return_value")

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self.is_modal = False
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal"""
        self.return_value = ""
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-returnvalue"""
        self._focused_before: Element | None = None
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#previously-focused-element"""
        self._toggled_from: str | None = None
        """The state before the changes that no event has told of."""
        self._toggled_to = ""

    @property
    def is_open(self) -> bool:
        """Whether it has the attribute open."""
        return self.attribute_value("open") is not None

    def show(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-show"""
        if self.is_open:
            if self.is_modal:
                raise already_open("show", "a modal dialog")
            return
        if self._fire_before_toggle("closed", True) and not self.is_open:
            self._open()

    @property
    def is_modal_dialog(self) -> bool:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal"""
        return self.is_modal

    def show_modal(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#show-a-modal-dialog"""
        if self.is_open:
            if not self.is_modal:
                raise already_open("showModal", "a dialog that is not modal")
            return
        if not self.is_connected:
            message = "Failed to execute 'showModal': the dialog is in no document."
            raise DOMException(message, "InvalidStateError")
        is_allowed = self._fire_before_toggle("closed", True)
        if is_allowed and not self.is_open and self.is_connected:
            self.is_modal = True
            self._open()

    def close(self, return_value: str | None) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog"""
        if not self.is_open:
            return
        self._fire_before_toggle("open", False)
        if not self.is_open:
            return
        self._queue_toggle("open")
        self.remove_attribute_ns(None, "open")
        was_modal = self.is_modal
        self.is_modal = False
        if return_value is not None:
            self.return_value = return_value
        element = self._focused_before
        self._focused_before = None
        focused = self.node_document.focused
        returns = was_modal or (focused is not None and is_inclusive_ancestor(self, focused))
        if returns and element is not None and element.is_focusable:
            focus(element)
        queue_a_microtask(lambda: fire_at(self, "close", False))

    def request_close(self, return_value: str | None) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-request-close"""
        if self.is_open and fire_at(self, "cancel", True):
            self.close(return_value)

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:html-element-removing-steps"""
        super().removing_steps(old_ancestor)
        self.is_modal = False

    def _open(self) -> None:
        """The last steps of showing a dialog."""
        self._queue_toggle("closed")
        self.set_an_attribute_value("open", "")
        self._focused_before = self.node_document.focused
        self._take_the_focus()

    def _take_the_focus(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-focusing-steps"""
        found: Element = self
        if self.attribute_value("autofocus") is None:
            for each in elements_of(self):
                if each is self or each.namespace != HTML_NAMESPACE or not each.is_focusable:
                    continue
                if each.attribute_value("autofocus") is not None:
                    found = each
                    break
                if found is self:
                    found = each
        focus(found)

    def _fire_before_toggle(self, old_state: str, cancelable: bool) -> bool:
        return self._fire_toggle("beforetoggle", old_state, other_state(old_state), cancelable)

    def _fire_toggle(self, type_: str, old_state: str, new_state: str, cancelable: bool) -> bool:
        event = cast("ToggleEvent", new_event("toggleevent"))
        event.type = type_
        event.is_trusted = True
        event.cancelable = cancelable
        event.old_state = old_state
        event.new_state = new_state
        return dispatch(event, self)

    def _queue_toggle(self, old_state: str) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#queue-a-dialog-toggle-event-task

        Changes before the event make one event. It is fired in a microtask.
        """
        if self._toggled_from is None:
            self._toggled_from = old_state
            queue_a_microtask(lambda: self._tell_of_toggle())
        self._toggled_to = other_state(old_state)

    def _tell_of_toggle(self) -> None:
        old_state = self._toggled_from
        self._toggled_from = None
        if old_state is not None:
            self._fire_toggle("toggle", old_state, self._toggled_to, False)


def other_state(state: str) -> str:
    """The opposite of open or closed."""
    return "closed" if state == "open" else "open"


def already_open(method: str, what: str) -> DOMException:
    """The error about a dialog that is open in the other way."""
    return DOMException(f"Failed to execute '{method}': it is {what} already.", "InvalidStateError")


def fire_at(dialog: HTMLDialogElement, type_: str, cancelable: bool) -> bool:
    """Fire an event that does not bubble."""
    event = Event(type_)
    event.is_trusted = True
    event.cancelable = cancelable
    return dispatch(event, dialog)
