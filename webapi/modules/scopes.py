"""The scopes of a text, and which of them declare a name."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tree_sitter import Node

    from webapi.modules.syntax import Captures

QUERY: Final = """
[(function_declaration) (generator_function_declaration) (function_expression)
 (generator_function) (arrow_function) (method_definition) (class_static_block)] @function
(field_definition value: (_) @function)
[(statement_block) (for_statement) (for_in_statement) (catch_clause) (switch_body) (class)
 (class_declaration)] @block

(variable_declaration (variable_declarator name: (_) @var))
(for_in_statement kind: "var" left: (_) @var)
(lexical_declaration (variable_declarator name: (_) @inner))
(using_declaration (variable_declarator name: (_) @inner))
(for_in_statement kind: ["let" "const"] left: (_) @inner)
(for_in_statement left: (subscript_expression object: (identifier)) @subscript)
(catch_clause parameter: (_) @inner)
(formal_parameters [(identifier) (object_pattern) (array_pattern) (assignment_pattern)
 (rest_pattern)] @inner)
(arrow_function parameter: (identifier) @inner)
[(function_expression name: (identifier) @inner) (generator_function name: (identifier) @inner)
 (class name: (identifier) @inner)]
[(function_declaration name: (identifier) @outer)
 (generator_function_declaration name: (identifier) @outer)
 (class_declaration name: (identifier) @outer)]
"""
"""Captures scopes, and the names that they declare: in the innermost scope, the one around it, or
the nearest function."""

_LET_LIST: Final = re.compile(rb"[\w$\x80-\xff]+")
MODULE: Final = -1
"""The scope of the whole text."""


class Scopes:
    """The scopes of a text that declare one of ``names``."""

    def __init__(self, data: bytes, found: Captures, names: Collection[bytes]) -> None:
        self._data = data
        self._names = names
        functions = [(node.start_byte, -node.end_byte, 0) for node in found.get("function", ())]
        blocks = [(node.start_byte, -node.end_byte, 1) for node in found.get("block", ())]
        scopes = sorted(functions + blocks)
        self._starts = [start for start, _, _ in scopes]
        self._ends = [-end for _, end, _ in scopes]
        self._parents: list[int] = []
        self._functions: list[int] = []
        self._bodies: list[int] = []
        self._nest([kind for _, _, kind in scopes])
        self._declared: dict[int, set[bytes]] = {}
        self.in_module: dict[bytes, Node] = {}
        self.declared_twice: list[Node] = []
        for node, name in self._bound(found.get("inner", ())):
            self._declare(self.innermost(node.start_byte), name, node)
        for node in found.get("subscript", ()):
            # the grammar's view of `for await (let [name] of …)`
            for name in _LET_LIST.findall(data, node.start_byte, node.end_byte):
                if name in names and data.startswith(b"let", node.start_byte):
                    self._declare(self.innermost(node.start_byte), name, node)
        for node, name in self._bound(found.get("outer", ())):
            scope = self._parents[self.innermost(node.start_byte)]
            if scope == MODULE and name in self.in_module:
                self.declared_twice.append(node)
            self._declare(scope, name, node)
        variables: set[bytes] = set()
        self.variables: set[bytes] = set()
        for node, name in self._bound(found.get("var", ())):
            scope = self.innermost(node.start_byte)
            if scope == MODULE:
                if name in self.in_module and name not in variables:
                    self.declared_twice.append(node)
                variables.add(name)
            body = scope if scope == MODULE else self._bodies[scope]
            if body == MODULE:
                self.variables.add(name)
            self._declare(body, name, node)

    def _nest(self, kinds: list[int]) -> None:
        """Find what is around each scope: a scope, a function, and the body of that function."""
        ends, parents, functions, bodies = self._ends, self._parents, self._functions, self._bodies
        around = MODULE
        for index, start in enumerate(self._starts):
            while around != MODULE and ends[around] <= start:
                around = parents[around]
            parents.append(around)
            if kinds[index] == 0:
                functions.append(index)
                bodies.append(index)
            else:
                functions.append(MODULE if around == MODULE else functions[around])
                if around == MODULE:
                    bodies.append(MODULE)
                elif functions[around] == around:
                    bodies.append(index)
                else:
                    bodies.append(bodies[around])
            around = index

    def innermost(self, position: int) -> int:
        """The innermost scope at a position."""
        scope = bisect_right(self._starts, position) - 1
        while scope != MODULE and self._ends[scope] <= position:
            scope = self._parents[scope]
        return scope

    def function_at(self, position: int) -> int:
        """The function at a position, or `MODULE`."""
        scope = self.innermost(position)
        return MODULE if scope == MODULE else self._functions[scope]

    def of_module(
        self, nodes: Iterable[Node], names: Collection[bytes]
    ) -> Iterator[tuple[Node, int, int, bytes]]:
        """The nodes that have one of these names and mean that of the module, and where."""
        data, starts, ends = self._data, self._starts, self._ends
        parents, declared = self._parents, self._declared
        for node in nodes:
            start, end = node.start_byte, node.end_byte
            name = data[start:end]
            if name not in names:
                continue
            scope = bisect_right(starts, start) - 1
            while scope != MODULE and ends[scope] <= start:
                scope = parents[scope]
            while scope != MODULE and name not in declared.get(scope, ()):
                scope = parents[scope]
            if scope == MODULE:
                yield node, start, end, name

    def _declare(self, scope: int, name: bytes, node: Node) -> None:
        if scope == MODULE:
            self.in_module.setdefault(name, node)
        else:
            self._declared.setdefault(scope, set()).add(name)

    def _bound(self, nodes: Collection[Node]) -> Iterator[tuple[Node, bytes]]:
        data, names = self._data, self._names
        for node in nodes:
            if node.type == "identifier":
                name = data[node.start_byte : node.end_byte]
                if name in names:
                    yield node, name
            else:
                for each in bound_names(node):
                    name = data[each.start_byte : each.end_byte]
                    if name in names:
                        yield each, name


def bound_names(pattern: Node) -> Iterator[Node]:
    """The identifiers that a pattern binds."""
    match pattern.type:
        case "identifier" | "shorthand_property_identifier_pattern":
            yield pattern
        case "assignment_pattern" | "object_assignment_pattern":
            yield from _bound_in(pattern.child_by_field_name("left"))
        case "pair_pattern":
            yield from _bound_in(pattern.child_by_field_name("value"))
        case _:
            for child in pattern.named_children:
                yield from bound_names(child)


def _bound_in(pattern: Node | None) -> Iterator[Node]:
    if pattern is not None:
        yield from bound_names(pattern)
