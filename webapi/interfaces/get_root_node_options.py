"""The GetRootNodeOptions dictionary: https://dom.spec.whatwg.org/#dictdef-getrootnodeoptions

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class GetRootNodeOptions(TypedDict, total=False):
    composed: bool


to_get_root_node_options = dictionary(
    "GetRootNodeOptions", DictionaryMember("composed", to_boolean, default=lambda: False)
)
