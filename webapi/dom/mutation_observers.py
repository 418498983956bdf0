"""Mutation observers: https://dom.spec.whatwg.org/#mutation-observers

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from webapi.dom.collections import NodeList
from webapi.dom.events import Event, dispatch
from webapi.webidl.host import (
    call_mutation_callback,
    pending_mutation_observers,
    queue_a_microtask,
    report,
    signal_slots,
    take_pending_mutation_observers,
    take_signal_slots,
    thrown_value,
)

if TYPE_CHECKING:
    from webapi.dom.node import Node
    from webapi.dom.slot_element import HTMLSlotElement


class MutationObserverInit(TypedDict, total=False):
    """https://dom.spec.whatwg.org/#dictdef-mutationobserverinit"""

    childList: bool
    attributes: bool
    characterData: bool
    subtree: bool
    attributeOldValue: bool
    characterDataOldValue: bool
    attributeFilter: list[str]


class MutationRecord:
    """https://dom.spec.whatwg.org/#interface-mutationrecord"""

    __slots__ = (
        *("added_nodes", "attribute_name", "attribute_namespace", "next_sibling", "old_value"),
        *("platform_object", "previous_sibling", "removed_nodes", "target", "type"),
    )

    def __init__(self, type: str, target: Node) -> None:
        self.platform_object: Any = None
        self.type = type
        self.target = target
        self.attribute_name: str | None = None
        self.attribute_namespace: str | None = None
        self.old_value: str | None = None
        self.added_nodes = NodeList([])
        self.removed_nodes = NodeList([])
        self.previous_sibling: Node | None = None
        self.next_sibling: Node | None = None


class Observation:
    """The options of a registered observer, as the algorithms use them."""

    __slots__ = (
        *("attribute_filter", "attribute_old_value", "attributes", "character_data"),
        *("character_data_old_value", "child_list", "subtree"),
    )

    def __init__(self) -> None:
        self.child_list = False
        self.attributes = False
        self.character_data = False
        self.subtree = False
        self.attribute_old_value = False
        self.character_data_old_value = False
        self.attribute_filter: list[str] | None = None

    def includes(self, type: str, name: str | None, namespace: str | None) -> bool:
        """Whether a mutation of this type, of an attribute of this name, is to be observed."""
        if type == "childList":
            return self.child_list
        if type == "characterData":
            return self.character_data
        if not self.attributes or self.attribute_filter is None:
            return self.attributes
        if namespace is None:
            for each in self.attribute_filter:
                if each == name:
                    return True
        return False


class RegisteredObserver:
    """https://dom.spec.whatwg.org/#registered-observer

    A transient one has a source.
    """

    __slots__ = ("observer", "options", "source")

    def __init__(
        self,
        observer: MutationObserver,
        options: Observation,
        source: RegisteredObserver | None = None,
    ) -> None:
        self.observer = observer
        self.options = options
        self.source = source


