"""The StaticRangeInit dictionary: https://dom.spec.whatwg.org/#dictdef-staticrangeinit

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Required, TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.node import Node
    from webapi.webidl.types import NumberLike

_Node = Interface("webapi.interfaces.node", "Node")


class StaticRangeInit(TypedDict, total=False):
    startContainer: Required[Node]
    startOffset: Required[NumberLike]
    endContainer: Required[Node]
    endOffset: Required[NumberLike]


to_static_range_init = dictionary(
    "StaticRangeInit",
    DictionaryMember("endContainer", _Node.convert, required=True),
    DictionaryMember("endOffset", to_unsigned_long, required=True),
    DictionaryMember("startContainer", _Node.convert, required=True),
    DictionaryMember("startOffset", to_unsigned_long, required=True),
)
