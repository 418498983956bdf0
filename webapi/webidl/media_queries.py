"""Media queries: https://drafts.csswg.org/mediaqueries-5/

A window has no screen: its size and its settings answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import floor, isfinite
from typing import Final, NamedTuple

from webapi.webidl.media_math import (
    ABSOLUTE_LENGTHS,
    RESOLUTIONS,
    InvalidMath,
    css_number,
    math_value,
)

SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "any-hover": ("hover", "none"),
    "any-pointer": ("fine", "coarse", "none"),
    "color-gamut": ("srgb", "p3", "rec2020"),
    "display-mode": ("browser", "fullscreen", "standalone", "minimal-ui", "picture-in-picture"),
    "dynamic-range": ("standard", "high"),
    "forced-colors": ("none", "active"),
    "hover": ("hover", "none"),
    "inverted-colors": ("none", "inverted"),
    "overflow-block": ("scroll", "none", "paged"),
    "overflow-inline": ("scroll", "none"),
    "pointer": ("fine", "coarse", "none"),
    "prefers-color-scheme": ("light", "dark"),
    "prefers-contrast": ("no-preference", "more", "less", "custom"),
    "prefers-reduced-data": ("no-preference", "reduce"),
    "prefers-reduced-motion": ("no-preference", "reduce"),
    "prefers-reduced-transparency": ("no-preference", "reduce"),
    "scripting": ("enabled", "initial-only", "none"),
    "update": ("fast", "slow", "none"),
}
"""The features that a window may set, with their values; the first one is the default."""

_UNKNOWN_UNLESS_SET: Final = ("inverted-colors", "prefers-reduced-data")
"""Chromium knows the names of these features, and has no answer."""

_KEYWORDS: Final = {
    **SETTINGS,
    "orientation": ("portrait", "landscape"),
    "device-posture": ("continuous", "folded"),
}

MEDIA: Final = ("screen", "print")
"""The media types that a window may have, as the setting ``media``."""

_LENGTHS: Final = {
    **ABSOLUTE_LENGTHS,
    "em": 16.0,
    "rem": 16.0,
    "ex": 8.0,
    "ch": 8.0,
    "cap": 11.0,
    "ic": 16.0,
    "lh": 18.0,
    "rlh": 18.0,
}
"""The last ones are those of the first font, which is nearly Chromium's."""
_RANGES: Final = {
    **dict.fromkeys(("width", "height", "device-width", "device-height"), "length"),
    **dict.fromkeys(("inline-size", "block-size"), "length"),
    **dict.fromkeys(("aspect-ratio", "device-aspect-ratio"), "ratio"),
    **dict.fromkeys(("color", "color-index", "monochrome"), "integer"),
    **dict.fromkeys(("horizontal-viewport-segments", "vertical-viewport-segments"), "integer"),
    "-webkit-transform-3d": "integer",
    "resolution": "resolution",
    "-webkit-device-pixel-ratio": "number",
}
_TOKEN: Final = re.compile(
    r"(?P<space>[ \t\r\n\f]+)|(?P<comment>/\*[\s\S]*?(?:\*/|\Z))"
    r"|(?P<number>[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?)(?P<unit>[A-Za-z]+|%)?"
    r"|(?P<function>-?[A-Za-z_][\w-]*\()|(?P<ident>-?[A-Za-z_][\w-]*)"
    r"|(?P<comparison>[<>]=?|=)|(?P<other>[\s\S])",
    re.ASCII,
)
_MAX_DEPTH: Final = 64
_NOT_ALL: Final = ("not all", False)


class _Token(NamedTuple):
    kind: str
    text: str
    number: float = 0.0
    unit: str = ""


class _Invalid(Exception):
    """The query does not parse."""


def match_media(
    text: str, width: float, height: float, settings: Mapping[str, str]
) -> tuple[str, bool]:
    """Serialize a list of media queries; return whether a window of this size matches it.

    https://drafts.csswg.org/cssom-view/#dom-window-matchmedia

    >>> match_media("print, (MIN-width:600px)", 800, 600, {})
    ('print, (min-width: 600px)', True)
    """
    answers = _answers(text, _Features(width, height, settings))
    if not answers:
        return "", True
    return ", ".join(each for each, _ in answers), any(matches for _, matches in answers)


