"""The URLPatternInit dictionary: https://urlpattern.spec.whatwg.org/#dictdef-urlpatterninit

Made by ``python -m idl`` from idl/urlpattern.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.strings import to_usvstring


class URLPatternInit(TypedDict, total=False):
    protocol: str
    username: str
    password: str
    hostname: str
    port: str
    pathname: str
    search: str
    hash: str
    baseURL: str


to_url_pattern_init = dictionary(
    "URLPatternInit",
    DictionaryMember("baseURL", to_usvstring),
    DictionaryMember("hash", to_usvstring),
    DictionaryMember("hostname", to_usvstring),
    DictionaryMember("password", to_usvstring),
    DictionaryMember("pathname", to_usvstring),
    DictionaryMember("port", to_usvstring),
    DictionaryMember("protocol", to_usvstring),
    DictionaryMember("search", to_usvstring),
    DictionaryMember("username", to_usvstring),
)
