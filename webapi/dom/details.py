"""Disclosures: https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.html_element import HTMLElement
from webapi.dom.toggle_events import ToggleTracker, queue_a_toggle_event
from webapi.dom.tree import next_node, root_of

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.node import Node


class HTMLDetailsElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/interactive-elements.html#htmldetailselement"""

    __slots__ = ("_toggle_tracker",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._toggle_tracker = ToggleTracker()

    @property
    def group(self) -> str:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group"""
        value = self.attribute_value("name")
        return "" if value is None else value

    @property
    def is_open(self) -> bool:
        """Whether its contents are shown."""
        return self.attribute_value("open") is not None

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element:concept-element-attributes-change-ext"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if namespace is not None:
            return
        if local_name == "name":
            self._leave_the_group(old_value)
            self._close_if_another_is_open()
        elif local_name == "open" and old_value is None and value is not None:
            queue_a_toggle_event(self, self._toggle_tracker, "closed", "open", None)
            self._close_others()
        elif local_name == "open" and old_value is not None and value is None:
            self._leave_the_group(self.attribute_value("name"))
            queue_a_toggle_event(self, self._toggle_tracker, "open", "closed", None)

    def insertion_steps(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element:html-element-insertion-steps"""
        super().insertion_steps()
        self._close_if_another_is_open()

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://dom.spec.whatwg.org/#concept-node-remove-ext"""
        super().removing_steps(old_ancestor)
        self._leave_the_group(self.attribute_value("name"))

    def _leave_the_group(self, name: str | None) -> None:
        document = self.node_document
        if name is not None and document.open_details.get(name) is self:
            del document.open_details[name]

    def _close_others(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#ensure-details-exclusivity-by-closing-other-elements-if-needed"""
        other = self._open_in_the_group()
        if self.group != "" and root_of(self) is self.node_document:
            self.node_document.open_details[self.group] = self
        if other is not None:
            other.remove_attribute_ns(None, "open")

    def _close_if_another_is_open(self) -> None:
        """https://html.spec.whatwg.org/multipage/interactive-elements.html#ensure-details-exclusivity-by-closing-the-given-element-if-needed"""
        if not self.is_open or self.group == "":
            return
        if self._open_in_the_group() is not None:
            self.remove_attribute_ns(None, "open")
        elif root_of(self) is self.node_document:
            self.node_document.open_details[self.group] = self

    def _open_in_the_group(self) -> HTMLDetailsElement | None:
        """The other open element in the details name group.

        A document knows its own. Other trees are searched.
        """
        name = self.group
        if name == "":
            return None
        root = root_of(self)
        if root is self.node_document:
            known = self.node_document.open_details.get(name)
            return None if known is self else known
        node: Node | None = root
        while node is not None:
            if (
                isinstance(node, HTMLDetailsElement)
                and node is not self
                and node.is_open
                and node.group == name
            ):
                return node
            node = next_node(node, root)
        return None
