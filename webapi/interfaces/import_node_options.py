"""The ImportNodeOptions dictionary: https://dom.spec.whatwg.org/#dictdef-importnodeoptions

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class ImportNodeOptions(TypedDict, total=False):
    selfOnly: bool


to_import_node_options = dictionary(
    "ImportNodeOptions", DictionaryMember("selfOnly", to_boolean, default=lambda: False)
)
