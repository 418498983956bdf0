"""Descriptors of at-rules, and the values that they take.

The tables are written as those of `webapi.dom.css_properties` are: the at-rule, the names of
descriptors, a colon, and the types and keywords of one component.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.dom.css_properties import (
    PROPERTIES,
    Grammar,
    KnownWords,
    is_css_wide_keyword,
    is_negative,
)
from webapi.dom.css_values import (
    URL_TOKEN,
    Component,
    Value,
    ValueTokenizer,
    joined_components,
)
from webapi.dom.selector_tokens import (
    DIMENSION,
    END,
    FUNCTION,
    IDENT,
    NUMBER,
    STRING,
    is_hexadecimal,
    is_whitespace,
)
from webapi.webidl.host import (
    ascii_lowercase,
    ascii_uppercase,
    is_integer,
    joined_texts,
    parsed_number,
    serialize_a_string,
    split_on_ascii_whitespace,
    text_after_colon,
    text_before_colon,
)

COUNTER_STYLE: Final = "counter-style"
FONT_FACE: Final = "font-face"
FONT_PALETTE: Final = "font-palette-values"
PAGE: Final = "page"
VIEW_TRANSITION: Final = "view-transition"


def descriptor_lines() -> list[str]:
    """https://drafts.csswg.org/css-fonts-5/#font-face-rule and the sections of the other at-rules

    Those with nothing behind the colon have rules of their own, below.
    """
    return [
        "font-face font-family:",
        "font-face src:",
        "font-face unicode-range:",
        "font-face font-style: + A alone:auto alone:normal alone:italic oblique",
        "font-face font-weight: + I1 alone:auto alone:normal alone:bold",
        (
            "font-face font-stretch: + P0 auto normal ultra-condensed extra-condensed condensed "
            "semi-condensed semi-expanded expanded extra-expanded ultra-expanded"
        ),
        "font-face font-variant:",
        "font-face font-feature-settings:",
        "font-face font-variation-settings:",
        "font-face font-display: auto block fallback optional swap",
        "font-face size-adjust: P0",
        "font-face ascent-override descent-override line-gap-override: P0 normal",
        "counter-style system:",
        "counter-style symbols: + S X",
        "counter-style additive-symbols:",
        "counter-style negative:",
        "counter-style prefix suffix: S X",
        "counter-style pad:",
        "counter-style range:",
        "counter-style fallback: X never:none",
        "counter-style speak-as: X",
        "font-palette-values font-family:",
        "font-palette-values base-palette: I0 light dark",
        "font-palette-values override-colors: + , I0 C",
        "page size:",
        "page page-orientation: upright rotate-left rotate-right",
        "view-transition navigation: auto none",
        "view-transition types: + X alone:none",
    ]


class Descriptors:
    """The tables, read when somebody needs them."""

    __slots__ = ("_grammars", "_names")

    def __init__(self) -> None:
        self._grammars: dict[str, Grammar] = {}
        self._names: dict[str, list[str]] = {}

    def _read(self) -> None:
        if len(self._names) > 0:
            return
        known = KnownWords()
        for line in descriptor_lines():
            head = text_before_colon(line)
            grammar: Grammar | None = None
            words = split_on_ascii_whitespace(text_after_colon(line))
            if len(words) > 0:
                grammar = Grammar(words, known)
            names = split_on_ascii_whitespace(head)
            kind = names[0]
            listed = self._names.get(kind)
            if listed is None:
                listed = []
                self._names[kind] = listed
            for index in range(len(names) - 1):
                name = names[index + 1]
                listed.append(name)
                if grammar is not None:
                    self._grammars[f"{kind} {name}"] = grammar

    def names_of(self, kind: str) -> list[str]:
        """The descriptors of an at-rule, in the order in which counter styles are serialized."""
        self._read()
        found = self._names.get(kind)
        return [] if found is None else found

    def text(self, kind: str, name: str, value: Value) -> str | None:
        """The text of a descriptor's value; None if it takes none, or not this one."""
        self._read()
        components = value.components
        if not value.is_valid or value.has_substitution or len(components) == 0:
            return None
        if len(components) == 1 and is_css_wide_keyword(components[0]):
            return None
        grammar = self._grammars.get(f"{kind} {name}")
        if grammar is not None:
            return grammar.text(components)
        if kind == FONT_FACE:
            return text_of_font_face(name, value)
        if kind == COUNTER_STYLE:
            return text_of_counter_style(name, components)
        if kind == FONT_PALETTE and name == "font-family":
            return PROPERTIES.text(name, components)
        return text_of_size(components) if kind == PAGE and name == "size" else None


