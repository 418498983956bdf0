"""Text areas: https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from webapi.dom.character_data import child_text_content
from webapi.dom.forms.autofill import idl_exposed_autofill_value
from webapi.dom.forms.input_types import joined_with
from webapi.dom.forms.messages import MISSING_TEXT, length_message
from webapi.dom.forms.text_controls import TextControl
from webapi.webidl.host import (
    ascii_lowercase,
    code_units_in_pieces,
    code_units_length,
    leading_integer,
    split_on_newlines,
    with_normalized_newlines,
)

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.node import Node

DEFAULT_COLS: Final = 20


class HTMLTextAreaElement(TextControl):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmltextareaelement"""

    __slots__ = ("_dirty_value",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._dirty_value: str | None = None
        """The raw value, if the dirty value flag is set; else the children say it."""

    @property
    def autocomplete(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete"""
        return idl_exposed_autofill_value(self, wears_anchor_mantle=False)

    @property
    def type(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-type"""
        return "textarea"

    def clone_a_single_node(self, document: Document) -> Node:
        """https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element:concept-node-clone-ext"""
        node = super().clone_a_single_node(document)
        copy = cast("HTMLTextAreaElement", node)
        copy._dirty_value = self._dirty_value
        copy._is_edited = self._is_edited
        return node

    def children_changed_steps(self) -> None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element:children-changed-steps"""
        super().children_changed_steps()
        if self._dirty_value is None and self.has_a_selection:
            self.clamp_the_selection()

    def reset(self) -> None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element:concept-form-reset-control"""
        self._dirty_value = None
        self._is_edited = False

    @property
    def value(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#concept-fe-api-value"""
        if self._dirty_value is not None:
            return with_normalized_newlines(self._dirty_value)
        return with_normalized_newlines(child_text_content(self))

    @value.setter
    def value(self, value: str) -> None:
        old_value = self.value
        self._dirty_value = value
        self._is_edited = False
        if self.value != old_value:
            self.move_cursor_to_the_end()

    @property
    def default_value(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-defaultvalue"""
        return child_text_content(self)

    @default_value.setter
    def default_value(self, value: str) -> None:
        self.set_text_content(value)

    @property
    def text_length(self) -> int:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-textlength"""
        return code_units_length(self.value)

    @property
    def submitted_value(self) -> str:
        """The value after https://html.spec.whatwg.org/multipage/form-elements.html#textarea-wrapping-transformation"""
        wrap = self.attribute_value("wrap")
        value = self.value
        if wrap is None or ascii_lowercase(wrap) != "hard":
            return value
        cols = self.attribute_value("cols")
        given = 0 if cols is None else leading_integer(cols)
        width = DEFAULT_COLS if given == 0 else given
        lines: list[str] = []
        for line in split_on_newlines(value):
            for piece in code_units_in_pieces(line, width):
                lines.append(piece)
        return joined_with(lines, "\n")

    @property
    def edited_value(self) -> str:
        """The value that a user edits."""
        return self.value

    @property
    def selectable_text(self) -> str | None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-textarea/input-relevant-value"""
        return self.value

    def set_relevant_value(self, text: str) -> None:
        """Set the text by setRangeText()."""
        self._dirty_value = text

    @property
    def is_barred(self) -> bool:
        """Whether its kind or state bars it from constraint validation."""
        return self.attribute_value("readonly") is not None

    @property
    def value_missing(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-missing"""
        is_mutable = not self.is_barred and not self.is_disabled
        return self.is_required and is_mutable and self.value == ""

    def problem_message(self) -> str:
        """What is wrong with an invalid control, in English, as Chromium says it."""
        return MISSING_TEXT if self.value_missing else length_message(self)