def media_queries(text: str) -> list[str]:
    """Serialize each query of a list of media queries.

    https://drafts.csswg.org/cssom/#parse-a-media-query-list

    >>> media_queries("print, (MIN-width:600px)")
    ['print', '(min-width: 600px)']
    """
    return [each for each, _ in _answers(text, _Features(0, 0, {}))]


def _answers(text: str, features: _Features) -> list[tuple[str, bool]]:
    tokens = _tokens(text)
    if not tokens:
        return []
    queries: list[list[_Token]] = [[]]
    depth = 0
    for token in tokens:
        depth += (token.text == "(" or token.kind == "function") - (token.text == ")")
        if token.text == "," and depth <= 0:
            queries.append([])
        else:
            queries[-1].append(token)
    return [_answer(each, features) for each in queries]


def checked_settings(settings: Mapping[str, str]) -> dict[str, str]:
    """The settings, if they are features and values of theirs.

    Raises: `ValueError`.
    """
    known = {**SETTINGS, "media": MEDIA}
    for name, value in settings.items():
        if name not in known:
            raise ValueError(f"{name!r} is no setting of a window: {', '.join(known)} are")
        if value not in known[name]:
            raise ValueError(f"{name} is {value!r}: it may be {', '.join(known[name])}")
    return dict(settings)


def _tokens(text: str) -> list[_Token]:
    tokens = []
    for match in _TOKEN.finditer(text.strip(" \t\r\n\f")):
        match match.lastgroup:
            case "comment":
                pass
            case "number" | "unit":
                unit = (match["unit"] or "").lower()
                tokens.append(_Token("number", match[0].lower(), float(match["number"]), unit))
            case "ident" | "function" as kind:
                tokens.append(_Token(kind, match[0].lower()))
            case kind:
                tokens.append(_Token(kind or "", match[0]))
    while tokens and tokens[-1].kind == "space":
        tokens.pop()
    while tokens and tokens[0].kind == "space":
        del tokens[0]
    return tokens


def _answer(tokens: list[_Token], features: _Features) -> tuple[str, bool]:
    """A query as text, and whether it is true; an unknown one is false."""
    parser = _Parser(tokens, features)
    try:
        text, matches = parser.query()
    except _Invalid:
        return _NOT_ALL
    return text, matches is True


