"""The ShadowRootInit dictionary: https://dom.spec.whatwg.org/#dictdef-shadowrootinit

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Required, TypedDict

from webapi.interfaces.shadow_root_mode import to_shadow_root_mode
from webapi.interfaces.slot_assignment_mode import to_slot_assignment_mode
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean

if TYPE_CHECKING:
    from webapi.interfaces.shadow_root_mode import ShadowRootMode
    from webapi.interfaces.slot_assignment_mode import SlotAssignmentMode


class ShadowRootInit(TypedDict, total=False):
    mode: Required[ShadowRootMode]
    delegatesFocus: bool
    slotAssignment: SlotAssignmentMode
    clonable: bool
    serializable: bool


to_shadow_root_init = dictionary(
    "ShadowRootInit",
    DictionaryMember("clonable", to_boolean, default=lambda: False),
    DictionaryMember("delegatesFocus", to_boolean, default=lambda: False),
    DictionaryMember("mode", to_shadow_root_mode, required=True),
    DictionaryMember("serializable", to_boolean, default=lambda: False),
    DictionaryMember("slotAssignment", to_slot_assignment_mode, default=lambda: "named"),
)
