"""Selects: https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element

A select sets the selectedness of its options when somebody asks for it, after its options changed.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from webapi.dom.form_states import is_disabled_option
from webapi.dom.forms.autofill import idl_exposed_autofill_value
from webapi.dom.forms.collections import ComputedCollection, HTMLOptionsCollection, Removal
from webapi.dom.forms.controls import FormControl
from webapi.dom.forms.messages import MISSING_ITEM
from webapi.dom.forms.owners import form_trees
from webapi.dom.mutation import pre_insert, remove, replace_within
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.tree import is_inclusive_ancestor
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import leading_integer

if TYPE_CHECKING:
    from webapi.dom.collections import HTMLCollection
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.forms.options import HTMLOptionElement
    from webapi.dom.forms.owners import FormTrees
    from webapi.dom.node import Node

MOST_OPTIONS: Final = 100000
"""The greatest length that a script can set."""


class HTMLSelectElement(FormControl):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmlselectelement"""

    __slots__ = (
        *("_has_changed", "_has_lost", "_loses", "_options", "_selected", "_selected_options"),
        "selectedness_is_known",
    )

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._options: HTMLOptionsCollection | None = None
        self._selected_options: HTMLCollection | None = None
        self._has_changed = True
        """Whether an option may be selected that was not, or several may be."""
        self._has_lost = False
        """Whether the selected option may be gone."""
        self._loses = False
        """Whether a child is being removed."""
        self._selected: HTMLOptionElement | None = None
        """The selected option, if there can be one only."""
        self.selectedness_is_known = False
        """Whether no option was selected or unselected since its selected options were read."""

    @property
    def options(self) -> HTMLOptionsCollection:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-options"""
        if self._options is None:
            self._options = HTMLOptionsCollection(self, Removal())
        return self._options

    @property
    def list_of_options(self) -> list[HTMLOptionElement]:
        """https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-option-list"""
        options: list[HTMLOptionElement] = []
        for each in self.options.elements:
            options.append(cast("HTMLOptionElement", each))
        return options

    @property
    def selected_options(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedoptions"""
        if self._selected_options is None:
            self._selected_options = SelectedOptions(self)
        return self._selected_options

    def list_of_selected_options(self) -> list[HTMLOptionElement]:
        """The options whose selectedness is true."""
        self.set_the_selectedness()
        selected: list[HTMLOptionElement] = []
        for each in self.list_of_options:
            if each.selectedness:
                selected.append(each)
        return selected

    @property
    def is_multiple(self) -> bool:
        """Whether it has the attribute multiple."""
        return self.attribute_value("multiple") is not None

    @property
    def shows_one(self) -> bool:
        """Whether its display size is 1.

        https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size
        """
        size = self.attribute_value("size")
        number = 0 if size is None else leading_integer(size)
        return not self.is_multiple if number == 0 else number == 1

    @property
    def autocomplete(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete"""
        return idl_exposed_autofill_value(self, wears_anchor_mantle=False)

    @property
    def type(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-type"""
        return "select-multiple" if self.is_multiple else "select-one"

    # Selectedness

    def child_leaves(self) -> None:
        """Set the selectedness before a child leaves."""
        self.set_the_selectedness()
        self._loses = True

    def children_changed_steps(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-children-changed-ext"""
        if self._loses:
            self._loses = False
            self._has_lost = True
        else:
            self.options_changed()

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-change-ext"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if local_name in ("multiple", "size") and namespace is None:
            self.options_changed()

    def options_changed(self) -> None:
        """Set the selectedness of the options before somebody asks for it."""
        self._has_changed = True
        self._loses = False
        self.selectedness_is_known = False

    def set_the_selectedness(self) -> None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm

        Of two selected options, only the one that was selected or inserted later stays selected.
        """
        if self._has_changed:
            self._has_changed = False
            self._has_lost = False
            self._selected = None if self.is_multiple else self._only_selected_option()
        elif self._has_lost:
            self._has_lost = False
            selected = self._selected
            if selected is None or selected.select is self:
                return
            self._selected = None
        else:
            return
        if self._selected is None and not self.is_multiple and self.shows_one:
            index = 0
            option = self.options.item(0)
            while option is not None and is_disabled_option(option):
                index += 1
                option = self.options.item(index)
            if option is not None:
                self._selected = cast("HTMLOptionElement", option)
                self._selected.selectedness = True

    def _only_selected_option(self) -> HTMLOptionElement | None:
        """Unselect all options but one."""
        selected: HTMLOptionElement | None = None
        for each in self.list_of_options:
            if not each.selectedness:
                continue
            if selected is None:
                selected = each
            elif selected.selected_at > each.selected_at:
                each.selectedness = False
            else:
                selected.selectedness = False
                selected = each
        return selected

    def reset(self) -> None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element:concept-form-reset-control"""
        for each in self.list_of_options:
            each.dirtiness = False
            each.set_selectedness(each.attribute_value("selected") is not None)
        self.options_changed()

    def _select_only(self, option: HTMLOptionElement | None) -> None:
        for each in self.list_of_options:
            each.selectedness = False
        if option is not None:
            option.dirtiness = True
            option.set_selectedness(True)
        self._has_changed = False
        self._has_lost = False
        self._selected = None if self.is_multiple else option
        self.selectedness_is_known = False

    def select_all_of(self, options: list[Element]) -> None:
        """Select these options, and no others."""
        wanted: dict[Element, bool] = {}
        for each in options:
            wanted[each] = True
        self._select_only(None)
        for option in self.list_of_options:
            if option in wanted:
                option.selected = True

    @property
    def selected_index(self) -> int:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedindex"""
        self.set_the_selectedness()
        for index, each in enumerate(self.list_of_options):
            if each.selectedness:
                return index
        return -1

    @selected_index.setter
    def selected_index(self, value: int) -> None:
        options = self.list_of_options
        self._select_only(options[value] if value >= 0 and value < len(options) else None)

    @property
    def value(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-value"""
        selected = self.list_of_selected_options()
        return "" if len(selected) == 0 else selected[0].value

    @value.setter
    def value(self, value: str) -> None:
        found: HTMLOptionElement | None = None
        for each in self.list_of_options:
            if found is None and each.value == value:
                found = each
        self._select_only(found)

    # Options

    @property
    def length(self) -> int:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-length"""
        return self.options.length

    @length.setter
    def length(self, value: int) -> None:
        options = self.list_of_options
        if value > len(options):
            if value <= MOST_OPTIONS:
                self._append_options(value - len(options))
            return
        for index, each in enumerate(options):
            if index >= value and each.parent is not None:
                remove(each)

    def _append_options(self, count: int) -> None:
        document = self.node_document
        fragment = document.create_document_fragment()
        for _ in range(count):
            pre_insert(document.create_an_element("option", HTML_NAMESPACE), fragment, None)
        pre_insert(fragment, self, None)

    def item(self, index: int) -> Element | None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-item"""
        return self.options.item(index)

    def named_item(self, name: str) -> Element | None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-nameditem"""
        return self.options.named_item(name)

    def set_option(self, index: int, option: HTMLOptionElement | None) -> None:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-setter"""
        if option is None:
            self.remove_2(index)
            return
        options = self.list_of_options
        if index >= len(options):
            if index - len(options) > 0:
                self._append_options(index - len(options))
            pre_insert(option, self, None)
            return
        parent = options[index].parent
        assert parent is not None
        replace_within(options[index], option, parent)

    def add(self, element: Element, before: Element | int | None) -> None:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-add

        ``before`` is an element, or the index of an option, or None.
        """
        if isinstance(before, int):
            self.add_before(element, self.options.item(before) if before >= 0 else None)
        else:
            self.add_before(element, before)

    def add_before(self, element: Element, before: Element | None) -> None:
        """The steps of `add` for an element."""
        if is_inclusive_ancestor(element, self):
            raise DOMException("The element contains the select.", "HierarchyRequestError")
        if before is not None and not is_inclusive_ancestor(self, before):
            raise DOMException("The select does not contain the node.", "NotFoundError")
        if element is before:
            return
        parent: Node | None = self if before is None else before.parent
        assert parent is not None
        pre_insert(element, parent, before)

    def remove_2(self, index: int) -> None:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-remove"""
        option = self.options.item(index) if index >= 0 else None
        if option is not None:
            remove(option)

    # Constraints

    @property
    def placeholder_label_option(self) -> HTMLOptionElement | None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option"""
        if not self.is_required or self.is_multiple or not self.shows_one:
            return None
        options = self.list_of_options
        if len(options) == 0 or options[0].value != "" or options[0].parent is not self:
            return None
        return options[0]

    @property
    def value_missing(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-missing"""
        if not self.is_required:
            return False
        selected = self.list_of_selected_options()
        if len(selected) == 0:
            return True
        return len(selected) == 1 and selected[0] is self.placeholder_label_option

    def problem_message(self) -> str:
        """What is wrong with an invalid control, in English, as Chromium says it."""
        return MISSING_ITEM


class SelectedOptions(ComputedCollection):
    """The collection of https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedoptions"""

    __slots__ = ("_known", "_trees")

    def __init__(self, root: HTMLSelectElement) -> None:
        super().__init__(root)
        self._known: list[Element] = []
        """The elements, while nothing is selected and the tree does not change."""
        self._trees: FormTrees | None = None

    def current(self) -> list[Element]:
        """The elements."""
        select = cast("HTMLSelectElement", self.root)
        select.set_the_selectedness()
        trees = form_trees(select)
        if select.selectedness_is_known and self._trees is trees:
            return self._known
        elements: list[Element] = []
        for each in select.list_of_selected_options():
            elements.append(each)
        self._known = elements
        self._trees = trees
        select.selectedness_is_known = True
        return elements

    @property
    def elements(self) -> list[Element]:
        """The represented elements, in a list that does not change."""
        return list(self.current())