class _Parser:
    """Reads one query: https://drafts.csswg.org/mediaqueries-5/#mq-syntax

    Conditions are true, false or, as None, unknown.
    """

    def __init__(self, tokens: list[_Token], features: _Features) -> None:
        self.tokens = tokens
        self.features = features
        self.index = 0

    def query(self) -> tuple[str, bool | None]:
        self.skip_spaces()
        start = self.index
        word = self.word()
        if word == "not" and self.is_at_condition():
            word = ""
        if word == "" or self.is_at("function", start):
            self.index = start
            return self.to_the_end(self.condition(0, may_have_or=True))
        prefix = ""
        if word in ("not", "only"):
            prefix, word = f"{word} ", self.word()
        if word in ("", "and", "or", "not", "only", "layer"):
            raise _Invalid
        matches: bool | None = word in ("all", self.features.medium)
        text = f"{prefix}{word}"
        if not self.is_at_end():
            if self.word() != "and":
                raise _Invalid
            condition, answer = self.condition(0, may_have_or=False)
            text = condition if text == "all" else f"{text} and {condition}"
            matches = _and(matches, answer)
        if prefix == "not ":
            matches = _not(matches)
        return self.to_the_end((text, matches))

    def condition(self, depth: int, *, may_have_or: bool) -> tuple[str, bool | None]:
        if depth > _MAX_DEPTH:
            raise _Invalid
        start = self.index
        if self.word() == "not":
            text, answer = self.in_parens(depth)
            return f"not {text}", _not(answer)
        self.index = start
        text, answer = self.in_parens(depth)
        joint = ""
        while not self.is_at_end():
            start = self.index
            word = self.word()
            if word not in ("and", "or") or (joint and word != joint):
                self.index = start
                break
            if word == "or" and not may_have_or:
                raise _Invalid
            joint = word
            more, other = self.in_parens(depth)
            text = f"{text} {word} {more}"
            answer = _and(answer, other) if word == "and" else _or(answer, other)
        return text, answer

    def in_parens(self, depth: int) -> tuple[str, bool | None]:
        """A condition, a feature or anything else in parentheses."""
        self.skip_spaces()
        start = self.index
        end = self.end_of_block()
        inner = self.tokens[start + 1 : end]
        if self.tokens[start].text == "(":
            nested = _Parser(inner, self.features)
            nested.skip_spaces()
            first = nested.tokens[nested.index] if not nested.is_at_end() else None
            if first is not None and (first.text in ("(", "not") or first.kind == "function"):
                try:
                    text, answer = nested.to_the_end(nested.condition(depth + 1, may_have_or=True))
                    return f"({text})", answer
                except _Invalid:
                    pass
            feature = self.features.answer(inner)
            if feature is not None:
                return feature
        source = "".join(" " if each.kind == "space" else each.text for each in inner)
        return f"{self.tokens[start].text}{source})", None

    def end_of_block(self) -> int:
        """Go behind a block; return the index of its end."""
        if self.is_at_end():
            raise _Invalid
        first = self.tokens[self.index]
        if first.text != "(" and first.kind != "function":
            raise _Invalid
        depth = 0
        while self.index < len(self.tokens):
            token = self.tokens[self.index]
            depth += (token.text == "(" or token.kind == "function") - (token.text == ")")
            self.index += 1
            if depth == 0:
                return self.index - 1
        return self.index

    def to_the_end(self, answer: tuple[str, bool | None]) -> tuple[str, bool | None]:
        if not self.is_at_end():
            raise _Invalid
        return answer

    def word(self) -> str:
        """Read an identifier; empty if there is none."""
        self.skip_spaces()
        if not self.is_at("ident", self.index):
            return ""
        self.index += 1
        return self.tokens[self.index - 1].text

    def is_at(self, kind: str, index: int) -> bool:
        return index < len(self.tokens) and self.tokens[index].kind == kind

    def is_at_condition(self) -> bool:
        self.skip_spaces()
        return not self.is_at_end() and (
            self.tokens[self.index].text == "(" or self.is_at("function", self.index)
        )

    def is_at_end(self) -> bool:
        self.skip_spaces()
        return self.index >= len(self.tokens)

    def skip_spaces(self) -> None:
        while self.is_at("space", self.index):
            self.index += 1


