"""What a user's keys do to the content of an element that is edited, as in Chromium.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from webapi.dom.carets import (
    Place,
    block_of,
    caret_at,
    edited_range,
    end_of,
    first_place,
    is_line_break,
    last_place,
    leaf_after,
    leaf_before,
    start_of,
)
from webapi.dom.character_data import Text
from webapi.dom.common_element import CommonElement
from webapi.dom.html_element import HTMLElement
from webapi.dom.mutation import append, insert, remove
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.ranges import Range
from webapi.dom.tree import child_at, children_of, index_of, parent_element
from webapi.webidl.host import (
    ascii_lowercase,
    code_points,
    code_units_length,
    code_units_substring,
    joined_texts,
)

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node

NO_BREAK_SPACE: Final = "\u00a0"


def editing_host(element: Element) -> Element:
    """https://w3c.github.io/editing/docs/execCommand/#editing-host-of"""
    host = element
    parent = parent_element(host)
    while isinstance(parent, HTMLElement) and parent.is_content_editable:
        host = parent
        parent = parent_element(host)
    return host


def is_plain(host: Element) -> bool:
    """Whether a user edits text alone."""
    state = host.attribute_value("contenteditable")
    return state is not None and ascii_lowercase(state) == "plaintext-only"


def insert_at_the_caret(host: Element, text: str) -> None:
    """Put a text in the place of the selection; the caret follows it."""
    place = _delete_the_selection(host)
    node, offset = place.node, place.offset
    if not isinstance(node, Text):
        before = None if offset == 0 else child_at(node, offset - 1)
        after = child_at(node, offset)
        if after is not None and is_line_break(after) and after.next_sibling is None:
            remove(after)
            after = None
        if isinstance(before, Text):
            node, offset = before, before.length
        elif isinstance(after, Text):
            node, offset = after, 0
        else:
            made = Text(host.node_document, "")
            insert(made, node, after)
            node, offset = made, 0
    written = node
    written.insert_data(offset, text)
    end = offset + code_units_length(text)
    _balance_spaces(written, offset, host)
    _balance_spaces(written, end, host)
    caret_at(host, Place(written, end))


def _delete_the_selection(host: Element) -> Place:
    """Delete what is selected; return the place of the caret."""
    selected = edited_range(host)
    node, offset = selected.start_node, selected.start_offset
    if selected.collapsed:
        return Place(node, offset)
    first_block = block_of(node, host)
    last_block = block_of(selected.end_node, host)
    selected.delete_contents()
    if first_block is not last_block and last_block is not host:
        _join(first_block, last_block)
    return _tidied(host, Place(node, offset))


def _join(first: Node, second: Node) -> None:
    """Move what a block has to the end of the line before it, which may be a line of its parent."""
    behind: Node | None = second
    while behind is not None and behind.parent is not first:
        behind = behind.parent
    last = first.last_child if behind is None else behind.previous_sibling
    if last is not None and is_line_break(last):
        remove(last)
    following = second.first_child
    if isinstance(last, Text) and isinstance(following, Text):
        last.insert_data(last.length, following.data)
        remove(following)
    for child in children_of(second):
        insert(child, first, behind)
    emptied: Node | None = second
    while emptied is not None and emptied.first_child is None and emptied is not first:
        parent = emptied.parent
        remove(emptied)
        emptied = parent


def _tidied(host: Element, place: Place) -> Place:
    """Remove what is empty around a place; a line that is empty gets a ``br``, as in Chromium."""
    node, offset = place.node, place.offset
    block = block_of(node, host)
    if leaf_after(block, 0, block) is None:
        for each in children_of(block):
            remove(each)
        append(_new_element(host, "br"), block)
        return Place(block, 0)
    while node is not block and node.length == 0 and node.parent is not None:
        parent = node.parent
        offset = index_of(node)
        remove(node)
        node = parent
    return Place(node, offset)


def _new_element(host: Element, name: str) -> Element:
    return host.node_document.create_an_element(name, HTML_NAMESPACE, prefix=None, synchronous=True)


def delete_at_the_caret(host: Element, is_forward: bool) -> bool:
    """Delete the selection, or what is beside the caret; tell whether there was anything."""
    selected = edited_range(host)
    node, offset = selected.start_node, selected.start_offset
    if not selected.collapsed:
        caret_at(host, _delete_the_selection(host))
        return True
    is_inside = isinstance(node, Text) and (offset < node.length if is_forward else offset > 0)
    leaf: Node | None = node
    if not is_inside:
        leaf = leaf_after(node, offset, host) if is_forward else leaf_before(node, offset, host)
        if leaf is None:
            return False
        block = block_of(node, host)
        other = block_of(leaf, host)
        if block is not other:
            place = Place(node, offset) if is_forward else end_of(leaf)
            _join(block if is_forward else other, other if is_forward else block)
            caret_at(host, place)
            return True
    if isinstance(leaf, Text):
        start = offset if is_inside else (0 if is_forward else leaf.length)
        end = start
        if is_forward:
            end = place_behind(leaf.data, start)
        else:
            start = place_ahead(leaf.data, start)
        leaf.replace_data(start, end - start, "")
        _balance_spaces(leaf, start, host)
        caret_at(host, _tidied(host, Place(leaf, start)))
    elif leaf is not None:
        place = start_of(leaf)
        after = leaf_after(place.node, place.offset + 1, host)
        remove(leaf)
        if after is not None and block_of(after, host) is block_of(place.node, host):
            place = start_of(after)
        caret_at(host, _tidied(host, place))
    return True


