"""Options and their groups.

https://html.spec.whatwg.org/multipage/form-elements.html#the-option-element

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.collections import HTMLCollection
from webapi.dom.form_states import is_html_element, nearest_ancestor_select
from webapi.dom.html_element import HTMLElement
from webapi.dom.names import HTML_NAMESPACE, SVG_NAMESPACE
from webapi.dom.tree import ELEMENT_NODE, next_node, next_node_skipping_children
from webapi.webidl.host import joined_texts, stripped_and_collapsed

if TYPE_CHECKING:
    from webapi.dom.character_data import CharacterData
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.forms.form import HTMLFormElement
    from webapi.dom.forms.select import HTMLSelectElement
    from webapi.dom.node import Node


class HTMLOptGroupElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmloptgroupelement"""

    __slots__ = ()

    def child_leaves(self) -> None:
        """Let a select follow."""
        select = nearest_ancestor_select(self)
        if select is not None:
            cast("HTMLSelectElement", select).child_leaves()

    def children_changed_steps(self) -> None:
        """Let a select follow."""
        select = nearest_ancestor_select(self)
        if select is not None:
            cast("HTMLSelectElement", select).children_changed_steps()


class HTMLOptionElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmloptionelement"""

    __slots__ = ("dirtiness", "selected_at", "selectedness")

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self.selectedness = False
        """https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-selectedness"""
        self.selected_at = 0
        """A number that is greater if it was selected, or inserted, later."""
        self.dirtiness = False
        """https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-dirtiness"""

    @property
    def select(self) -> HTMLSelectElement | None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select"""
        found = nearest_ancestor_select(self)
        return None if found is None else cast("HTMLSelectElement", found)

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#attr-option-selected"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if local_name != "selected" or namespace is not None or self.dirtiness:
            return
        select = self.select
        if select is not None:
            select.set_the_selectedness()
        self.set_selectedness(value is not None)
        if select is not None:
            select.options_changed()

    def insertion_steps(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-insert-ext, of a connected node"""
        super().insertion_steps()
        if self.selectedness:
            self.selected_at = self.node_document.next_form_change()

    def moving_steps(self, old_ancestor: Node) -> None:
        """https://dom.spec.whatwg.org/#concept-node-move-ext"""
        select = self.select
        if select is not None:
            select.options_changed()
        old = select_around(old_ancestor)
        if old is not None:
            old.options_changed()

    def set_selectedness(self, value: bool) -> None:
        """Set the selectedness; a select with one selected option follows when it is read."""
        self.selectedness = value
        if value:
            self.selected_at = self.node_document.next_form_change()

    @property
    def is_selected(self) -> bool:
        """The selectedness, after its select followed all changes."""
        select = self.select
        if select is not None:
            select.set_the_selectedness()
        return self.selectedness

    @property
    def selected(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-selected"""
        return self.is_selected

    @selected.setter
    def selected(self, value: bool) -> None:
        select = self.select
        if select is not None:
            select.set_the_selectedness()
        self.dirtiness = True
        self.set_selectedness(value)
        if select is not None:
            select.options_changed()

    @property
    def value(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-value"""
        value = self.attribute_value("value")
        return self.text if value is None else value

    @property
    def label(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-label"""
        value = self.attribute_value("label")
        return self.text if value is None else value

    @property
    def text(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text"""
        parts: list[str] = []
        each = next_node(self, self)
        while each is not None:
            if each.is_text:
                parts.append(cast("CharacterData", each).data)
            if is_script(each):
                each = next_node_skipping_children(each, self)
            else:
                each = next_node(each, self)
        return stripped_and_collapsed(joined_texts(parts))

    @text.setter
    def text(self, value: str) -> None:
        self.set_text_content(value)

    @property
    def index(self) -> int:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-index"""
        select = self.select
        if select is not None:
            for index, each in enumerate(select.list_of_options):
                if each is self:
                    return index
        return 0

    @property
    def form(self) -> HTMLFormElement | None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-form"""
        select = self.select
        return None if select is None else select.form


def select_around(node: Node) -> HTMLSelectElement | None:
    """The select that a node is or is in."""
    each: Node | None = node
    while each is not None:
        if each.node_type == ELEMENT_NODE and is_html_element(cast("Element", each), "select"):
            return cast("HTMLSelectElement", each)
        each = each.parent
    return None


def is_script(node: Node) -> bool:
    """Whether it is a script of HTML or SVG."""
    if node.node_type != ELEMENT_NODE:
        return False
    element = cast("Element", node)
    is_foreign = element.namespace == SVG_NAMESPACE
    return element.local_name == "script" and (is_foreign or element.namespace == HTML_NAMESPACE)


class HTMLDataListElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmldatalistelement"""

    __slots__ = ("_options",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._options: HTMLCollection | None = None

    @property
    def options(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-datalist-options"""
        if self._options is None:
            self._options = HTMLCollection(self, is_option)
        return self._options


def is_option(element: Element) -> bool:
    """Whether it is an option."""
    return is_html_element(element, "option")
