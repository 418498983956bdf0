"""What a keyboard does: https://w3c.github.io/uievents/#events-keyboard-event-order

Events come in the order of Chromium.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.carets import select_all
from webapi.dom.content_editing import (
    editing_host,
    is_plain,
    move_the_caret,
    place_ahead,
    place_behind,
)
from webapi.dom.events import dispatch
from webapi.dom.focus import unfocus
from webapi.dom.form_states import is_disabled_option, is_html_element, is_submit_button
from webapi.dom.forms.input import HTMLInputElement
from webapi.dom.forms.owners import form_tree
from webapi.dom.forms.select import HTMLSelectElement
from webapi.dom.forms.text_controls import TextControl
from webapi.dom.forms.textarea import HTMLTextAreaElement
from webapi.dom.host import is_hidden_with_contents
from webapi.dom.html_element import HTMLElement
from webapi.dom.keys import Keyboard, Modifiers
from webapi.dom.pointer_input import MAIN, Mouse
from webapi.dom.text_editing import (
    delete_text,
    fire_value_events,
    insert_text,
    is_editable,
    is_edited_as_text,
    slide,
    step_number,
)
from webapi.dom.tree import next_node, next_node_skipping_children
from webapi.dom.ui_events import KeyboardEvent
from webapi.webidl.host import (
    code_points,
    code_units_length,
    first_code_point,
)

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.forms.form import HTMLFormElement
    from webapi.dom.forms.owners import RadioGroup
    from webapi.dom.keys import Key
    from webapi.dom.node import Node

LAST_RANK: Final = 2147483648


def press(document: Document, text: str, modifiers: Modifiers) -> None:
    """Press the keys of a text such as ``Control+a``, then release them in the other order."""
    keys = Keyboard().keys_named(text, modifiers.shift)
    defaults: list[bool] = []
    for each in keys:
        defaults.append(_press_one(document, each, modifiers))
    while len(keys) > 0:
        key = keys.pop()
        _release(document, key, modifiers, defaults.pop())


def put_key_down(document: Document, name: str, modifiers: Modifiers) -> None:
    """Press a key, and hold it."""
    key = Keyboard().key_named(name, modifiers.shift)
    modifiers.lets_act = _press_one(document, key, modifiers)


def let_key_up(document: Document, name: str, modifiers: Modifiers) -> None:
    """Release a key."""
    key = Keyboard().key_named(name, modifiers.shift)
    _release(document, key, modifiers, modifiers.lets_act)


def insert_at_the_focus(document: Document, text: str) -> None:
    """Insert a text without keys, as a clipboard or an input method does."""
    target = _target(document)
    if target is not None:
        insert_text(target, text, "insertText")


def hold_keys(document: Document, keys: list[Key], modifiers: Modifiers) -> None:
    """Press modifier keys."""
    for key in keys:
        _press_one(document, key, modifiers)


def release_keys(document: Document, keys: list[Key], modifiers: Modifiers) -> None:
    """Release modifier keys."""
    for key in keys:
        _release(document, key, modifiers, is_default=True)


def type_text(document: Document, text: str, modifiers: Modifiers) -> None:
    """Press a key for each character; what no key has is inserted without keys."""
    keyboard = Keyboard()
    for each in code_points(text):
        key = keyboard.key_for(each)
        if key is not None:
            is_default = _press_one(document, key, modifiers)
            _release(document, key, modifiers, is_default)
        else:
            insert_at_the_focus(document, each)


def _press_one(document: Document, key: Key, modifiers: Modifiers) -> bool:
    """Press a key; tell whether no script prevented what it does."""
    modifiers.hold(key.key, True)
    document.was_used_by_mouse = False
    if key.key != "Escape":
        document.close_watchers.notify_about_user_activation()
    is_default = _fire_a_keyboard_event("keydown", document, key, modifiers)
    return is_default and _act(document, key, modifiers)


def _release(document: Document, key: Key, modifiers: Modifiers, is_default: bool) -> None:
    modifiers.hold(key.key, False)
    target = _target(document)
    is_kept = _fire_a_keyboard_event("keyup", document, key, modifiers)
    is_space = key.key == " " and is_default and is_kept
    if is_space and target is not None and is_pressed_by_space(target):
        _click_by_key(target)


def _target(document: Document) -> Element | None:
    """https://w3c.github.io/uievents/#events-keyboard-types: the target of keyboard events"""
    active = document.active_element if document.focused is None else document.focused
    return document.document_element if active is None else active


