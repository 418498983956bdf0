"""The URLPatternComponentResult dictionary:
https://urlpattern.spec.whatwg.org/#dictdef-urlpatterncomponentresult

Made by ``python -m idl`` from idl/urlpattern.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.webidl.collections import record_of
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_undefined
from webapi.webidl.strings import to_usvstring
from webapi.webidl.unions import Choices, union

if TYPE_CHECKING:
    from webapi.webidl.ordinary_object import OrdinaryObject


class URLPatternComponentResult(dict[str, Any]):
    input: str
    groups: OrdinaryObject[str | None]


to_url_pattern_component_result = dictionary(
    "URLPatternComponentResult",
    DictionaryMember(
        "groups",
        record_of(
            to_usvstring,
            union("(USVString or undefined)", Choices(string=to_usvstring, undefined=to_undefined)),
        ),
    ),
    DictionaryMember("input", to_usvstring),
)
