"""The MutationObserverInit dictionary: https://dom.spec.whatwg.org/#dictdef-mutationobserverinit

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.webidl.collections import sequence_of
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring

if TYPE_CHECKING:
    from webapi.webidl.types import SequenceLike, StringLike


class MutationObserverInit(TypedDict, total=False):
    childList: bool
    attributes: bool
    characterData: bool
    subtree: bool
    attributeOldValue: bool
    characterDataOldValue: bool
    attributeFilter: SequenceLike[StringLike]


to_mutation_observer_init = dictionary(
    "MutationObserverInit",
    DictionaryMember("attributeFilter", sequence_of(to_domstring)),
    DictionaryMember("attributeOldValue", to_boolean),
    DictionaryMember("attributes", to_boolean),
    DictionaryMember("characterData", to_boolean),
    DictionaryMember("characterDataOldValue", to_boolean),
    DictionaryMember("childList", to_boolean, default=lambda: False),
    DictionaryMember("subtree", to_boolean, default=lambda: False),
)
