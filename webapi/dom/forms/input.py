"""Input elements: https://html.spec.whatwg.org/multipage/input.html#the-input-element

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, cast

from webapi.dom.form_states import (
    input_type,
    is_html_element,
    is_text_field,
    may_be_required,
    state_of_type,
)
from webapi.dom.forms.autofill import idl_exposed_autofill_value
from webapi.dom.forms.dates_and_times import MILLISECONDS_PER_DAY
from webapi.dom.forms.input_types import (
    DEFAULT,
    DEFAULT_ON,
    FILENAME,
    VALUE,
    allowed_value_step,
    has_number,
    has_selection,
    has_value_as_date,
    is_step_mismatch,
    is_text_type,
    is_type_mismatch,
    maximum,
    may_be_selected,
    may_have_suggestions,
    minimum,
    number_of_value,
    sanitized,
    step_base,
    value_mode,
    value_of_number,
)
from webapi.dom.forms.messages import input_problem
from webapi.dom.forms.owners import element_with_id, form_tree
from webapi.dom.forms.text_controls import TextControl
from webapi.dom.forms.validity import fire
from webapi.dom.popovers import activate_popover_target
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    aligned_down,
    exact_product,
    exact_sum,
    is_finite,
    is_nan,
    matches_pattern,
    name_of_file,
    split_on_commas,
    split_on_hyphens,
)

if TYPE_CHECKING:
    from webapi.dom.collections import NodeList
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.events import Event
    from webapi.dom.forms.owners import RadioGroup
    from webapi.dom.node import Node


class FileList:
    """https://w3c.github.io/FileAPI/#filelist-section"""

    __slots__ = ("files", "platform_object")

    def __init__(self, files: list[Any]) -> None:
        self.platform_object: Any = None
        self.files = files

    @property
    def length(self) -> int:
        """https://w3c.github.io/FileAPI/#dfn-length"""
        return len(self.files)

    def item(self, index: int) -> Any:
        """https://w3c.github.io/FileAPI/#dfn-item"""
        return self.files[index] if index < len(self.files) else None


