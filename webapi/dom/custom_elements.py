"""Custom elements: definitions, reactions, upgrades.

https://html.spec.whatwg.org/multipage/custom-elements.html

There is one element queue, not a stack of them, because members begin without elements in it: their
end empties the queue before callbacks run, and an algorithm that runs a script takes them out.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final, cast

from webapi.dom.custom_elements_host import (
    call_lifecycle_callback,
    construct_an_element,
    construct_candidate,
    enqueue_element,
    set_registry_of,
    take_element_queue,
)
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.tree import ELEMENT_NODE, shadow_including_inclusive_descendants
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import is_valid_custom_element_name, report, thrown_value

if TYPE_CHECKING:
    from webapi.dom.attributes import Attribute
    from webapi.dom.custom_element_registry import CustomElementRegistry
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.forms.element_internals import ElementInternals
    from webapi.dom.forms.form import HTMLFormElement
    from webapi.dom.node import Node

UNDEFINED: Final = 0
FAILED: Final = 1
PRECUSTOMIZED: Final = 2
CUSTOM: Final = 3


class CustomElementDefinition:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-definition"""

    __slots__ = (
        *("callbacks", "construction_stack", "constructor", "disables_internals"),
        *("disables_shadow", "is_form_associated", "name", "observed_attributes", "registry"),
    )

    def __init__(self, registry: CustomElementRegistry, name: str, constructor: Any) -> None:
        self.registry = registry
        self.name = name
        self.constructor = constructor
        self.callbacks: dict[str, Any] = {}
        self.observed_attributes: set[str] = set()
        self.disables_internals = False
        self.disables_shadow = False
        self.is_form_associated = False
        self.construction_stack: list[Element | None] = []
        """Elements that are upgraded. None stands for one that is constructed already."""


class Reaction:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#concept-custom-element-reaction

    Without a callback, it is an upgrade.
    """

    __slots__ = ("arguments", "callback", "definition")

    def __init__(
        self, definition: CustomElementDefinition, callback: Any, arguments: list[Any]
    ) -> None:
        self.definition = definition
        self.callback = callback
        self.arguments = arguments


class CustomElementState:
    """What an element has that is custom, or waits for its upgrade, or failed."""

    __slots__ = (*("definition", "form_owner", "internals", "is_disabled", "reactions", "state"),)

    def __init__(self) -> None:
        self.state = UNDEFINED
        """https://dom.spec.whatwg.org/#concept-element-custom-element-state"""
        self.definition: CustomElementDefinition | None = None
        """https://dom.spec.whatwg.org/#concept-element-custom-element-definition"""
        self.reactions: deque[Reaction] = deque()
        """https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reaction-queue"""
        self.internals: ElementInternals | None = None
        self.form_owner: HTMLFormElement | None = None
        """The form of which the element was told last."""
        self.is_disabled = False
        """Whether the element was told last that it is disabled."""


def custom_state_of(element: Element) -> CustomElementState:
    """The state of an element, which gets one if it has none."""
    extras = element.extras
    if extras.custom is None:
        extras.custom = CustomElementState()
    return extras.custom


def known_state_of(element: Element) -> CustomElementState | None:
    """Its state, if it was ever given one."""
    return None if element.known_extras is None else element.known_extras.custom


def is_defined(element: Element) -> bool:
    """https://dom.spec.whatwg.org/#concept-element-defined"""
    if element.namespace != HTML_NAMESPACE:
        return True
    known = known_state_of(element)
    if known is None:
        return not is_valid_custom_element_name(element.local_name)
    return known.state == CUSTOM


def is_form_associated(element: Element) -> bool:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element"""
    known = known_state_of(element)
    if known is None or known.state != CUSTOM or known.definition is None:
        return False
    return known.definition.is_form_associated


def look_up_a_definition(
    document: Document, namespace: str | None, local_name: str
) -> CustomElementDefinition | None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#look-up-a-custom-element-definition"""
    if document.registry is None or namespace != HTML_NAMESPACE:
        return None
    return document.registry.definitions.get(local_name)


def create_a_custom_element(definition: CustomElementDefinition, document: Document) -> Element:
    """The steps of https://dom.spec.whatwg.org/#concept-create-element that run a constructor"""
    try:
        set_registry_of(definition.constructor, definition.registry)
        element = construct_an_element(definition.constructor)
        if len(element.attribute_list) > 0:
            raise _refusal("The constructor added attributes.")
        if element.first_child is not None:
            raise _refusal("The constructor added children.")
        if element.parent is not None:
            raise _refusal("The constructor gave the element a parent.")
        if element.node_document is not document:
            raise _refusal("The constructor moved the element to another document.")
        if element.local_name != definition.name:
            raise _refusal("The constructor returned an element of another name.")
        return element
    except Exception as error:
        report(thrown_value(error))
    unknown = document.new_unknown_element(definition.name)
    custom_state_of(unknown).state = FAILED
    return unknown


def _refusal(message: str) -> DOMException:
    return DOMException(message, "NotSupportedError")


def construct_a_new_element(definition: CustomElementDefinition) -> Element:
    """https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors, an empty stack"""
    element = definition.registry.document.new_html_element(definition.name, None)
    state = custom_state_of(element)
    state.state = CUSTOM
    state.definition = definition
    note_a_custom_element(element, definition)
    return element


