"""Shorthands: https://drafts.csswg.org/css-cascade-5/#shorthand

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.dom.css_properties import PROPERTIES, Shorthand, is_css_wide_keyword, is_css_wide_text
from webapi.dom.css_values import Component, joined_components, read_value
from webapi.dom.selector_tokens import IDENT, NUMBER
from webapi.webidl.host import joined_texts, parsed_number

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
    if kind == "container":
        return _container(components)
    if kind == "font":
        return _font(shorthand, components)
    if kind == "text":
        return [joined_components(components)]
    if kind == "list":
        return _list(shorthand, components)
    if shorthand.name == "list-style":
        return _list_style(shorthand, components)
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


def _list_style(shorthand: Shorthand, components: list[Component]) -> list[str] | None:
    """https://drafts.csswg.org/css-lists-3/#list-style-property: one ``none`` is for the type"""
    others: list[Component] = []
    for each in components:
        if each.name != "none":
            others.append(each)
    if len(components) - len(others) != 1:
        return _any(shorthand, components)
    values = _any(shorthand, others)
    if values is not None:
        place = 2 if values[2] == "initial" else 1
        values[place] = "none"
    return values


def _list(shorthand: Shorthand, components: list[Component]) -> list[str] | None:
    """The values of https://drafts.csswg.org/css-transitions-1/#transition-shorthand-property

    Each item gives each longhand one value; the longhands behind those have no list.
    """
    lists: list[list[str]] = []
    for _ in range(shorthand.matched):
        lists.append([])
    has_none = False
    for item in items_of(components):
        values: list[str] = list(shorthand.fills)
        taken: set[str] = set()
        for each in item:
            place = _place_in_an_item(shorthand, taken, each)
            if place < 0:
                return None
            taken.add(shorthand.longhands[place])
            text = PROPERTIES.text(shorthand.longhands[place], [each])
            values[place] = "" if text is None else text
        if len(item) == 0:
            return None
        last = values[shorthand.matched - 1]
        has_none = has_none or (shorthand.name == "transition" and last == "none")
        for index in range(shorthand.matched):
            separator = "" if len(lists[index]) == 0 else ", "
            lists[index].append(f"{separator}{values[index]}")
    if has_none and len(lists[0]) > 1:
        return None
    result: list[str] = []
    for index in range(len(shorthand.longhands)):
        is_listed = index < shorthand.matched
        result.append(joined_texts(lists[index]) if is_listed else shorthand.fills[index])
    return result


def _place_in_an_item(shorthand: Shorthand, taken: set[str], component: Component) -> int:
    """The first longhand that takes a component and has none; -1 if there is none."""
    for index in range(shorthand.matched):
        name = shorthand.longhands[index]
        if name not in taken and PROPERTIES.text(name, [component]) is not None:
            return index
    return -1


def items_of(components: list[Component]) -> list[list[Component]]:
    """The components between commas."""
    items: list[list[Component]] = [[]]
    for each in components:
        if each.kind == ",":
            items.append([])
        else:
            items[len(items) - 1].append(each)
    return items


def _list_text(shorthand: Shorthand, values: list[str]) -> str:
    """The items of a shorthand whose longhands are lists of one length."""
    lists: list[list[list[Component]]] = []
    for index in range(len(values)):
        if index >= shorthand.matched:
            if values[index] != shorthand.fills[index]:
                return ""
            continue
        lists.append(items_of(read_value(values[index]).components))
        if len(lists[index]) != len(lists[0]):
            return ""
    parts: list[str] = []
    for place in range(len(lists[0])):
        texts: list[str] = []
        for each in lists:
            texts.append(joined_components(each[place]))
        if len(parts) > 0:
            parts.append(", ")
        if shorthand.name == "transition":
            parts.append(_transition_text(texts))
        else:
            for index in range(len(texts)):
                parts.append(texts[index] if index == 0 else f" {texts[index]}")
    return joined_texts(parts)


