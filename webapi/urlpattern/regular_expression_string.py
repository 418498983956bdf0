"""Converting part lists to regular expressions

https://urlpattern.spec.whatwg.org/#converting-part-lists-to-regular-expressions
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .parts import (
    FIXED_TEXT,
    FULL_WILDCARD,
    NONE,
    OPTIONAL,
    SEGMENT_WILDCARD,
    ZERO_OR_MORE,
    Options,
    Part,
    convert_a_modifier_to_a_string,
)

FULL_WILDCARD_REGEXP_VALUE: Final = ".*"
"""https://urlpattern.spec.whatwg.org/#full-wildcard-regexp-value"""

_ESCAPED: Final = {ord(each): "\\" + each for each in ".+*?^${}()[]|/\\"}


def generate_a_segment_wildcard_regexp(options: Options) -> str:
    r"""https://urlpattern.spec.whatwg.org/#generate-a-segment-wildcard-regexp

    >>> from webapi.urlpattern.parts import PATHNAME_OPTIONS
    >>> print(generate_a_segment_wildcard_regexp(PATHNAME_OPTIONS))
    [^\/]+?
    """
    return f"[^{escape_a_regexp_string(options.delimiter_code_point)}]+?"


def generate_a_regular_expression(part_list: Sequence[Part], options: Options) -> str:
    r"""https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list

    The name list has the names of the parts.

    >>> from webapi.urlpattern.parts import PATHNAME_OPTIONS, Part
    >>> part = Part(SEGMENT_WILDCARD, "", OPTIONAL, "id", "/")
    >>> print(generate_a_regular_expression([part], PATHNAME_OPTIONS))
    ^(?:\/([^\/]+?))?$
    """
    result = ["^"]
    for part in part_list:
        modifier = convert_a_modifier_to_a_string(part.modifier)
        if part.type == FIXED_TEXT:
            value = escape_a_regexp_string(part.value)
            result.append(value if part.modifier == NONE else f"(?:{value}){modifier}")
            continue
        assert part.name != ""
        regexp_value = part.value
        if part.type == SEGMENT_WILDCARD:
            regexp_value = generate_a_segment_wildcard_regexp(options)
        elif part.type == FULL_WILDCARD:
            regexp_value = FULL_WILDCARD_REGEXP_VALUE
        is_repeated = part.modifier not in (NONE, OPTIONAL)
        if part.prefix == "" and part.suffix == "":
            if is_repeated:
                result.append(f"((?:{regexp_value}){modifier})")
            else:
                result.append(f"({regexp_value}){modifier}")
            continue
        prefix = escape_a_regexp_string(part.prefix)
        suffix = escape_a_regexp_string(part.suffix)
        if not is_repeated:
            result.append(f"(?:{prefix}({regexp_value}){suffix}){modifier}")
            continue
        result.append(
            f"(?:{prefix}((?:{regexp_value})(?:{suffix}{prefix}(?:{regexp_value}))*){suffix})"
        )
        if part.modifier == ZERO_OR_MORE:
            result.append("?")
    result.append("$")
    return "".join(result)


def escape_a_regexp_string(input: str) -> str:
    r"""https://urlpattern.spec.whatwg.org/#escape-a-regexp-string

    >>> print(escape_a_regexp_string("a.b"))
    a\.b
    """
    assert input.isascii()
    return input.translate(_ESCAPED)
