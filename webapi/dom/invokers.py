"""Buttons that give commands to other elements.

https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.events import dispatch
from webapi.dom.host import new_event
from webapi.dom.popovers import hide_popover, is_showing, is_valid, show_popover, state_of
from webapi.webidl.host import ascii_lowercase

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.html_element import HTMLElement
    from webapi.dom.ui_events import CommandEvent


def command_of(invoker: HTMLElement) -> str:
    """The command in its state; an unknown one is empty.

    https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-command
    """
    value = invoker.attribute_value("command")
    if value is None or value.startswith("--"):
        return "" if value is None else value
    keyword = ascii_lowercase(value)
    is_of_dialogs = keyword in ("close", "request-close", "show-modal")
    is_known = is_of_dialogs or keyword in ("hide-popover", "show-popover", "toggle-popover")
    return keyword if is_known else ""


def give_a_command(invoker: HTMLElement, command: str, target: Element) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element:activation-behaviour"""
    is_custom = command.startswith("--")
    element = cast("HTMLElement", target) if target.may_be_a_popover else None
    is_popover = element is not None and state_of(element) != ""
    if not is_custom and not is_popover and (element is None or not element.has_command(command)):
        return
    event = cast("CommandEvent", new_event("commandevent"))
    event.type = "command"
    event.is_trusted = True
    event.cancelable = True
    event.command = command
    event.source = invoker
    if not dispatch(event, target) or is_custom or element is None or not target.is_connected:
        return
    if element.has_command(command):
        element.run_a_command(command, invoker)
    elif is_showing(element):
        if command in ("hide-popover", "toggle-popover"):
            hide_popover(element, focuses_previous=True, fires=True, source=invoker)
    elif command in ("show-popover", "toggle-popover") and is_valid(
        element, is_expected=False, document=None
    ):
        show_popover(element, invoker)