DESCRIPTORS: Final = Descriptors()


def text_of_font_face(name: str, value: Value) -> str | None:
    """https://drafts.csswg.org/css-fonts-4/#font-face-rule"""
    if name == "font-family":
        return family_text(value.components)
    if name == "src":
        return sources_text(value.components)
    if name == "unicode-range":
        return ranges_text(value.source)
    if name in ("font-variant", "font-feature-settings", "font-variation-settings"):
        return PROPERTIES.text(name, value.components)
    return None


def family_text(components: list[Component]) -> str | None:
    """https://drafts.csswg.org/css-fonts-4/#family-name-syntax, of one that is not generic"""
    if len(components) == 1 and components[0].kind == STRING:
        return components[0].text
    words: list[str] = []
    for each in components:
        if each.kind != IDENT:
            return None
        words.append(each.text if len(words) == 0 else f" {each.text}")
    if len(components) > 1:
        return serialize_a_string(joined_texts(words))
    name = components[0].name
    is_generic = name in ("cursive", "emoji", "fangsong", "fantasy", "math", "monospace")
    if is_generic or name in ("sans-serif", "serif", "system-ui", "default"):
        return None
    return components[0].text


def sources_text(components: list[Component]) -> str | None:
    """https://drafts.csswg.org/css-fonts-4/#font-face-src-parsing"""
    taken: list[Component] = []
    count = 0
    is_url = False
    for each in components:
        text = each.text
        if each.kind == ",":
            if count == 0:
                return None
            count = 0
        elif count == 0:
            is_local = each.kind == FUNCTION and each.name == "local"
            is_url = each.kind == URL_TOKEN
            if not is_local and not is_url:
                return None
            text = quoted_argument(each) if is_local else text
            count = 1
        else:
            if not is_url or each.kind != FUNCTION or each.name not in ("format", "tech"):
                return None
            text = quoted_argument(each) if each.name == "format" else text
            count += 1
        taken.append(Component(each.kind, text))
    return None if count == 0 else joined_components(taken)


def quoted_argument(function: Component) -> str:
    """The text of a function of one string, or of identifiers that stand for one."""
    tokenizer = ValueTokenizer(function.text)
    tokenizer.consume_a_token()
    words: list[str] = []
    while True:
        token = tokenizer.consume_a_token()
        if token.kind in (")", END):
            break
        if token.kind == STRING:
            return function.text
        words.append(" " if token.text == "" else token.text)
    return f"{function.name}({serialize_a_string(joined_texts(words))})"


def ranges_text(source: str) -> str | None:
    """https://drafts.csswg.org/css-syntax-3/#urange-syntax, a list of them"""
    texts: list[str] = []
    current: list[str] = []
    for char in ValueTokenizer(f"{source},").characters:
        if char == ",":
            text = range_text(current)
            if text is None:
                return None
            texts.append(text if len(texts) == 0 else f", {text}")
            current = []
        elif not is_whitespace(char):
            current.append(char)
    return joined_texts(texts)


def range_text(characters: list[str]) -> str | None:
    """One range: two numbers, or one that may have question marks."""
    if len(characters) < 3 or ascii_lowercase(characters[0]) != "u" or characters[1] != "+":
        return None
    first = ""
    last = ""
    digits = 0
    has_wildcards = False
    is_second = False
    for index in range(len(characters) - 2):
        char = characters[index + 2]
        if char == "-" and not is_second and digits > 0 and not has_wildcards:
            is_second = True
            digits = 0
            continue
        is_wildcard = char == "?" and not is_second
        has_wildcards = has_wildcards or is_wildcard
        if not is_wildcard and (not is_hexadecimal(char) or has_wildcards):
            return None
        digits += 1
        if digits > 6:
            return None
        if is_second:
            last = with_digit(last, char)
        else:
            first = with_digit(first, "0" if is_wildcard else char)
            last = with_digit(last, "F" if is_wildcard else char)
        if is_second and digits == 1:
            last = with_digit("", char)
    if digits == 0:
        return None
    return f"U+{first}" if first == last else f"U+{first}-{last}"


