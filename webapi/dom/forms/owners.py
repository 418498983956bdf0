"""Which controls belong to which form, radio button group and label.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#association-of-controls-and-forms

Owners are computed when they are needed, and kept until the tree changes. A control keeps the form
that a parser has associated it with, which may not be around it.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from webapi.dom.custom_elements import is_form_associated
from webapi.dom.form_states import elements_of, input_type, is_html_element
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.tree import next_element, parent_element, root_of

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.forms.form import HTMLFormElement
    from webapi.dom.forms.input import HTMLInputElement
    from webapi.dom.node import Node


def is_listed(element: Element) -> bool:
    """https://html.spec.whatwg.org/multipage/forms.html#category-listed"""
    if element.namespace != HTML_NAMESPACE:
        return False
    if element.local_name in ("fieldset", "object", "output"):
        return True
    return is_submittable(element)


def is_submittable(element: Element) -> bool:
    """https://html.spec.whatwg.org/multipage/forms.html#category-submit"""
    if element.namespace != HTML_NAMESPACE:
        return False
    if element.local_name in ("button", "input", "select", "textarea"):
        return True
    return is_form_associated(element)


def is_labelable(element: Element) -> bool:
    """https://html.spec.whatwg.org/multipage/forms.html#category-label"""
    if element.namespace != HTML_NAMESPACE:
        return False
    if element.local_name == "input":
        return input_type(element) != "hidden"
    if element.local_name in ("button", "meter", "output", "progress", "select", "textarea"):
        return True
    return is_form_associated(element)


def has_datalist_ancestor(element: Element) -> bool:
    """Whether a datalist is around it."""
    ancestor = parent_element(element)
    while ancestor is not None:
        if is_html_element(ancestor, "datalist"):
            return True
        ancestor = parent_element(ancestor)
    return False


class RadioGroup:
    """https://html.spec.whatwg.org/multipage/input.html#radio-button-group, with a name"""

    __slots__ = ("checked", "is_required")

    def __init__(self) -> None:
        self.checked: HTMLInputElement | None = None
        self.is_required = False
        """Whether one of the buttons has the attribute required."""

    def add(self, button: HTMLInputElement) -> None:
        """Add a button. Of two checked ones, only the one that was checked later stays checked."""
        if button.is_required:
            self.is_required = True
        if not button.checkedness:
            return
        if self.checked is None:
            self.checked = button
        elif self.checked.checked_at > button.checked_at:
            button.checkedness = False
        else:
            self.checked.checkedness = False
            self.checked = button


