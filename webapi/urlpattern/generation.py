"""A component's text for given groups

https://github.com/whatwg/urlpattern/issues/73 has the design; web-platform-tests have it as
tentative.
"""

from __future__ import annotations

from collections.abc import Mapping

from .component import Component
from .parts import FIXED_TEXT, NONE, SEGMENT_WILDCARD


def generate_component(component: Component, groups: Mapping[str, str]) -> str:
    """Fixed text, and groups canonicalized as the component's text is.

    >>> from webapi.urlpattern.component import compile_a_component
    >>> from webapi.urlpattern.parts import PATHNAME_OPTIONS
    >>> component = compile_a_component("pathname", "/:id", str, PATHNAME_OPTIONS)
    >>> generate_component(component, {"id": "7"})
    '/7'

    Raises:
        TypeError: a group is missing or does not match, or the pattern has something else.
    """
    result: list[str] = []
    delimiter = component.options.delimiter_code_point
    for part in component.part_list:
        if part.modifier != NONE:
            raise TypeError(f"{component.name}: {component.pattern_string!r} has a modifier")
        if part.type == FIXED_TEXT:
            result.append(part.value)
            continue
        if part.type != SEGMENT_WILDCARD:
            raise TypeError(
                f"{component.name}: {component.pattern_string!r} has a wildcard or a regular"
                " expression"
            )
        if part.name not in groups:
            raise TypeError(f"{component.name}: there is no group {part.name!r}")
        value = component.encoding_callback(groups[part.name])
        if not value or (delimiter and delimiter in value):
            raise TypeError(f"{component.name}: the group {part.name!r} does not match")
        result += (part.prefix, value, part.suffix)
    return "".join(result)