class _Features:
    """What a window answers: https://drafts.csswg.org/mediaqueries-5/#mq-features"""

    def __init__(self, width: float, height: float, settings: Mapping[str, str]) -> None:
        ratio = width / height if height else 0.0
        self.values = {
            **dict.fromkeys(("width", "device-width"), width),
            **dict.fromkeys(("height", "device-height"), height),
            **dict.fromkeys(("aspect-ratio", "device-aspect-ratio"), ratio),
            **dict.fromkeys(("resolution", "-webkit-device-pixel-ratio"), 1.0),
            "color": 8.0,
            **dict.fromkeys(("color-index", "monochrome"), 0.0),
            **dict.fromkeys(("horizontal-viewport-segments", "vertical-viewport-segments"), 1.0),
            "-webkit-transform-3d": 1.0,
        }
        self.units = {**_LENGTHS, **units_of_a_window(width, height)}
        self.medium = settings.get("media", MEDIA[0])
        self.settings: dict[str, str | None] = {
            name: settings.get(name, None if name in _UNKNOWN_UNLESS_SET else values[0])
            for name, values in SETTINGS.items()
        }
        self.settings["orientation"] = "portrait" if height >= width else "landscape"
        self.settings["device-posture"] = "continuous"

    def answer(self, tokens: list[_Token]) -> tuple[str, bool | None] | None:
        """A feature as text, and whether the window has it; None if the tokens are none."""
        parts = [each for each in tokens if each.kind != "space"]
        match parts:
            case [_Token("ident", name)]:
                return self.boolean(name)
            case [_Token("ident", name), _Token(text=":"), *value]:
                return self.plain(name, value)
        places = [index for index, each in enumerate(parts) if each.kind == "comparison"]
        if not 1 <= len(places) <= 2:
            return None
        sides = [parts[: places[0]], parts[places[0] + 1 :]]
        if len(places) == 2:
            sides = [sides[0], parts[places[0] + 1 : places[1]], parts[places[1] + 1 :]]
        return self.in_range(sides, [parts[index].text for index in places])

    def boolean(self, name: str) -> tuple[str, bool | None] | None:
        if name in self.values:
            return f"({name})", self.values[name] != 0
        if name == "grid":
            return "(grid)", False
        if name in self.settings:
            setting = self.settings[name]
            answer = None if setting is None else setting not in ("none", "no-preference")
            return f"({name})", answer
        return None

    def plain(self, name: str, value: list[_Token]) -> tuple[str, bool | None] | None:
        if name in self.settings:
            if len(value) != 1 or value[0].kind != "ident" or value[0].text not in _KEYWORDS[name]:
                return None
            setting, text = self.settings[name], value[0].text
            return f"({name}: {text})", None if setting is None else setting == text
        if name == "grid":
            read = self.value("integer", value)
            return None if read is None else (f"(grid: {read[0]})", read[1] == 0)
        feature, compare = name, _COMPARISONS["="]
        for prefix, comparison in (("min-", ">="), ("max-", "<=")):
            if name.startswith((prefix, f"-webkit-{prefix}")):
                feature, compare = name.replace(prefix, "", 1), _COMPARISONS[comparison]
        if feature not in self.values:
            return None
        read = self.value(_RANGES[feature], value)
        if read is None:
            return None
        return f"({name}: {read[0]})", compare(self.values[feature], read[1])

    def in_range(
        self, sides: list[list[_Token]], comparisons: list[str]
    ) -> tuple[str, bool | None] | None:
        """https://drafts.csswg.org/mediaqueries-5/#typedef-mf-range"""
        if len(sides) == 3 and (comparisons[0][0] != comparisons[1][0] or comparisons[0] == "="):
            return None
        names = [
            each[0].text
            for each in (sides if len(sides) == 2 else sides[1:2])
            if len(each) == 1 and each[0].text in self.values
        ]
        if len(names) != 1 or names[0] == "-webkit-transform-3d":
            return None
        texts: list[str] = []
        numbers: list[float] = []
        for side in sides:
            if len(side) == 1 and side[0].text == names[0]:
                read: tuple[str, float] | None = (names[0], self.values[names[0]])
            else:
                read = self.value(_RANGES[names[0]], side)
            if read is None:
                return None
            texts.append(read[0])
            numbers.append(read[1])
        text, answer = texts[0], True
        for index, comparison in enumerate(comparisons):
            text += f" {comparison} {texts[index + 1]}"
            answer = answer and _COMPARISONS[comparison](numbers[index], numbers[index + 1])
        return f"({text})", answer

    def value(self, kind: str, tokens: list[_Token]) -> tuple[str, float] | None:
        """A value of a range as text and as a number; None if it is none."""
        if kind == "ratio":
            return self.ratio(tokens)
        if tokens and tokens[0].kind == "function":
            return self.computed(kind, tokens)
        if len(tokens) != 1 or tokens[0].kind != "number":
            return None
        number, unit = tokens[0].number, tokens[0].unit
        text = f"{css_number(number)}{unit}"
        match kind:
            case "length" if unit in self.units:
                return text, number * self.units[unit]
            case "length" if not unit and number == 0:
                return text, 0.0
            case "resolution" if unit in RESOLUTIONS:
                return text, number * RESOLUTIONS[unit]
            case "number" if not unit:
                return text, number
            case "integer" if tokens[0].text.lstrip("+-").isdecimal():
                return text, number
        return None

    def ratio(self, tokens: list[_Token]) -> tuple[str, float] | None:
        """https://drafts.csswg.org/css-values-4/#ratio-value"""
        places = [index for index, each in enumerate(tokens) if each.text == "/"]
        depths = [each.text.endswith("(") - (each.text == ")") for each in tokens]
        outer = [place for place in places if sum(depths[:place]) == 0]
        if len(outer) > 1:
            return None
        end = outer[0] if outer else len(tokens)
        high = self.value("number", tokens[:end])
        low = self.value("number", tokens[end + 1 :]) if outer else ("1", 1.0)
        if high is None or low is None or high[1] < 0 or low[1] < 0:
            return None
        return f"{high[0]} / {low[0]}", high[1] / low[1] if low[1] else float("inf")

    def computed(self, kind: str, tokens: list[_Token]) -> tuple[str, float] | None:
        """The value of a math function."""
        units: Mapping[str, float] = {"": 1.0}
        if kind == "length":
            units = self.units
        elif kind == "resolution":
            units = RESOLUTIONS
        try:
            text, number = math_value([*tokens], units)
        except InvalidMath:
            return None
        return text, float(floor(number + 0.5)) if kind == "integer" and isfinite(
            number
        ) else number