class FormTree:
    """The owners, groups and labels in a tree; the next change of the tree forgets them."""

    __slots__ = ("_forms", "_groups", "_ids", "_labels", "elements", "fields", "root")

    def __init__(self, root: Node) -> None:
        self.root = root
        self.fields: dict[Element, list[Element]] = {}
        """By form: the listed elements that it owns, in tree order."""
        self.elements: dict[Element, list[Element]] = {}
        """By form: the same but for image buttons."""
        self._forms: dict[Element, HTMLFormElement | None] = {}
        """By element: the nearest form among the element and its ancestors."""
        self._groups: dict[Node, dict[str, RadioGroup]] = {}
        """By form or root: the groups by their names."""
        self._ids: dict[str, Element] | None = None
        """By ID: the first element, in a tree whose root is no document."""
        self._labels: dict[Element, list[Node]] | None = None

    def collect(self) -> None:
        """Find the owners and the groups. This object is known already: owners are found by ID."""
        for element in elements_of(self.root):
            if is_listed(element):
                self._add(element)

    def _add(self, element: Element) -> None:
        owner = self.owner(element)
        type_ = input_type(element) if element.local_name == "input" else ""
        if owner is not None:
            add_to(self.fields, owner, element)
            if type_ != "image":
                add_to(self.elements, owner, element)
        if type_ != "radio":
            return
        name = element.attribute_value("name")
        if name is None or name == "":
            return
        key = self.root if owner is None else owner
        radio_groups = self._groups.get(key)
        if radio_groups is None:
            radio_groups = {}
            self._groups[key] = radio_groups
        group = radio_groups.get(name)
        if group is None:
            group = RadioGroup()
            radio_groups[name] = group
        group.add(cast("HTMLInputElement", element))

    def owner(self, element: Element) -> HTMLFormElement | None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner"""
        return form_owner(element, self._forms)

    def radio_group(self, button: HTMLInputElement) -> RadioGroup | None:
        """https://html.spec.whatwg.org/multipage/input.html#radio-button-group"""
        name = button.attribute_value("name")
        if name is None:
            return None
        owner = self.owner(button)
        radio_groups = self._groups.get(self.root if owner is None else owner)
        return None if radio_groups is None else radio_groups.get(name)

    def element_by_id(self, id_: str) -> Element | None:
        """The first element with an ID, in a tree without a document."""
        if self._ids is None:
            self._ids = {}
            for element in elements_of(self.root):
                if element.id not in self._ids:
                    self._ids[element.id] = element
        return self._ids.get(id_)

    def labels(self, control: Element) -> list[Node]:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels"""
        if self._labels is None:
            labels: dict[Element, list[Node]] = {}
            for element in elements_of(self.root):
                labeled = labeled_control(element) if is_html_element(element, "label") else None
                if labeled is not None:
                    found = labels.get(labeled)
                    if found is None:
                        found = []
                        labels[labeled] = found
                    found.append(element)
            self._labels = labels
        of_control = self._labels.get(control)
        return [] if of_control is None else of_control


def add_to(lists: dict[Any, list[Element]], key: Any, element: Element) -> None:
    """Append to the list of a key."""
    elements = lists.get(key)
    if elements is None:
        elements = []
        lists[key] = elements
    elements.append(element)


def form_owner(
    element: Element, nearest: dict[Element, HTMLFormElement | None]
) -> HTMLFormElement | None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#reset-the-form-owner

    ``nearest`` keeps the nearest form of each element on the way, so that n calls are linear.
    """
    if is_listed(element) and element.is_connected:
        id_ = element.attribute_value("form")
        if id_ is not None:
            found = element_with_id(element, id_)
            if found is None or not is_html_element(found, "form"):
                return None
            return cast("HTMLFormElement", found)
    associated = element.associated_form()
    if associated is not None:
        return cast("HTMLFormElement", associated)
    walked: list[Element] = []
    each: Element | None = element
    while each is not None and each not in nearest and not is_html_element(each, "form"):
        walked.append(each)
        each = parent_element(each)
    form: HTMLFormElement | None = None
    if each is not None:
        form = nearest.get(each) if each in nearest else cast("HTMLFormElement", each)
    for inside in walked:
        nearest[inside] = form
    return form


class FormTrees:
    """What is known of the trees of a document's nodes: another object after each change."""

    __slots__ = ("by_root",)

    def __init__(self) -> None:
        self.by_root: dict[Node, FormTree] = {}


def form_trees(node: Node) -> FormTrees:
    """What is known of the trees of a node's document."""
    trees = node.node_document.form_trees
    if trees is None:
        trees = FormTrees()
        node.node_document.form_trees = trees
    return trees


def form_tree(node: Node) -> FormTree:
    """What is known of the tree that a node is in."""
    root = _root_of_tree(node)
    trees = form_trees(node).by_root
    tree = trees.get(root)
    if tree is None:
        tree = FormTree(root)
        trees[root] = tree
        tree.collect()
    return tree


def _root_of_tree(node: Node) -> Node:
    """The root of a node: the document, a shadow root, or the top of a tree without either."""
    document = node.node_document
    return document if node.is_connected and not document.has_shadow_trees else root_of(node)


def element_with_id(node: Node, id_: str) -> Element | None:
    """The first element with an ID in the tree of a node."""
    document = node.node_document
    if _root_of_tree(node) is document:
        return document.get_element_by_id(id_)
    return form_tree(node).element_by_id(id_)


def labeled_control(label: Element) -> Element | None:
    """https://html.spec.whatwg.org/multipage/forms.html#labeled-control"""
    id_ = label.attribute_value("for")
    if id_ is None:
        each = next_element(label, label)
        while each is not None and not is_labelable(each):
            each = next_element(each, label)
        return each
    found = element_with_id(label, id_)
    return found if found is not None and id_ != "" and is_labelable(found) else None
