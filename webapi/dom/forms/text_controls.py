"""The selection in text controls.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#textFieldSelection

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.forms.controls import FormControl
from webapi.dom.forms.validity import fire
from webapi.dom.host import queue_a_task
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    code_units_length,
    code_units_substring,
    joined_texts,
    parsed_integer,
)

if TYPE_CHECKING:
    from webapi.dom.document import Document


class TextControl(FormControl):
    """An input or textarea element."""

    __slots__ = (
        *("_direction", "_end", "_has_scheduled_event", "_is_edited", "_shown_text", "_start"),
        *("_value_before_edit", "_value_of_shown"),
    )

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._start = 0
        self._end = 0
        self._direction = "none"
        self._has_scheduled_event = False
        """https://w3c.github.io/selection-api/#dfn-has-scheduled-selectionchange-event"""
        self._value_before_edit: str | None = None
        """The value before a user edited it, until the control is told of the change."""
        self._shown_text: str | None = None
        self._value_of_shown = ""
        """The value that `_shown_text` gave: that of "1e" as a number is empty."""
        self._is_edited = False
        """Whether a user changed the value last, and not a script."""

    # What a user edits

    @property
    def edited_value(self) -> str:
        """The value that a user edits."""
        return ""

    def set_edited_value(self, text: str) -> None:
        """Set the value that a user edits."""

    @property
    def shown_text(self) -> str:
        """The text that a user sees."""
        shown = self._shown_text
        value = self.edited_value
        return shown if shown is not None and self._value_of_shown == value else value

    def edit(self, start: int, end: int, replacement: str) -> None:
        """Replace a part of the text that a user sees; the cursor follows it."""
        self._edit(start, end, replacement)
        self._is_edited = True

    def _edit(self, start: int, end: int, replacement: str) -> None:
        if self._value_before_edit is None:
            self._value_before_edit = self.edited_value
        text = self.shown_text
        before = code_units_substring(text, 0, start)
        after = code_units_substring(text, end, code_units_length(text))
        shown = joined_texts([before, replacement, after])
        if self.selectable_text is not None:
            self.set_relevant_value(shown)
            self.move_cursor(code_units_length(before) + code_units_length(replacement))
            return
        self.set_edited_value(shown)
        self._shown_text = shown
        self._value_of_shown = self.edited_value

    def commit(self) -> None:
        """https://html.spec.whatwg.org/multipage/input.html#commit"""
        before = self._value_before_edit
        self._value_before_edit = None
        if before is not None and before != self.edited_value:
            fire("change", self, bubbles=True, cancelable=False)

    def forget_edit(self) -> None:
        """Note that the control was told of the change."""
        self._value_before_edit = None

    def losing_focus_steps(self) -> None:
        """Commit the change, as browsers do before the event blur."""
        self.commit()

    # Lengths

    @property
    def has_length_limits(self) -> bool:
        """Whether minlength and maxlength apply."""
        return True

    def length_limit(self, name: str) -> int | None:
        """The limit that an attribute gives, of code units.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#limiting-user-input-length:-the-maxlength-attribute
        """
        value = self.attribute_value(name)
        limit = None if value is None else parsed_integer(value)
        return limit if limit is not None and limit >= 0 and self.has_length_limits else None

    @property
    def too_long(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-too-long"""
        limit = self.length_limit("maxlength")
        return self._is_edited and limit is not None and self.edited_length > limit

    @property
    def too_short(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-too-short"""
        limit = self.length_limit("minlength")
        length = self.edited_length
        return self._is_edited and limit is not None and length > 0 and length < limit

    @property
    def edited_length(self) -> int:
        """The length of the value that a user edits, in code units."""
        return code_units_length(self.edited_value)

    # The selection

    @property
    def selectable_text(self) -> str | None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-textarea/input-relevant-value

        It is None if the members of selections do not apply.
        """
        return None

    @property
    def selected_text(self) -> str | None:
        """The text that is selected, unless the members of selections do not apply."""
        text = self.selectable_text
        start, end = self.selection_start, self.selection_end
        if text is None or start is None or end is None:
            return None
        return code_units_substring(text, start, end)

    def set_relevant_value(self, text: str) -> None:
        """Set the text by setRangeText()."""

    def move_cursor_to_the_end(self) -> None:
        """The last step of setting a value: no text is selected."""
        text = self.selectable_text
        self.move_cursor(0 if text is None else code_units_length(text))

    def move_cursor(self, place: int) -> None:
        """Select no text, without the event select."""
        self._change_the_selection(place, place, "none")

    @property
    def has_a_selection(self) -> bool:
        """Whether the cursor is behind the start."""
        return self._end > 0

    def clamp_the_selection(self) -> None:
        """Let the selection end where the relevant value ends, now that it has changed.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-textarea/input-relevant-value
        """
        start, end = self.selection_start, self.selection_end
        if start is not None and end is not None:
            self._change_the_selection(start, end, self._direction)

    def select(self) -> None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select"""
        text = self.selectable_text
        if text is not None:
            self._set_the_selection_range(0, code_units_length(text), "none")

    @property
    def selection_start(self) -> int | None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart"""
        text = self.selectable_text
        return None if text is None else min(self._start, code_units_length(text))

    @selection_start.setter
    def selection_start(self, value: int | None) -> None:
        self._check("selectionStart")
        start = 0 if value is None else value
        end = self.selection_end
        assert end is not None
        self._set_the_selection_range(start, max(start, end), self._direction)

    @property
    def selection_end(self) -> int | None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend"""
        text = self.selectable_text
        return None if text is None else min(self._end, code_units_length(text))

    @selection_end.setter
    def selection_end(self, value: int | None) -> None:
        self._check("selectionEnd")
        start = self.selection_start
        assert start is not None
        self._set_the_selection_range(start, 0 if value is None else value, self._direction)

    @property
    def selection_direction(self) -> str | None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection"""
        return None if self.selectable_text is None else self._direction

    @selection_direction.setter
    def selection_direction(self, value: str | None) -> None:
        self._check("selectionDirection")
        start, end = self.selection_start, self.selection_end
        assert start is not None and end is not None
        self._set_the_selection_range(start, end, "none" if value is None else value)

    def set_selection_range(self, start: int, end: int, direction: str | None = None) -> None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setselectionrange"""
        self._check("setSelectionRange")
        self._set_the_selection_range(start, end, "none" if direction is None else direction)

    def _set_the_selection_range(self, start: int, end: int, direction: str) -> None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#set-the-selection-range"""
        direction = direction if direction in ("forward", "backward") else "none"
        if self._change_the_selection(start, end, direction):
            queue_a_task(lambda: fire("select", self, bubbles=True, cancelable=False))

    def _change_the_selection(self, start: int, end: int, direction: str) -> bool:
        """Set the extent and the direction; tell whether one of them has changed."""
        text = self.selectable_text
        length = 0 if text is None else code_units_length(text)
        last = min(end, length)
        first = min(start, last)
        has_changed = first != self._start or last != self._end or direction != self._direction
        self._start = first
        self._end = last
        self._direction = direction
        if has_changed and not self._has_scheduled_event:
            self._has_scheduled_event = True
            queue_a_task(lambda: self._fire_a_selectionchange_event())
        return has_changed

    def _fire_a_selectionchange_event(self) -> None:
        """https://w3c.github.io/selection-api/#dfn-fire-a-selectionchange-event"""
        self._has_scheduled_event = False
        fire("selectionchange", self, bubbles=True, cancelable=False)

    def set_range_text(self, replacement: str) -> None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext"""
        self._check("setRangeText")
        start, end = self.selection_start, self.selection_end
        assert start is not None and end is not None
        self.set_range_text_2(replacement, start, end, "preserve")

    def set_range_text_2(self, replacement: str, start: int, end: int, mode: str) -> None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext"""
        self._check("setRangeText")
        if start > end:
            message = "Failed to execute 'setRangeText': the start is greater than the end."
            raise DOMException(message, "IndexSizeError")
        text = self.selectable_text
        selection_start, selection_end = self.selection_start, self.selection_end
        assert text is not None and selection_start is not None and selection_end is not None
        length = code_units_length(text)
        first = min(start, length)
        last = min(end, length)
        parts = [
            code_units_substring(text, 0, first),
            replacement,
            code_units_substring(text, last, length),
        ]
        self.set_relevant_value(joined_texts(parts))
        self._is_edited = False
        new_length = code_units_length(replacement)
        new_end = first + new_length
        if mode == "select":
            selection_start, selection_end = first, new_end
        elif mode == "start":
            selection_start, selection_end = first, first
        elif mode == "end":
            selection_start, selection_end = new_end, new_end
        else:
            delta = new_length - last + first
            if selection_start > last:
                selection_start += delta
            elif selection_start > first:
                selection_start = first
            if selection_end > last:
                selection_end += delta
            elif selection_end > first:
                selection_end = new_end
        self._set_the_selection_range(selection_start, selection_end, "none")

    def _check(self, member: str) -> None:
        if self.selectable_text is None:
            message = f"Failed to use '{member}': inputs of this type have no selection."
            raise DOMException(message, "InvalidStateError")