class MutationObserver:
    """https://dom.spec.whatwg.org/#interface-mutationobserver"""

    __slots__ = ("callback", "is_pending", "nodes", "platform_object", "record_queue")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.callback: Any = None
        self.nodes: list[Node] = []
        """The node list."""
        self.record_queue: list[MutationRecord] = []
        self.is_pending = False
        """Whether it is one of the agent's pending mutation observers."""

    def constructor_steps(self, callback: Any) -> None:
        """https://dom.spec.whatwg.org/#dom-mutationobserver-mutationobserver"""
        self.callback = callback

    def observe(self, target: Node, options: MutationObserverInit) -> None:
        """https://dom.spec.whatwg.org/#dom-mutationobserver-observe"""
        observation = _observation(options)
        target.node_document.is_observed = True
        for registered in target.registered_observers():
            if registered.observer is self and registered.source is None:
                for node in self.nodes:
                    _remove_transient_observers(node, registered)
                registered.options = observation
                return
        target.register_an_observer(RegisteredObserver(self, observation))
        self.nodes.append(target)

    def disconnect(self) -> None:
        """https://dom.spec.whatwg.org/#dom-mutationobserver-disconnect"""
        for node in self.nodes:
            kept: list[RegisteredObserver] = []
            for each in node.registered_observers():
                if each.observer is not self:
                    kept.append(each)
            node.set_registered_observers(kept)
        self.nodes = []
        self.record_queue = []

    def remove_transient_observers(self) -> None:
        """Remove its transient registered observers. The node list keeps the other nodes."""
        nodes: set[Node] = set()
        for node in self.nodes:
            kept: list[RegisteredObserver] = []
            for each in node.registered_observers():
                if each.observer is not self or each.source is None:
                    kept.append(each)
                if each.observer is self and each.source is None:
                    nodes.add(node)
            node.set_registered_observers(kept)
        self.nodes = list(nodes)

    def take_records(self) -> list[MutationRecord]:
        """https://dom.spec.whatwg.org/#dom-mutationobserver-takerecords"""
        records = self.record_queue
        self.record_queue = []
        return records


def _observation(options: MutationObserverInit) -> Observation:
    """The first steps of https://dom.spec.whatwg.org/#dom-mutationobserver-observe"""
    observation = Observation()
    observation.child_list = options.get("childList") is True
    observation.subtree = options.get("subtree") is True
    observation.attribute_old_value = options.get("attributeOldValue") is True
    observation.character_data_old_value = options.get("characterDataOldValue") is True
    observation.attribute_filter = options.get("attributeFilter")
    observation.attributes = options.get("attributes") is True
    observation.character_data = options.get("characterData") is True
    if "attributes" not in options:
        observation.attributes = (
            "attributeOldValue" in options or observation.attribute_filter is not None
        )
    if "characterData" not in options:
        observation.character_data = "characterDataOldValue" in options
    where = "Failed to execute 'observe' on 'MutationObserver'"
    if not (observation.child_list or observation.attributes or observation.character_data):
        raise TypeError(
            f"{where}: at least one of childList, attributes and characterData must be true."
        )
    if observation.attribute_old_value and not observation.attributes:
        raise TypeError(f"{where}: attributeOldValue is true, but attributes is false.")
    if observation.attribute_filter is not None and not observation.attributes:
        raise TypeError(f"{where}: there is an attributeFilter, but attributes is false.")
    if observation.character_data_old_value and not observation.character_data:
        raise TypeError(f"{where}: characterDataOldValue is true, but characterData is false.")
    return observation


def _remove_transient_observers(node: Node, source: RegisteredObserver) -> None:
    """Remove the transient registered observers that have this source."""
    kept: list[RegisteredObserver] = []
    for each in node.registered_observers():
        if each.source is not source:
            kept.append(each)
    node.set_registered_observers(kept)


def add_transient_observers(node: Node, parent: Node) -> None:
    """The step of https://dom.spec.whatwg.org/#concept-node-remove about registered observers"""
    ancestor: Node | None = parent
    while ancestor is not None:
        for registered in ancestor.registered_observers():
            if registered.options.subtree:
                observer = registered.observer
                node.register_an_observer(
                    RegisteredObserver(observer, registered.options, registered)
                )
                observer.nodes.append(node)
        ancestor = ancestor.parent


def queue_a_tree_mutation_record(
    target: Node,
    added_nodes: list[Node],
    removed_nodes: list[Node],
    previous_sibling: Node | None,
    next_sibling: Node | None,
) -> None:
    """https://dom.spec.whatwg.org/#queue-a-tree-mutation-record"""
    if not target.node_document.is_observed:
        return
    record = MutationRecord("childList", target)
    record.added_nodes = NodeList(added_nodes)
    record.removed_nodes = NodeList(removed_nodes)
    record.previous_sibling = previous_sibling
    record.next_sibling = next_sibling
    queue_a_mutation_record(record, None)


