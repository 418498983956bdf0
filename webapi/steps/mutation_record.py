"""The steps of the MutationRecord class: https://dom.spec.whatwg.org/#interface-mutationrecord"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import NodeList as NodeListImpl
    from webapi.dom.mutation_observers import MutationRecord as MutationRecordImpl
    from webapi.dom.node import Node as NodeImpl
    from webapi.interfaces.mutation_record import MutationRecord


class Slots:
    """The private attributes of MutationRecord objects."""

    _webapi_mutation_record: MutationRecordImpl


def initialize(this: MutationRecord, value: MutationRecordImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_mutation_record = value
    value.platform_object = this


def type_getter(this: MutationRecord) -> str:
    """https://dom.spec.whatwg.org/#dom-mutationrecord-type"""
    result: str = this._webapi_mutation_record.type
    return result


def target_getter(this: MutationRecord) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-mutationrecord-target"""
    result: NodeImpl = this._webapi_mutation_record.target
    return result


def addedNodes_getter(this: MutationRecord) -> NodeListImpl:
    """https://dom.spec.whatwg.org/#dom-mutationrecord-addednodes"""
    result: NodeListImpl = this._webapi_mutation_record.added_nodes
    return result


def removedNodes_getter(this: MutationRecord) -> NodeListImpl:
    """https://dom.spec.whatwg.org/#dom-mutationrecord-removednodes"""
    result: NodeListImpl = this._webapi_mutation_record.removed_nodes
    return result


def previousSibling_getter(this: MutationRecord) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-mutationrecord-previoussibling"""
    result: NodeImpl | None = this._webapi_mutation_record.previous_sibling
    return result


def nextSibling_getter(this: MutationRecord) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-mutationrecord-nextsibling"""
    result: NodeImpl | None = this._webapi_mutation_record.next_sibling
    return result


def attributeName_getter(this: MutationRecord) -> str | None:
    """https://dom.spec.whatwg.org/#dom-mutationrecord-attributename"""
    result: str | None = this._webapi_mutation_record.attribute_name
    return result


def attributeNamespace_getter(this: MutationRecord) -> str | None:
    """https://dom.spec.whatwg.org/#dom-mutationrecord-attributenamespace"""
    result: str | None = this._webapi_mutation_record.attribute_namespace
    return result


def oldValue_getter(this: MutationRecord) -> str | None:
    """https://dom.spec.whatwg.org/#dom-mutationrecord-oldvalue"""
    result: str | None = this._webapi_mutation_record.old_value
    return result


def inspect(this: MutationRecord) -> str:
    """The ``repr``: the type and the target."""
    return f"<MutationRecord {type_getter(this)}>"
