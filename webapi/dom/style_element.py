"""Style elements: https://html.spec.whatwg.org/multipage/semantics.html#the-style-element

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.html_element import HTMLElement
from webapi.webidl.host import ascii_lowercase

if TYPE_CHECKING:
    from webapi.dom.css_style_sheets import CSSStyleSheet
    from webapi.dom.document import Document
    from webapi.dom.node import Node


class HTMLStyleElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/semantics.html#htmlstyleelement"""

    __slots__ = ("made_sheet", "updates")

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self.made_sheet: CSSStyleSheet | None = None
        """Its style sheet, once somebody asked for it."""
        self.updates = 0
        """How often its style block was updated."""

    def insertion_steps(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-insert-ext"""
        super().insertion_steps()
        self.update_a_style_block()

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://dom.spec.whatwg.org/#concept-node-remove-ext"""
        super().removing_steps(old_ancestor)
        self.update_a_style_block()

    def children_changed_steps(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-children-changed-ext"""
        super().children_changed_steps()
        self.update_a_style_block()

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
        if local_name in ("media", "title"):
            self.node_document.styles = None
        if local_name == "type":
            self.update_a_style_block()
        elif self.made_sheet is not None and local_name == "media":
            self.made_sheet.media.media_text = "" if value is None else value
        elif self.made_sheet is not None and local_name == "title":
            self.made_sheet.title = value

    def update_a_style_block(self) -> None:
        """https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block

        ``css_style_sheets.py`` makes the new sheet when somebody asks for it.
        """
        self.node_document.styles = None
        if self.made_sheet is not None:
            self.made_sheet.owner_node = None
            self.made_sheet = None
        self.updates += 1
        runner = self.node_document.script_runner
        if runner is not None and self.is_connected and self.has_css:
            runner.fetch_imports(self)

    @property
    def has_css(self) -> bool:
        """Whether the type is that of CSS."""
        type_ = self.attribute_value("type")
        return type_ is None or type_ == "" or ascii_lowercase(type_) == "text/css"
