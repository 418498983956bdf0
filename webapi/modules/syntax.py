"""The syntax tree of a text, which tree-sitter makes: only the nodes that queries ask for."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tree_sitter import Language, Node, Parser, Query, Tree

Captures = dict[str, list["Node"]]

_LIST: Final = re.compile(
    rb"\b(?:export|import(?:\s+[\w$]+\s*,)?)\s*\{[^{}]*\}|\bexport\s*\*\s*as\s+\w+"
)
_RESERVED: Final = re.compile(
    rb"\b(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum"
    rb"|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super"
    rb"|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)\b"
)


class ModuleSyntaxError(SyntaxError):
    """A module that does not parse. Its line and column count from 1."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(message, (None, line, column, None))


def encoded(text: str) -> bytes:
    """A text in UTF-8, with lone surrogates."""
    return text.encode("utf-8", "surrogatepass")


def decoded(data: bytes) -> str:
    """The text of a part of what `encoded` gave."""
    return data.decode("utf-8", "surrogatepass")


def parsed(data: bytes) -> Tree:
    """The tree of a program in UTF-8.

    The grammar takes no reserved word as the name of an export, so a text that has one is read
    again, with names of the same length in lists.

    Raises: `ModuleNotFoundError` that names the extra.
    """
    tree = _parser().parse(data)
    if tree.root_node.has_error:
        readable = _LIST.sub(_without_reserved_words, data)
        if readable != data:
            return _parser().parse(readable)
    return tree


def _without_reserved_words(found: re.Match[bytes]) -> bytes:
    text = found[0]
    return text[:6] + _RESERVED.sub(lambda word: b"$" * len(word[0]), text[6:])


def captures(query: str, tree: Tree) -> Captures:
    """The nodes that a query captures, by the names that it gives them."""
    from tree_sitter import QueryCursor

    return QueryCursor(_query(query)).captures(tree.root_node)


@cache
def _language() -> Language:
    try:
        import tree_sitter
        import tree_sitter_javascript
    except ImportError as error:
        raise ModuleNotFoundError(
            "modules need tree-sitter and tree-sitter-javascript: pip install 'webapi-dom[modules]'"
        ) from error
    return tree_sitter.Language(tree_sitter_javascript.language())


@cache
def _parser() -> Parser:
    from tree_sitter import Parser

    return Parser(_language())


@cache
def _query(text: str) -> Query:
    from tree_sitter import Query

    return Query(_language(), text)
