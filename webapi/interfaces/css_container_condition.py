"""The CSSContainerCondition dictionary:
https://drafts.csswg.org/cssom/#dictdef-csscontainercondition

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Any

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.strings import to_domstring


class CSSContainerCondition(dict[str, Any]):
    name: str
    query: str


to_css_container_condition = dictionary(
    "CSSContainerCondition",
    DictionaryMember("name", to_domstring, required=True),
    DictionaryMember("query", to_domstring, required=True),
)
