"""Dialogs: https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element

Nothing is rendered, so there is no top layer. The pointer of a user reaches nothing outside of a
modal dialog but its backdrop; scripts can focus what is there.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.close_watchers import CloseWatcher
from webapi.dom.focus import focus, focusable_area_of, unfocus
from webapi.dom.form_states import elements_of
from webapi.dom.forms.validity import fire
from webapi.dom.host import queue_a_task
from webapi.dom.html_element import HTMLElement
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.popovers import hide_all_popovers_until, is_showing, topmost_ancestor
from webapi.dom.toggle_events import (
    ToggleTracker,
    fire_a_toggle_event,
    queue_a_toggle_event,
)
from webapi.dom.tree import is_inclusive_ancestor
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import ascii_lowercase, queue_a_microtask

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.node import Node


class DialogCloseWatcher(CloseWatcher):
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#set-the-dialog-close-watcher"""

    __slots__ = ("_dialog",)

    def __init__(self, dialog: HTMLDialogElement) -> None:
        super().__init__()
        self._dialog = dialog

    @property
    def is_enabled(self) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-get-enabled-state"""
        return self._dialog.enables_close_watcher or self._dialog.closed_by != "none"

    def cancel_action(self, can_prevent_close: bool) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-cancel-action"""
        return fire("cancel", self._dialog, bubbles=False, cancelable=can_prevent_close)

    def close_action(self) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-close-action"""
        self._dialog.close_as_requested()


class HTMLDialogElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#htmldialogelement"""

    __slots__ = (
        *("_focused_before", "_requested_return_value", "_requested_source", "_toggle_tracker"),
        *("close_watcher", "enables_close_watcher", "is_modal", "return_value"),
    )

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self.is_modal = False
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal"""
        self.return_value = ""
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-returnvalue"""
        self.close_watcher: DialogCloseWatcher | None = None
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-close-watcher"""
        self.enables_close_watcher = False
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-enable-close-watcher-for-requestclose()"""
        self._requested_return_value: str | None = ""
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-request-close-return-value

        It is empty if no script gives one, as in Chromium.
        """
        self._requested_source: Element | None = None
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-request-close-source-element"""
        self._focused_before: Element | None = None
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#previously-focused-element"""
        self._toggle_tracker = ToggleTracker()
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-toggle-task-tracker"""

    @property
    def is_open(self) -> bool:
        """Whether it has the attribute open."""
        return self.attribute_value("open") is not None

    @property
    def closed_by(self) -> str:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#computed-closed-by-state"""
        value = self.attribute_value("closedby")
        keyword = "" if value is None else ascii_lowercase(value)
        if keyword in ("any", "closerequest", "none"):
            return keyword
        return "closerequest" if self.is_modal else "none"

    def show(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-show"""
        if self.is_open:
            if self.is_modal:
                raise already_open("show", "a modal dialog")
            return
        if self._fire_before_toggle("closed", is_cancelable=True, source=None) and not self.is_open:
            self._open(None)

    @property
    def is_modal_dialog(self) -> bool:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal"""
        return self.is_modal

    @property
    def is_focusable_by_name(self) -> bool:
        """Whether it is focusable without an attribute ``tabindex``, as in browsers."""
        return self.is_open

    def show_modal(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-showmodal"""
        self._show_modal(None)

    def _show_modal(self, source: Element | None) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#show-a-modal-dialog"""
        if self.is_open:
            if not self.is_modal:
                raise already_open("showModal", "a dialog that is not modal")
            return
        if not self.is_connected:
            message = "Failed to execute 'showModal': the dialog is in no document."
            raise DOMException(message, "InvalidStateError")
        if is_showing(self):
            raise already_open("showModal", "a popover")
        is_allowed = self._fire_before_toggle("closed", is_cancelable=True, source=source)
        if is_allowed and not self.is_open and self.is_connected and not is_showing(self):
            self.is_modal = True
            self._open(source)

    def close(self, return_value: str | None) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-close"""
        self._close(return_value, None)

    def _close(self, return_value: str | None, source: Element | None) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog

        Its two events come in the order of Chromium.
        """
        if not self.is_open:
            return
        self._fire_before_toggle("open", is_cancelable=False, source=source)
        if not self.is_open:
            return
        queue_a_task(lambda: fire("close", self, bubbles=False, cancelable=False))
        self._queue_toggle("open", source)
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

    def request_close(self, return_value: str | None) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-requestclose"""
        self._request_close(return_value, None)

    def _request_close(self, return_value: str | None, source: Element | None) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-request-close"""
        watcher = self.close_watcher
        if not self.is_open or not self.is_connected or watcher is None:
            return
        self.enables_close_watcher = True
        self._requested_return_value = return_value
        self._requested_source = source
        self.node_document.close_watchers.request_to_close(watcher, requires_activation=False)
        self.enables_close_watcher = False

    def close_as_requested(self) -> None:
        """The close action of its close watcher."""
        self._close(self._requested_return_value, self._requested_source)

    def has_command(self, command: str) -> bool:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:is-valid-command-steps"""
        return command in ("close", "request-close", "show-modal")

    def run_a_command(self, command: str, source: Element) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:command-steps"""
        if is_showing(self):
            return
        if command == "show-modal":
            if not self.is_open:
                self._show_modal(source)
        elif command == "close":
            self._close(source.attribute_value("value"), source)
        else:
            self._request_close(source.attribute_value("value"), source)

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:concept-element-attributes-change-ext"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if namespace is not None or local_name != "open":
            return
        if value is None:
            self._clean_up()
        elif old_value is None and self.is_connected:
            self._set_up()

    def insertion_steps(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:html-element-insertion-steps"""
        super().insertion_steps()
        if self.is_open:
            self._set_up()

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:html-element-removing-steps"""
        super().removing_steps(old_ancestor)
        self._clean_up()
        self.is_modal = False

    def _set_up(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-setup-steps"""
        document = self.node_document
        document.open_dialogs[self] = True
        self.close_watcher = DialogCloseWatcher(self)
        document.close_watchers.establish(self.close_watcher)

    def _clean_up(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-cleanup-steps"""
        document = self.node_document
        if self in document.open_dialogs:
            del document.open_dialogs[self]
        if self.close_watcher is not None:
            document.close_watchers.destroy(self.close_watcher)
            self.close_watcher = None
        if document.focused is not None:
            queue_a_microtask(lambda: self._unfocus_what_is_hidden())

    def _unfocus_what_is_hidden(self) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-step"""
        focused = self.node_document.focused
        if focused is not None and not self.is_open and is_inclusive_ancestor(self, focused):
            unfocus(self.node_document)

    def _open(self, source: Element | None) -> None:
        """The last steps of showing a dialog."""
        document = self.node_document
        self._queue_toggle("closed", source)
        self.set_an_attribute_value("open", "")
        self._focused_before = document.focused
        hide_all_popovers_until(document, topmost_ancestor(self, None))
        self._take_the_focus()

    def _take_the_focus(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-focusing-steps"""
        found: Element = self
        if self.attribute_value("autofocus") is None:
            for each in elements_of(self):
                if each is self or each.namespace != HTML_NAMESPACE:
                    continue
                area = focusable_area_of(each)
                if area is None:
                    continue
                if each.attribute_value("autofocus") is not None:
                    found = area
                    break
                if found is self:
                    found = area
        focus(found)

    def _fire_before_toggle(
        self, old_state: str, is_cancelable: bool, source: Element | None
    ) -> bool:
        new_state = other_state(old_state)
        return fire_a_toggle_event(
            "beforetoggle", self, old_state, new_state, is_cancelable, source
        )

    def _queue_toggle(self, old_state: str, source: Element | None) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#queue-a-dialog-toggle-event-task"""
        queue_a_toggle_event(self, self._toggle_tracker, old_state, other_state(old_state), source)


def light_dismiss_open_dialogs(
    document: Document, target: Element, is_on_backdrop: bool, is_down: bool
) -> None:
    """Close the dialog outside of which a user presses and releases the pointer.

    https://html.spec.whatwg.org/multipage/interactive-elements.html#light-dismiss-open-dialogs
    """
    dialogs = list(document.open_dialogs.keys())
    if len(dialogs) == 0:
        return
    clicked = None if is_on_backdrop else nearest_open_dialog(target)
    if is_down:
        document.pressed_dialog = clicked
        return
    is_same = clicked is document.pressed_dialog
    document.pressed_dialog = None
    topmost = dialogs[len(dialogs) - 1]
    if not is_same or clicked is topmost or topmost.closed_by != "any":
        return
    if topmost.close_watcher is not None:
        document.close_watchers.request_to_close(topmost.close_watcher, requires_activation=False)


def nearest_open_dialog(target: Element) -> HTMLDialogElement | None:
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#nearest-clicked-dialog"""
    each: Node | None = target
    while each is not None:
        if isinstance(each, HTMLDialogElement) and each.is_open:
            return each
        each = each.host_of_fragment if each.parent is None else each.parent
    return None


def other_state(state: str) -> str:
    """The opposite of open or closed."""
    return "closed" if state == "open" else "open"


def already_open(method: str, what: str) -> DOMException:
    """The error about a dialog that is open in the other way."""
    return DOMException(f"Failed to execute '{method}': it is {what} already.", "InvalidStateError")
