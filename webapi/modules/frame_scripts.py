"""Classic scripts of frames, whose global names are those of another window than the engine's.

``webapi/runtimes/glue/frames.js`` evaluates the code inside of a scope that has the names of the
frame's window. Lines keep their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from webapi.modules import scopes
from webapi.modules.cache import TextCache
from webapi.modules.scopes import MODULE, Scopes, bound_names
from webapi.modules.syntax import (
    Captures,
    captures,
    decoded,
    edited,
    encoded,
    is_directive,
    is_readable,
    parsed,
)

if TYPE_CHECKING:
    from tree_sitter import Node

_CACHED_CHARACTERS: Final = 1 << 24
_QUERY: Final = f"""{scopes.QUERY}
(this) @this
[(function_declaration) (generator_function_declaration) (function_expression)
 (generator_function) (method_definition)] @own
[(class_body) (class_heritage)] @strict
(program (expression_statement (string) @directive))
(statement_block (expression_statement (string) @directive))
(expression_statement) @statement
(program (function_declaration name: (identifier) @top_function))
(program (generator_function_declaration name: (identifier) @top_function))
(program (class_declaration name: (identifier) @top_lexical))
(program (lexical_declaration (variable_declarator name: (_) @top_lexical)))
[(identifier) (undefined)] @reference
(call_expression function: (identifier) @callee)
(call_expression function: (member_expression property: (property_identifier) @method) @member)
[(assignment_expression left: (_) @assigned)
 (augmented_assignment_expression left: (identifier) @assigned)
 (update_expression argument: (identifier) @assigned)
 (for_in_statement left: (_) @assigned)]
