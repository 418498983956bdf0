"""Parts and options: https://urlpattern.spec.whatwg.org/#parts"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

FIXED_TEXT: Final = "fixed-text"
REGEXP: Final = "regexp"
SEGMENT_WILDCARD: Final = "segment-wildcard"
FULL_WILDCARD: Final = "full-wildcard"

NONE: Final = "none"
OPTIONAL: Final = "optional"
ZERO_OR_MORE: Final = "zero-or-more"
ONE_OR_MORE: Final = "one-or-more"

MODIFIERS: Final = {"": NONE, "?": OPTIONAL, "*": ZERO_OR_MORE, "+": ONE_OR_MORE}
"""A modifier by its text in a pattern string."""

_STRINGS: Final = {modifier: string for string, modifier in MODIFIERS.items()}

EncodingCallback: TypeAlias = Callable[[str], str]
"""https://urlpattern.spec.whatwg.org/#encoding-callback"""


class Part(NamedTuple):
    """https://urlpattern.spec.whatwg.org/#part"""

    type: str
    value: str
    modifier: str
    name: str = ""
    prefix: str = ""
    suffix: str = ""


class Options(NamedTuple):
    """https://urlpattern.spec.whatwg.org/#options"""

    delimiter_code_point: str
    prefix_code_point: str
    ignore_case: bool = False


DEFAULT_OPTIONS: Final = Options("", "")
"""https://urlpattern.spec.whatwg.org/#default-options"""

HOSTNAME_OPTIONS: Final = Options(".", "")
"""https://urlpattern.spec.whatwg.org/#hostname-options"""

PATHNAME_OPTIONS: Final = Options("/", "/")
"""https://urlpattern.spec.whatwg.org/#pathname-options"""


def convert_a_modifier_to_a_string(modifier: str) -> str:
    """https://urlpattern.spec.whatwg.org/#convert-a-modifier-to-a-string

    >>> convert_a_modifier_to_a_string(ZERO_OR_MORE)
    '*'
    """
    return _STRINGS[modifier]
