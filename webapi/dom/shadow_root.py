"""Shadow roots: https://dom.spec.whatwg.org/#interface-shadowroot

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict, cast

from webapi.dom.custom_elements import (
    CUSTOM,
    PRECUSTOMIZED,
    known_state_of,
    look_up_a_definition,
)
from webapi.dom.document_fragment import DocumentFragment
from webapi.dom.host import new_adopted_style_sheets, set_adopted_style_sheets
from webapi.dom.mutation import replace_all_within
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.shadow_trees import retarget
from webapi.dom.slots import NamedSlots
from webapi.dom.tree import root_of
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import ascii_lowercase, is_valid_custom_element_name

if TYPE_CHECKING:
    from webapi.dom.css_cascade import TreeStyles
    from webapi.dom.css_style_sheets import CSSStyleSheet, StyleSheetList
    from webapi.dom.custom_element_registry import CustomElementRegistry
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.events import Event, EventTarget
    from webapi.dom.node import Node


class ShadowRootInit(TypedDict):
    """https://dom.spec.whatwg.org/#dictdef-shadowrootinit"""

    mode: str
    delegatesFocus: bool
    slotAssignment: str
    clonable: bool
    serializable: bool


class ShadowRoot(DocumentFragment):
    """https://dom.spec.whatwg.org/#interface-shadowroot"""

    __slots__ = (
        *("_adopted_style_sheets", "clonable", "declarative", "delegates_focus"),
        *(
            "is_available_to_internals",
            "mode",
            "serializable",
            "shadow_host",
            "slot_assignment",
            "slots",
            "style_sheets",
        ),
        "styles",
    )

    def __init__(self, node_document: Document, host: Element) -> None:
        super().__init__(node_document, host)
        self.shadow_host = host
        """https://dom.spec.whatwg.org/#concept-documentfragment-host, which is never null"""
        self.is_connected = host.is_connected
        self.is_available_to_internals = False
        """https://dom.spec.whatwg.org/#shadowroot-available-to-element-internals"""
        self.mode = "open"
        self.delegates_focus = False
        self.slot_assignment = "named"
        self.clonable = False
        self.declarative = False
        """https://dom.spec.whatwg.org/#shadowroot-declarative"""
        self.serializable = False
        self.slots = NamedSlots(self)
        self._adopted_style_sheets: Any = None
        self.style_sheets: StyleSheetList | None = None
        """The sheets of its style elements, once somebody asked for them."""
        self.styles: TreeStyles | None = None
        """What is known of the cascade in this tree, once somebody asked for it."""

    @property
    def adopted_style_sheets(self) -> Any:
        """https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets"""
        if self._adopted_style_sheets is None:
            self._adopted_style_sheets = new_adopted_style_sheets(self)
        return self._adopted_style_sheets

    @adopted_style_sheets.setter
    def adopted_style_sheets(self, sheets: list[CSSStyleSheet]) -> None:
        set_adopted_style_sheets(self.adopted_style_sheets, sheets)

    def set_node_document(self, document: Document) -> None:
        """The step of https://dom.spec.whatwg.org/#concept-node-adopt about node documents

        https://drafts.csswg.org/cssom/#extensions-to-the-document-or-shadow-root-interface
        """
        super().set_node_document(document)
        if self._adopted_style_sheets is not None:
            set_adopted_style_sheets(self._adopted_style_sheets, [])

    @property
    def active_element(self) -> Element | None:
        """https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement"""
        focused = self.node_document.focused
        if focused is None:
            return None
        candidate = cast("Element", retarget(focused, self))
        return candidate if root_of(candidate) is self else None

    @property
    def custom_element_registry(self) -> CustomElementRegistry | None:
        """https://dom.spec.whatwg.org/#dom-documentorshadowroot-customelementregistry"""
        return self.node_document.custom_element_registry

    def clone_node(self, subtree: bool) -> Node:
        """https://dom.spec.whatwg.org/#dom-node-clonenode"""
        raise DOMException("A shadow root cannot be cloned.", "NotSupportedError")

    def get_the_parent(self, event: Event) -> EventTarget | None:
        """https://dom.spec.whatwg.org/#interface-shadowroot

        The event's target is that of the first struct of its path.
        """
        if not event.composed and root_of(cast("Node", event.target)) is self:
            return None
        return self.shadow_host


