"""The AssignedNodesOptions dictionary:
https://html.spec.whatwg.org/multipage/#dictdef-assignednodesoptions

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class AssignedNodesOptions(TypedDict, total=False):
    flatten: bool


to_assigned_nodes_options = dictionary(
    "AssignedNodesOptions", DictionaryMember("flatten", to_boolean, default=lambda: False)
)
