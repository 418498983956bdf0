"""Elements: https://dom.spec.whatwg.org/#interface-element

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.attributes import Attr, Attribute, NamedNodeMap, equal_attributes
from webapi.dom.custom_elements import (
    connect_an_element,
    enqueue_a_callback,
    enqueue_a_move,
    enqueue_an_attribute_change,
)
from webapi.dom.focus import focus_fixup
from webapi.dom.forms.custom_controls import ControlChanges, custom_controls_follow
from webapi.dom.live_objects import attribute_changed, attribute_will_change
from webapi.dom.mutation import pre_insert
from webapi.dom.mutation_observers import queue_an_attribute_mutation_record
from webapi.dom.names import HTML_NAMESPACE, validate_and_extract
from webapi.dom.parent_node import ParentNode
from webapi.dom.querying import closest_element, matches_selector
from webapi.dom.shadow_root import attach_shadow, copy_of_shadow_root
from webapi.dom.slots import find_a_slot, slottable_name_changed
from webapi.dom.token_sets import DOMTokenList
from webapi.dom.tree import ELEMENT_NODE, shadow_root_of
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    ascii_lowercase,
    ascii_uppercase,
    is_valid_attribute_local_name,
    take_from_list,
)

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.node import Node
    from webapi.dom.reflection import ElementReferences
    from webapi.dom.shadow_root import ShadowRoot, ShadowRootInit
    from webapi.dom.slot_element import HTMLSlotElement

MAX_SEARCHED_ATTRIBUTES: Final = 32
"""With more attributes, an element finds them by a table."""


class Element(ParentNode):
    """https://dom.spec.whatwg.org/#interface-element"""

    __slots__ = (
        *("attribute_list", "class_value", "id_value", "local_name", "namespace", "prefix"),
    )

    def __init__(
        self,
        node_document: Document,
        local_name: str,
        namespace: str | None,
        prefix: str | None = None,
    ) -> None:
        super().__init__(ELEMENT_NODE, node_document)
        self.namespace = namespace
        self.prefix = prefix
        self.local_name = local_name
        self.attribute_list: list[Attribute] = []
        """https://dom.spec.whatwg.org/#concept-element-attribute"""
        self.class_value: str | None = None
        """The value of the attribute ``class``, which selectors compare."""
        self.id_value: str | None = None
        """The value of the attribute ``id``."""

    @property
    def qualified_name(self) -> str:
        """https://dom.spec.whatwg.org/#concept-element-qualified-name"""
        return self.local_name if self.prefix is None else f"{self.prefix}:{self.local_name}"

    @property
    def has_lowercase_names(self) -> bool:
        """Whether it is an HTML element in an HTML document."""
        return self.namespace == HTML_NAMESPACE and self.node_document.is_html

    @property
    def tag_name(self) -> str:
        """https://dom.spec.whatwg.org/#element-html-uppercased-qualified-name"""
        name = self.qualified_name
        return ascii_uppercase(name) if self.has_lowercase_names else name

    @property
    def namespace_uri(self) -> str | None:
        """https://dom.spec.whatwg.org/#dom-element-namespaceuri"""
        return self.namespace

    # Nodes

    @property
    def node_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-nodename"""
        return self.tag_name

    def clone_a_single_node(self, document: Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        copy = document.create_an_element(self.local_name, self.namespace, self.prefix)
        for each in self.attribute_list:
            copy.append_an_attribute(
                Attribute(each.local_name, each.value, each.namespace, each.prefix)
            )
        return copy

    def equals_without_children(self, other: Node) -> bool:
        """https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children"""
        if (
            not isinstance(other, Element)
            or self.namespace != other.namespace
            or self.prefix != other.prefix
            or self.local_name != other.local_name
            or len(self.attribute_list) != len(other.attribute_list)
        ):
            return False
        for each in self.attribute_list:
            equal = other.attribute_by_namespace(each.namespace, each.local_name)
            if equal is None or not equal_attributes(each, equal):
                return False
        return True

    @property
    def may_be_a_host(self) -> bool:
        """Whether a DocumentFragment may have it as its host."""
        return self.known_extras is not None and self.known_extras.shadow_root is not None

    def attach_copy_of(self, shadow: ShadowRoot) -> Node:
        """The step of https://dom.spec.whatwg.org/#concept-node-clone about shadow roots"""
        return copy_of_shadow_root(shadow, self)

    def element_for_namespaces(self) -> Element | None:
        """The element from which a namespace is located."""
        return self

    def set_node_document(self, document: Document) -> None:
        """The step of https://dom.spec.whatwg.org/#concept-node-adopt about node documents"""
        old_document = self.node_document
        self.node_document = document
        for each in self.attribute_list:
            if each.node is not None:
                each.node.node_document = document
        if self.known_extras is not None and self.known_extras.custom is not None:
            enqueue_a_callback(self, "adoptedCallback", [old_document, document])

    def insertion_steps(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-insert-ext, of a connected node"""
        if self.node_document.ids is not None:
            self.node_document.ids.add(self)
        extras = self.known_extras
        is_custom = extras is not None and extras.custom is not None
        if is_custom or self.node_document.registry is not None:
            connect_an_element(self)

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://dom.spec.whatwg.org/#concept-node-remove-ext, of a node that was connected"""
        if self.node_document.focused is self:
            self.node_document.focused = None
        if self.node_document.ids is not None:
            self.node_document.ids.remove(self, old_ancestor)
        if self.known_extras is not None and self.known_extras.custom is not None:
            enqueue_a_callback(self, "disconnectedCallback", [])

    def moving_steps(self, old_ancestor: Node) -> None:
        """https://dom.spec.whatwg.org/#concept-node-move-ext"""
        enqueue_a_move(self)

    def associate_with_form(self, form: Element) -> None:
        """A step of https://html.spec.whatwg.org/#create-an-element-for-the-token, of controls"""

    def associated_form(self) -> Element | None:
        """The form that the parser has associated, if it is in the same tree."""
        return None

    # Attributes

    def attribute_by_name(self, qualified_name: str) -> Attribute | None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-get-by-name"""
        name = ascii_lowercase(qualified_name) if self.has_lowercase_names else qualified_name
        if len(self.attribute_list) > MAX_SEARCHED_ATTRIBUTES:
            return self._attributes_by_name().get(name)
        for each in self.attribute_list:
            if each.qualified_name == name:
                return each
        return None

    def _attributes_by_name(self) -> dict[str, Attribute]:
        extras = self.extras
        if extras.attributes_by_name is None:
            by_name: dict[str, Attribute] = {}
            for each in self.attribute_list:
                if each.qualified_name not in by_name:
                    by_name[each.qualified_name] = each
            extras.attributes_by_name = by_name
        return extras.attributes_by_name

    def _forget_attributes_by_name(self) -> None:
        if self.known_extras is not None:
            self.known_extras.attributes_by_name = None

    def attribute_by_namespace(self, namespace: str | None, local_name: str) -> Attribute | None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-get-by-namespace"""
        wanted = None if namespace == "" else namespace
        for each in self.attribute_list:
            if each.local_name == local_name and each.namespace == wanted:
                return each
        return None

    def attribute_value(self, local_name: str) -> str | None:
        """The value of the attribute that has this local name and no namespace."""
        for each in self.attribute_list:
            if each.local_name == local_name and each.namespace is None:
                return each.value
        return None

    @property
    def reflecting_element(self) -> Element:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#get-the-element"""
        return self

    @property
    def references(self) -> ElementReferences | None:
        """What attributes that reflect elements keep."""
        return None if self.known_extras is None else self.known_extras.references

    @references.setter
    def references(self, value: ElementReferences) -> None:
        self.extras.references = value

    @property
    def selected_text(self) -> str | None:
        """The text that is selected in a control; None for what is none."""
        return None

    @property
    def is_focusable(self) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#focusable-area"""
        return False

    def getting_focus_steps(self) -> None:
        """React to getting the focus, before the event focus."""

    def losing_focus_steps(self) -> None:
        """React to the loss of the focus, before the event blur."""

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return False

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-change-ext"""
        document = self.node_document
        if document.focused is not None and _changes_focusability(local_name):
            focus_fixup(document)
        references = self.references
        if references is not None and namespace is None:
            references.forget(local_name)
        if local_name == "popover" and namespace is None:
            self.popover_attribute_changed(old_value, value)
        elif local_name == "nonce" and namespace is None:
            self.nonce_attribute_changed()
        if namespace is None and local_name.startswith("on"):
            self.event_handler_attribute_changed(local_name, value)
        ids = self.node_document.ids
        if local_name == "id" and namespace is None and ids is not None and self.is_connected:
            ids.change(self, old_value, value)
        elif local_name == "name" and namespace is None and ids is not None and self.is_connected:
            ids.change_name(self, old_value, value)
        elif local_name == "slot" and namespace is None and self.node_document.has_shadow_trees:
            slottable_name_changed(self, old_value, value)

    def control_changed(self) -> None:
        """Tell a custom element that became a control of its form, and whether it is disabled."""
        ControlChanges(self).tell(self)

    def popover_attribute_changed(self, old_value: str | None, value: str | None) -> None:
        """React to a change of ``popover``."""

    def nonce_attribute_changed(self) -> None:
        """React to a change of ``nonce``."""

    def event_handler_attribute_changed(self, local_name: str, value: str | None) -> None:
        """React to a change of an attribute that may be an event handler."""

    def note_value(self, local_name: str, value: str | None, namespace: str | None) -> None:
        """Keep `class_value` and `id_value` in step with the attributes."""
        if namespace is None and local_name in ("class", "id"):
            self.node_document.element_lists = None
            if local_name == "class":
                self.class_value = value
            else:
                self.id_value = value

    def _handle_attribute_changes(
        self, attribute: Attribute, old_value: str | None, new_value: str | None
    ) -> None:
        """https://dom.spec.whatwg.org/#handle-attribute-changes"""
        local_name, namespace = attribute.local_name, attribute.namespace
        self.note_value(local_name, new_value, namespace)
        queue_an_attribute_mutation_record(self, local_name, namespace, old_value)
        if self.known_extras is not None and self.known_extras.custom is not None:
            enqueue_an_attribute_change(self, attribute, old_value, new_value)
        attribute_changed(self, local_name)
        if self.is_connected and self.node_document.styles is not None:
            self.node_document.styles.attribute_changed(self, local_name, old_value, new_value)
        self.attribute_change_steps(local_name, old_value, new_value, namespace)
        if self.node_document.has_custom_controls and namespace is None:
            custom_controls_follow(self, local_name)

    def change_an_attribute(self, attribute: Attribute, value: str) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-change"""
        attribute_will_change(self, attribute.local_name, value)
        old_value = attribute.value
        attribute.value = value
        self._handle_attribute_changes(attribute, old_value, value)

    def append_an_attribute(self, attribute: Attribute) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-append"""
        attribute_will_change(self, attribute.local_name, attribute.value)
        self.attribute_list.append(attribute)
        by_name = None if self.known_extras is None else self.known_extras.attributes_by_name
        if by_name is not None and attribute.qualified_name not in by_name:
            by_name[attribute.qualified_name] = attribute
        self._take(attribute)
        self._handle_attribute_changes(attribute, None, attribute.value)

    def remove_an_attribute(self, attribute: Attribute) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-remove"""
        attribute_will_change(self, attribute.local_name, None)
        by_name = None if self.known_extras is None else self.known_extras.attributes_by_name
        if by_name is not None:
            if len(by_name) == len(self.attribute_list):
                del by_name[attribute.qualified_name]
            else:  # another attribute may have the name
                self._forget_attributes_by_name()
        take_from_list(self.attribute_list, attribute)
        attribute.element = None
        self._handle_attribute_changes(attribute, attribute.value, None)

    def replace_an_attribute(self, old_attribute: Attribute, new_attribute: Attribute) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-replace"""
        attribute_will_change(self, old_attribute.local_name, new_attribute.value)
        replaced: list[Attribute] = []
        for each in self.attribute_list:
            replaced.append(new_attribute if each is old_attribute else each)
        self.attribute_list = replaced
        self._forget_attributes_by_name()
        self._take(new_attribute)
        old_attribute.element = None
        self._handle_attribute_changes(old_attribute, old_attribute.value, new_attribute.value)

    def _take(self, attribute: Attribute) -> None:
        attribute.element = self
        if attribute.node is not None:
            attribute.node.node_document = self.node_document

    def set_an_attribute_value(
        self,
        local_name: str,
        value: str,
        prefix: str | None = None,
        namespace: str | None = None,
    ) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-set-value"""
        attribute = self.attribute_by_namespace(namespace, local_name)
        if attribute is None:
            self.append_an_attribute(Attribute(local_name, value, namespace, prefix))
        else:
            self.change_an_attribute(attribute, value)

    # Members

    @property
    def id(self) -> str:
        """https://dom.spec.whatwg.org/#dom-element-id"""
        return "" if self.id_value is None else self.id_value

    @id.setter
    def id(self, value: str) -> None:
        self.set_an_attribute_value("id", value)

    @property
    def class_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-element-classname"""
        return "" if self.class_value is None else self.class_value

    @class_name.setter
    def class_name(self, value: str) -> None:
        self.set_an_attribute_value("class", value)

    @property
    def slot(self) -> str:
        """https://dom.spec.whatwg.org/#dom-element-slot"""
        value = self.attribute_value("slot")
        return "" if value is None else value

    @slot.setter
    def slot(self, value: str) -> None:
        self.set_an_attribute_value("slot", value)

    @property
    def assigned_slot(self) -> HTMLSlotElement | None:
        """https://dom.spec.whatwg.org/#dom-slotable-assignedslot"""
        return find_a_slot(self, is_open=True)

    @property
    def shadow_root(self) -> ShadowRoot | None:
        """https://dom.spec.whatwg.org/#dom-element-shadowroot"""
        shadow = shadow_root_of(self)
        return None if shadow is None or shadow.mode == "closed" else shadow

    def attach_shadow(self, init: ShadowRootInit) -> ShadowRoot:
        """https://dom.spec.whatwg.org/#dom-element-attachshadow"""
        return attach_shadow(self, init)

    def set_pointer_capture(self, pointer_id: int) -> None:
        """https://w3c.github.io/pointerevents/#dom-element-setpointercapture"""
        self.node_document.pointer_capture.set(self, pointer_id)

    def release_pointer_capture(self, pointer_id: int) -> None:
        """https://w3c.github.io/pointerevents/#dom-element-releasepointercapture"""
        self.node_document.pointer_capture.release(self, pointer_id)

    def has_pointer_capture(self, pointer_id: int) -> bool:
        """https://w3c.github.io/pointerevents/#dom-element-haspointercapture"""
        return self.node_document.pointer_capture.has(self, pointer_id)

    @property
    def class_list(self) -> DOMTokenList:
        """https://dom.spec.whatwg.org/#dom-element-classlist"""
        extras = self.extras
        if extras.class_list is None:
            extras.class_list = DOMTokenList(self, "class")
        return extras.class_list

    @property
    def part(self) -> DOMTokenList:
        """https://drafts.csswg.org/css-shadow-1/#dom-element-part"""
        extras = self.extras
        if extras.part_list is None:
            extras.part_list = DOMTokenList(self, "part")
        return extras.part_list

    @property
    def classes(self) -> list[str]:
        """https://dom.spec.whatwg.org/#concept-class, in a list that does not change"""
        if self.class_value is None:
            return []
        return self.class_list.tokens

    def has_class(self, name: str, ignores_case: bool) -> bool:
        """Whether it has a class."""
        wanted = ascii_lowercase(name) if ignores_case else name
        for each in self.classes:
            if each == wanted or (ignores_case and ascii_lowercase(each) == wanted):
                return True
        return False

    def has_attributes(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-element-hasattributes"""
        return len(self.attribute_list) > 0

    @property
    def attributes(self) -> NamedNodeMap:
        """https://dom.spec.whatwg.org/#dom-element-attributes"""
        extras = self.extras
        if extras.attributes is None:
            extras.attributes = NamedNodeMap(self)
        return extras.attributes

    def get_attribute_names(self) -> list[str]:
        """https://dom.spec.whatwg.org/#dom-element-getattributenames"""
        names: list[str] = []
        for each in self.attribute_list:
            names.append(each.qualified_name)
        return names

    def get_attribute(self, qualified_name: str) -> str | None:
        """https://dom.spec.whatwg.org/#dom-element-getattribute"""
        attribute = self.attribute_by_name(qualified_name)
        return None if attribute is None else attribute.value

    def get_attribute_ns(self, namespace: str | None, local_name: str) -> str | None:
        """https://dom.spec.whatwg.org/#dom-element-getattributens"""
        attribute = self.attribute_by_namespace(namespace, local_name)
        return None if attribute is None else attribute.value

    def set_attribute(self, qualified_name: str, value: str) -> None:
        """https://dom.spec.whatwg.org/#dom-element-setattribute"""
        _check_attribute_local_name(qualified_name, "setAttribute")
        attribute = self.attribute_by_name(qualified_name)
        if attribute is not None:
            self.change_an_attribute(attribute, value)
            return
        name = ascii_lowercase(qualified_name) if self.has_lowercase_names else qualified_name
        self.append_an_attribute(Attribute(name, value))

    def set_attribute_ns(self, namespace: str | None, qualified_name: str, value: str) -> None:
        """https://dom.spec.whatwg.org/#dom-element-setattributens"""
        name = validate_and_extract(namespace, qualified_name, is_attribute=True)
        self.set_an_attribute_value(name.local_name, value, name.prefix, name.namespace)

    def remove_attribute(self, qualified_name: str) -> None:
        """https://dom.spec.whatwg.org/#dom-element-removeattribute"""
        attribute = self.attribute_by_name(qualified_name)
        if attribute is not None:
            self.remove_an_attribute(attribute)

    def remove_attribute_ns(self, namespace: str | None, local_name: str) -> None:
        """https://dom.spec.whatwg.org/#dom-element-removeattributens"""
        attribute = self.attribute_by_namespace(namespace, local_name)
        if attribute is not None:
            self.remove_an_attribute(attribute)

    def toggle_attribute(self, qualified_name: str, force: bool | None = None) -> bool:
        """https://dom.spec.whatwg.org/#dom-element-toggleattribute"""
        _check_attribute_local_name(qualified_name, "toggleAttribute")
        attribute = self.attribute_by_name(qualified_name)
        if attribute is None:
            if force is False:
                return False
            self.set_attribute(qualified_name, "")
            return True
        if force is True:
            return True
        self.remove_an_attribute(attribute)
        return False

    def has_attribute(self, qualified_name: str) -> bool:
        """https://dom.spec.whatwg.org/#dom-element-hasattribute"""
        return self.attribute_by_name(qualified_name) is not None

    def has_attribute_ns(self, namespace: str | None, local_name: str) -> bool:
        """https://dom.spec.whatwg.org/#dom-element-hasattributens"""
        return self.attribute_by_namespace(namespace, local_name) is not None

    def get_attribute_node(self, qualified_name: str) -> Attr | None:
        """https://dom.spec.whatwg.org/#dom-element-getattributenode"""
        attribute = self.attribute_by_name(qualified_name)
        return None if attribute is None else attribute.node_in(self.node_document)

    def get_attribute_node_ns(self, namespace: str | None, local_name: str) -> Attr | None:
        """https://dom.spec.whatwg.org/#dom-element-getattributenodens"""
        attribute = self.attribute_by_namespace(namespace, local_name)
        return None if attribute is None else attribute.node_in(self.node_document)

    def set_attribute_node(self, attr: Attr) -> Attr | None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-set"""
        attribute = attr.attribute
        if attribute.element is not None and attribute.element is not self:
            message = "The attribute belongs to another element."
            raise DOMException(message, "InUseAttributeError")
        old_attribute = self.attribute_by_namespace(attribute.namespace, attribute.local_name)
        if old_attribute is attribute:
            return attr
        if old_attribute is None:
            self.append_an_attribute(attribute)
            return None
        self.replace_an_attribute(old_attribute, attribute)
        return old_attribute.node_in(self.node_document)

    def set_attribute_node_ns(self, attr: Attr) -> Attr | None:
        """https://dom.spec.whatwg.org/#dom-element-setattributenodens"""
        return self.set_attribute_node(attr)

    def remove_attribute_node(self, attr: Attr) -> Attr:
        """https://dom.spec.whatwg.org/#dom-element-removeattributenode"""
        if attr.attribute.element is not self:
            raise DOMException("The attribute is not one of the element.", "NotFoundError")
        self.remove_an_attribute(attr.attribute)
        return attr

    def closest(self, selectors: str) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-element-closest"""
        return closest_element(self, selectors)

    def matches(self, selectors: str) -> bool:
        """https://dom.spec.whatwg.org/#dom-element-matches"""
        return matches_selector(self, selectors)

    def webkit_matches_selector(self, selectors: str) -> bool:
        """https://dom.spec.whatwg.org/#dom-element-webkitmatchesselector"""
        return matches_selector(self, selectors)

    def insert_adjacent(self, where: str, node: Node) -> Node | None:
        """https://dom.spec.whatwg.org/#insert-adjacent"""
        place = ascii_lowercase(where)
        if place == "beforebegin":
            return None if self.parent is None else pre_insert(node, self.parent, self)
        if place == "afterbegin":
            return pre_insert(node, self, self.first_child)
        if place == "beforeend":
            return pre_insert(node, self, None)
        if place == "afterend":
            if self.parent is None:
                return None
            return pre_insert(node, self.parent, self.next_sibling)
        raise DOMException(
            "The place is none of beforebegin, afterbegin, beforeend and afterend.", "SyntaxError"
        )

    def insert_adjacent_element(self, where: str, element: Element) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-element-insertadjacentelement"""
        return None if self.insert_adjacent(where, element) is None else element

    def insert_adjacent_text(self, where: str, data: str) -> None:
        """https://dom.spec.whatwg.org/#dom-element-insertadjacenttext"""
        self.insert_adjacent(where, self.node_document.create_text_node(data))


def _check_attribute_local_name(name: str, method: str) -> None:
    if not is_valid_attribute_local_name(name):
        message = f"Failed to execute '{method}' on 'Element': the name is not valid."
        raise DOMException(message, "InvalidCharacterError")


def _changes_focusability(local_name: str) -> bool:
    """Whether an attribute can make an element, or others in it, lose the focus."""
    is_of_control = local_name in ("disabled", "href", "type")
    return is_of_control or local_name in ("contenteditable", "inert", "tabindex")
