"""Generate a component's text from groups

https://github.com/whatwg/urlpattern/issues/73 has the design; its web-platform-tests are
tentative.
"""

from __future__ import annotations

from collections.abc import Mapping

from webapi.url.redaction import shown

from .component import Component
from .parts import FIXED_TEXT, NONE, SEGMENT_WILDCARD, Part
from .pattern_string import generate_a_pattern_string


def generate_component(component: Component, groups: Mapping[str, str]) -> str:
    """Join the component's fixed text and the groups, all canonicalized in one way.

    >>> from webapi.urlpattern.component import compile_a_component
    >>> from webapi.urlpattern.parts import PATHNAME_OPTIONS
    >>> component = compile_a_component("pathname", "/:id", str, PATHNAME_OPTIONS)
    >>> generate_component(component, {"id": "7"})
    '/7'

    Raises:
        TypeError: a group is missing or does not match, or the pattern has other parts.
    """
    result: list[str] = []
    delimiter = component.options.delimiter_code_point
    for part in component.part_list:
        if part.modifier != NONE:
            raise _error(component, part, "has a modifier")
        if part.type == FIXED_TEXT:
            result.append(part.value)
            continue
        if part.type != SEGMENT_WILDCARD:
            raise _error(component, part, "is a wildcard or a regular expression")
        if part.name not in groups:
            raise _error(component, part, "is not among the groups")
        try:
            value = component.encoding_callback(groups[part.name])
        except TypeError as error:
            raise _error(component, part, f"has a wrong value: {error}") from None
        if not value or (delimiter and delimiter in value):
            raise _error(component, part, "does not match its value")
        result += (part.prefix, value, part.suffix)
    return "".join(result)


def _error(component: Component, part: Part, reason: str) -> TypeError:
    """Make an error that shows the part, unless the part is a piece of a password."""
    text = generate_a_pattern_string([part], component.options)
    what = "a part" if component.name == "password" else shown(text, 40)
    return TypeError(f"{component.name}: {what} {reason}")