class _BoxFeatures(_Features):
    """What a container answers: https://drafts.csswg.org/css-conditional-5/#size-container"""

    def __init__(self, sizes: Mapping[str, float], units: Mapping[str, float]) -> None:
        super().__init__(sizes["width"], sizes["height"], {})
        self.values = {**sizes, "aspect-ratio": self.values["aspect-ratio"]}
        self.units = {**self.units, **units}
        self.settings = {"orientation": self.settings["orientation"]}


def names_of_box_features(text: str) -> set[str]:
    """The features that the tokens of a query in parentheses name; empty if it is another's."""
    names = {
        each.text.removeprefix("min-").removeprefix("max-")
        for each in _tokens(text)
        if each.kind == "ident"
    }
    return names & _BOX_FEATURES


def match_box(text: str, sizes: Mapping[str, float], units: Mapping[str, float]) -> bool | None:
    """Whether a container of a size has a feature; None if the text is no feature.

    ``sizes`` has ``width``, ``height``, ``inline-size`` and ``block-size``, ``units`` has lengths
    in pixels.
    """
    answer = _BoxFeatures(sizes, units).answer(_tokens(text))
    return None if answer is None else answer[1]


_BOX_FEATURES: Final = frozenset(
    ("width", "height", "inline-size", "block-size", "aspect-ratio", "orientation")
)
_COMPARISONS: Final[Mapping[str, Callable[[float, float], bool]]] = {
    "<": lambda one, other: one < other,
    "<=": lambda one, other: one <= other,
    "=": lambda one, other: one == other,
    ">": lambda one, other: one > other,
    ">=": lambda one, other: one >= other,
}


def units_of_a_window(width: float, height: float) -> dict[str, float]:
    """https://drafts.csswg.org/css-values-4/#viewport-relative-lengths; none is a container"""
    wide, high = width / 100, height / 100
    sizes = {"w": wide, "i": wide, "h": high, "b": high}
    sizes |= {"min": min(wide, high), "max": max(wide, high)}
    kinds = ("v", "sv", "lv", "dv", "cq")
    return {f"{kind}{axis}": size for kind in kinds for axis, size in sizes.items()}


def _not(value: bool | None) -> bool | None:
    return None if value is None else not value


def _and(one: bool | None, other: bool | None) -> bool | None:
    if one is False or other is False:
        return False
    return None if one is None or other is None else True


def _or(one: bool | None, other: bool | None) -> bool | None:
    if one is True or other is True:
        return True
    return None if one is None or other is None else False
