"""Converting part lists to pattern strings

https://urlpattern.spec.whatwg.org/#converting-part-lists-to-pattern-strings
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .names import is_valid_name_code_point
from .parts import (
    FIXED_TEXT,
    FULL_WILDCARD,
    NONE,
    REGEXP,
    SEGMENT_WILDCARD,
    Options,
    Part,
    convert_a_modifier_to_a_string,
)
from .regular_expression_string import (
    FULL_WILDCARD_REGEXP_VALUE,
    generate_a_segment_wildcard_regexp,
)

_ESCAPED: Final = {ord(each): "\\" + each for each in "+*?:{}()\\"}
_ASCII_DIGITS: Final = "0123456789"


def generate_a_pattern_string(part_list: Sequence[Part], options: Options) -> str:
    """https://urlpattern.spec.whatwg.org/#generate-a-pattern-string

    >>> from webapi.urlpattern.parts import PATHNAME_OPTIONS
    >>> part = Part(SEGMENT_WILDCARD, "", NONE, "id", "/")
    >>> generate_a_pattern_string([Part(FIXED_TEXT, "/a", NONE), part], PATHNAME_OPTIONS)
    '/a/:id'
    """
    result: list[str] = []
    last = len(part_list) - 1
    for index, part in enumerate(part_list):
        type, value, modifier, name, prefix, suffix = part
        if type == FIXED_TEXT:
            text = escape_a_pattern_string(value)
            if modifier == NONE:
                result.append(text)
            else:
                result.append(f"{{{text}}}{convert_a_modifier_to_a_string(modifier)}")
            continue
        previous_part = part_list[index - 1] if index > 0 else None
        next_part = part_list[index + 1] if index < last else None
        custom_name = name[0] not in _ASCII_DIGITS
        needs_grouping = suffix != "" or (prefix != "" and prefix != options.prefix_code_point)
        if (
            not needs_grouping
            and custom_name
            and type == SEGMENT_WILDCARD
            and modifier == NONE
            and next_part is not None
            and next_part.prefix == ""
            and next_part.suffix == ""
        ):
            if next_part.type == FIXED_TEXT:
                needs_grouping = _begins_like_a_name(next_part.value)
            else:
                needs_grouping = next_part.name[0] in _ASCII_DIGITS
        if (
            not needs_grouping
            and prefix == ""
            and previous_part is not None
            and previous_part.type == FIXED_TEXT
            and options.prefix_code_point != ""
            and previous_part.value.endswith(options.prefix_code_point)
        ):
            needs_grouping = True
        if needs_grouping:
            result.append("{")
        result.append(escape_a_pattern_string(prefix))
        if custom_name:
            result.append(f":{name}")
        if type == REGEXP:
            result.append(f"({value})")
        elif type == SEGMENT_WILDCARD and not custom_name:
            result.append(f"({generate_a_segment_wildcard_regexp(options)})")
        elif type == FULL_WILDCARD:
            if not custom_name and (
                previous_part is None
                or previous_part.type == FIXED_TEXT
                or previous_part.modifier != NONE
                or needs_grouping
                or prefix != ""
            ):
                result.append("*")
            else:
                result.append(f"({FULL_WILDCARD_REGEXP_VALUE})")
        if type == SEGMENT_WILDCARD and custom_name and _begins_like_a_name(suffix):
            result.append("\\")
        result.append(escape_a_pattern_string(suffix))
        if needs_grouping:
            result.append("}")
        result.append(convert_a_modifier_to_a_string(modifier))
    return "".join(result)


def _begins_like_a_name(text: str) -> bool:
    """Whether the tokenizer would read text after a name as a part of the name."""
    return text != "" and is_valid_name_code_point(text[0], False)


def escape_a_pattern_string(input: str) -> str:
    r"""https://urlpattern.spec.whatwg.org/#escape-a-pattern-string

    >>> print(escape_a_pattern_string("a:b"))
    a\:b
    """
    assert input.isascii()
    return input.translate(_ESCAPED)
