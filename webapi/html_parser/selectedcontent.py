"""The copies of selected options: https://html.spec.whatwg.org/#the-selectedcontent-element

A browser copies whenever an option ends or changes. When parsing ends, the last copy counts.
"""

from __future__ import annotations

from collections.abc import Iterator

from .nodes import Element, Node, copy_children, remove


def update_selectedcontent(elements: list[Element]) -> list[tuple[Element, Element]]:
    """https://html.spec.whatwg.org/#update-a-select's-selectedcontent, for each select element.

    ``elements`` are the selectedcontent elements in tree order. Return those that show an option,
    with the options.
    """
    done = set[Element]()
    shown = list[tuple[Element, Element]]()
    for element in elements:
        select = _enabling_select(element)
        if select is None or select in done:
            continue
        done.add(select)
        option = _selected_option(select)
        if option is not None:
            while element.first_child is not None:
                remove(element.first_child)
            copy_children(option, element)
            shown.append((element, option))
    return shown


def _enabling_select(element: Element) -> Element | None:
    """The only select element around a selectedcontent element, unless this is disabled."""
    found: Element | None = None
    node = element.parent
    while isinstance(node, Element):
        if node.tag in ("option", "selectedcontent") or (node.tag == "select" and found):
            return None
        if node.tag == "select":
            found = node
        node = node.parent
    return None if found is None or "multiple" in found.attributes else found


def _selected_option(select: Element) -> Element | None:
    """https://html.spec.whatwg.org/#selectedness-setting-algorithm"""
    first: Element | None = None
    selected: Element | None = None
    for option, is_disabled in _options(select):
        if first is None and not is_disabled:
            first = option
        if "selected" in option.attributes:
            selected = option
    if selected is None and select.attributes.get("size", "1").strip() in ("", "0", "1"):
        return first
    return selected


def _options(select: Element) -> Iterator[tuple[Element, bool]]:
    """https://html.spec.whatwg.org/#concept-select-option-list, and which are disabled"""
    node: Node | None = select.first_child
    group: Element | None = None
    while node is not None:
        following: Node | None = node.first_child
        if isinstance(node, Element):
            if node.tag == "option":
                is_disabled = "disabled" in node.attributes or group is not None
                yield node, is_disabled
            if node.tag in ("datalist", "hr", "option", "select"):
                following = None
            elif node.tag == "optgroup" and following is not None and group is None:
                group = node if "disabled" in node.attributes else None
        while following is None and node is not None:
            following = node.next_sibling
            if following is None:
                node = None if node.parent is select else node.parent
                if node is group:
                    group = None
        node = following