def attach_shadow(element: Element, init: ShadowRootInit) -> ShadowRoot:
    """https://dom.spec.whatwg.org/#dom-element-attachshadow"""
    where = "Failed to execute 'attachShadow' on 'Element'"
    if element.namespace != HTML_NAMESPACE or not is_valid_shadow_host_name(element.local_name):
        raise DOMException(f"{where}: the element cannot be a host.", "NotSupportedError")
    if disables_shadow(element):
        raise DOMException(f"{where}: the element's definition disables it.", "NotSupportedError")
    current = element.extras.shadow_root
    if current is not None:
        if not current.declarative or current.mode != init["mode"]:
            raise DOMException(f"{where}: the element is a host already.", "NotSupportedError")
        replace_all_within(None, current)
        current.declarative = False
        return current
    shadow = ShadowRoot(element.node_document, element)
    shadow.mode = init["mode"]
    shadow.delegates_focus = init["delegatesFocus"]
    shadow.slot_assignment = init["slotAssignment"]
    shadow.clonable = init["clonable"]
    shadow.serializable = init["serializable"]
    known = known_state_of(element)
    if known is not None and (known.state == CUSTOM or known.state == PRECUSTOMIZED):
        shadow.is_available_to_internals = True
    element.node_document.has_shadow_trees = True
    element.extras.shadow_root = shadow
    return shadow


def disables_shadow(element: Element) -> bool:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#concept-custom-element-definition-disable-shadow"""
    definition = look_up_a_definition(element.node_document, element.namespace, element.local_name)
    return definition is not None and definition.disables_shadow


def declarative_shadow_root(host: Element, template: Element) -> ShadowRoot | None:
    """Attach the shadow root that a template declares, if the host can have it.

    https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead
    """
    is_possible = host.namespace == HTML_NAMESPACE and is_valid_shadow_host_name(host.local_name)
    if not is_possible or host.extras.shadow_root is not None or disables_shadow(host):
        return None
    mode = template.attribute_value("shadowrootmode")
    assignment = template.attribute_value("shadowrootslotassignment")
    is_manual = assignment is not None and ascii_lowercase(assignment) == "manual"
    shadow = attach_shadow(
        host,
        {
            "mode": "closed" if mode is not None and ascii_lowercase(mode) == "closed" else "open",
            "delegatesFocus": template.attribute_value("shadowrootdelegatesfocus") is not None,
            "slotAssignment": "manual" if is_manual else "named",
            "clonable": template.attribute_value("shadowrootclonable") is not None,
            "serializable": template.attribute_value("shadowrootserializable") is not None,
        },
    )
    shadow.declarative = True
    shadow.is_available_to_internals = True
    return shadow


def copy_of_shadow_root(shadow: ShadowRoot, host: Element) -> ShadowRoot:
    """The step of https://dom.spec.whatwg.org/#concept-node-clone about shadow roots"""
    copy = attach_shadow(
        host,
        {
            "mode": shadow.mode,
            "delegatesFocus": shadow.delegates_focus,
            "slotAssignment": shadow.slot_assignment,
            "clonable": True,
            "serializable": shadow.serializable,
        },
    )
    return copy


def is_valid_shadow_host_name(name: str) -> bool:
    """https://dom.spec.whatwg.org/#valid-shadow-host-name"""
    return (
        name in ("article", "aside", "blockquote", "body", "div", "footer", "h1", "h2", "h3", "h4")
        or name in ("h5", "h6", "header", "main", "nav", "p", "section", "span")
        or is_valid_custom_element_name(name)
    )
