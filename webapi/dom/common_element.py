"""What elements of HTML, SVG and MathML share.

https://html.spec.whatwg.org/multipage/dom.html#htmlorsvgormathmlelement

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.dataset import DOMStringMap
from webapi.dom.element import Element
from webapi.dom.focus import (
    contains_the_focus,
    delegates_focus,
    focus,
    focusable_area_of,
    unfocus,
)
from webapi.dom.host import can_be_seen, new_style, set_event_handler_of_attribute
from webapi.dom.inertness import is_inert
from webapi.dom.reflection import GREATEST
from webapi.webidl.host import parsed_integer

if TYPE_CHECKING:
    from webapi.dom.css_declarations import CSSStyleProperties
    from webapi.dom.document import Document
    from webapi.dom.foreign_elements import SVGAnimatedString
    from webapi.dom.node import Node
    from webapi.dom.popovers import PopoverParts
    from webapi.dom.token_sets import DOMTokenList


class CommonElement(Element):
    """https://html.spec.whatwg.org/multipage/dom.html#htmlorsvgormathmlelement"""

    __slots__ = ("_parts",)

    def __init__(
        self,
        node_document: Document,
        local_name: str,
        namespace: str | None,
        prefix: str | None = None,
    ) -> None:
        super().__init__(node_document, local_name, namespace, prefix)
        self._parts: ElementParts | None = None

    @property
    def parts(self) -> ElementParts:
        """What few elements have."""
        if self._parts is None:
            self._parts = ElementParts()
        return self._parts

    def event_handler_attribute_changed(self, local_name: str, value: str | None) -> None:
        """https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-content-attributes"""
        set_event_handler_of_attribute(self, local_name, value)

    @property
    def dataset(self) -> DOMStringMap:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-dataset"""
        parts = self.parts
        if parts.dataset is None:
            parts.dataset = DOMStringMap(self)
        return parts.dataset

    @property
    def nonce(self) -> str:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dom-noncedelement-nonce"""
        if self._parts is not None and self._parts.nonce is not None:
            return self._parts.nonce
        value = self.attribute_value("nonce")
        return "" if value is None else value

    @nonce.setter
    def nonce(self, value: str) -> None:
        self.parts.nonce = value

    def nonce_attribute_changed(self) -> None:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#nonce-attributes"""
        if self._parts is not None:
            self._parts.nonce = None

    def clone_a_single_node(self, document: Document) -> Node:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#nonce-attributes:concept-node-clone-ext"""
        copy = super().clone_a_single_node(document)
        if self._parts is not None and self._parts.nonce is not None:
            cast("CommonElement", copy).nonce = self._parts.nonce
        return copy

    @property
    def style(self) -> CSSStyleProperties:
        """https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style"""
        parts = self.parts
        if parts.style is None:
            parts.style = new_style(self)
        return parts.style

    @property
    def tab_index(self) -> int:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-tabindex"""
        value = self.attribute_value("tabindex")
        number = None if value is None else parsed_integer(value)
        if number is not None and number >= -GREATEST - 1 and number <= GREATEST:
            return number
        return 0 if self.is_in_tab_order else -1

    @property
    def is_in_tab_order(self) -> bool:
        """Whether its tab index is 0 without an attribute."""
        return self.local_name == "a"

    @property
    def is_disabled(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled"""
        return False

    @property
    def is_focusable(self) -> bool:
        """Whether it is a focusable area: one that is visible, as in browsers.

        https://html.spec.whatwg.org/multipage/interaction.html#focusable-area
        """
        if self.is_disabled or not self.is_connected or is_inert(self) or delegates_focus(self):
            return False
        value = self.attribute_value("tabindex")
        has_index = value is not None and parsed_integer(value) is not None
        return (has_index or self.is_focusable_by_name) and can_be_seen(self)

    @property
    def is_focusable_by_name(self) -> bool:
        """Whether it is focusable without an attribute ``tabindex``."""
        return self.local_name == "a" and self.attribute_value("href") is not None

    def focus(self) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-focus"""
        area = focusable_area_of(self)
        if area is not None:
            focus(area)

    def blur(self) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-blur"""
        is_delegated = delegates_focus(self) and contains_the_focus(self)
        if is_delegated or self.node_document.focused is self:
            unfocus(self.node_document)


class ElementParts:
    """What an element has once a script used it."""

    __slots__ = (
        *("class_name", "dataset", "is_click_in_progress", "nonce", "popover", "style"),
        "token_lists",
    )

    def __init__(self) -> None:
        self.class_name: SVGAnimatedString | None = None
        self.dataset: DOMStringMap | None = None
        self.nonce: str | None = None
        """The slot [[CryptographicNonce]], if a script set it after the attribute.

        https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cryptographicnonce
        """
        self.style: CSSStyleProperties | None = None
        self.token_lists: dict[str, DOMTokenList] = {}
        self.popover: PopoverParts | None = None
        self.is_click_in_progress = False
        """https://html.spec.whatwg.org/multipage/interaction.html#click-in-progress-flag"""
