"""The grammar of regular expressions with the flag ``v``: https://tc39.es/ecma262/#sec-patterns

The parser also reports early errors. It keeps open groups on a list, so nesting takes no recursion.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from webapi.urlpattern.names import is_valid_name_code_point

from . import nodes
from .character_sets import (
    ALL,
    DIGITS,
    LINE_TERMINATORS,
    WHITE_SPACE,
    WORD_CHARACTERS,
    character_complement,
    character_range,
    fold,
    matched,
    maybe_simple_case_folding,
    single,
)
from .nodes import Node

_SYNTAX_CHARACTERS: Final = frozenset("^$\\.*+?()[]{}|/")
_CLASS_SET_SYNTAX_CHARACTERS: Final = frozenset("()[]{}/-\\|")
_CLASS_SET_RESERVED_PUNCTUATORS: Final = frozenset("&-!#%,:;<=>@`~")
_CLASS_SET_RESERVED_DOUBLE_PUNCTUATORS: Final = frozenset(
    each * 2 for each in "&!#$%*+,.:;<=>?@^`~"
)
_CONTROL_ESCAPES: Final = {"f": 12, "n": 10, "r": 13, "t": 9, "v": 11}
_CLASS_ESCAPES: Final = {"d": DIGITS, "s": WHITE_SPACE, "w": WORD_CHARACTERS}

_quantifier: Final = re.compile(r"(?:([*+?])|\{([0-9]+)(?:(,)([0-9]*))?\})(\??)").match
_modifiers: Final = re.compile(r"\(\?([a-z]*)(?:(-)([a-z]*))?:").match
_literal_run: Final = re.compile("[A-Za-z0-9]+(?=[A-Za-z0-9])").match  # no quantifier follows
_decimal: Final = re.compile("[1-9][0-9]*").match
_unicode_escape: Final = re.compile(
    r"u(?:([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})"
    r"|([0-9A-Fa-f]{4})|\{([0-9A-Fa-f]+)\})"
).match
_hex_escape: Final = re.compile("x([0-9A-Fa-f]{2})").match
_property: Final = re.compile(r"[pP]\{(?:([A-Za-z_]*)=)?([A-Za-z0-9_]*)\}").match
_LARGEST_COUNT: Final = 9

MAX_GROUP_DEPTH: Final = 250
"""The deepest nesting of groups: a state of the matcher has a register for each loop."""


class RegExpSyntaxError(Exception):
    """A ``SyntaxError``, as ECMAScript would throw it, at a place of the source."""

    def __init__(self, reason: str, place: int) -> None:
        super().__init__(f"{reason}, at {place}")
        self.reason = reason
        self.place = place


@dataclass(slots=True)
class _Flags:
    """The flags that modifiers change."""

    ignore_case: bool
    multiline: bool = False
    dot_all: bool = False


@dataclass(slots=True)
class _Open:
    """An unfinished disjunction, and the group or assertion around it."""

    kind: str
    place: int
    flags: _Flags
    first_group: int
    alternatives: list[Node] = field(default_factory=list)
    terms: list[Node] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    names_of_alternatives: set[str] = field(default_factory=set)


def parse(source: str, ignore_case: bool) -> nodes.Pattern:
    """https://tc39.es/ecma262/#prod-Pattern

    >>> parse("(a)|b", False).groups
    1

    Raises:
        RegExpSyntaxError: ``source`` is not a pattern.
    """
    return _Parser(source, ignore_case).parse()


class _Parser:
    def __init__(self, source: str, ignore_case: bool) -> None:
        self.source = source
        self.index = 0
        self.groups = 0
        self.names: dict[str, list[int]] = {}
        self.named_references: list[tuple[nodes.BackReference, str, int]] = []
        self.numbered_references: list[tuple[int, int]] = []
        self.open = [_Open("pattern", 0, _Flags(ignore_case), 1)]

    def parse(self) -> nodes.Pattern:
        source = self.source
        while self.index < len(source):
            place = self.index
            character = source[place]
            top = self.open[-1]
            if character == "(":
                self.begin_group()
                continue
            if character == "|":
                self.index += 1
                self.end_alternative(top)
                continue
            first_group = self.groups + 1
            quantifiable = True
            node: Node
            if character == ")":
                first_group = top.first_group
                node, quantifiable = self.end_group()
            elif character == "\\":
                node, quantifiable = self.atom_escape()
            elif character == "[":
                node = self.character_class()
            elif character == ".":
                self.index += 1
                node = nodes.Character(
                    ALL if top.flags.dot_all else ALL & ~LINE_TERMINATORS,
                )
                node.set = matched(node.set, False)
            elif character in "^$":
                self.index += 1
                node, quantifiable = self.line_assertion(character), False
            elif character in "*+?{":
                raise self.error("nothing to repeat", place)
            elif character in "]}":
                raise self.error(f'"{character}" is not escaped', place)
            else:
                run = _literal_run(source, place)
                if run is not None:
                    self.index = run.end()
                    top.terms += [self.character(ord(each)) for each in run[0]]
                    continue
                self.index += 1
                node = self.character(ord(character))
            top = self.open[-1]
            top.terms.append(self.quantified(node, quantifiable, first_group))
        top = self.open[-1]
        if len(self.open) > 1:
            raise self.error('"(" is not closed', top.place)
        root = self.disjunction(top)
        self.resolve_references()
        return nodes.Pattern(root, self.groups)

    def error(self, reason: str, place: int) -> RegExpSyntaxError:
        return RegExpSyntaxError(reason, place)

    # Groups

    def begin_group(self) -> None:
        """Read the beginning of a group."""
        source, place = self.source, self.index
        if len(self.open) > MAX_GROUP_DEPTH:
            raise self.error(f"groups are nested more than {MAX_GROUP_DEPTH} deep", place)
        flags = self.open[-1].flags
        name = None
        if not source.startswith("(?", place):
            kind = "capture"
            self.index += 1
        elif source.startswith(("(?=", "(?!"), place):
            kind = source[place + 1 : place + 3]
            self.index += 3
        elif source.startswith(("(?<=", "(?<!"), place):
            kind = source[place + 1 : place + 4]
            self.index += 4
        elif source.startswith("(?<", place):
            kind = "capture"
            self.index += 3
            name = self.group_name()
        else:
            kind = "group"
            flags = self.modifiers(flags)
        opened = _Open(kind, place, flags, self.groups + 1)
        if kind == "capture":
            self.groups += 1
        if name is not None:
            self.names.setdefault(name, []).append(self.groups)
            self.add_names(self.open[-1], {name}, place)
        self.open.append(opened)

    def modifiers(self, flags: _Flags) -> _Flags:
        """``(?:``, or with modifiers: https://tc39.es/ecma262/#prod-RegularExpressionModifiers"""
        place = self.index
        match = _modifiers(self.source, place)
        if match is None:
            raise self.error("unknown kind of group", place)
        self.index = match.end()
        added, minus, removed = match[1], match[2], match[3] or ""
        both = added + removed
        if minus and not both:
            raise self.error("modifiers are missing", place)
        if len(set(both)) != len(both) or not set(both) <= set("ims"):
            raise self.error("modifiers are i, m and s, each once", place)
        return _Flags(
            *(
                letter in added or (before and letter not in removed)
                for letter, before in (
                    ("i", flags.ignore_case),
                    ("m", flags.multiline),
                    ("s", flags.dot_all),
                )
            )
        )

    def group_name(self) -> str:
        """https://tc39.es/ecma262/#prod-GroupName, after its ``<``"""
        source, place = self.source, self.index
        name: list[str] = []
        while self.index < len(source):
            character = source[self.index]
            self.index += 1
            if character == ">":
                if not name:
                    break
                return "".join(name)
            if character == "\\":
                match = _unicode_escape(source, self.index)
                if match is None:
                    break
                character = chr(self.unicode_escape(match))
            if not is_valid_name_code_point(character, not name):
                break
            name.append(character)
        raise self.error("invalid name of a group", place)

    def add_names(self, opened: _Open, names: set[str], place: int) -> None:
        """Add group names to an alternative; no name may occur twice in it."""
        mine = opened.names
        if len(mine) < len(names):
            mine, names = names, mine
        if not mine.isdisjoint(names):
            raise self.error("two groups have one name", place)
        mine |= names
        opened.names = mine

    def end_alternative(self, opened: _Open) -> None:
        terms = opened.terms
        opened.alternatives.append(terms[0] if len(terms) == 1 else nodes.Alternative(terms))
        opened.terms = []
        if len(opened.names_of_alternatives) < len(opened.names):
            opened.names, opened.names_of_alternatives = opened.names_of_alternatives, opened.names
        opened.names_of_alternatives |= opened.names
        opened.names = set()

    def disjunction(self, opened: _Open) -> Node:
        """The node for the text since the beginning of ``opened``."""
        self.end_alternative(opened)
        alternatives = opened.alternatives
        return alternatives[0] if len(alternatives) == 1 else nodes.Disjunction(alternatives)

    def end_group(self) -> tuple[Node, bool]:
        place = self.index
        self.index += 1
        if len(self.open) == 1:
            raise self.error('nothing is closed by this ")"', place)
        opened = self.open.pop()
        body = self.disjunction(opened)
        self.add_names(self.open[-1], opened.names_of_alternatives, opened.place)
        if opened.kind == "capture":
            return nodes.Group(opened.first_group, body), True
        if opened.kind == "group":
            return body, True
        return nodes.Lookaround(body, "<" in opened.kind, "!" in opened.kind), False

    def quantified(self, node: Node, quantifiable: bool, first_group: int) -> Node:
        """https://tc39.es/ecma262/#prod-Quantifier, if there is one"""
        match = _quantifier(self.source, self.index)
        if match is None:
            return node
        if not quantifiable:
            raise self.error("nothing to repeat", self.index)
        symbol, least, comma, most, lazy = match.groups()
        if symbol:
            low, high = {"*": (0, None), "+": (1, None), "?": (0, 1)}[symbol]
        else:
            low = _count(least)
            high = low if comma is None else _count(most) if most else None
            if high is not None and _is_less(most or least, least):
                raise self.error("numbers out of order", self.index)
        self.index = match.end()
        return nodes.Repeat(node, low, high, not lazy, first_group, self.groups + 1)

    # Atoms

    def character(self, code_point: int) -> Node:
        return _character(code_point, self.open[-1].flags.ignore_case)

    def line_assertion(self, character: str) -> Node:
        if self.open[-1].flags.multiline:
            return nodes.Assertion(nodes.BEGIN_LINE if character == "^" else nodes.END_LINE)
        return nodes.Assertion(nodes.BEGIN if character == "^" else nodes.END)

    def atom_escape(self) -> tuple[Node, bool]:
        """An escape outside a class, and whether a quantifier may follow."""
        source, place = self.source, self.index
        ignore_case = self.open[-1].flags.ignore_case
        self.index += 1
        following = source[self.index : self.index + 1]
        if following in ("b", "B"):
            self.index += 1
            kind = nodes.BOUNDARY if following == "b" else nodes.NO_BOUNDARY
            return nodes.Assertion(kind), False
        match = _decimal(source, self.index)
        if match is not None:
            self.index = match.end()
            number = _count(match[0])
            self.numbered_references.append((number, place))
            return nodes.BackReference((number,), ignore_case), True
        if following == "k":
            self.index += 1
            if not source.startswith("<", self.index):
                raise self.error("expected a group name after \\k", place)
            self.index += 1
            reference = nodes.BackReference((), ignore_case)
            self.named_references.append((reference, self.group_name(), place))
            return reference, True
        escape = self.character_class_escape(ignore_case)
        if escape is not None:
            return nodes.Character(matched(escape[0], ignore_case)), True
        return self.character(self.character_escape(_SYNTAX_CHARACTERS, place)), True

    def character_escape(self, identity: frozenset[str], place: int) -> int:
        """https://tc39.es/ecma262/#prod-CharacterEscape, after its backslash"""
        source, index = self.source, self.index
        following = source[index : index + 1]
        self.index += 1
        if following in _CONTROL_ESCAPES:
            return _CONTROL_ESCAPES[following]
        if following in identity:
            return ord(following)
        if following == "0" and not source[index + 1 : index + 2].isdigit():
            return 0
        if following == "c":
            letter = source[index + 1 : index + 2]
            if letter.isalpha():
                self.index += 1
                return ord(letter) % 32
        match = _hex_escape(source, index)
        if match is not None:
            self.index = match.end()
            return int(match[1], 16)
        match = _unicode_escape(source, index)
        if match is None:
            raise self.error("this escape has no meaning", place)
        return self.unicode_escape(match)

    def unicode_escape(self, match: re.Match[str]) -> int:
        """https://tc39.es/ecma262/#prod-RegExpUnicodeEscapeSequence"""
        self.index = match.end()
        lead, trail, four, braced = match.groups()
        if lead:
            return 0x10000 + (int(lead, 16) - 0xD800) * 0x400 + int(trail, 16) - 0xDC00
        if four:
            return int(four, 16)
        digits = braced.lstrip("0")
        if len(digits) > 6 or int(digits or "0", 16) > 0x10FFFF:
            raise self.error("the largest code point is U+10FFFF", match.start())
        return int(digits or "0", 16)

    def character_class_escape(self, ignore_case: bool) -> tuple[int, bool] | None:
        """https://tc39.es/ecma262/#prod-CharacterClassEscape: its set, whether it has strings"""
        source, index = self.source, self.index
        following = source[index : index + 1]
        set = _CLASS_ESCAPES.get(following.lower())
        of_strings = False
        if set is not None:
            self.index += 1
        elif following in ("p", "P"):
            match = _property(source, index)
            found = None if match is None else _property_set(match[1], match[2])
            if match is None or found is None:
                raise self.error("Unicode has no such property", index - 1)
            set, of_strings = found
            if of_strings and following == "P":
                raise self.error("a property of strings has no complement", index - 1)
            self.index = match.end()
        else:
            return None
        set = maybe_simple_case_folding(set, ignore_case)
        if following.isupper():
            set = character_complement(set, ignore_case)
        return set, of_strings

    # Classes

    def character_class(self) -> Node:
        """https://tc39.es/ecma262/#prod-CharacterClass"""
        source = self.source
        ignore_case = self.open[-1].flags.ignore_case
        open_classes = [self.begin_class()]
        while True:
            top = open_classes[-1]
            place = self.index
            if place >= len(source):
                raise self.error('"[" is not closed', open_classes[0].place)
            character = source[place]
            if character == "]":
                self.index += 1
                operand = top.end(ignore_case, self)
                open_classes.pop()
                if not open_classes:
                    return _class_node(operand, ignore_case)
                open_classes[-1].add(operand, self)
            elif character == "[":
                top.before_operand(self)
                open_classes.append(self.begin_class())
            elif source.startswith(("&&", "--"), place):
                top.operator(source[place : place + 2], self)
            else:
                top.before_operand(self)
                top.add(self.class_operand(top, ignore_case), self)

    def begin_class(self) -> _OpenClass:
        place = self.index
        self.index += 1
        negative = self.source.startswith("^", self.index)
        self.index += negative
        return _OpenClass(place, negative)

    def class_operand(self, opened: _OpenClass, ignore_case: bool) -> _ClassSet:
        """A range, an escape, a disjunction of strings, or one code point."""
        source, place = self.source, self.index
        if source.startswith("\\", place):
            self.index += 1
            if source.startswith("q{", self.index):
                return self.class_string_disjunction(ignore_case)
            escape = self.character_class_escape(ignore_case)
            if escape is not None:
                return _ClassSet(escape[0], frozenset(), escape[1])
            self.index = place
        first = self.class_set_character()
        if source.startswith("-", self.index) and not source.startswith("--", self.index):
            self.index += 1
            last = self.class_set_character()
            if first > last:
                raise self.error("range out of order", place)
            opened.range(self, place)
            set = character_range(first, last)
        else:
            set = single(first)
        return _ClassSet(maybe_simple_case_folding(set, ignore_case))

    def class_set_character(self) -> int:
        """https://tc39.es/ecma262/#prod-ClassSetCharacter"""
        source, place = self.source, self.index
        character = source[place : place + 1]
        if character == "":
            raise self.error('"[" is not closed', place - 1)
        if character == "\\":
            self.index += 1
            if source.startswith("b", self.index):
                self.index += 1
                return 8
            return self.character_escape(_CLASS_IDENTITY_ESCAPES, place)
        if character in _CLASS_SET_SYNTAX_CHARACTERS:
            raise self.error(f'"{character}" is not escaped in a class', place)
        if source[place : place + 2] in _CLASS_SET_RESERVED_DOUBLE_PUNCTUATORS:
            raise self.error(f'"{character * 2}" is reserved in a class', place)
        self.index += 1
        return ord(character)

    def class_string_disjunction(self, ignore_case: bool) -> _ClassSet:
        """https://tc39.es/ecma262/#prod-ClassStringDisjunction, at its ``q``"""
        source, place = self.source, self.index
        self.index += 2
        set = 0
        strings: list[str] = []
        of_strings = False
        while True:
            code_points: list[int] = []
            while not source.startswith(("|", "}"), self.index):
                if self.index >= len(source):
                    raise self.error("\\q{ is not closed", place - 1)
                code_points.append(self.class_set_character())
            if len(code_points) == 1:
                set |= maybe_simple_case_folding(single(code_points[0]), ignore_case)
            else:
                of_strings = True
                if ignore_case:
                    code_points = [fold(each) for each in code_points]
                if all(each < 128 for each in code_points):
                    strings.append("".join(map(chr, code_points)))
            self.index += 1
            if source[self.index - 1] == "}":
                return _ClassSet(set, frozenset(strings), of_strings)

    def resolve_references(self) -> None:
        """Find the groups of back-references, which may come after them."""
        for reference, name, place in self.named_references:
            if name not in self.names:
                raise self.error("no group has this name", place)
            reference.groups = tuple(self.names[name])
        for number, place in self.numbered_references:
            if number > self.groups:
                raise self.error("there is no such group", place)


@dataclass(slots=True)
class _ClassSet:
    """A set of code points and of strings, which are folded where case is ignored.

    ``of_strings`` is https://tc39.es/ecma262/#sec-static-semantics-maycontainstrings, and depends
    only on the source: ``strings`` does not have the strings that are not ASCII.
    """

    set: int
    strings: frozenset[str] = frozenset()
    of_strings: bool = False


class _OpenClass:
    """An unfinished class: a union, an intersection or a subtraction."""

    __slots__ = ("kind", "negative", "operand_due", "operands", "place", "result")

    def __init__(self, place: int, negative: bool) -> None:
        self.place = place
        self.negative = negative
        self.kind = ""
        self.operand_due = False
        self.operands = 0
        self.result = _ClassSet(0)

    def before_operand(self, parser: _Parser) -> None:
        """Note that an operand follows. In a union it needs no operator."""
        if self.kind in ("&&", "--"):
            if not self.operand_due:
                raise parser.error(f'expected "{self.kind}"', parser.index)
            if self.kind == "&&" and parser.source.startswith("&", parser.index):
                raise parser.error('"&&&" has no meaning', parser.index)
        elif self.operands:
            self.kind = "union"

    def range(self, parser: _Parser, place: int) -> None:
        """Note that the operand is a range, which only a union has."""
        if self.kind in ("&&", "--"):
            raise parser.error("a range must be in a class of its own", place)
        self.kind = "union"

    def operator(self, operator: str, parser: _Parser) -> None:
        if self.operand_due or not self.operands:
            raise parser.error("expected a class", parser.index)
        if self.kind not in ("", operator):
            raise parser.error(f'"{operator}" goes with no other operator', parser.index)
        self.kind = operator
        self.operand_due = True
        parser.index += 2

    def add(self, operand: _ClassSet, parser: _Parser) -> None:
        result = self.result
        self.operand_due = False
        self.operands += 1
        if self.operands == 1:
            self.result = operand
        elif self.kind == "&&":
            self.result = _ClassSet(
                result.set & operand.set,
                result.strings & operand.strings,
                result.of_strings and operand.of_strings,
            )
        elif self.kind == "--":
            self.result = _ClassSet(
                result.set & ~operand.set, result.strings - operand.strings, result.of_strings
            )
        else:
            self.result = _ClassSet(
                result.set | operand.set,
                result.strings | operand.strings,
                result.of_strings or operand.of_strings,
            )

    def end(self, ignore_case: bool, parser: _Parser) -> _ClassSet:
        if self.operand_due:
            raise parser.error("expected a class", parser.index - 1)
        if not self.negative:
            return self.result
        if self.result.of_strings:
            raise parser.error("a class of strings has no complement", self.place)
        return _ClassSet(character_complement(self.result.set, ignore_case))


@lru_cache(maxsize=256)
def _character(code_point: int, ignore_case: bool) -> nodes.Character:
    set = maybe_simple_case_folding(single(code_point), ignore_case)
    return nodes.Character(matched(set, ignore_case))


def _class_node(operand: _ClassSet, ignore_case: bool) -> Node:
    """https://tc39.es/ecma262/#sec-compileatom for classes: longer strings come first"""
    characters = nodes.Character(matched(operand.set, ignore_case))
    if not operand.strings:
        return characters
    alternatives: list[Node] = []
    for string in sorted(operand.strings, key=lambda each: (-len(each), each)):
        if not string:
            continue
        alternatives.append(
            nodes.Alternative([_character(ord(each), ignore_case) for each in string])
        )
    alternatives.append(characters)
    if "" in operand.strings:
        alternatives.append(nodes.EMPTY)
    return nodes.Disjunction(alternatives)


def _property_set(name: str | None, value: str) -> tuple[int, bool] | None:
    """https://tc39.es/ecma262/#sec-compiletocharset of a UnicodePropertyValueExpression"""
    from . import properties

    if name is None:
        if value in properties.OF_STRINGS:
            return 0, True
        found = properties.LONE.get(value)
        if found is None and value in properties.LONE_BEYOND_ASCII:
            found = 0
    elif name in ("General_Category", "gc"):
        found = properties.LONE.get(value, 0) if value in properties.GENERAL_CATEGORIES else None
    elif name in ("Script", "sc", "Script_Extensions", "scx"):
        found = properties.SCRIPTS.get(value)
        if found is None and value in properties.SCRIPTS_BEYOND_ASCII:
            found = 0
    else:
        return None
    return None if found is None else (found, False)


def _count(digits: str) -> int:
    """Convert digits to a number. A huge one becomes one larger than the length of any subject."""
    digits = digits.lstrip("0")
    return int(digits or "0") if len(digits) <= _LARGEST_COUNT else 10**_LARGEST_COUNT


def _is_less(digits: str, others: str) -> bool:
    """Whether a number of any size is less than another."""
    digits, others = digits.lstrip("0"), others.lstrip("0")
    return (len(digits), digits) < (len(others), others)


_CLASS_IDENTITY_ESCAPES: Final = _SYNTAX_CHARACTERS | _CLASS_SET_RESERVED_PUNCTUATORS
