"""The syntax tree of a text, which tree-sitter makes: only the nodes that queries ask for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tree_sitter import Language, Node, Query, Tree

Captures = dict[str, list["Node"]]

_LARGE_ERROR: Final = 10_000
_IMPORT: Final = re.compile(rb"import\b(?:\s+[\w$]+\s*,)?\s*\{[^{}]*\}")
_EXPORT: Final = re.compile(
    rb"export\b\s*(?:\{[^{}]*\}|\*(?:\s*as\s+\w+)?)"
    rb"(?:\s*from\s*(?:\"[^\"\n]*\"|'[^'\n]*')\s*(with\s*\{[^{}]*\}))?"
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


def edited(data: bytes, edits: Iterable[tuple[int, int, str]]) -> str:
    """The text in which other texts stand from a start to an end, without what begins in others."""
    parts, at = [], 0
    for start, end, new in sorted(edits):
        if start >= at:
            parts += [data[at:start], encoded(new)]
            at = end
    parts.append(data[at:])
    return decoded(b"".join(parts))


def parsed(data: bytes) -> Tree:
    """The tree of a program in UTF-8.

    Raises: `ModuleNotFoundError` that names the extra.
    """
    language = _language()
    from tree_sitter import Parser

    return Parser(language).parse(_readable(data))


def is_readable(tree: Tree) -> bool:
    """Whether queries answer soon: they take quadratic time in what is nothing but one error."""
    root = tree.root_node
    return root.type != "ERROR" and not any(
        node.is_error and node.child_count > _LARGE_ERROR for node in root.children
    )


def _readable(data: bytes) -> bytes:
    """A text of the same length that the grammar can read.

    It takes no reserved word as the name of an import or export, and no attributes of exports. So
    these words become other names, and these attributes spaces.
    """
    edits: list[tuple[int, bytes]] = []
    for word, declaration in ((b"import", _IMPORT), (b"export", _EXPORT)):
        at = data.find(word)
        while at != -1:
            found = declaration.match(data, at)
            at += len(word)
            if found is not None:
                edits += _edits(found, at)
            at = data.find(word, at)
    if not edits:
        return data
    readable = bytearray(data)
    for at, new in edits:
        readable[at : at + len(new)] = new
    return bytes(readable)


def _edits(declaration: re.Match[bytes], at: int) -> Iterator[tuple[int, bytes]]:
    for found in _RESERVED.finditer(declaration.string, at, declaration.end()):
        yield found.start(), b"$" * len(found[0])
    if declaration.re is _EXPORT and declaration[1] is not None:
        yield declaration.start(1), b" " * len(declaration[1])


def captures(query: str, tree: Tree) -> Captures:
    """The nodes that a query captures, by the names that it gives them."""
    from tree_sitter import QueryCursor

    return QueryCursor(_query(query)).captures(tree.root_node)


def is_directive(statement: Node) -> bool:
    """Whether a statement is nothing but a string, as a directive is."""
    return (
        statement.type == "expression_statement"
        and (only := statement.named_child(0)) is not None
        and only.type == "string"
    )


IMPORT_CALLS: Final = """
(call_expression function: (import) @importcall arguments: (arguments) @importarguments)
"""


def import_calls(data: bytes, found: Captures) -> list[tuple[int, int]]:
    """The start and end of each word ``import`` that a call has, in order.

    Calls with arguments that no ``import()`` takes, and those after ``new``, are left to engines,
    which refuse them.
    """
    spans = []
    pairs = zip(found.get("importcall", ()), found.get("importarguments", ()), strict=True)
    for word, arguments in pairs:
        kinds = [each.type for each in arguments.named_children if each.type != "comment"]
        is_new = data[max(0, word.start_byte - 10) : word.start_byte].rstrip().endswith(b"new")
        if 1 <= len(kinds) <= 2 and "spread_element" not in kinds and not is_new:
            spans.append((word.start_byte, word.end_byte))
    return sorted(spans)


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
def _query(text: str) -> Query:
    from tree_sitter import Query

    return Query(_language(), text)
