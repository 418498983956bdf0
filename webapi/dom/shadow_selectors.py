"""Selectors that reach out of a shadow tree, or into one, and pseudo-elements.

https://drafts.csswg.org/css-shadow-1/#selectors. They match in style sheets only.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.selectors import CompoundSelector, Matching, SimpleSelector
from webapi.dom.tree import parent_element

if TYPE_CHECKING:
    from webapi.dom.element import Element


class HostSelector(SimpleSelector):
    """https://drafts.csswg.org/css-shadow-1/#host-selector, ``:host`` and ``:host()``"""

    __slots__ = ("argument",)

    def __init__(self, argument: CompoundSelector | None) -> None:
        super().__init__()
        self.argument = argument

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """Whether the host matches the argument in its own tree."""
        return self.argument is None or self.argument.matches(host, matching.outside())


class HostContextSelector(HostSelector):
    """https://drafts.csswg.org/css-shadow-1/#selectordef-host-context"""

    __slots__ = ()

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """Whether the host or a shadow-including ancestor matches the argument."""
        each: Element | None = host
        outside = matching.outside()
        while each is not None:
            if self.argument is not None and self.argument.matches(each, outside):
                return True
            parent = each.parent
            around = None if parent is None else parent.host_of_fragment
            each = parent_element(each) if around is None else cast("Element", around)
        return False


class PseudoElementSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#pseudo-element-selectors

    It matches the originating element, when styles are asked for.
    """

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether its styles are asked for."""
        return matching.is_of_pseudo_element

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """Whether its styles are asked for."""
        return matching.is_of_pseudo_element