def _fire_a_keyboard_event(type_: str, document: Document, key: Key, modifiers: Modifiers) -> bool:
    target = _target(document)
    if target is None:
        return True
    event = KeyboardEvent(type_)
    event.is_trusted = True
    event.bubbles = True
    event.cancelable = True
    event.composed = True
    event.view = document.window
    event.key = key.key
    event.code = key.code
    event.alt_key = modifiers.alt
    event.ctrl_key = modifiers.control
    event.meta_key = modifiers.meta
    event.shift_key = modifiers.shift
    if type_ == "keypress":
        event.char_code = 13 if key.key == "Enter" else first_code_point(key.key)
        event.key_code = event.char_code
    else:
        event.key_code = key.key_code
        event.location = 1 if key.is_modifier else 0
    return dispatch(event, target)


def _act(document: Document, pressed: Key, modifiers: Modifiers) -> bool:
    """The default action of keydown and keypress; tell whether no script prevented it."""
    target = _target(document)
    if target is None:
        return True
    key = pressed.key
    if key == "Escape":
        document.close_watchers.process()
        return True
    if modifiers.control or modifiers.meta:
        if key == "a" and isinstance(target, TextControl):
            target.select()
        elif key == "a" and is_editable(target):
            select_all(editing_host(target))
        return True
    if key == "Enter" and _is_link(target):
        _click_by_key(target)
        return True
    if key == "Enter" or (pressed.inserts_text and not modifiers.alt):
        if not _fire_a_keyboard_event("keypress", document, pressed, modifiers):
            return False
        focused = _target(document)
        if focused is not None and key == "Enter":
            _enter(focused, modifiers.shift)
        elif focused is not None:
            insert_text(focused, key, "insertText")
    elif key == "Tab":
        _move_the_focus(document, modifiers.shift)
    elif key == "Backspace" or key == "Delete":
        delete_text(target, key == "Delete")
    else:
        _move(target, key)
    return True


def _is_link(target: Element) -> bool:
    is_hyperlink = is_html_element(target, "a") or is_html_element(target, "area")
    return is_hyperlink and target.attribute_value("href") is not None


def _click_by_key(target: Element) -> None:
    if isinstance(target, HTMLElement) and not target.is_disabled:
        Mouse(Modifiers()).fire_a_click(target, -1, 0, MAIN)


def is_pressed_by_enter(target: Element) -> bool:
    """Whether the key Enter clicks it."""
    if isinstance(target, HTMLInputElement):
        return target.type in ("button", "color", "file", "image", "reset", "submit")
    return is_html_element(target, "button") or is_html_element(target, "summary")


def is_pressed_by_space(target: Element) -> bool:
    """Whether the space bar clicks it."""
    if isinstance(target, HTMLInputElement) and target.type in ("checkbox", "radio"):
        return True
    return is_pressed_by_enter(target)


def _enter(target: Element, is_shifted: bool) -> None:
    if is_pressed_by_enter(target):
        _click_by_key(target)
    elif isinstance(target, HTMLInputElement):
        if not is_edited_as_text(target) or insert_text(target, "\n", "insertLineBreak"):
            target.commit()
            form = target.form
            if form is not None:
                submit_implicitly(form)
    elif isinstance(target, HTMLTextAreaElement):
        insert_text(target, "\n", "insertLineBreak")
    elif is_editable(target):
        is_line_break = is_shifted or is_plain(editing_host(target))
        insert_text(target, "\n", "insertLineBreak" if is_line_break else "insertParagraph")


def submit_implicitly(form: HTMLFormElement) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission"""
    blocking = 0
    for each in form.owned:
        if is_submit_button(each):
            _click_by_key(each)
            return
        if isinstance(each, HTMLInputElement) and is_edited_as_text(each):
            blocking += 1
    if blocking < 2:
        form.submit_from(None)


def _move_the_focus(document: Document, is_backward: bool) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation

    From an element that takes no tabs, the focus goes on in the order of the tree, as in Chromium.
    """
    active = document.focused
    is_ranked = active is None or (isinstance(active, HTMLElement) and _takes_tabs(active))
    own = _rank(active) if active is not None and is_ranked else LAST_RANK
    place = 0
    stops: list[HTMLElement] = []
    node = document.first_child
    is_hidden = False
    shown_again: Node | None = None
    while node is not None:
        if node is shown_again:
            is_hidden = False
        if node is active:
            place = len(stops)
        elif not is_hidden and isinstance(node, HTMLElement):
            if is_hidden_with_contents(node):
                is_hidden = True
                shown_again = next_node_skipping_children(node, document)
            elif _takes_tabs(node):
                stops.append(node)
        node = next_node(node, document)
    found: HTMLElement | None = None
    best = 0
    for index, each in enumerate(stops):
        rank = _rank(each) if is_ranked else LAST_RANK
        is_after = rank > own or (rank == own and index >= place)
        is_better = found is None or (rank >= best if is_backward else rank < best)
        if is_better and (active is None or is_after is not is_backward):
            found = each
            best = rank
    if found is None:
        unfocus(document)
        return
    found.focus()
    if isinstance(found, TextControl):
        found.select()


