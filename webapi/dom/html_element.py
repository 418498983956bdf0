"""Elements of HTML: https://html.spec.whatwg.org/multipage/dom.html#htmlelement

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from webapi.dom.common_element import CommonElement
from webapi.dom.element import Element
from webapi.dom.events import dispatch
from webapi.dom.host import new_event, put_the_caret_into
from webapi.dom.inner_text import set_inner_text, set_outer_text
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.popovers import (
    PopoverParts,
    hide_before_removal,
    hide_popover,
    popover_changed,
    show_popover,
    toggle_popover,
)
from webapi.dom.token_sets import DOMTokenList
from webapi.dom.tree import parent_element
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import ascii_lowercase, is_falsy

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.events import Event
    from webapi.dom.node import Node
    from webapi.dom.ui_events import PointerEvent


class ShowPopoverOptions(TypedDict, total=False):
    """https://html.spec.whatwg.org/multipage/popover.html#showpopoveroptions"""

    source: HTMLElement


class TogglePopoverOptions(ShowPopoverOptions, total=False):
    """https://html.spec.whatwg.org/multipage/popover.html#togglepopoveroptions"""

    force: bool


class HTMLElement(CommonElement):
    """https://html.spec.whatwg.org/multipage/dom.html#htmlelement"""

    __slots__ = ()

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, HTML_NAMESPACE, prefix)

    def token_list(self, local_name: str, supported: list[str] | None) -> DOMTokenList:
        """The DOMTokenList that reflects an attribute."""
        parts = self.parts
        found = parts.token_lists.get(local_name)
        if found is None:
            found = DOMTokenList(self, local_name, supported)
            parts.token_lists[local_name] = found
        return found

    @property
    def popover_parts(self) -> PopoverParts | None:
        """What it has as a popover, if it was one."""
        return None if self._parts is None else self._parts.popover

    @property
    def may_be_a_popover(self) -> bool:
        """Whether it is an element of HTML."""
        return True

    @property
    def is_modal_dialog(self) -> bool:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal"""
        return False

    def popover_attribute_changed(self, old_value: str | None, value: str | None) -> None:
        """React to a change of ``popover``."""
        if self._parts is not None:
            popover_changed(self, old_value, value)

    def has_command(self, command: str) -> bool:
        """Whether a button can give it a command of no popover.

        https://html.spec.whatwg.org/multipage/form-elements.html#is-valid-command-steps
        """
        return False

    def run_a_command(self, command: str, source: Element) -> None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#command-steps"""

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps"""
        super().removing_steps(old_ancestor)
        if self._parts is not None:
            hide_before_removal(self)

    def show_popover(self, options: ShowPopoverOptions) -> None:
        """https://html.spec.whatwg.org/multipage/popover.html#dom-showpopover"""
        show_popover(self, options.get("source"))

    def hide_popover(self) -> None:
        """https://html.spec.whatwg.org/multipage/popover.html#dom-hidepopover"""
        hide_popover(self, focuses_previous=True, fires=True, source=None)

    def toggle_popover(self, options: TogglePopoverOptions | bool) -> bool:
        """https://html.spec.whatwg.org/multipage/popover.html#dom-togglepopover"""
        if isinstance(options, bool):
            return toggle_popover(self, options, None)
        return toggle_popover(self, options.get("force"), options.get("source"))

    # Members

    @property
    def translate(self) -> bool:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-translate"""
        each: Element | None = self
        while each is not None:
            value = each.attribute_value("translate")
            if value is not None:
                keyword = ascii_lowercase(value)
                if keyword in ("", "yes", "no"):
                    return keyword != "no"
            each = parent_element(each)
        return True

    @translate.setter
    def translate(self, value: bool) -> None:
        self.set_an_attribute_value("translate", "yes" if value else "no")

    @property
    def hidden(self) -> bool | str:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-hidden"""
        value = self.attribute_value("hidden")
        if value is not None and ascii_lowercase(value) == "until-found":
            return "until-found"
        return value is not None

    @hidden.setter
    def hidden(self, value: bool | float | str | None) -> None:
        if isinstance(value, str) and ascii_lowercase(value) == "until-found":
            self.set_an_attribute_value("hidden", "until-found")
        elif is_falsy(value):
            self.remove_attribute_ns(None, "hidden")
        else:
            self.set_an_attribute_value("hidden", "")

    @property
    def draggable(self) -> bool:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-draggable"""
        value = self.attribute_value("draggable")
        keyword = "" if value is None else ascii_lowercase(value)
        if keyword in ("true", "false"):
            return keyword == "true"
        if self.local_name == "a":
            return self.attribute_value("href") is not None
        return self.local_name == "img"

    @draggable.setter
    def draggable(self, value: bool) -> None:
        self.set_an_attribute_value("draggable", "true" if value else "false")

    @property
    def spellcheck(self) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-spellcheck"""
        each: Element | None = self
        while each is not None:
            value = each.attribute_value("spellcheck")
            if value is not None:
                keyword = ascii_lowercase(value)
                if keyword in ("", "true", "false"):
                    return keyword != "false"
            each = parent_element(each)
        return True

    @spellcheck.setter
    def spellcheck(self, value: bool) -> None:
        self.set_an_attribute_value("spellcheck", "true" if value else "false")

    @property
    def writing_suggestions(self) -> str:
        """https://html.spec.whatwg.org/multipage/interaction.html#computed-writing-suggestions-value"""
        each: Element | None = self
        while each is not None:
            value = each.attribute_value("writingsuggestions")
            if value is not None:
                return "false" if ascii_lowercase(value) == "false" else "true"
            each = parent_element(each)
        return "true"

    @property
    def autocapitalize(self) -> str:
        """https://html.spec.whatwg.org/multipage/interaction.html#own-autocapitalization-hint"""
        value = self.attribute_value("autocapitalize")
        if value is None or value == "":
            return self.inherited_autocapitalize
        keyword = ascii_lowercase(value)
        if keyword in ("off", "none"):
            return "none"
        return keyword if keyword in ("words", "characters") else "sentences"

    @property
    def inherited_autocapitalize(self) -> str:
        """The hint of its form owner, if it inherits that, or an empty string."""
        return ""

    @property
    def content_editable(self) -> str:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-contenteditable"""
        return _editing_state(self)

    @content_editable.setter
    def content_editable(self, value: str) -> None:
        keyword = ascii_lowercase(value)
        if keyword == "inherit":
            self.remove_attribute_ns(None, "contenteditable")
        elif keyword in ("true", "false", "plaintext-only"):
            self.set_an_attribute_value("contenteditable", keyword)
        else:
            message = "The value is none of true, false, plaintext-only and inherit."
            raise DOMException(message, "SyntaxError")

    @property
    def is_content_editable(self) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-iscontenteditable"""
        each: Element | None = self
        while each is not None:
            state = _editing_state(each) if isinstance(each, HTMLElement) else "inherit"
            if state != "inherit":
                return state != "false"
            each = parent_element(each)
        return False

    @property
    def inner_text(self) -> str:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-innertext, not being rendered"""
        return cast("str", self.get_text_content())

    @inner_text.setter
    def inner_text(self, value: str) -> None:
        set_inner_text(self, value)

    @property
    def outer_text(self) -> str:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-outertext"""
        return self.inner_text

    @outer_text.setter
    def outer_text(self, value: str) -> None:
        set_outer_text(self, value)

    @property
    def is_in_tab_order(self) -> bool:
        """Whether its tab index is 0 without an attribute."""
        name = self.local_name
        is_focusable = name in ("a", "area", "button", "frame", "iframe", "input", "object")
        return is_focusable or name in ("select", "textarea") or _is_summary(self)

    def getting_focus_steps(self) -> None:
        """Put the caret into an editing host, as browsers do."""
        state = _editing_state(self)
        if state in ("true", "plaintext-only"):
            put_the_caret_into(self)

    def click(self) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-click"""
        if self.is_disabled or self.parts.is_click_in_progress:
            return
        self.parts.is_click_in_progress = True
        try:
            dispatch(self._synthetic_pointer_event("click"), self)
        finally:
            self.parts.is_click_in_progress = False

    @property
    def has_activation_behavior(self) -> bool:
        """Whether it has https://dom.spec.whatwg.org/#eventtarget-activation-behavior"""
        return _is_summary(self)

    def activation_behavior(self, event: Event) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#the-summary-element:activation-behaviour"""
        details = parent_element(self)
        if details is None:
            return
        if details.attribute_value("open") is None:
            details.set_an_attribute_value("open", "")
        else:
            details.remove_attribute_ns(None, "open")

    def forward_a_click(self, event: Event) -> None:
        """Click it as a user clicked its label: `click` with the members of the user's event."""
        if not event.is_trusted:
            self.click()
        elif not self.is_disabled:
            given = cast("PointerEvent", event)
            click = self._synthetic_pointer_event("click")
            click.is_trusted = True
            click.detail = given.detail
            click.alt_key = given.alt_key
            click.ctrl_key = given.ctrl_key
            click.meta_key = given.meta_key
            click.shift_key = given.shift_key
            click.client_x = given.client_x
            click.client_y = given.client_y
            click.screen_x = given.screen_x
            click.screen_y = given.screen_y
            click.pointer_id = given.pointer_id
            click.pointer_type = given.pointer_type
            dispatch(click, self)

    def _synthetic_pointer_event(self, type_: str) -> PointerEvent:
        """https://html.spec.whatwg.org/multipage/webappapis.html#fire-a-synthetic-pointer-event"""
        event = cast("PointerEvent", new_event("pointerevent"))
        event.type = type_
        event.bubbles = True
        event.cancelable = True
        event.composed = True
        event.view = self.node_document.window
        event.pointer_id = -1
        return event

    @property
    def is_focusable_by_name(self) -> bool:
        """Whether it is focusable without an attribute ``tabindex``."""
        name = self.local_name
        if name in ("a", "area"):
            return self.attribute_value("href") is not None
        if name == "input":
            type_ = self.attribute_value("type")
            return type_ is None or ascii_lowercase(type_) != "hidden"
        if name in ("button", "select", "textarea", "iframe") or _is_summary(self):
            return True
        state = _editing_state(self)
        return state in ("true", "plaintext-only")


def _editing_state(element: Element) -> str:
    """https://html.spec.whatwg.org/multipage/interaction.html#attr-contenteditable"""
    value = element.attribute_value("contenteditable")
    keyword = "inherit" if value is None else ascii_lowercase(value)
    if keyword == "":
        return "true"
    return keyword if keyword in ("true", "false", "plaintext-only") else "inherit"


def _is_summary(element: Element) -> bool:
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#summary-for-its-parent-details"""
    parent = parent_element(element)
    if element.local_name != "summary" or parent is None or parent.local_name != "details":
        return False
    previous = element.previous_element_sibling
    while previous is not None:
        if previous.local_name == "summary":
            return False
        previous = previous.previous_element_sibling
    return True
