"""Shorthands: https://drafts.csswg.org/css-cascade-5/#shorthand

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.dom.css_properties import PROPERTIES, Shorthand, is_css_wide_keyword, is_css_wide_text
from webapi.dom.css_values import Component, joined_components
from webapi.dom.selector_tokens import IDENT, NUMBER
from webapi.webidl.host import joined_texts

MOST_SIDE_BY_SIDE: Final = 8
"""How many components one longhand of a shorthand takes at most; no property needs as many."""


def expanded(shorthand: Shorthand, components: list[Component]) -> list[str] | None:
    """The values of the longhands; one value if the shorthand is kept; None if it is not valid."""
    kind = shorthand.kind
    if len(components) == 1 and is_css_wide_keyword(components[0]):
        values: list[str] = []
        for _ in PROPERTIES.longhands_of(shorthand):
            values.append(components[0].name)
        return values
    for each in components:
        if is_css_wide_keyword(each):
            return None
    if kind == "sides":
        sides = _sides(shorthand, components)
        if sides is None and shorthand.name == "border-radius":
            return _radii(components)
        return sides
    if kind == "flex":
        return _flex(components)
    if kind == "text":
        return [joined_components(components)]
    found = _any(shorthand, components)
    if kind == "border" and found is not None:
        return _border(shorthand, found)
    if found is None and shorthand.name == "background":
        return [joined_components(components)]
    return found


def _sides(shorthand: Shorthand, components: list[Component]) -> list[str] | None:
    """One to four values for the four sides, or one or two for two."""
    names = shorthand.longhands
    if len(components) == 0 or len(components) > len(names):
        return None
    values: list[str] = []
    for index in range(len(names)):
        place = index if index < len(components) else index - 2
        if place < 0 or place >= len(components):
            place = 0
        text = PROPERTIES.text(names[index], [components[place]])
        if text is None:
            return None
        values.append(text)
    return values


def _radii(components: list[Component]) -> list[str] | None:
    """https://drafts.csswg.org/css-backgrounds-3/#border-radius with a slash, kept as it is"""
    slashes = 0
    for each in components:
        if each.kind == "/":
            slashes += 1
        elif PROPERTIES.text("border-top-left-radius", [each]) is None:
            return None
    return [joined_components(components)] if slashes == 1 else None


def _any(shorthand: Shorthand, components: list[Component]) -> list[str] | None:
    """Values in any order, each for the first longhand that takes it."""
    taken: list[list[Component]] = []
    values: list[str] = []
    for index in range(len(shorthand.longhands)):
        taken.append([])
        values.append(shorthand.fills[index])
    last = -1
    for each in components:
        place = _place(shorthand, taken, each, last)
        if place < 0:
            return None
        taken[place].append(each)
        last = place
    for index in range(len(taken)):
        if len(taken[index]) > 0:
            text = PROPERTIES.text(longhand(shorthand, index), taken[index])
            if text is None:
                return None
            values[index] = text
    return values


def longhand(shorthand: Shorthand, index: int) -> str:
    """A longhand, in place of one for four sides that of the first side."""
    name = shorthand.longhands[index]
    sides = PROPERTIES.shorthand(name)
    return name if sides is None else sides.longhands[0]


def _place(
    shorthand: Shorthand, taken: list[list[Component]], component: Component, last: int
) -> int:
    """The longhand that takes a component, or -1."""
    may_have_more = last >= 0 and len(taken[last]) < MOST_SIDE_BY_SIDE
    if may_have_more and PROPERTIES.has_several(longhand(shorthand, last)):
        both = list(taken[last])
        both.append(component)
        if PROPERTIES.text(longhand(shorthand, last), both) is not None:
            return last
    for index in range(shorthand.matched):
        if len(taken[index]) == 0:
            text = PROPERTIES.text(longhand(shorthand, index), [component])
            if text is not None:
                return index
    return -1


def _border(shorthand: Shorthand, values: list[str]) -> list[str]:
    """The values of https://drafts.csswg.org/css-backgrounds-3/#border for all sides"""
    result: list[str] = []
    for index in range(len(shorthand.longhands)):
        sides = PROPERTIES.shorthand(shorthand.longhands[index])
        for _ in [""] if sides is None else sides.longhands:
            result.append(values[index])
    return result


def _flex(components: list[Component]) -> list[str] | None:
    """https://drafts.csswg.org/css-flexbox-1/#flex-property"""
    if len(components) == 1 and components[0].kind == IDENT:
        if components[0].name == "none":
            return ["0", "0", "auto"]
        if components[0].name == "auto":
            return ["1", "1", "auto"]
    numbers: list[str] = []
    basis = ""
    for each in components:
        is_number = each.kind == NUMBER and len(numbers) < 2
        number = PROPERTIES.text("flex-grow", [each]) if is_number else None
        if number is not None:
            numbers.append(number)
            continue
        text = PROPERTIES.text("flex-basis", [each])
        if text is None or basis != "":
            return None
        basis = text
    if len(components) == 0:
        return None
    grow = numbers[0] if len(numbers) > 0 else "1"
    shrink = numbers[1] if len(numbers) > 1 else "1"
    return [grow, shrink, "0%" if basis == "" else basis]


def shorthand_text(shorthand: Shorthand, values: list[str]) -> str:
    """https://drafts.csswg.org/cssom/#serialize-a-css-value, of a shorthand"""
    if _are_equal(values, 0, len(values)) and is_css_wide_text(values[0]):
        return values[0]
    if shorthand.kind == "border":
        return _border_text(values)
    has_initial = shorthand.kind == "any" and shorthand.fills[0] == "initial"
    for each in values:
        if is_css_wide_text(each) and not (has_initial and each == "initial"):
            return ""
    if shorthand.kind == "text":
        return ""
    if shorthand.kind == "flex":
        return f"{values[0]} {values[1]} {values[2]}"
    if shorthand.kind == "sides":
        return sides_text(values)
    for index in range(len(values)):
        if index >= shorthand.matched and values[index] != shorthand.fills[index]:
            return ""
    return _any_text(values, shorthand.fills, shorthand.matched)


def _any_text(values: list[str], fills: list[str], matched: int) -> str:
    parts: list[str] = []
    for index in range(matched):
        if values[index] != fills[index]:
            parts.append(values[index] if len(parts) == 0 else f" {values[index]}")
    if len(parts) > 0:
        return joined_texts(parts)
    return values[1] if fills[1] == "none" else values[0]


def _are_equal(values: list[str], start: int, end: int) -> bool:
    for index in range(end - start):
        if values[start + index] != values[start]:
            return False
    return True


def sides_text(values: list[str]) -> str:
    """The shortest text of two or four values."""
    first, second = values[0], values[1]
    if len(values) == 2:
        return first if first == second else f"{first} {second}"
    third, fourth = values[2], values[3]
    if second != fourth:
        return f"{first} {second} {third} {fourth}"
    if first != third:
        return f"{first} {second} {third}"
    return first if first == second else f"{first} {second}"


def _border_text(values: list[str]) -> str:
    """https://drafts.csswg.org/css-backgrounds-3/#border, if all sides are equal"""
    for index in range(3):
        if not _are_equal(values, index * 4, index * 4 + 4) or is_css_wide_text(values[index * 4]):
            return ""
    image = PROPERTIES.shorthand("border")
    if image is None:
        return ""
    for index in range(len(image.fills)):
        if index > 2 and values[index + 9] != image.fills[index]:
            return ""
    return _any_text([values[0], values[4], values[8]], image.fills, 3)