class HTMLInputElement(TextControl):
    """https://html.spec.whatwg.org/multipage/input.html#htmlinputelement"""

    __slots__ = (
        *("_before_activation", "_dirty_value", "_files", "checked_at", "checkedness"),
        *("_kept_value", "dirty_checkedness_flag", "indeterminate", "_was_indeterminate"),
    )

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._dirty_value: str | None = None
        """The value, if the dirty value flag is set; else the attribute says it."""
        self._kept_value: str | None = None
        """The value that it had in another type, if the dirty value flag is not set."""
        self._files: FileList | None = None
        self.checkedness = False
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-checked"""
        self.checked_at = 0
        """A number that is greater if it was checked, or inserted, later."""
        self.dirty_checkedness_flag = False
        """https://html.spec.whatwg.org/multipage/input.html#concept-input-checked-dirty-flag"""
        self.indeterminate = False
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate"""
        self._was_indeterminate = False
        self._before_activation: HTMLInputElement | None = None
        """What was checked in the group before it was clicked."""

    @property
    def autocomplete(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete"""
        return idl_exposed_autofill_value(self, self.type == "hidden")

    @property
    def width(self) -> int:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-width, of no image"""
        return 0

    @property
    def height(self) -> int:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-height, of no image"""
        return 0

    @property
    def type(self) -> str:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-type"""
        return input_type(self)

    @property
    def _mode(self) -> str:
        type_ = self.type
        return value_mode(type_)

    # Changes

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-change-ext"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if namespace is not None:
            return
        if local_name == "checked":
            if not self.dirty_checkedness_flag:
                self._set_checkedness(value is not None)
        elif local_name == "value":
            self._kept_value = None
        elif local_name == "type":
            self._type_changed(old_value)
        elif local_name == "name" or local_name == "form":
            self._join_group()
        elif local_name in ("min", "max", "step", "multiple") and self._dirty_value is not None:
            type_ = self.type
            self._dirty_value = sanitized(self, type_, self._dirty_value)

    def _type_changed(self, old_value: str | None) -> None:
        """https://html.spec.whatwg.org/multipage/input.html#input-type-change

        A value that a script or a user set goes along.
        """
        type_ = self.type
        before = value_mode(state_of_type(old_value))
        after = value_mode(type_)
        if before == VALUE:
            value = self._dirty_value
            if value is not None and value != "" and (after in (DEFAULT, DEFAULT_ON)):
                self.set_an_attribute_value("value", value)
        elif after == VALUE:
            self._dirty_value = None
        if after != VALUE:
            self._dirty_value = None
            self._kept_value = None
        elif self._dirty_value is not None:
            self._dirty_value = sanitized(self, type_, self._dirty_value)
        elif before == VALUE and (old_value is not None or self.parent is not None):
            kept = self.default_value if self._kept_value is None else self._kept_value
            self._kept_value = sanitized(self, state_of_type(old_value), kept)
        if after != FILENAME:
            self._files = None
        if not has_selection(state_of_type(old_value)) and has_selection(type_):
            self._start = 0
            self._end = 0
            self._direction = "none"
        self._join_group()

    def insertion_steps(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-insert-ext, of a connected node"""
        super().insertion_steps()
        if self.checkedness:
            self.checked_at = self.node_document.next_form_change()

    def clone_a_single_node(self, document: Document) -> Node:
        """https://html.spec.whatwg.org/multipage/input.html#the-input-element:concept-node-clone-ext"""
        node = super().clone_a_single_node(document)
        copy = cast("HTMLInputElement", node)
        copy._dirty_value = self._dirty_value
        copy._is_edited = self._is_edited
        copy.checkedness = self.checkedness
        copy.dirty_checkedness_flag = self.dirty_checkedness_flag
        return node

    def reset(self) -> None:
        """https://html.spec.whatwg.org/multipage/input.html#the-input-element:concept-form-reset-control"""
        self._dirty_value = None
        self._is_edited = False
        self._kept_value = None
        self._files = None
        self.dirty_checkedness_flag = False
        self._set_checkedness(self.attribute_value("checked") is not None)

    # Checkedness

    @property
    def checked(self) -> bool:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-checked"""
        if self.checkedness and self.type == "radio":
            form_tree(self)  # of two checked buttons in a group, one stays
        return self.checkedness

    @checked.setter
    def checked(self, value: bool) -> None:
        self.dirty_checkedness_flag = True
        self._set_checkedness(value)

    def _set_checkedness(self, value: bool) -> None:
        """Set the checkedness; uncheck the others in its radio button group."""
        motion = self.node_document.motion
        if motion is not None and self.is_connected and value != self.checkedness:
            motion.state_will_change(":", None, None if self.type == "radio" else self)
        self.checkedness = value
        if value:
            self.checked_at = self.node_document.next_form_change()
        # The parser sets attributes before it inserts the element.
        if self.type != "radio" or self.parent is None:
            return
        group = form_tree(self).radio_group(self)
        if group is None:
            return
        if value:
            if group.checked is not None and group.checked is not self:
                group.checked.checkedness = False
            group.checked = self
        elif group.checked is self:
            group.checked = None

    def is_in(self, group: RadioGroup) -> bool:
        """Whether a radio button is in a group."""
        return form_tree(self).radio_group(self) is group

    def _join_group(self) -> None:
        """Uncheck the others in a radio button group that it came into."""
        if self.checkedness:
            self.checked_at = self.node_document.next_form_change()
            self.node_document.form_trees = None

    # Values

    @property
    def current_value(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-value"""
        if self._dirty_value is not None:
            return self._dirty_value
        type_ = self.type
        value = self.default_value if self._kept_value is None else self._kept_value
        return sanitized(self, type_, value)

    @property
    def value(self) -> str:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-value"""
        mode = self._mode
        if mode == VALUE:
            return self.current_value
        if mode == FILENAME:
            if self._files is None or self._files.length == 0:
                return ""
            return f"C:\\fakepath\\{name_of_file(self._files.files[0])}"
        value = self.attribute_value("value")
        if value is None:
            return "on" if mode == DEFAULT_ON else ""
        return value

    @value.setter
    def value(self, value: str) -> None:
        mode = self._mode
        if mode == VALUE:
            old_value = self.current_value
            type_ = self.type
            self._dirty_value = sanitized(self, type_, value)
            self._is_edited = False
            if self._dirty_value != old_value:
                self.move_cursor_to_the_end()
        elif mode == FILENAME:
            if value != "":
                message = "A script can set the value of a file input to the empty string only."
                raise DOMException(message, "InvalidStateError")
            self._files = None
        else:
            self.set_an_attribute_value("value", value)

    @property
    def default_value(self) -> str:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-defaultvalue"""
        value = self.attribute_value("value")
        return "" if value is None else value

    @property
    def files(self) -> FileList | None:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-files"""
        if self.type != "file":
            return None
        if self._files is None:
            self._files = FileList([])
        return self._files

    @files.setter
    def files(self, value: FileList | None) -> None:
        if self.type == "file" and value is not None:
            self._files = value

    @property
    def value_as_number(self) -> float:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasnumber"""
        type_ = self.type
        number = number_of_value(self.current_value, type_) if has_number(type_) else None
        return math.nan if number is None else number

    @value_as_number.setter
    def value_as_number(self, value: float) -> None:
        if not is_nan(value) and not is_finite(value):
            raise TypeError("Failed to set 'valueAsNumber': the number is infinite.")
        type_ = self.type
        if not has_number(type_):
            raise not_applicable("valueAsNumber")
        self.value = "" if is_nan(value) else value_of_number(value, type_)

    @property
    def time_of_value(self) -> float | None:
        """The time value of https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate"""
        type_ = self.type
        if not has_value_as_date(type_):
            return None
        if type_ == "month":
            return number_of_value(f"{self.current_value}-01", "date")
        return number_of_value(self.current_value, type_)

    def set_time_of_value(self, time: float | None) -> None:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate"""
        type_ = self.type
        if not has_value_as_date(type_):
            raise not_applicable("valueAsDate")
        if time is None or is_nan(time):
            self.value = ""
        elif type_ == "month":
            self.value = month_of(value_of_number(time, "date"))
        else:
            self.value = value_of_number(time, type_)

    def step_up(self, n: int) -> None:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup"""
        self._step(n, "stepUp", is_up=True)

    def step_down(self, n: int) -> None:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-stepdown"""
        self._step(-n, "stepDown", is_up=False)

    def _step(self, n: int, method: str, is_up: bool) -> None:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup

        An empty value may step down to a minimum above zero, or up to a maximum below zero: so do
        Firefox and Chromium (https://github.com/whatwg/html/issues/3869).
        """
        type_ = self.type
        if not has_number(type_):
            raise not_applicable(method)
        step = allowed_value_step(self, type_)
        if step is None:
            raise DOMException(
                f"Failed to execute '{method}': the step is any.", "InvalidStateError"
            )
        least = minimum(self, type_)
        most = maximum(self, type_)
        if type_ == "time":  # No step leaves the day.
            least = 0 if least is None else least
            most = MILLISECONDS_PER_DAY - 1 if most is None else most
        base = step_base(self, type_)
        greatest = None if most is None else aligned_down(most, base, step)
        if least is not None and greatest is not None and greatest < least:
            return
        parsed = number_of_value(self.current_value, type_)
        before = 0 if parsed is None else parsed
        below = aligned_down(before, base, step)
        if below != before:
            number = exact_sum(below, step) if is_up else below
        else:
            number = exact_sum(before, exact_product(step, n))
        if least is not None and number < least:
            number = aligned_down(least, base, step)
            if number < least:
                number = exact_sum(number, step)
        if greatest is not None and most is not None and number > most:
            number = greatest
        is_contrary = number < before if is_up else number > before
        if parsed is not None and is_contrary:
            return
        text = value_of_number(number, type_)
        if text != "":
            self.value = text

    @property
    def labels(self) -> NodeList | None:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels"""
        return None if self.type == "hidden" else self.label_list()

    @property
    def list(self) -> Element | None:
        """https://html.spec.whatwg.org/multipage/input.html#dom-input-list"""
        id_ = self.attribute_value("list")
        if id_ is None or not may_have_suggestions(self.type):
            return None
        found = element_with_id(self, id_)
        return found if found is not None and is_html_element(found, "datalist") else None

    # Selections

    @property
    def edited_value(self) -> str:
        """The value that a user edits."""
        return self.current_value

    def set_edited_value(self, text: str) -> None:
        """Set the value that a user edits."""
        self.value = text

    @property
    def selectable_text(self) -> str | None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-textarea/input-relevant-value"""
        return self.current_value if has_selection(self.type) else None

    def set_relevant_value(self, text: str) -> None:
        """Set the text by setRangeText()."""
        type_ = self.type
        self._dirty_value = sanitized(self, type_, text)

    def select(self) -> None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select"""
        if may_be_selected(self.type):
            super().select()

    # Constraints

    @property
    def has_length_limits(self) -> bool:
        """Whether minlength and maxlength apply."""
        type_ = self.type
        return is_text_type(type_)

    @property
    def is_mutable(self) -> bool:
        """https://html.spec.whatwg.org/multipage/input.html#concept-fe-mutable"""
        return not self.is_disabled and not self.is_read_only

    @property
    def is_read_only(self) -> bool:
        """https://html.spec.whatwg.org/multipage/input.html#attr-input-readonly"""
        return self.attribute_value("readonly") is not None and is_text_field(self)

    @property
    def is_barred(self) -> bool:
        """Whether its kind or state bars it from constraint validation."""
        type_ = self.type
        is_read_only = self.attribute_value("readonly") is not None
        return is_read_only or type_ in ("hidden", "reset", "button")

    @property
    def value_missing(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-missing"""
        type_ = self.type
        if type_ == "radio":
            return self._is_group_missing()
        if not self.is_required or not may_be_required(self):
            return False
        if type_ == "checkbox":
            return not self.checkedness
        if type_ == "file":
            return self._files is None or self._files.length == 0
        return self.current_value == "" and self.is_mutable

    def _is_group_missing(self) -> bool:
        """https://html.spec.whatwg.org/multipage/input.html#radio-button-state-(type=radio)"""
        group = form_tree(self).radio_group(self)
        if group is None:
            return self.is_required and not self.checkedness
        return group.checked is None and group.is_required

    @property
    def type_mismatch(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-type-mismatch"""
        type_ = self.type
        return type_ in ("url", "email") and is_type_mismatch(self, type_, self.current_value)

    @property
    def pattern_mismatch(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-pattern-mismatch"""
        pattern = self.attribute_value("pattern")
        type_ = self.type
        if pattern is None or not is_text_type(type_):
            return False
        value = self.current_value
        if value == "":
            return False
        if type_ != "email" or self.attribute_value("multiple") is None:
            return not matches_pattern(value, pattern)
        for each in split_on_commas(value):
            if not matches_pattern(each, pattern):
                return True
        return False

    @property
    def range_underflow(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-an-underflow"""
        type_ = self.type
        if not has_number(type_):
            return False
        least = minimum(self, type_)
        most = maximum(self, type_)
        number = number_of_value(self.current_value, type_)
        if least is None or number is None:
            return False
        if type_ == "time" and most is not None and most < least:
            return number > most and number < least
        return number < least

    @property
    def range_overflow(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-an-overflow"""
        type_ = self.type
        if not has_number(type_):
            return False
        least = minimum(self, type_)
        most = maximum(self, type_)
        number = number_of_value(self.current_value, type_)
        if most is None or number is None:
            return False
        if type_ == "time" and least is not None and most < least:
            return number > most and number < least
        return number > most

    @property
    def step_mismatch(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-step-mismatch"""
        type_ = self.type
        return has_number(type_) and is_step_mismatch(self, type_, self.current_value)

    def problem_message(self) -> str:
        """What is wrong with an invalid control, in English, as Chromium says it."""
        return input_problem(self)

    # Activation

    @property
    def has_activation_behavior(self) -> bool:
        """Whether it has https://dom.spec.whatwg.org/#eventtarget-activation-behavior"""
        return True

    def legacy_pre_activation_behavior(self) -> None:
        """https://html.spec.whatwg.org/multipage/input.html#the-input-element:legacy-pre-activation-behavior"""
        type_ = self.type
        if type_ == "checkbox":
            self._was_indeterminate = self.indeterminate
            self.indeterminate = False
            self.checked = not self.checkedness
        elif type_ == "radio":
            group = form_tree(self).radio_group(self)
            self._before_activation = self if self.checkedness else None
            if group is not None:
                self._before_activation = group.checked
            self.checked = True

    def legacy_canceled_activation_behavior(self) -> None:
        """https://html.spec.whatwg.org/multipage/input.html#the-input-element:legacy-canceled-activation-behavior"""
        type_ = self.type
        if type_ == "checkbox":
            self.indeterminate = self._was_indeterminate
            self.checked = not self.checkedness
        elif type_ == "radio":
            before = self._before_activation
            self._before_activation = None
            if before is not self:
                self.checked = False
            group = form_tree(self).radio_group(self)
            is_another = before is not None and before is not self
            if before is not None and is_another and group is not None and before.is_in(group):
                before.checked = True

    def activation_behavior(self, event: Event) -> None:
        """https://html.spec.whatwg.org/multipage/input.html#input-activation-behavior"""
        type_ = self.type
        if type_ == "checkbox" or type_ == "radio":
            before = self._before_activation
            self._before_activation = None
            if self.is_connected and (type_ == "checkbox" or before is not self):
                fire("input", self, bubbles=True, cancelable=False)
                fire("change", self, bubbles=True, cancelable=False)
            return
        form = self.form
        if self.is_disabled:
            return
        if form is not None and (type_ == "submit" or type_ == "image"):
            form.submit_from(self)
        elif form is not None and type_ == "reset":
            form.reset()
        elif type_ in ("submit", "image", "reset", "button"):
            activate_popover_target(self)

    @property
    def is_popover_invoker(self) -> bool:
        """Whether a click on it can show or hide a popover."""
        type_ = self.type
        if self.is_disabled or type_ not in ("submit", "image", "reset", "button"):
            return False
        return self.form is None or type_ == "button"


def not_applicable(member: str) -> DOMException:
    """The error of members that are for other types."""
    message = f"Failed to use '{member}': it is for inputs of other types."
    return DOMException(message, "InvalidStateError")


def month_of(date: str) -> str:
    """The month of a valid date string, or the empty string."""
    parts = split_on_hyphens(date)
    return "" if date == "" else f"{parts[0]}-{parts[1]}"