def note_a_custom_element(element: Element, definition: CustomElementDefinition) -> None:
    """Let the document know that an element is a control from now on."""
    if definition.is_form_associated:
        document = element.node_document
        document.form_trees = None
        document.has_custom_controls = True
        for each in document.live_collections:
            each.forget()
        document.live_collections = []


def take_the_candidate(definition: CustomElementDefinition) -> Element:
    """https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors, from step 9"""
    stack = definition.construction_stack
    element = stack[len(stack) - 1]
    if element is None:
        raise TypeError("The element is constructed already.")
    stack[len(stack) - 1] = None
    return element


# Reactions


def enqueue_a_callback(element: Element, name: str, arguments: list[Any]) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-callback-reaction

    Nothing happens if the element is not custom.
    """
    known = known_state_of(element)
    if known is None or known.state != CUSTOM:
        return
    if _append_a_callback(known, name, arguments):
        enqueue_element(element, invoke_reactions)


def _append_a_callback(state: CustomElementState, name: str, arguments: list[Any]) -> bool:
    """Append a reaction to the queue of an element. Return whether there is a callback."""
    if state.definition is None:
        return False
    callback = state.definition.callbacks.get(name)
    if callback is None:
        return False
    state.reactions.append(Reaction(state.definition, callback, arguments))
    return True


def enqueue_an_attribute_change(
    element: Element, attribute: Attribute, old_value: str | None, value: str | None
) -> None:
    """The step of https://dom.spec.whatwg.org/#handle-attribute-changes about custom elements"""
    known = known_state_of(element)
    if known is None or known.state != CUSTOM:
        return
    if _append_an_attribute_change(known, attribute, old_value, value):
        enqueue_element(element, invoke_reactions)


def _append_an_attribute_change(
    state: CustomElementState, attribute: Attribute, old_value: str | None, value: str | None
) -> bool:
    definition = state.definition
    if definition is None or attribute.local_name not in definition.observed_attributes:
        return False
    arguments = [attribute.local_name, old_value, value, attribute.namespace]
    return _append_a_callback(state, "attributeChangedCallback", arguments)


def enqueue_a_move(element: Element) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-callback-reaction

    An element without a connectedMoveCallback is disconnected and connected.
    """
    known = known_state_of(element)
    if known is None or known.definition is None or not element.is_connected:
        return
    if known.definition.callbacks.get("connectedMoveCallback") is not None:
        enqueue_a_callback(element, "connectedMoveCallback", [])
        return
    enqueue_a_callback(element, "disconnectedCallback", [])
    enqueue_a_callback(element, "connectedCallback", [])


def enqueue_an_upgrade(element: Element, definition: CustomElementDefinition) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-upgrade-reaction"""
    custom_state_of(element).reactions.append(Reaction(definition, None, []))
    enqueue_element(element, invoke_reactions)


def connect_an_element(element: Element) -> None:
    """The step of https://dom.spec.whatwg.org/#concept-node-insert about a connected element"""
    known = known_state_of(element)
    if known is not None and known.state == CUSTOM:
        enqueue_a_callback(element, "connectedCallback", [])
    else:
        try_to_upgrade(element)


def try_to_upgrade(element: Element) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#concept-try-upgrade"""
    document = element.node_document
    definition = look_up_a_definition(document, element.namespace, element.local_name)
    if definition is not None:
        enqueue_an_upgrade(element, definition)


def try_to_upgrade_all(root: Node, local_name: str | None) -> None:
    """Try to upgrade the elements of a tree, or those of a name, in shadow-including tree order."""
    for node in shadow_including_inclusive_descendants(root):
        if node.node_type == ELEMENT_NODE:
            element = cast("Element", node)
            if local_name is None or element.local_name == local_name:
                try_to_upgrade(element)


def invoke_reactions() -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#invoke-custom-element-reactions"""
    for element in take_element_queue():
        state = custom_state_of(element)
        while len(state.reactions) > 0:
            reaction = state.reactions.popleft()
            try:
                if reaction.callback is None:
                    upgrade_an_element(element, reaction.definition)
                else:
                    call_lifecycle_callback(reaction.callback, element, reaction.arguments)
            except Exception as error:
                report(thrown_value(error))


def upgrade_an_element(element: Element, definition: CustomElementDefinition) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#concept-upgrade-an-element

    The element's reactions are being invoked: those that it gets here run after the constructor.
    """
    state = custom_state_of(element)
    if state.state != UNDEFINED:
        return
    state.definition = definition
    state.state = FAILED
    for each in element.attribute_list:
        _append_an_attribute_change(state, each, None, each.value)
    if element.is_connected:
        _append_a_callback(state, "connectedCallback", [])
    definition.construction_stack.append(element)
    is_constructed = False
    try:
        if definition.disables_shadow and element.extras.shadow_root is not None:
            raise _refusal("The element has a shadow root, which its definition disables.")
        state.state = PRECUSTOMIZED
        set_registry_of(definition.constructor, definition.registry)
        construct_candidate(definition.constructor, element)
        is_constructed = True
    finally:
        definition.construction_stack.pop()
        state.state = CUSTOM if is_constructed else FAILED
        if is_constructed:
            note_a_custom_element(element, definition)
        else:
            state.definition = None
            state.reactions = deque()
    if definition.is_form_associated:
        element.control_changed()