def _transition_text(values: list[str]) -> str:
    """An item of ``transition``, without what it has by default."""
    behavior, duration, easing = values[0], values[1], values[2]
    delay, name = values[3], values[4]
    has_duration = duration != "0s" or (delay != "0s" and not delay.startswith("-"))
    shown: list[str] = []
    if name != "all":
        shown.append(name)
    if has_duration:
        shown.append(duration)
    if easing != "ease":
        shown.append(easing)
    if delay != "0s":
        shown.append(delay)
    if behavior != "normal":
        shown.append(behavior)
    if len(shown) == 0:
        return "all"
    parts: list[str] = []
    for each in shown:
        parts.append(each if len(parts) == 0 else f" {each}")
    return joined_texts(parts)


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
    is_color = PROPERTIES.text("background-color", [component]) is not None
    for index in range(shorthand.matched):
        if is_color and shorthand.longhands[index] == "background-image":
            continue
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


def _container(components: list[Component]) -> list[str] | None:
    """https://drafts.csswg.org/css-conditional-5/#container-shorthand"""
    names: list[Component] = []
    types: list[Component] = []
    has_slash = False
    for each in components:
        if each.kind == "/" and not has_slash:
            has_slash = True
        elif has_slash:
            types.append(each)
        else:
            names.append(each)
    name = PROPERTIES.text("container-name", names)
    type_ = PROPERTIES.text("container-type", types) if has_slash else "normal"
    return None if name is None or type_ is None else [name, type_]


def _font(shorthand: Shorthand, components: list[Component]) -> list[str] | None:
    """https://drafts.csswg.org/css-fonts-4/#font-prop; the name of a system font is kept"""
    word = components[0].name if len(components) == 1 else ""
    if word in ("caption", "icon", "menu", "message-box", "small-caption", "status-bar"):
        return [word]
    values = list(shorthand.fills)
    given = 0
    index = 0
    while index < len(components) and given < 4:
        each = components[index]
        side_by_side = [each]
        if each.name == "oblique" and index + 1 < len(components):
            side_by_side.append(components[index + 1])
            if PROPERTIES.text("font-style", side_by_side) is None:
                side_by_side.pop()
        place = -1 if each.name == "normal" else _place_before_the_size(side_by_side)
        if place >= 0 and values[place] == "normal":
            text = PROPERTIES.text(shorthand.longhands[place], side_by_side)
            values[place] = "" if text is None else text
        elif each.kind != IDENT or each.name != "normal":
            break
        given += 1
        index += len(side_by_side)
    sizes = _between(components, index, index + 1)
    index += 1
    if index < len(components) and components[index].kind == "/":
        height = PROPERTIES.text("line-height", _between(components, index + 1, index + 2))
        if height is None:
            return None
        values[5] = height
        index += 2
    size = PROPERTIES.text("font-size", sizes)
    family = PROPERTIES.text("font-family", _between(components, index, len(components)))
    if size is None or family is None:
        return None
    values[4] = size
    values[6] = family
    return values


def _between(components: list[Component], start: int, end: int) -> list[Component]:
    found: list[Component] = []
    for index in range(len(components)):
        if index >= start and index < end:
            found.append(components[index])
    return found


def _place_before_the_size(components: list[Component]) -> int:
    """The longhand of ``font`` that takes a value before the size, or -1."""
    first = components[0]
    if first.kind == NUMBER:
        weight = parsed_number(first.name)
        return 2 if weight is not None and weight >= 1 and weight <= 1000 else -1
    if first.kind != IDENT:
        return -1
    if PROPERTIES.text("font-style", components) is not None:
        return 0
    if first.name == "small-caps":
        return 1
    if PROPERTIES.text("font-weight", components) is not None:
        return 2
    return 3 if PROPERTIES.text("font-stretch", components) is not None else -1


def _font_text(shorthand: Shorthand, values: list[str]) -> str:
    """https://drafts.csswg.org/css-fonts-4/#font-prop, without what is normal"""
    parts: list[str] = []
    for index in range(len(values)):
        is_normal = values[index] == shorthand.fills[index]
        if index >= shorthand.matched and not is_normal:
            return ""
        if index < shorthand.matched and not is_normal:
            separator = "" if len(parts) == 0 else " / " if index == 5 else " "
            parts.append(f"{separator}{values[index]}")
    return joined_texts(parts)


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
    if shorthand.kind == "container":
        return values[0] if values[1] == "normal" else f"{values[0]} / {values[1]}"
    if shorthand.kind == "font":
        return _font_text(shorthand, values)
    if shorthand.kind == "list":
        return _list_text(shorthand, values)
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