def place_behind(text: str, place: int) -> int:
    """The place in code units behind the character that begins at a place, or the end."""
    following = code_points(code_units_substring(text, place, place + 2))
    return place if len(following) == 0 else place + code_units_length(following[0])


def place_ahead(text: str, place: int) -> int:
    """The place in code units where the character begins that ends at a place, or the start."""
    preceding = code_points(code_units_substring(text, place - 2 if place > 2 else 0, place))
    return place if len(preceding) == 0 else place - code_units_length(preceding.pop())


def move_the_caret(host: Element, key: str) -> None:
    """Press an arrow to a side, Home or End."""
    selected = edited_range(host)
    is_forward = key in ("ArrowRight", "End")
    node = selected.end_node if is_forward else selected.start_node
    offset = selected.end_offset if is_forward else selected.start_offset
    if key == "Home" or key == "End":
        block = block_of(node, host)
        caret_at(host, first_place(block) if key == "Home" else last_place(block))
        return
    if key not in ("ArrowLeft", "ArrowRight"):
        return
    if not selected.collapsed:
        caret_at(host, Place(node, offset))
        return
    if isinstance(node, Text) and (offset < node.length if is_forward else offset > 0):
        place = place_behind(node.data, offset) if is_forward else place_ahead(node.data, offset)
        caret_at(host, Place(node, place))
        return
    leaf = leaf_after(node, offset, host) if is_forward else leaf_before(node, offset, host)
    if leaf is None:
        return
    if block_of(leaf, host) is not block_of(node, host):
        caret_at(host, start_of(leaf) if is_forward else end_of(leaf))
    elif isinstance(leaf, Text):
        first = place_behind(leaf.data, 0)
        last = place_ahead(leaf.data, leaf.length)
        caret_at(host, Place(leaf, first if is_forward else last))
    else:
        caret_at(host, end_of(leaf) if is_forward else start_of(leaf))


def break_the_line(host: Element) -> None:
    """Put a ``br`` in the place of the selection; one more shows an empty line at the end."""
    place = _delete_the_selection(host)
    node, offset = place.node, place.offset
    block = block_of(node, host)
    after = leaf_after(node, offset, block)
    is_last = after is None and not (node.is_text and offset < node.length)
    made = _new_element(host, "br")
    if isinstance(node, Text) and offset > 0 and offset < node.length:
        node.split_text(offset)
    if node.is_text:
        parent = cast("Node", node.parent)
        insert(made, parent, node if offset == 0 else node.next_sibling)
    else:
        insert(made, node, child_at(node, offset))
    if is_last:
        second = _new_element(host, "br")
        insert(second, cast("Node", made.parent), made.next_sibling)
    following = leaf_after(cast("Node", made.parent), index_of(made) + 1, host)
    caret_at(host, end_of(made) if following is None else start_of(following))


def split_the_block(host: Element) -> None:
    """Begin another paragraph at the caret; in a host without one, it is a ``div``."""
    place = _delete_the_selection(host)
    node, offset = place.node, place.offset
    block = block_of(node, host)
    made: Node
    if block is host:
        if leaf_after(host, 0, host) is None or _is_placeholder(host):
            first = _new_element(host, "div")
            for each in children_of(host):
                remove(each)
            append(first, host)
            append(_new_element(host, "br"), first)
        made = _new_element(host, "div")
    else:
        made = block.clone_a_single_node(host.node_document)
    selected = Range(host.node_document)
    selected.set_start(node, min(offset, node.length))
    selected.set_end(block, block.length)
    append(selected.extract_contents(), made)
    if leaf_after(made, 0, made) is None:
        for each in children_of(made):
            remove(each)
        append(_new_element(host, "br"), made)
    if block is host:
        append(made, host)
    else:
        insert(made, cast("Node", block.parent), block.next_sibling)
        _tidied(host, Place(block, 0))
    caret_at(host, first_place(made))


def _is_placeholder(block: Node) -> bool:
    only = block.first_child
    return only is not None and only.next_sibling is None and is_line_break(only)


def _balance_spaces(text: Text, place: int, host: Element) -> None:
    """Let every other space around a place be one that is shown, if white space collapses."""
    if is_plain(host) or _keeps_spaces(text, host):
        return
    start = place
    end = place
    data = text.data
    while start > 0 and _is_space(code_units_substring(data, start - 1, start)):
        start -= 1
    while end < text.length and _is_space(code_units_substring(data, end, end + 1)):
        end += 1
    if start == end:
        return
    block = block_of(text, host)
    before = leaf_before(text, 0, block)
    is_first = start == 0 and (before is None or is_line_break(before))
    after = leaf_after(text, 0, block)
    is_last = end == text.length and (after is None or is_line_break(after))
    balanced: list[str] = []
    is_kept = True
    for index in range(end - start):
        is_edge = (index == 0 and is_first) or (index == end - start - 1 and is_last)
        is_shown = is_edge or (is_kept and end - start > 1)
        balanced.append(NO_BREAK_SPACE if is_shown else " ")
        is_kept = not is_kept
    spaces = joined_texts(balanced)
    if spaces != code_units_substring(data, start, end):
        text.replace_data(start, end - start, spaces)


def _is_space(unit: str) -> bool:
    return unit in (" ", NO_BREAK_SPACE)


def _keeps_spaces(text: Text, host: Element) -> bool:
    """Whether the style of an element around a text keeps its white space."""
    each = parent_element(text)
    while each is not None:
        if isinstance(each, CommonElement) and each.attribute_value("style") is not None:
            value = each.style.get_property_value("white-space")
            if value != "":
                return value.startswith("pre") or value == "break-spaces"
        if each.local_name == "pre":
            return True
        each = parent_element(each)
    return False
