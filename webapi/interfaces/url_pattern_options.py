"""The URLPatternOptions dictionary: https://urlpattern.spec.whatwg.org/#dictdef-urlpatternoptions

Made by ``python -m idl`` from idl/urlpattern.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class URLPatternOptions(TypedDict, total=False):
    ignoreCase: bool


to_url_pattern_options = dictionary(
    "URLPatternOptions", DictionaryMember("ignoreCase", to_boolean, default=lambda: False)
)
