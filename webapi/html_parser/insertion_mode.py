"""Insertion modes: https://html.spec.whatwg.org/#insertion-mode

The modules of ``insertion_modes/`` give each mode its rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from .tokens import (
    SPACE,
    CommentToken,
    DoctypeToken,
    EndOfFile,
    EndTag,
    InstructionToken,
    StartTag,
    Token,
)

if TYPE_CHECKING:
    from .tree_construction import TreeConstruction

Rule: TypeAlias = Callable[["TreeConstruction", Any], None]
_Rule = TypeVar("_Rule", bound=Rule)


def ignore(parser: TreeConstruction, token: Token) -> None:
    """Parse error. Ignore the token."""


def _insert_a_comment(parser: TreeConstruction, token: CommentToken | InstructionToken) -> None:
    """Insert a comment, or a processing instruction."""
    parser.insert_comment(token)


class InsertionMode:
    """The rules of a mode, for each kind of token."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.start_tags: dict[str, Rule] = {}
        self.end_tags: dict[str, Rule] = {}
        self.any_other_start_tag: Rule = ignore
        self.any_other_end_tag: Rule = ignore
        self.characters: Rule = ignore
        self.comment: Rule = _insert_a_comment
        self.doctype: Rule = ignore
        self.end_of_file: Rule = ignore

    def __repr__(self) -> str:
        return f"<InsertionMode {self.name}>"

    def start(self, *names: str) -> Callable[[_Rule], _Rule]:
        """Register the rule for start tags of these names."""

        def register(rule: _Rule) -> _Rule:
            self.start_tags |= dict.fromkeys(names, rule)
            return rule

        return register

    def end(self, *names: str) -> Callable[[_Rule], _Rule]:
        """Register the rule for end tags of these names."""

        def register(rule: _Rule) -> _Rule:
            self.end_tags |= dict.fromkeys(names, rule)
            return rule

        return register

    def anything_else(self, rule: _Rule) -> _Rule:
        """Register the rule for tags without rules, for the end, and for characters but spaces."""
        self.any_other_start_tag = self.any_other_end_tag = self.end_of_file = rule
        self.characters = rule
        return rule

    def ignores_start(self, *names: str) -> None:
        """Ignore start tags of these names."""
        self.start_tags |= dict.fromkeys(names, ignore)

    def ignores_end(self, *names: str) -> None:
        """Ignore end tags of these names."""
        self.end_tags |= dict.fromkeys(names, ignore)

    def uses_for_start(self, other: InsertionMode, *names: str) -> None:
        """Use the rules of another mode for start tags of these names."""
        self.start_tags |= dict.fromkeys(names, other.process)

    def uses_for_end(self, other: InsertionMode, *names: str) -> None:
        """Use the rules of another mode for end tags of these names."""
        self.end_tags |= dict.fromkeys(names, other.process)

    def process(self, parser: TreeConstruction, token: Token) -> None:
        """https://html.spec.whatwg.org/#using-the-rules-for"""
        match token:
            case StartTag():
                self.start_tags.get(token.name, self.any_other_start_tag)(parser, token)
            case EndTag():
                self.end_tags.get(token.name, self.any_other_end_tag)(parser, token)
            case str():
                self.characters(parser, token)
            case CommentToken() | InstructionToken():
                self.comment(parser, token)
            case DoctypeToken():
                self.doctype(parser, token)
            case EndOfFile():
                self.end_of_file(parser, token)


def without_leading_space(data: str) -> tuple[str, str]:
    """The white space that characters begin with, and the others."""
    rest = data.lstrip(SPACE)
    return data[: len(data) - len(rest)], rest


INITIAL: Final = InsertionMode("initial")
BEFORE_HTML: Final = InsertionMode("before html")
BEFORE_HEAD: Final = InsertionMode("before head")
IN_HEAD: Final = InsertionMode("in head")
IN_HEAD_NOSCRIPT: Final = InsertionMode("in head noscript")
AFTER_HEAD: Final = InsertionMode("after head")
IN_BODY: Final = InsertionMode("in body")
TEXT: Final = InsertionMode("text")
IN_TABLE: Final = InsertionMode("in table")
IN_TABLE_TEXT: Final = InsertionMode("in table text")
IN_CAPTION: Final = InsertionMode("in caption")
IN_COLUMN_GROUP: Final = InsertionMode("in column group")
IN_TABLE_BODY: Final = InsertionMode("in table body")
IN_ROW: Final = InsertionMode("in row")
IN_CELL: Final = InsertionMode("in cell")
IN_TEMPLATE: Final = InsertionMode("in template")
AFTER_BODY: Final = InsertionMode("after body")
IN_FRAMESET: Final = InsertionMode("in frameset")
AFTER_FRAMESET: Final = InsertionMode("after frameset")
AFTER_AFTER_BODY: Final = InsertionMode("after after body")
AFTER_AFTER_FRAMESET: Final = InsertionMode("after after frameset")
IN_FOREIGN_CONTENT: Final = InsertionMode("in foreign content")
"""No insertion mode of the standard, but rules all the same:
https://html.spec.whatwg.org/#parsing-main-inforeign"""
