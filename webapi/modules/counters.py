"""Counters in scripts: how often each function and each statement has run.

A statement has its counter in front of it, and a function in front of what its body does. Lines
keep their numbers, columns do not. What hoists, and what a label or a directive begins, keeps its
place.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from webapi.modules.syntax import captures, decoded, encoded, is_directive, parsed

if TYPE_CHECKING:
    from tree_sitter import Node

_CACHED_SCRIPTS: Final = 256
_QUERY: Final = """
[(program (statement) @listed) (statement_block (statement) @listed)
 (switch_case (statement) @listed) (switch_default (statement) @listed)]
[(if_statement consequence: (statement) @single) (else_clause (statement) @single)
 (for_statement body: (statement) @single) (for_in_statement body: (statement) @single)
 (while_statement body: (statement) @single) (do_statement body: (statement) @single)
 (with_statement body: (statement) @single)]
[(function_declaration) (generator_function_declaration) (function_expression)
 (generator_function) (arrow_function) (method_definition)] @function
"""
_Edit: TypeAlias = tuple[int, int, int, str, int]
"""Where to put a text with NUL for a counter, what comes first there, and the counter's number."""

_COMMENTS: Final = ("comment", "html_comment")
_HOISTED: Final = (
    *("function_declaration", "function_expression", "generator_function"),
    *("generator_function_declaration", "import_statement"),
)
_WITHOUT_COUNTER: Final = frozenset((*_HOISTED, "empty_statement", "statement_block"))


class Place(NamedTuple):
    """Where a function or a statement begins: its line from 1, and its column in UTF-16 from 0."""

    line: int
    column: int


class CountedScript(NamedTuple):
    """A script with counters: first those of the functions, then those of the statements.

    Between two of ``parts`` one is counted, with the number in ``numbers``.
    """

    parts: tuple[str, ...]
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    functions: tuple[Place, ...]
    statements: tuple[Place, ...]

    def text(self, counters: str, first: int) -> str:
        """The text; ``counters`` is the name of an array, whose first number for it is ``first``.

        What is not there yet counts as 0.
        """
        text, *others = self.parts
        for number, part in zip(self.numbers, others, strict=True):
            counter = f"{counters}[{first + number}]"
            text += f"{counter}=-~{counter}{part}"
        return text


@lru_cache(_CACHED_SCRIPTS)
def counted(source: str) -> CountedScript | None:
    """Add counters to a script, or return None if it does not parse."""
    data = encoded(source)
    tree = parsed(data)
    if tree.root_node.has_error or "\0" in source:
        return None
    found = captures(_QUERY, tree)
    functions = sorted(found.get("function", ()), key=_start)
    edits: list[_Edit] = []  # closing before opening, inner ones first

    def wrap(node: Node, before: str, number: int, between: str, after: str) -> None:
        edits.append((node.start_byte, 1, 0, f"{before}\0{between}", number))
        edits.append((_end(node), 0, -node.start_byte, after, 0))

    for number, function in enumerate(functions):
        body = function.child_by_field_name("body")
        assert body is not None
        if body.type == "statement_block":
            edits.append(_first(body, number))
        else:
            wrap(body, "(", number, ",", ")")
    alone = {node.id for node in found.get("single", ())}
    statements = [
        node
        for node in sorted((*found.get("listed", ()), *found.get("single", ())), key=_start)
        if _runs(node) and not is_directive(node)
    ]
    for number, statement in enumerate(statements, len(functions)):
        if statement.id in alone:
            wrap(statement, "{", number, ";", "}")
        else:
            edits.append((statement.start_byte, 1, 0, "\0;", number))
    edits.sort()
    texts = []
    end = 0
    for start, _, _, text, _ in edits:
        texts += [decoded(data[end:start]), text]
        end = start
    texts.append(decoded(data[end:]))
    return CountedScript(
        tuple("".join(texts).split("\0")),
        tuple(number for _, _, _, text, number in edits if "\0" in text),
        tuple(_name(each) for each in functions),
        _places(functions, data),
        _places(statements, data),
    )


def _start(node: Node) -> int:
    return node.start_byte


def _end(node: Node) -> int:
    """The end, without a comment before a semicolon that is not there."""
    parts = [each for each in node.children if each.type not in _COMMENTS]
    return _end(parts[-1]) if parts else node.end_byte


def _first(body: Node, number: int) -> _Edit:
    """The counter of a function, behind its directives."""
    end, before = body.start_byte + 1, ""
    for each in body.named_children:
        if each.type in _COMMENTS:
            continue
        if not is_directive(each):
            break
        end, before = each.end_byte, ";"
    return end, 0, 0, f"{before}\0;", number


def _runs(statement: Node) -> bool:
    """Whether a statement does something of its own where it stands."""
    if statement.type == "export_statement":
        exported = map(statement.child_by_field_name, ("declaration", "value"))
        found = next((each for each in exported if each is not None), None)
        return found is not None and found.type not in _HOISTED
    return statement.type not in _WITHOUT_COUNTER


def _name(function: Node) -> str:
    """The name of a function, or of what it is assigned to."""
    name = function.child_by_field_name("name")
    if name is None and (around := function.parent) is not None:
        named = map(around.child_by_field_name, ("name", "left", "key", "property"))
        name = next((each for each in named if each is not None), None)
    if name is not None and name.type == "member_expression":
        name = name.child_by_field_name("property")
    if name is None or name.text is None or not name.type.endswith("identifier"):
        return ""
    return decoded(name.text)


def _places(nodes: list[Node], data: bytes) -> tuple[Place, ...]:
    """The places of nodes that are in order."""
    places = []
    row = column = end = 0
    for node in nodes:
        if node.start_point.row != row:
            row, column = node.start_point.row, 0
            end = node.start_byte - node.start_point.column
        between = decoded(data[end : node.start_byte])
        column += len(between.encode("utf-16-le", "surrogatepass")) // 2
        end = node.start_byte
        places.append(Place(row + 1, column))
    return tuple(places)
