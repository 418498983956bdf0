"""The SlotAssignmentMode enumeration: https://dom.spec.whatwg.org/#enumdef-slotassignmentmode

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

SlotAssignmentMode: TypeAlias = Literal["manual", "named"]

to_slot_assignment_mode = enumeration("SlotAssignmentMode", get_args(SlotAssignmentMode))