def with_digit(number: str, digit: str) -> str:
    """A hexadecimal number with one more digit, without zeros before it."""
    shown = ascii_uppercase(digit)
    return shown if number in ("", "0") else f"{number}{shown}"


def is_symbol(component: Component) -> bool:
    """https://drafts.csswg.org/css-counter-styles-3/#typedef-symbol, without images"""
    is_ident = component.kind == IDENT and not is_css_wide_keyword(component)
    return component.kind == STRING or is_ident


def is_whole(component: Component) -> bool:
    """Whether it is an integer that is not negative."""
    is_number = component.kind == NUMBER and is_integer(component.name)
    return is_number and not is_negative(component.name)


def text_of_counter_style(name: str, components: list[Component]) -> str | None:
    """https://drafts.csswg.org/css-counter-styles-3/#the-counter-style-rule"""
    count = len(components)
    first = components[0]
    if name == "system":
        if count == 1:
            is_known = first.name in ("cyclic", "numeric", "alphabetic", "symbolic", "additive")
            return first.name if is_known or first.name == "fixed" else None
        second = components[1]
        is_fixed = first.name == "fixed" and second.kind == NUMBER and is_integer(second.name)
        is_other = first.name == "extends" and second.kind == IDENT and is_symbol(second)
        is_valid = count == 2 and first.kind == IDENT and (is_fixed or is_other)
        return f"{first.name} {second.text}" if is_valid else None
    if name == "negative":
        is_pair = count == 2 and is_symbol(components[1])
        is_valid = is_symbol(first) and (count == 1 or is_pair)
        return joined_components(components) if is_valid else None
    if name == "pad":
        is_valid = count == 2 and is_whole(first) and is_symbol(components[1])
        return joined_components(components) if is_valid else None
    if name == "range":
        if count == 1 and first.name == "auto":
            return "auto"
        return joined_components(components) if are_pairs(components, are_bounds=True) else None
    if name == "additive-symbols":
        return joined_components(components) if are_pairs(components, are_bounds=False) else None
    return None


def are_pairs(components: list[Component], are_bounds: bool) -> bool:
    """Whether pairs stand between commas: of bounds, or of a weight and its symbol.

    A range has no upper bound below its lower one, and weights get smaller.
    """
    place = 0
    before: float | None = None
    for each in components:
        number = parsed_number(each.name) if each.kind == NUMBER else None
        is_infinite = are_bounds and each.kind == IDENT and each.name == "infinite"
        if place == 2:
            if each.kind != ",":
                return False
            place = 0
            if are_bounds:
                before = None
            continue
        is_bound = is_infinite or (number is not None and is_integer(each.name))
        if are_bounds:
            if not is_bound or (before is not None and number is not None and number < before):
                return False
            before = number
        elif place == 0:
            if number is None or not is_whole(each) or (before is not None and number >= before):
                return False
            before = number
        elif not is_symbol(each):
            return False
        place += 1
    return place == 2


def text_of_size(components: list[Component]) -> str | None:
    """https://drafts.csswg.org/css-page-3/#page-size-prop"""
    count = len(components)
    paper = ""
    turn = ""
    lengths = 0
    for each in components:
        is_paper = each.name in ("a5", "a4", "a3", "b5", "b4", "jis-b5", "jis-b4")
        if each.kind == DIMENSION and not is_negative(each.text):
            lengths += 1
        elif each.kind != IDENT:
            return None
        elif (is_paper or each.name in ("letter", "legal", "ledger")) and paper == "":
            paper = each.name
        elif each.name in ("portrait", "landscape") and turn == "":
            turn = each.name
        else:
            return "auto" if count == 1 and each.name == "auto" else None
    if lengths > 0:
        return joined_components(components) if lengths == count and count < 3 else None
    if paper == "" or turn == "":
        return f"{paper}{turn}"
    return f"{paper} {turn}"
