"""What a user does to an element. A page and its tests call these functions.

They neither wait nor look whether the element is shown.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from webapi.dom.carets import select_content
from webapi.dom.forms.input import FileList, HTMLInputElement
from webapi.dom.forms.select import HTMLSelectElement
from webapi.dom.forms.text_controls import TextControl
from webapi.dom.html_element import HTMLElement
from webapi.dom.inertness import is_inert
from webapi.dom.key_input import hold_keys, press, release_keys, type_text
from webapi.dom.keys import Keyboard, Modifiers
from webapi.dom.text_editing import (
    can_be_filled,
    fire_value_events,
    is_edited_as_text,
    replace_all_text,
)
from webapi.webidl.dom_exception import DOMException

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.keys import Key
    from webapi.dom.pointer_input import Mouse


def user_hovers(target: Element, keys: str, mouse: Mouse) -> None:
    """Move the mouse to an element, while keys are held as well: "" or ``Shift+Alt``."""
    _with_keys(target, keys, mouse.modifiers, lambda: mouse.hover(target))


def user_clicks(target: Element, button: int, count: int, keys: str, mouse: Mouse) -> None:
    """Move the mouse to an element and click: 0 is the main button, 2 the secondary one."""

    def act() -> None:
        mouse.hover(target)
        mouse.click(target, button, count)

    _with_keys(target, keys, mouse.modifiers, act)


def _with_keys(target: Element, names: str, modifiers: Modifiers, act: Callable[[], None]) -> None:
    keys = hold_named_keys(target, names, modifiers)
    try:
        act()
    finally:
        release_keys(target.node_document, keys, modifiers)


def hold_named_keys(target: Element, names: str, modifiers: Modifiers) -> list[Key]:
    """Press keys before a mouse acts on an element, and hold them; give those that were up."""
    _check_that_it_is_there(target)
    keys: list[Key] = []
    if names != "":
        for each in Keyboard().keys_named(names, is_shifted=False):
            if not modifiers.holds(each.key):
                keys.append(each)
    hold_keys(target.node_document, keys, modifiers)
    return keys


def user_presses(target: Element, keys: str, modifiers: Modifiers) -> None:
    """Focus an element, and press keys: ``Enter``, ``Control+a``."""
    focus_for_keys(target)
    press(target.node_document, keys, modifiers)


def user_types(target: Element, text: str, modifiers: Modifiers) -> None:
    """Focus an element, and press a key for each character."""
    focus_for_keys(target)
    type_text(target.node_document, text, modifiers)


def user_fills(target: Element, text: str) -> None:
    """Focus an element, and replace its text or its value at once."""
    focus_for_filling(target)
    fill_focused(target, text)


def focus_for_filling(target: Element) -> None:
    """Focus an element before `fill_focused`."""
    _check_that_it_is_there(target)
    if not can_be_filled(target):
        raise DOMException("A user cannot fill this element.", "InvalidStateError")
    if isinstance(target, HTMLElement):
        target.focus()


def fill_focused(target: Element, text: str) -> None:
    """Replace the text or the value of an element at once. Nobody types into what is inert."""
    is_typed = not isinstance(target, TextControl) or is_edited_as_text(target)
    if is_typed and is_inert(target):
        return
    if isinstance(target, TextControl):
        if text == "" and is_edited_as_text(target):
            target.select()
            press(target.node_document, "Delete", Modifiers())
        else:
            replace_all_text(target, text)
        return
    if select_content(target) and text == "":
        press(target.node_document, "Delete", Modifiers())
    else:
        replace_all_text(target, text)


def user_selects(select: Element, options: list[Element]) -> None:
    """Select these options of a select, and no others."""
    _check_that_it_is_there(select)
    if not isinstance(select, HTMLSelectElement):
        raise DOMException("The element is no select.", "InvalidStateError")
    select.select_all_of(options)
    fire_value_events(select)


def user_chooses_files(field: Element, files: FileList) -> None:
    """Give a file input these files, and no others."""
    _check_that_it_is_there(field)
    if not isinstance(field, HTMLInputElement) or field.type != "file":
        raise DOMException("The element is no input of files.", "InvalidStateError")
    field.files = files
    fire_value_events(field)


def _check_that_it_is_there(target: Element) -> None:
    if not target.is_connected:
        raise DOMException("The element is in no document.", "InvalidStateError")


def focus_for_keys(target: Element) -> None:
    """Focus an element before keys are pressed."""
    _check_that_it_is_there(target)
    if target.node_document.focused is target:
        return
    if isinstance(target, HTMLElement):
        target.focus()
    if isinstance(target, TextControl) and target.selectable_text is not None:
        target.move_cursor(0)
