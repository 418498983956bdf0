"""Values that elements have from the nearest ancestor that says one.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from webapi.dom.tree import parent_element

if TYPE_CHECKING:
    from webapi.dom.element import Element

UNKNOWN: Final = "\0"
"""No ancestor says a value."""


def inherited(
    element: Element, known: dict[Element, str], own: Callable[[Element], str | None]
) -> str:
    """The own value of an element, or of its nearest ancestor that has one, or `UNKNOWN`.

    ``known`` keeps what was found for each element on the way, so that n calls are linear.
    """
    walked: list[Element] = []
    each: Element | None = element
    value: str | None = None
    while each is not None and value is None:
        value = known.get(each)
        if value is None:
            walked.append(each)
            value = own(each)
            each = parent_element(each)
    found = UNKNOWN if value is None else value
    for inside in walked:
        known[inside] = found
    return found
