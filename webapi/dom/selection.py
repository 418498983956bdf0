"""The selection of a document: https://w3c.github.io/selection-api/

Nothing is rendered: no two boundary points are visually equivalent, and ``modify`` is not there.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from webapi.dom.events import fire_an_event
from webapi.dom.host import queue_a_task
from webapi.dom.ranges import BEFORE, Range, StaticRange, check_boundary_point, position_of
from webapi.dom.shadow_trees import shadow_including_root
from webapi.dom.slots import root_as_shadow_root
from webapi.dom.tree import index_of, root_of
from webapi.webidl.dom_exception import DOMException

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.node import Node
    from webapi.dom.shadow_root import ShadowRoot


class GetComposedRangesOptions(TypedDict):
    """https://w3c.github.io/selection-api/#dom-getcomposedrangesoptions"""

    shadowRoots: list[ShadowRoot]


def selection_of(document: Document) -> Selection | None:
    """https://w3c.github.io/selection-api/#dom-document-getselection"""
    if document.selection is None and document.has_browsing_context:
        document.selection = Selection(document)
    return document.selection


class Selection:
    """https://w3c.github.io/selection-api/#selection-interface"""

    __slots__ = ("_document", "_has_scheduled_event", "_is_backwards", "_range", "platform_object")

    def __init__(self, document: Document) -> None:
        self.platform_object: Any = None
        self._document = document
        self._range: Range | None = None
        self._is_backwards = False
        """Whether the direction is backwards: https://w3c.github.io/selection-api/#dfn-direction"""
        self._has_scheduled_event = False
        """https://w3c.github.io/selection-api/#dfn-has-scheduled-selectionchange-event"""

    # The range

    def _range_in_the_document(self) -> Range | None:
        """The range, unless the anchor and the focus, which have one root, are in another tree."""
        range = self._range
        if range is None or root_of(range.start_node) is not self._document:
            return None
        return range

    def _associate(self, range: Range | None, is_backwards: bool) -> None:
        """Associate another range, or none."""
        old = self._range
        if old is not None:
            old.selection = None
        has_changed = old is not range
        if old is not None and range is not None:
            has_changed = (
                old.start_node is not range.start_node
                or old.start_offset != range.start_offset
                or old.end_node is not range.end_node
                or old.end_offset != range.end_offset
                or (is_backwards != self._is_backwards and not range.collapsed)
            )
        self._range = range
        self._is_backwards = is_backwards
        if range is not None:
            range.selection = self
        if has_changed:
            self.schedule_a_selectionchange_event()

    def _associate_new(
        self,
        start_node: Node,
        start_offset: int,
        end_node: Node,
        end_offset: int,
        is_backwards: bool,
    ) -> None:
        """Associate a new range."""
        range = Range(self._document)
        range.set_start(start_node, start_offset)
        range.set_end(end_node, end_offset)
        self._associate(range, is_backwards)

    def schedule_a_selectionchange_event(self) -> None:
        """https://w3c.github.io/selection-api/#dfn-schedule-a-selectionchange-event

        As in browsers, this happens if the anchor or the focus has changed.
        """
        if self._has_scheduled_event:
            return
        self._has_scheduled_event = True
        queue_a_task(lambda: self._fire_a_selectionchange_event())

    def _fire_a_selectionchange_event(self) -> None:
        """https://w3c.github.io/selection-api/#dfn-fire-a-selectionchange-event"""
        self._has_scheduled_event = False
        fire_an_event("selectionchange", self._document)

    def _contains(self, node: Node) -> bool:
        """Whether the document is a shadow-including inclusive ancestor of a node."""
        return shadow_including_root(node) is self._document

    # Members

    @property
    def anchor_node(self) -> Node | None:
        """https://w3c.github.io/selection-api/#dom-selection-anchornode"""
        range = self._range_in_the_document()
        if range is None:
            return None
        return range.end_node if self._is_backwards else range.start_node

    @property
    def anchor_offset(self) -> int:
        """https://w3c.github.io/selection-api/#dom-selection-anchoroffset"""
        range = self._range_in_the_document()
        if range is None:
            return 0
        return range.end_offset if self._is_backwards else range.start_offset

    @property
    def focus_node(self) -> Node | None:
        """https://w3c.github.io/selection-api/#dom-selection-focusnode"""
        range = self._range_in_the_document()
        if range is None:
            return None
        return range.start_node if self._is_backwards else range.end_node

    @property
    def focus_offset(self) -> int:
        """https://w3c.github.io/selection-api/#dom-selection-focusoffset"""
        range = self._range_in_the_document()
        if range is None:
            return 0
        return range.start_offset if self._is_backwards else range.end_offset

    @property
    def is_collapsed(self) -> bool:
        """https://w3c.github.io/selection-api/#dom-selection-iscollapsed"""
        return self._range is None or self._range.collapsed

    @property
    def range_count(self) -> int:
        """https://w3c.github.io/selection-api/#dom-selection-rangecount"""
        return 0 if self._range_in_the_document() is None else 1

    @property
    def type(self) -> str:
        """https://w3c.github.io/selection-api/#dom-selection-type"""
        range = self._range_in_the_document()
        if range is None:
            return "None"
        return "Caret" if range.collapsed else "Range"

    @property
    def direction(self) -> str:
        """https://w3c.github.io/selection-api/#dom-selection-direction

        A caret is directionless, as in Chromium.
        """
        if self.is_collapsed:
            return "none"
        return "backward" if self._is_backwards else "forward"

    def get_range_at(self, index: int) -> Range:
        """https://w3c.github.io/selection-api/#dom-selection-getrangeat"""
        range = self._range_in_the_document()
        if index != 0 or range is None:
            raise DOMException("The selection has no range of this index.", "IndexSizeError")
        return range

    def add_range(self, range: Range) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-addrange"""
        if root_of(range.start_node) is self._document and self.range_count == 0:
            self._associate(range, is_backwards=False)

    def remove_range(self, range: Range) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-removerange"""
        if self._range is not range:
            raise DOMException("The range is not that of the selection.", "NotFoundError")
        self.remove_all_ranges()

    def remove_all_ranges(self) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-removeallranges"""
        self._associate(range=None, is_backwards=False)

    def empty(self) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-empty"""
        self.remove_all_ranges()

    def get_composed_ranges(self, options: GetComposedRangesOptions) -> list[StaticRange]:
        """https://w3c.github.io/selection-api/#dom-selection-getcomposedranges

        There is none if the range is in a shadow tree whose host has no parent.
        """
        ranges: list[StaticRange] = []
        range = self._range
        if range is None:
            return ranges
        shown = _roots_to_show(options["shadowRoots"])
        composed = StaticRange(self._document)
        start = _shown(range.start_node, shown)
        if start is range.start_node:
            composed.start_node = start
            composed.start_offset = range.start_offset
        elif start.parent is None:
            return ranges
        else:
            composed.start_node = start.parent
            composed.start_offset = index_of(start)
        end = _shown(range.end_node, shown)
        if end is range.end_node:
            composed.end_node = end
            composed.end_offset = range.end_offset
        elif end.parent is None:
            return ranges
        else:
            composed.end_node = end.parent
            composed.end_offset = index_of(end) + 1
        ranges.append(composed)
        return ranges

    def collapse(self, node: Node | None, offset: int) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-collapse"""
        if node is None:
            self.remove_all_ranges()
            return
        check_boundary_point(node, offset)
        if self._contains(node):
            self._associate_new(node, offset, node, offset, is_backwards=False)

    def set_position(self, node: Node | None, offset: int) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-setposition"""
        self.collapse(node, offset)

    def _range_or_throw(self) -> Range:
        """The range of a selection that is not empty."""
        if self._range is None:
            raise DOMException("The selection is empty.", "InvalidStateError")
        return self._range

    def collapse_to_start(self) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-collapsetostart"""
        old = self._range_or_throw()
        node, offset = old.start_node, old.start_offset
        self._associate_new(node, offset, node, offset, is_backwards=False)

    def collapse_to_end(self) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-collapsetoend"""
        old = self._range_or_throw()
        node, offset = old.end_node, old.end_offset
        self._associate_new(node, offset, node, offset, is_backwards=False)

    def extend(self, node: Node, offset: int) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-extend"""
        if not self._contains(node):
            return
        old = self._range_or_throw()
        check_boundary_point(node, offset)
        if self._is_backwards:
            self._select(old.end_node, old.end_offset, node, offset)
        else:
            self._select(old.start_node, old.start_offset, node, offset)

    def _select(
        self, anchor_node: Node, anchor_offset: int, focus_node: Node, focus_offset: int
    ) -> None:
        """Select from an anchor to a focus; a focus in another tree is selected alone."""
        if root_of(anchor_node) is not root_of(focus_node):
            self._associate_new(
                focus_node, focus_offset, focus_node, focus_offset, is_backwards=False
            )
        elif position_of(focus_node, focus_offset, anchor_node, anchor_offset) == BEFORE:
            self._associate_new(
                focus_node, focus_offset, anchor_node, anchor_offset, is_backwards=True
            )
        else:
            self._associate_new(
                anchor_node, anchor_offset, focus_node, focus_offset, is_backwards=False
            )

    def set_base_and_extent(
        self, anchor_node: Node, anchor_offset: int, focus_node: Node, focus_offset: int
    ) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-setbaseandextent"""
        check_boundary_point(anchor_node, anchor_offset)
        check_boundary_point(focus_node, focus_offset)
        if self._contains(anchor_node) and self._contains(focus_node):
            self._select(anchor_node, anchor_offset, focus_node, focus_offset)

    def select_all_children(self, node: Node) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-selectallchildren"""
        check_boundary_point(node, 0)
        if root_of(node) is self._document:
            count = 0 if node.first_child is None else node.length
            self._associate_new(node, 0, node, count, is_backwards=False)

    def delete_from_document(self) -> None:
        """https://w3c.github.io/selection-api/#dom-selection-deletefromdocument"""
        range = self._range_in_the_document()
        if range is not None:
            range.delete_contents()

    def contains_node(self, node: Node, allow_partial_containment: bool) -> bool:
        """https://w3c.github.io/selection-api/#dom-selection-containsnode"""
        range = self._range_in_the_document()
        if range is None or root_of(node) is not self._document:
            return False
        length = node.length
        first = length if allow_partial_containment else 0
        last = 0 if allow_partial_containment else length
        return (
            position_of(node, first, range.start_node, range.start_offset) != BEFORE
            and position_of(range.end_node, range.end_offset, node, last) != BEFORE
        )

    def stringification_behavior(self) -> str:
        """https://w3c.github.io/selection-api/#dom-selection-stringifier, not being rendered

        As in Chromium, it is the text that is selected in the control that has the focus, unless a
        script has selected other text.
        """
        if self._range is not None and not self._range.collapsed:
            return self._range.stringification_behavior()
        focused = self._document.focused
        text = None if focused is None else focused.selected_text
        return "" if text is None else text


def _roots_to_show(roots: list[ShadowRoot]) -> set[Node]:
    """The shadow roots that are shadow-including inclusive ancestors of one of these."""
    shown: set[Node] = set()
    for root in roots:
        each: ShadowRoot | None = root
        while each is not None and each not in shown:
            shown.add(each)
            each = root_as_shadow_root(each.shadow_host)
    return shown


def _shown(node: Node, roots: set[Node]) -> Node:
    """A node, or else the host of the outermost shadow tree around it that is not to be shown."""
    found = node
    shadow = root_as_shadow_root(found)
    while shadow is not None and shadow not in roots:
        found = shadow.shadow_host
        shadow = root_as_shadow_root(found)
    return found
