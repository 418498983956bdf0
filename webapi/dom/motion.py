"""Who hears of changes of styles before they happen: transitions and animations.

Written once: ``python -m idl`` translates this module to JavaScript. Only pages have them, and
only if a style has transitions or animations: see ``webapi/runtimes/glue/motion.js``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node


class Motion:
    """https://drafts.csswg.org/css-transitions-1/#before-change-style asks for what was before."""

    __slots__ = ()

    def attribute_will_change(self, element: Element, local_name: str, value: str | None) -> None:
        """An attribute gets a value, or none."""

    def state_will_change(self, states: str, old: Element | None, new: Element | None) -> None:
        """A state changes that selectors ask for: ``:active``, ``:focus``, ``:hover``.

        ``:`` stands for all others, as the checkedness.

        One element loses it and one gets it, and those around them, too. Without both it may be
        that of any element.
        """

    def sheets_change(self) -> None:
        """Other style sheets apply."""

    def tree_changed(self, node: Node, is_inserted: bool) -> None:
        """A node was inserted or removed."""
