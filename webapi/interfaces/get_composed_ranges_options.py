"""The GetComposedRangesOptions dictionary:
https://w3c.github.io/selection-api/#dictdef-getcomposedrangesoptions

Made by ``python -m idl`` from idl/selection.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypedDict

from webapi.webidl.collections import sequence_of
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.shadow_root import ShadowRoot

_ShadowRoot = Interface("webapi.interfaces.shadow_root", "ShadowRoot")


class GetComposedRangesOptions(TypedDict, total=False):
    shadowRoots: Iterable[ShadowRoot]


to_get_composed_ranges_options = dictionary(
    "GetComposedRangesOptions",
    DictionaryMember("shadowRoots", sequence_of(_ShadowRoot.convert), default=list),
)
