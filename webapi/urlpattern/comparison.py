"""A natural order of patterns, from less to more restrictive

https://github.com/whatwg/urlpattern/issues/61 has the design; its web-platform-tests are
tentative.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from .component import Component
from .parts import (
    FIXED_TEXT,
    FULL_WILDCARD,
    NONE,
    ONE_OR_MORE,
    OPTIONAL,
    REGEXP,
    SEGMENT_WILDCARD,
    ZERO_OR_MORE,
    Part,
)

_TYPES: Final = (FULL_WILDCARD, SEGMENT_WILDCARD, REGEXP, FIXED_TEXT)
_MODIFIERS: Final = (ZERO_OR_MORE, OPTIONAL, ONE_OR_MORE, NONE)
_END: Final = Part(FIXED_TEXT, "", NONE)


def compare_component(left: Component, right: Component) -> int:
    """Return -1, 0 or 1 by the first pair of parts that differs, without their names.

    After its end, a part list continues with empty text.

    >>> from webapi.urlpattern.component import compile_a_component
    >>> from webapi.urlpattern.parts import PATHNAME_OPTIONS
    >>> text = compile_a_component("pathname", "/a", str, PATHNAME_OPTIONS)
    >>> compare_component(text, compile_a_component("pathname", "/*", str, PATHNAME_OPTIONS))
    1
    """
    for a, b in zip_longest(left.part_list, right.part_list, fillvalue=_END):
        ranks, others = _ranks(a), _ranks(b)
        if ranks != others:
            return 1 if ranks > others else -1
    return 0


def _ranks(part: Part) -> tuple[int, int, str, str, str]:
    return (
        _TYPES.index(part.type),
        _MODIFIERS.index(part.modifier),
        part.prefix,
        part.value,
        part.suffix,
    )
