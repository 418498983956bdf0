"""What a user does to the text of a control: https://w3c.github.io/input-events/

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.content_editing import (
    break_the_line,
    delete_at_the_caret,
    editing_host,
    insert_at_the_caret,
    is_plain,
    place_ahead,
    place_behind,
    split_the_block,
)
from webapi.dom.events import dispatch
from webapi.dom.forms.input import HTMLInputElement
from webapi.dom.forms.input_types import allowed_value_step, maximum, minimum
from webapi.dom.forms.text_controls import TextControl
from webapi.dom.forms.textarea import HTMLTextAreaElement
from webapi.dom.forms.validity import fire
from webapi.dom.html_element import HTMLElement
from webapi.dom.selection import selection_of
from webapi.dom.ui_events import InputEvent
from webapi.webidl.host import (
    code_points,
    code_units_length,
    joined_texts,
    split_on_newlines,
)

if TYPE_CHECKING:
    from webapi.dom.element import Element


def is_edited_as_text(element: Element) -> bool:
    """Whether a user edits it as text."""
    if isinstance(element, HTMLInputElement):
        type_ = element.type
        is_text = type_ in ("text", "search", "url", "tel", "password")
        return is_text or type_ in ("email", "number")
    return isinstance(element, HTMLTextAreaElement)


def is_editable(element: Element) -> bool:
    """Whether it is an element whose content a user edits."""
    return isinstance(element, HTMLElement) and element.is_content_editable


def fire_value_events(element: Element) -> None:
    """Fire the events of a value that a user chose."""
    fire("input", element, bubbles=True, cancelable=False)
    fire("change", element, bubbles=True, cancelable=False)


def _fire_an_input_event(type_: str, target: Element, data: str | None, input_type: str) -> bool:
    event = InputEvent(type_)
    event.is_trusted = True
    event.bubbles = True
    event.cancelable = type_ == "beforeinput"
    event.composed = True
    event.view = target.node_document.window
    event.data = data
    event.input_type = input_type
    return dispatch(event, target)


def insert_text(target: Element, text: str, input_type: str) -> bool:
    """Put text in the place of the selection; tell whether no script prevented it."""
    if not is_edited_as_text(target) and not is_editable(target):
        return True
    data = text if input_type == "insertText" else None
    if not _fire_an_input_event("beforeinput", target, data, input_type):
        return False
    if isinstance(target, TextControl):
        is_line_break = input_type == "insertLineBreak"
        if (is_line_break and isinstance(target, HTMLInputElement)) or has_readonly(target):
            return True
        if not _replace_the_selection(target, text):
            return True
    else:
        _edit_content(editing_host(target), text, input_type)
    _fire_an_input_event("input", target, data, input_type)
    return True


def _edit_content(host: Element, text: str, input_type: str) -> None:
    if input_type == "insertText" or is_plain(host):
        insert_at_the_caret(host, text)
    elif input_type == "insertParagraph":
        split_the_block(host)
    else:
        break_the_line(host)


def has_readonly(control: TextControl) -> bool:
    """Whether it has the attribute readonly."""
    return control.attribute_value("readonly") is not None


def _replace_the_selection(control: TextControl, text: str) -> bool:
    """Replace the selected text as far as maxlength allows; tell whether anything changed."""
    shown = control.shown_text
    length = code_units_length(shown)
    start, end = control.selection_start, control.selection_end
    first = length if start is None else start
    last = length if end is None else end
    inserted = fitting_text(control, text, length - last + first)
    if inserted == "" and first == last:
        return False
    control.edit(first, last, inserted)
    return True


def fitting_text(control: TextControl, text: str, kept: int) -> str:
    """As much of a text as maxlength allows beside what is kept; no character is divided."""
    limit = control.length_limit("maxlength")
    if limit is None or kept + code_units_length(text) <= limit:
        return text
    room = limit - kept
    fitting: list[str] = []
    for each in code_points(text):
        room -= code_units_length(each)
        if room < 0:
            break
        fitting.append(each)
    return joined_texts(fitting)


def delete_text(target: Element, is_forward: bool) -> None:
    """Delete the selection, or the character before or after the cursor."""
    input_type = "deleteContentForward" if is_forward else "deleteContentBackward"
    if is_editable(target):
        is_allowed = _fire_an_input_event("beforeinput", target, None, input_type)
        if is_allowed and delete_at_the_caret(editing_host(target), is_forward):
            _fire_an_input_event("input", target, None, input_type)
        return
    if not isinstance(target, TextControl) or not is_edited_as_text(target):
        return
    if not _fire_an_input_event("beforeinput", target, None, input_type) or has_readonly(target):
        return
    shown = target.shown_text
    length = code_units_length(shown)
    start, end = target.selection_start, target.selection_end
    first = length if start is None else start
    last = length if end is None else end
    if first == last:
        if is_forward:
            last = place_behind(shown, last)
        else:
            first = place_ahead(shown, first)
    if first == last:
        return
    target.edit(first, last, "")
    _fire_an_input_event("input", target, None, input_type)


def step_number(control: HTMLInputElement, is_up: bool) -> None:
    """Step an input of numbers, as its arrows do."""
    before = control.current_value
    if control.is_disabled or has_readonly(control):
        return
    if allowed_value_step(control, "number") is None:
        return
    if is_up:
        control.step_up(1)
    else:
        control.step_down(1)
    after = control.current_value
    if after == before:
        return
    control.set_edited_value(before)
    if _fire_an_input_event("beforeinput", control, after, "insertText"):
        control.set_edited_value(after)
        control.forget_edit()
        fire_value_events(control)


def slide(control: HTMLInputElement, key: str) -> None:
    """Move the slider of a range: by a step, by a tenth, or to an end of it."""
    least = minimum(control, "range")
    most = maximum(control, "range")
    if control.is_disabled or least is None or most is None:
        return
    before = control.current_value
    step = allowed_value_step(control, "range")
    is_up = key in ("ArrowRight", "ArrowUp", "PageUp")
    if key == "Home" or key == "End":
        control.value_as_number = least if key == "Home" else most
    elif key == "PageDown" or key == "PageUp" or step is None:
        width = (most - least) / (100 if key not in ("PageDown", "PageUp") else 10)
        if step is not None and step > width:
            width = step
        control.value_as_number += width if is_up else -width
    elif is_up:
        control.step_up(1)
    else:
        control.step_down(1)
    if control.current_value != before:
        fire_value_events(control)


def can_be_filled(element: Element) -> bool:
    """Whether a user can give it another text or value at once."""
    if isinstance(element, TextControl):
        return not element.is_disabled and not has_readonly(element) and _has_a_value(element)
    return is_editable(element)


def _has_a_value(control: TextControl) -> bool:
    """Whether a user gives it a text, or chooses a value."""
    return not isinstance(control, HTMLInputElement) or control.type not in (
        "button",
        "checkbox",
        "file",
        "hidden",
        "image",
        "radio",
        "reset",
        "submit",
    )


def replace_all_text(target: Element, text: str) -> None:
    """Replace the text of what `can_be_filled`."""
    if isinstance(target, TextControl):
        if not is_edited_as_text(target):
            _choose_a_value(target, text)
        elif _fire_an_input_event("beforeinput", target, text, "insertText"):
            _replace_lines(target, text)
    elif _fire_an_input_event("beforeinput", target, text, "insertText"):
        if selection_of(target.node_document) is None:
            target.set_text_content(text)
        else:
            insert_at_the_caret(editing_host(target), text)
        _fire_an_input_event("input", target, text, "insertText")


def _replace_lines(control: TextControl, text: str) -> None:
    """Replace the text by lines and line breaks, one after another."""
    control.edit(0, code_units_length(control.shown_text), "")
    is_first = True
    for line in split_on_newlines(text):
        if not is_first:
            _append(control, "\n", "insertLineBreak")
        if line != "":
            _append(control, line, "insertText")
        is_first = False


def _append(control: TextControl, text: str, input_type: str) -> None:
    end = code_units_length(control.shown_text)
    inserted = fitting_text(control, text, end)
    control.edit(end, end, inserted)
    data = inserted if input_type == "insertText" else None
    _fire_an_input_event("input", control, data, input_type)


def _choose_a_value(control: TextControl, value: str) -> None:
    """Choose the value of an input that shows a picker or a slider."""
    control.set_edited_value(value)
    fire_value_events(control)
