"""What few nodes have, so that the others are small.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.attributes import Attribute, NamedNodeMap
    from webapi.dom.collections import ChildNodeList, HTMLCollection
    from webapi.dom.custom_elements import CustomElementState
    from webapi.dom.mutation_observers import RegisteredObserver
    from webapi.dom.reflection import ElementReferences
    from webapi.dom.shadow_root import ShadowRoot
    from webapi.dom.slot_element import HTMLSlotElement
    from webapi.dom.token_sets import DOMTokenList


class NodeExtras:
    """The objects of a node that are made when they are first needed."""

    __slots__ = (
        *("attributes", "attributes_by_name", "child_list", "children", "class_list"),
        *("custom", "manual_slot", "part_list", "references"),
        *("registered_observers", "shadow_root"),
    )

    def __init__(self) -> None:
        self.child_list: ChildNodeList | None = None
        """The object of childNodes."""
        self.registered_observers: list[RegisteredObserver] | None = None
        """https://dom.spec.whatwg.org/#registered-observer-list"""
        self.children: HTMLCollection | None = None
        """The object of children."""
        self.attributes: NamedNodeMap | None = None
        """The object of attributes."""
        self.attributes_by_name: dict[str, Attribute] | None = None
        """The first attribute of each qualified name, if an element has many."""
        self.references: ElementReferences | None = None
        """What attributes that reflect elements keep."""
        self.class_list: DOMTokenList | None = None
        """The object of classList."""
        self.part_list: DOMTokenList | None = None
        """The object of part."""
        self.shadow_root: ShadowRoot | None = None
        """https://dom.spec.whatwg.org/#concept-element-shadow-root"""
        self.custom: CustomElementState | None = None
        """The state of a custom element, and of one that waits for its upgrade."""
        self.manual_slot: HTMLSlotElement | None = None
        """https://dom.spec.whatwg.org/#slotable-manual-slot-assignment"""