def queue_an_attribute_mutation_record(
    target: Node, name: str, namespace: str | None, old_value: str | None
) -> None:
    """https://dom.spec.whatwg.org/#queueing-a-mutation-record of "attributes" """
    if not target.node_document.is_observed:
        return
    record = MutationRecord("attributes", target)
    record.attribute_name = name
    record.attribute_namespace = namespace
    queue_a_mutation_record(record, old_value)


def queue_a_character_data_mutation_record(target: Node, old_value: str) -> None:
    """https://dom.spec.whatwg.org/#queueing-a-mutation-record of "characterData" """
    if target.node_document.is_observed:
        queue_a_mutation_record(MutationRecord("characterData", target), old_value)


def queue_a_mutation_record(record: MutationRecord, old_value: str | None) -> None:
    """https://dom.spec.whatwg.org/#queueing-a-mutation-record

    Each interested observer gets a copy of the record.
    """
    target, type = record.target, record.type
    interested_observers: dict[MutationObserver, str | None] = {}
    node: Node | None = target
    while node is not None:
        for registered in node.registered_observers():
            options = registered.options
            if node is not target and not options.subtree:
                continue
            if not options.includes(type, record.attribute_name, record.attribute_namespace):
                continue
            observer = registered.observer
            if observer not in interested_observers:
                interested_observers[observer] = None
            if (type == "attributes" and options.attribute_old_value) or (
                type == "characterData" and options.character_data_old_value
            ):
                interested_observers[observer] = old_value
        node = node.parent
    for observer in list(interested_observers.keys()):
        copy = MutationRecord(type, target)
        copy.attribute_name = record.attribute_name
        copy.attribute_namespace = record.attribute_namespace
        copy.old_value = interested_observers.get(observer)
        copy.added_nodes = NodeList(record.added_nodes.nodes)
        copy.removed_nodes = NodeList(record.removed_nodes.nodes)
        copy.previous_sibling = record.previous_sibling
        copy.next_sibling = record.next_sibling
        observer.record_queue.append(copy)
        _make_pending(observer)


def _make_pending(observer: MutationObserver) -> None:
    """Append to the pending mutation observers, and queue a mutation observer microtask.

    https://dom.spec.whatwg.org/#queue-a-mutation-observer-compound-microtask
    """
    pending: list[MutationObserver] = pending_mutation_observers()
    if observer.is_pending:
        return
    observer.is_pending = True
    pending.append(observer)
    slots: list[HTMLSlotElement] = signal_slots()
    if len(pending) == 1 and len(slots) == 0:
        queue_a_microtask(notify_mutation_observers)


def signal_a_slot_change(slot: HTMLSlotElement) -> None:
    """https://dom.spec.whatwg.org/#signal-a-slot-change"""
    slots: list[HTMLSlotElement] = signal_slots()
    if slot.is_signaled:
        return
    slot.is_signaled = True
    slots.append(slot)
    pending: list[MutationObserver] = pending_mutation_observers()
    if len(slots) == 1 and len(pending) == 0:
        queue_a_microtask(notify_mutation_observers)


def notify_mutation_observers() -> None:
    """https://dom.spec.whatwg.org/#notify-mutation-observers"""
    notify_set: list[MutationObserver] = take_pending_mutation_observers()
    signal_set: list[HTMLSlotElement] = take_signal_slots()
    for observer in notify_set:
        observer.is_pending = False
    for slot in signal_set:
        slot.is_signaled = False
    for observer in notify_set:
        records = observer.take_records()
        observer.remove_transient_observers()
        if len(records) > 0:
            try:
                call_mutation_callback(observer.callback, records, observer)
            except Exception as error:
                report(thrown_value(error))
    for slot in signal_set:
        event = Event("slotchange")
        event.is_trusted = True
        event.bubbles = True
        dispatch(event, slot)
