"""Collections of controls and options.

https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#collections

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from webapi.dom.collections import HTMLCollection, NodeList
from webapi.dom.form_states import input_type, is_html_element, nearest_ancestor_select
from webapi.dom.forms.owners import add_to, form_tree

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.forms.input import HTMLInputElement
    from webapi.dom.forms.options import HTMLOptionElement
    from webapi.dom.forms.owners import FormTree
    from webapi.dom.forms.select import HTMLSelectElement
    from webapi.dom.node import Node


class ComputedCollection(HTMLCollection):
    """A collection whose elements do not follow from the tree alone."""

    __slots__ = ()

    def __init__(self, root: Node) -> None:
        super().__init__(root, is_any)

    def current(self) -> list[Element]:
        """The elements."""
        return []

    @property
    def elements(self) -> list[Element]:
        """The represented elements, in a list that does not change."""
        return self.current()

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#dom-htmlcollection-length"""
        return len(self.current())

    def item(self, index: int) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-htmlcollection-item"""
        elements = self.current()
        return elements[index] if index < len(elements) else None

    def named_item(self, name: str) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem-key"""
        for each in self.current():
            if has_name(each, name):
                return each
        return None


def is_any(element: Element) -> bool:
    """The filter of collections that do not look for elements."""
    return True


def has_name(element: Element, name: str) -> bool:
    """Whether a name is the element's id or name."""
    return name != "" and (element.id == name or element.attribute_value("name") == name)


class HTMLFormControlsCollection(ComputedCollection):
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmlformcontrolscollection"""

    __slots__ = ("_by_name", "_tree")

    def __init__(self, root: Node) -> None:
        super().__init__(root)
        self._by_name: dict[str, list[Element]] = {}
        """By id or name: the elements, while the tree is the same."""
        self._tree: FormTree | None = None

    def current(self) -> list[Element]:
        """The listed elements that a form owns, but for image buttons."""
        form = cast("Element", self.root)
        elements = form_tree(form).elements.get(form)
        return [] if elements is None else elements

    def named_items(self, name: str) -> list[Element]:
        """The elements with that id or name."""
        tree = form_tree(self.root)
        if self._tree is not tree:
            self._tree = tree
            self._by_name = {}
            for each in self.current():
                self._add(each, each.id)
                each_name = each.attribute_value("name")
                if each_name is not None and each_name != each.id:
                    self._add(each, each_name)
        known = self._by_name.get(name)
        return [] if known is None else known

    def _add(self, element: Element, name: str) -> None:
        if name != "":
            add_to(self._by_name, name, element)

    def named_item_or_list(self, name: str) -> Element | RadioNodeList | None:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmlformcontrolscollection-nameditem"""
        found = self.named_items(name)
        if len(found) == 0:
            return None
        return found[0] if len(found) == 1 else RadioNodeList(self, name)


class RadioNodeList(NodeList):
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#radionodelist"""

    __slots__ = ("controls", "name")

    def __init__(self, controls: HTMLFormControlsCollection, name: str) -> None:
        super().__init__([])
        self.controls = controls
        self.name = name

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#dom-nodelist-length"""
        return len(self.controls.named_items(self.name))

    def item(self, index: int) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-nodelist-item"""
        found = self.controls.named_items(self.name)
        return found[index] if index < len(found) else None

    @property
    def _buttons(self) -> list[HTMLInputElement]:
        buttons: list[HTMLInputElement] = []
        for each in self.controls.named_items(self.name):
            if is_html_element(each, "input") and input_type(each) == "radio":
                buttons.append(cast("HTMLInputElement", each))
        return buttons

    @property
    def value(self) -> str:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-radionodelist-value"""
        for each in self._buttons:
            if each.checked:
                return each.value
        return ""

    @value.setter
    def value(self, value: str) -> None:
        for each in self._buttons:
            if each.value == value:
                each.checked = True
                return


class Removal:
    """What a subtree is removed from, while a collection follows."""

    __slots__ = ("old_parent",)

    def __init__(self) -> None:
        self.old_parent: Element | None = None


def option_filter(select: HTMLSelectElement, removal: Removal) -> Callable[[Element], bool]:
    """The filter of the options of a select."""

    def is_option_of_select(element: Element) -> bool:
        if not is_html_element(element, "option"):
            return False
        return nearest_ancestor_select(element, removal.old_parent) is select

    return is_option_of_select


class HTMLOptionsCollection(HTMLCollection):
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmloptionscollection"""

    __slots__ = ("_removal", "select")

    def __init__(self, select: HTMLSelectElement, removal: Removal) -> None:
        super().__init__(select, option_filter(select, removal))
        self.select = select
        self._removal = removal

    def subtree_removed(self, node: Node, parent: Node) -> bool:
        """Follow a removal."""
        self._removal.old_parent = cast("Element", parent)
        is_known = super().subtree_removed(node, parent)
        self._removal.old_parent = None
        return is_known

    @property
    def length(self) -> int:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-length"""
        return self.count()

    @length.setter
    def length(self, value: int) -> None:
        self.select.length = value

    @property
    def selected_index(self) -> int:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-selectedindex"""
        return self.select.selected_index

    @selected_index.setter
    def selected_index(self, value: int) -> None:
        self.select.selected_index = value

    def add(self, element: Element, before: Element | int | None) -> None:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-add"""
        self.select.add(element, before)

    def remove(self, index: int) -> None:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-remove"""
        self.select.remove_2(index)

    def set_option(self, index: int, option: HTMLOptionElement | None) -> None:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-setter"""
        self.select.set_option(index, option)