"""
_INTRINSICS: Final = frozenset(
    (
        *(b"Array", b"ArrayBuffer", b"BigInt", b"Boolean", b"DataView", b"Date", b"Error"),
        *(b"Infinity", b"Int32Array", b"JSON", b"Map", b"Math", b"NaN", b"Number", b"Object"),
        *(b"Promise", b"Proxy", b"RangeError", b"Reflect", b"RegExp", b"Set", b"String"),
        *(b"Symbol", b"SyntaxError", b"TypeError", b"URIError", b"Uint8Array", b"WeakMap"),
        *(b"WeakSet", b"decodeURIComponent", b"encodeURIComponent", b"isFinite", b"isNaN"),
        *(b"parseFloat", b"parseInt", b"undefined"),
    )
)
"""Names whose objects all windows share, which the code gets without asking the scope."""


class FrameScript(NamedTuple):
    """A script, and what it does with global names."""

    code: str
    variables: tuple[str, ...]
    """What ``var`` makes properties of the window."""
    assigned: tuple[str, ...]
    """What may become a property of the window as it is assigned without a declaration."""
    intrinsics: tuple[str, ...]
    mark: str
    """How the names begin that the code takes of its scope: no name of the script does."""


def frame_script(source: str) -> FrameScript:
    """The code of a classic script for the window of a frame.

    It calls ``declare`` of the scope first, with the functions that it declares and accessors of
    its other names. It has ``this`` of sloppy functions and messages ask which window they mean.

    Raises: `ModuleNotFoundError` that names the extra that is missing.
    """
    return _SCRIPTS.of(source)


def _frame_script(source: str) -> FrameScript:
    data = encoded(source)
    tree = parsed(data)
    found: Captures = captures(_QUERY, tree) if is_readable(tree) else {}
    mark = "$frame"
    while mark.encode() in data:
        mark += "e"
    strict = list(found.get("strict", ()))
    is_strict = False
    for node in found.get("directive", ()):
        statement = node.parent
        around = None if statement is None else statement.parent
        is_one = data[node.start_byte + 1 : node.end_byte - 1] == b"use strict"
        if is_one and statement is not None and around is not None and _begins(statement):
            is_strict = is_strict or around.type == "program"
            strict.append(around)
    functions = Scopes(data, found, frozenset())
    names = _names(data, found.get("top_lexical", ()))
    top_functions = _names(data, found.get("top_function", ()))
    variables = _names(
        data,
        (each for each in found.get("var", ()) if functions.function_at(each.start_byte) == MODULE),
    )
    assigned = _names(data, found.get("assigned", ()))
    edits = [] if is_strict else _edits_of_this(data, found, strict, mark)
    edits += _edits_of_windows(data, found, mark)
    own: dict[str, None] = {}
    if is_strict:
        own = variables | top_functions
        names |= own
        variables, top_functions = {}, {}
    accessors = ",".join(f"{name}:[()=>{name},{mark}V=>{{{name}={mark}V}}]" for name in names)
    getters = ",".join(f"{name}:()=>{name}" for name in top_functions)
    shown = ",".join(f'"{name}"' for name in own)
    directive = '"use strict";' if is_strict else ""
    head = f"{directive}{mark}Declare({{{getters}}},{{{accessors}}},[{shown}]);"
    declared = {*names, *variables, *top_functions, *assigned}
    used = {data[node.start_byte : node.end_byte] for node in found.get("reference", ())}
    intrinsics = sorted(decoded(each) for each in used & _INTRINSICS)
    return FrameScript(
        head + edited(data, edits),
        tuple(variables),
        () if is_strict else tuple(assigned),
        tuple(each for each in intrinsics if each not in declared),
        mark,
    )


def _begins(statement: Node) -> bool:
    """Whether a statement of a string is in a directive prologue."""
    before = statement.prev_named_sibling
    while before is not None and (before.type == "comment" or is_directive(before)):
        before = before.prev_named_sibling
    return before is None


def _names(data: bytes, patterns: Iterable[Node]) -> dict[str, None]:
    """The names that patterns bind, once each."""
    names: dict[str, None] = {}
    for pattern in patterns:
        if pattern.type not in ("member_expression", "subscript_expression"):
            for node in bound_names(pattern):
                names[decoded(data[node.start_byte : node.end_byte])] = None
    return names


def _edits_of_this(
    data: bytes, found: Captures, strict: list[Node], mark: str
) -> list[tuple[int, int, str]]:
    """Let ``this`` of functions that are called without an object be the frame's window."""
    own = Scopes(data, {"function": found.get("own", [])}, frozenset())
    exempt = Scopes(data, {"function": strict}, frozenset())
    starts = {node.start_byte for node in found.get("statement", ())}
    edits = []
    for node in found.get("this", ()):
        start = node.start_byte
        if own.function_at(start) == MODULE or exempt.function_at(start) != MODULE:
            continue
        # what begins with a parenthesis could continue the statement before
        text = f"(this==={mark}Top||this==={mark}Scope?{mark}Window:this)"
        edits.append((start, node.end_byte, f"{mark}This(this)" if start in starts else text))
    return edits


def _edits_of_windows(data: bytes, found: Captures, mark: str) -> list[tuple[int, int, str]]:
    """Let messages have this window as their source, and an indirect ``eval`` run in it."""
    callees = {node.start_byte for node in found.get("callee", ())}
    edits = [
        (node.start_byte, node.end_byte, f"{mark}Window.eval")
        for node in found.get("reference", ())
        if data[node.start_byte : node.end_byte] == b"eval" and node.start_byte not in callees
    ]
    for node in found.get("method", ()):
        member = node.parent
        target = None if member is None else member.child_by_field_name("object")
        if data[node.start_byte : node.end_byte] != b"postMessage" or target is None:
            continue
        between = data[target.end_byte : node.start_byte].strip()
        if between == b"." and target.type != "super":
            edits.append((target.start_byte, target.start_byte, f"{mark}Poster("))
            edits.append((target.end_byte, node.end_byte, ")"))
    return edits


_SCRIPTS: Final = TextCache(_frame_script, _CACHED_CHARACTERS)