def _rank(element: Element) -> int:
    """The place of its ``tabindex`` in the order, in which zero comes last.

    https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation-order
    """
    index = element.tab_index if isinstance(element, HTMLElement) else 0
    return index if index > 0 else LAST_RANK


def _takes_tabs(element: HTMLElement) -> bool:
    is_edited = element.attribute_value("contenteditable") is not None
    if element.tab_index < 0 and (not is_edited or element.attribute_value("tabindex") is not None):
        return False
    if not element.is_focusable or is_hidden_with_contents(element):
        return False
    if isinstance(element, HTMLInputElement) and element.type == "radio":
        group = form_tree(element).radio_group(element)
        return group is None or group.checked is None or group.checked is element
    return True


def _move(target: Element, key: str) -> None:
    """Press an arrow, Home, End, PageUp or PageDown."""
    is_page = key in ("PageDown", "PageUp")
    is_arrow = key in ("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp")
    is_forward = key in ("ArrowDown", "ArrowRight")
    if not is_arrow and not is_page and key != "End" and key != "Home":
        return
    if isinstance(target, HTMLSelectElement):
        _select_another(target, key)
    elif isinstance(target, HTMLInputElement) and target.type == "range":
        slide(target, key)
    elif isinstance(target, HTMLInputElement) and target.type == "number":
        if key in ("ArrowDown", "ArrowUp"):
            step_number(target, key == "ArrowUp")
        else:
            _move_the_cursor(target, key)
    elif isinstance(target, HTMLInputElement) and target.type == "radio":
        if is_arrow:
            _check_the_neighbour(target, is_forward)
    elif isinstance(target, TextControl):
        _move_the_cursor(target, key)
    elif is_editable(target):
        move_the_caret(editing_host(target), key)


def _select_another(select: HTMLSelectElement, key: str) -> None:
    """Select the nearest option that is not disabled."""
    options = select.list_of_options
    if select.is_multiple or select.is_disabled or key in ("PageDown", "PageUp"):
        return
    is_forward = key in ("ArrowDown", "ArrowRight", "Home")
    index = select.selected_index + (1 if is_forward else -1)
    if key == "Home":
        index = 0
    elif key == "End":
        index = len(options) - 1
    while index >= 0 and index < len(options) and is_disabled_option(options[index]):
        index += 1 if is_forward else -1
    if index >= 0 and index < len(options) and index != select.selected_index:
        select.selected_index = index
        fire_value_events(select)


def _check_the_neighbour(radio: HTMLInputElement, is_forward: bool) -> None:
    """Focus and click the next radio button of the group, after the last one the first."""
    group = form_tree(radio).radio_group(radio)
    if group is None:
        return
    buttons: list[HTMLInputElement] = []
    node = radio.node_document.first_child
    while node is not None:
        if isinstance(node, HTMLInputElement) and _is_choice(node, group):
            buttons.append(node)
        node = next_node(node, radio.node_document)
    place = 0
    for index, each in enumerate(buttons):
        if each is radio:
            place = index
    place += 1 if is_forward else -1
    if place < 0:
        place = len(buttons) - 1
    elif place >= len(buttons):
        place = 0
    found = buttons[place]
    found.focus()
    _click_by_key(found)


def _is_choice(element: HTMLInputElement, group: RadioGroup) -> bool:
    return element.type == "radio" and element.is_focusable and element.is_in(group)


def _move_the_cursor(control: TextControl, key: str) -> None:
    text = control.selectable_text
    start, end = control.selection_start, control.selection_end
    if text is None or start is None or end is None:
        return
    length = code_units_length(text)
    place = end if key in ("ArrowRight", "End") else start
    if key == "Home":
        place = 0
    elif key == "End":
        place = length
    elif start == end and key == "ArrowRight":
        place = place_behind(text, place)
    elif start == end and key == "ArrowLeft":
        place = place_ahead(text, place)
    elif key not in ("ArrowLeft", "ArrowRight"):
        return
    control.move_cursor(place)
