"""The URLPatternResult dictionary: https://urlpattern.spec.whatwg.org/#dictdef-urlpatternresult

Made by ``python -m idl`` from idl/urlpattern.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.interfaces.url_pattern_component_result import to_url_pattern_component_result
from webapi.interfaces.url_pattern_init import to_url_pattern_init
from webapi.webidl.collections import sequence_of
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.strings import to_usvstring
from webapi.webidl.unions import Choices, union

if TYPE_CHECKING:
    from webapi.interfaces.url_pattern_component_result import URLPatternComponentResult
    from webapi.interfaces.url_pattern_init import URLPatternInit


class URLPatternResult(dict[str, Any]):
    inputs: list[str | URLPatternInit]
    protocol: URLPatternComponentResult
    username: URLPatternComponentResult
    password: URLPatternComponentResult
    hostname: URLPatternComponentResult
    port: URLPatternComponentResult
    pathname: URLPatternComponentResult
    search: URLPatternComponentResult
    hash: URLPatternComponentResult


to_url_pattern_result = dictionary(
    "URLPatternResult",
    DictionaryMember("hash", to_url_pattern_component_result),
    DictionaryMember("hostname", to_url_pattern_component_result),
    DictionaryMember(
        "inputs",
        sequence_of(
            union("URLPatternInput", Choices(string=to_usvstring, dictionary=to_url_pattern_init))
        ),
    ),
    DictionaryMember("password", to_url_pattern_component_result),
    DictionaryMember("pathname", to_url_pattern_component_result),
    DictionaryMember("port", to_url_pattern_component_result),
    DictionaryMember("protocol", to_url_pattern_component_result),
    DictionaryMember("search", to_url_pattern_component_result),
    DictionaryMember("username", to_url_pattern_component_result),
)
