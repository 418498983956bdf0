"""The steps of the MutationRecord class: https://dom.spec.whatwg.org/#interface-mutationrecord"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.mutation_observers import MutationRecord as MutationRecordImpl
    from webapi.interfaces.mutation_record import MutationRecord


class Slots:
    """The private attributes of MutationRecord objects."""

    _webapi_mutation_record: MutationRecordImpl


def initialize(this: MutationRecord, value: MutationRecordImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_mutation_record = value
    value.platform_object = this


def inspect(this: MutationRecord) -> str:
    """The ``repr``: the type and the target."""
    return f"<MutationRecord {this._webapi_mutation_record.type}>"
