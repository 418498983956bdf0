"""https://html.spec.whatwg.org/#adoption-agency-algorithm"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .nodes import Element

if TYPE_CHECKING:
    from .tree_construction import TreeConstruction

_OUTER_LOOPS = 8
_INNER_LOOPS = 3


def run_the_adoption_agency_algorithm(parser: TreeConstruction, subject: str) -> None:
    """Close a formatting element, and move what is misnested. Comments are the standard's steps."""
    open_, active = parser.open, parser.active
    # 2. If the current node is of that name and not in the list, pop it.
    if open_.current.tag == subject and not open_.current.is_active:
        open_.pop()
        return
    # 3 and 4. Do this at most eight times:
    for _ in range(_OUTER_LOOPS):
        # 4.3. Let formatting element be the last one of that name behind the last marker.
        formatting = active.last(subject)
        if formatting is None:
            end_any_other_element(parser, subject)
            return
        # 4.4. If it is not open, remove it from the list.
        if not formatting.is_open:
            active.remove(formatting)
            return
        # 4.5. If it is not in scope, return.
        if not open_.is_in_scope(formatting):
            return
        # 4.7. Let furthest block be the topmost special element below it.
        furthest_block = open_.first_special_below(formatting)
        # 4.8. If there is none, pop all up to formatting element.
        if furthest_block is None:
            open_.pop_until_popped(formatting)
            active.remove(formatting)
            return
        # 4.9. Let common ancestor be the element immediately above formatting element.
        common_ancestor = open_.elements[open_.index(formatting) - 1]
        # 4.10 to 4.13.
        last_node, bookmark = _reparent(parser, formatting, furthest_block)
        # 4.14. Insert last node at the appropriate place, with common ancestor as the target.
        parser.move(last_node, *parser.appropriate_place(common_ancestor))
        # 4.15 to 4.17. Move furthest block's children into a new element, and append that to it.
        new = _clone(parser, formatting)
        parser.wrap_children(furthest_block, new)
        # 4.18. Put the new element into the list, at the bookmark.
        active.move(formatting, new, bookmark)
        # 4.19. Put the new element onto the stack, immediately below furthest block.
        open_.remove(formatting)
        open_.insert_below(new, furthest_block)


def _reparent(
    parser: TreeConstruction, formatting: Element, furthest_block: Element
) -> tuple[Element, Element | None]:
    """Steps 4.10 to 4.13: last node, and the element of the list behind which the bookmark is."""
    open_, active = parser.open, parser.active
    bookmark: Element | None = None
    last_node = furthest_block
    index = open_.index(furthest_block)
    counter = 0
    while True:
        counter += 1
        # 4.13.2. Let node be the element immediately above node in the stack, or where it was.
        index -= 1
        node = open_.elements[index]
        if node is formatting:
            return last_node, bookmark
        # 4.13.4. After three times, remove it from the list.
        if counter > _INNER_LOOPS and node.is_active:
            active.remove(node)
        # 4.13.5. If it is not in the list, remove it from the stack.
        if not node.is_active:
            open_.remove(node)
            continue
        # 4.13.6. Replace it by a new element.
        new = _clone(parser, node)
        active.replace(node, new)
        open_.replace(node, new)
        # 4.13.7. Move the bookmark immediately after it.
        if last_node is furthest_block:
            bookmark = new
        # 4.13.8 and 4.13.9.
        parser.move(last_node, new)
        last_node = new


def _clone(parser: TreeConstruction, element: Element) -> Element:
    """Create an element for the token of another one."""
    return parser.create_element(element.name, element.attributes)


def end_any_other_element(parser: TreeConstruction, name: str) -> None:
    """Any other end tag: https://html.spec.whatwg.org/#parsing-main-inbody"""
    element = parser.open.last_not_behind_special(name)
    if element is not None:
        parser.generate_implied_end_tags(name)
        parser.open.pop_until_popped(element)
