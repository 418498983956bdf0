"""Source Text Module Records: what a module imports and exports, and its code as a function.

https://tc39.es/ecma262/#sec-source-text-module-records

The code is a strict generator, asynchronous if the module awaits at its top level. Its first part
registers the exports, as getters, when the module is linked: so functions are there in cycles, and
what has no value yet throws. Its second part is the module's body. A name that it imports is a
property of a binding, which ``webapi/runtimes/glue/modules.js`` makes. A member that it reads of a
namespace is one of an object, which is then the ``this`` of a call. Lines keep their numbers.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from webapi.modules import scopes
from webapi.modules.cache import TextCache
from webapi.modules.scopes import MODULE, Scopes, bound_names
from webapi.modules.syntax import (
    IMPORT_CALLS,
    Captures,
    ModuleSyntaxError,
    captures,
    decoded,
    edited,
    encoded,
    import_calls,
    is_readable,
    parsed,
)

if TYPE_CHECKING:
    from tree_sitter import Node

_CACHED_CHARACTERS: Final = 1 << 24

_QUERY: Final = f"""{scopes.QUERY}
(program (import_statement) @import)
(program (export_statement) @export)
(program (hash_bang_line) @hashbang)
(html_comment) @html
(program (function_declaration name: (identifier) @function_of_module))
(program (generator_function_declaration name: (identifier) @function_of_module))
(identifier) @reference
(shorthand_property_identifier) @shorthand
(shorthand_property_identifier_pattern) @pattern
[(program (expression_statement) @statement) (statement_block (expression_statement) @statement)
 (switch_case body: (expression_statement) @statement)
 (switch_default body: (expression_statement) @statement)]
{IMPORT_CALLS}
(meta_property) @meta
(await_expression) @await
(for_in_statement "await" @await)
(using_declaration "await" @await)
(return_statement) @return
(yield_expression) @yield
[(assignment_expression left: (identifier) @assigned)
 (assignment_expression left: (parenthesized_expression (identifier) @assigned))
 (augmented_assignment_expression left: (identifier) @assigned)
 (augmented_assignment_expression left: (parenthesized_expression (identifier) @assigned))
 (update_expression argument: (identifier) @assigned)
 (update_expression argument: (parenthesized_expression (identifier) @assigned))
 (for_in_statement left: (identifier) @assigned)
 (array_pattern (identifier) @assigned) (pair_pattern value: (identifier) @assigned)
 (assignment_pattern left: (identifier) @assigned) (rest_pattern (identifier) @assigned)]
"""

_COMMENT: Final = rb"//[^\n\r]*[\n\r]|/\*[^*]*\*+(?:[^*/][^*]*\*+)*/"
_SPACE: Final = rb"(?:\s|%b)*" % _COMMENT
_CALLS: Final = re.compile(_SPACE + rb"(?:\?\." + _SPACE + rb")?[(`]")
_OPERAND: Final = re.compile(_SPACE + rb"[\w$\x80-\xff(\[{`'\"+!~/-]")
_IMPORT_META: Final = re.compile(rb"import" + _SPACE + rb"\." + _SPACE + rb"meta")
_MEMBER: Final = re.compile(_SPACE + rb"\??\." + _SPACE + rb"([\w$\x80-\xff]+)")
_WRITES: Final = re.compile(
    _SPACE + rb"(?:=(?![=>])|(?:[-+*/%&|^]|\*\*|<<|>>>?|&&|\|\||\?\?)=|\+\+|--)"
)
_EVAL: Final = re.compile(rb"eval\s*\(")
_EXPORT_DEFAULT: Final = re.compile(rb"export" + _SPACE + rb"default")
_DECLARATION: Final = re.compile(
    _SPACE + rb"(?:class|function|async[ \t]+function)\b(?!" + _SPACE + rb"=>)"
)
_STATEMENT_END: Final = re.compile(rb"(?:[ \t]|/\*[^*]*\*+(?:[^*/][^*]*\*+)*/)*(?:[\n\r;}]|//|\Z)")
_ATTRIBUTES: Final = re.compile(_SPACE + rb"with" + _SPACE + rb"\{([^{}]*)\}")
_LIST_TOKEN: Final = re.compile(
    rf"\s+|{_COMMENT.decode()}"
    r"|(?P<name>(?:[\w$\u200c\u200d]|\\u\{[0-9a-fA-F]+\}|\\u[0-9a-fA-F]{4})+)"
    r"""|(?P<string>"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|(?P<mark>[,:{}*])"""
)
_ESCAPE: Final = re.compile(
    r"\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|[\s\S]))"
)
_LINE_BREAKS: Final = ("\n", "\r", "\r\n", "\u2028", "\u2029")
_ESCAPED: Final = dict(zip("ntrbfv0", "\n\t\r\b\f\v\0", strict=True)) | dict.fromkeys(
    _LINE_BREAKS, ""
)
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_LINE_BREAK: Final = re.compile(rb"\r\n|\n|\r|\xe2\x80[\xa8\xa9]")
_ASSIGNMENTS: Final = {
    *("assignment_expression", "augmented_assignment_expression", "update_expression"),
}
_DECLARATIONS: Final = {
    *("function_declaration", "generator_function_declaration", "class_declaration"),
}
_ANONYMOUS_FUNCTIONS: Final = {"function_expression", "generator_function"}


class ModuleRequest(NamedTuple):
    """https://tc39.es/ecma262/#modulerequest-record"""

    specifier: str
    attributes: tuple[tuple[str, str], ...]


class ImportEntry(NamedTuple):
    """https://tc39.es/ecma262/#importentry-record

    ``request`` is an index; ``import_name`` is None for the namespace object. The line and the
    column, which count from 1, are those of the name.
    """

    request: int
    import_name: str | None
    local_name: str
    line: int
    column: int


class LocalExport(NamedTuple):
    """https://tc39.es/ecma262/#exportentry-record of a name that the module declares.

    ``is_constant`` tells that its value stays when the module has run.
    """

    export_name: str
    local_name: str
    is_constant: bool


class IndirectExport(NamedTuple):
    """https://tc39.es/ecma262/#exportentry-record of a name of another module.

    ``import_name`` is None for the namespace object. The line and the column, which count from 1,
    are those of the name.
    """

    export_name: str
    request: int
    import_name: str | None
    line: int
    column: int


@dataclass(frozen=True)
class SourceTextModule:
    """https://tc39.es/ecma262/#table-additional-fields-of-source-text-module-records"""

    requested_modules: tuple[ModuleRequest, ...]
    import_entries: tuple[ImportEntry, ...]
    local_export_entries: tuple[LocalExport, ...]
    indirect_export_entries: tuple[IndirectExport, ...]
    star_export_entries: tuple[int, ...]
    has_tla: bool
    code: tuple[str, str, str]
    """The start of a function, the generator that it returns, and its end."""
    is_lost: bool
    """Whether the grammar lost its way, so that only the engine knows the text's errors."""
    members: tuple[tuple[int, tuple[str, ...]], ...]
    """The requests whose namespace is imported, and the names that the code reads of each."""
    told: tuple[str, ...]
    """The locals whose bindings the code tells each new value."""

    @cached_property
    def line_count(self) -> int:
        """The number of lines of the code."""
        return sum(each.count("\n") for each in self.code) + 1

    def code_text(self, in_parentheses: bool) -> str:
        """The code. V8 compiles functions in parentheses at once, and QuickJS reads these twice."""
        head, body, end = self.code
        return f"({head}({body}){end})" if in_parentheses else f"{head}{body}{end}"

    def code_for_engine(self, source_url: str | None = None) -> str:
        """The text in JSON of the code.

        ``source_url`` is a comment that names the code, for engines that read it.
        """
        if source_url is None:
            return json.dumps(self.code_text(in_parentheses=False))
        return f"{self._code_in_parentheses[:-1]}{json.dumps(source_url)[1:]}"

    def entries_for_engine(self, url: str) -> str:
        """The text in JSON of what else ``newSourceTextModule`` takes."""
        return f"[{json.dumps(url)},{self._entries}]"

    @cached_property
    def _code_in_parentheses(self) -> str:
        return json.dumps(self.code_text(in_parentheses=True))

    @cached_property
    def _entries(self) -> str:
        locals_ = dict.fromkeys(each.local_name for each in self.local_export_entries)
        getters = {local: index for index, local in enumerate(locals_)}
        entries = [
            self.line_count,
            [[each.specifier, each.attributes] for each in self.requested_modules],
            self.import_entries,
            [
                [each.export_name, getters[each.local_name], each.is_constant]
                for each in self.local_export_entries
            ],
            self.indirect_export_entries,
            self.star_export_entries,
            self.has_tla,
            self.members,
            [getters[local] for local in self.told],
        ]
        return json.dumps(entries, separators=(",", ":"))[1:-1]


def parse_module(source: str) -> SourceTextModule:
    """https://tc39.es/ecma262/#sec-parsemodule

    Engines find most early errors themselves, in the code.

    Raises: `ModuleSyntaxError`; `ModuleNotFoundError` that names the extra that is missing.
    """
    return _MODULES.of(source)


class _Parse:
    """The parse of one module."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._line_starts = [0]
        self._searched = 0
        tree = parsed(data)
        self._is_readable = is_readable(tree)
        if not self._is_readable and (b"import" in data or b"export" in data):
            raise self._error("Invalid or unexpected token", self._first_error(tree.root_node))
        self._found: Captures = captures(_QUERY, tree) if self._is_readable else {}
        self._is_lost = tree.root_node.has_error
        self._edits: list[tuple[int, int, str]] = []
        self._requests: dict[ModuleRequest, int] = {}
        self._imports: dict[str, ImportEntry] = {}
        self._exports: set[str] = set()
        self._locals: list[tuple[str, str]] = []
        self._listed: list[tuple[str, int]] = []
        self._indirect: list[IndirectExport] = []
        self._stars: list[int] = []
        self._members: dict[str, dict[str, None]] = {}
        self._names_default = False
        self._mark = "$w"
        while self._mark.encode() in data:
            self._mark += "w"

    def module(self) -> SourceTextModule:
        found = self._found
        for node in found.get("html", ()):
            raise self._error("HTML comments are not allowed in modules", node.start_byte)
        for node in found.get("hashbang", ()):
            self._edits.append((node.start_byte, node.start_byte + 2, "//"))
        declarations = [*found.get("import", ()), *found.get("export", ())]
        for node in sorted(declarations, key=lambda node: node.start_byte):
            if node.type == "import_statement":
                self._read_import(node)
            else:
                self._read_export(node)
        names = {*self._imports, *(local for _, local in self._locals)}
        names.update(local for local, _ in self._listed)
        names.update(map(self._name, found.get("function_of_module", ())))
        scopes = Scopes(self._data, found, frozenset(map(encoded, names)))
        self._check_declarations(scopes)
        changing = self._changing(scopes)
        told = self._tell_bindings(scopes, changing)
        local = []
        for export_name, local_name in self._locals:
            entry = self._imports.get(local_name)
            if entry is not None:
                self._indirect.append(
                    IndirectExport(
                        export_name, entry.request, entry.import_name, entry.line, entry.column
                    )
                )
            else:
                local.append(LocalExport(export_name, local_name, local_name not in changing))
        self._rename(scopes)
        has_tla = self._has_tla(scopes)
        self._check_statements(scopes)
        return SourceTextModule(
            tuple(self._requests),
            tuple(self._imports.values()),
            tuple(local),
            tuple(self._indirect),
            tuple(self._stars),
            has_tla,
            self._code(local, told, has_tla),
            self._is_lost,
            tuple(
                (self._imports[local].request, tuple(names))
                for local, names in self._members.items()
            ),
            told,
        )

    # Import and export declarations

    def _read_import(self, node: Node) -> None:
        request = self._request(node)
        for clause in node.named_children:
            if clause.type != "import_clause":
                continue
            for part in clause.named_children:
                if part.type == "identifier":
                    self._import(request, "default", self._name(part), part.start_byte)
                elif part.type == "namespace_import":
                    named = part.named_children[-1]
                    self._import(request, None, self._name(named), named.start_byte)
                elif part.type == "named_imports":
                    for name, alias, _, position in self._specifiers(part):
                        self._import(request, name, alias, position)
        self._remove(node)

    def _import(self, request: int, name: str | None, local: str, position: int) -> None:
        if local in self._imports:
            raise self._declared_twice(local, position)
        if local in ("eval", "arguments"):
            raise self._error("Unexpected eval or arguments in strict mode", position)
        self._imports[local] = ImportEntry(request, name, local, *self._place(position))

    def _read_export(self, node: Node) -> None:
        declaration = node.child_by_field_name("declaration")
        value = node.child_by_field_name("value")
        if node.child_by_field_name("source") is not None:
            self._read_export_from(node)
        elif any(child.type == "default" for child in node.children):
            self._read_default(node, declaration or value)
        elif declaration is not None:
            for each in self._declared_by(declaration):
                name = self._name(each)
                self._export(name, each)
                self._locals.append((name, name))
            self._edits.append((node.start_byte, node.start_byte + len("export"), ""))
        else:
            for clause in node.named_children:
                if clause.type == "export_clause":
                    for local, exported, is_string, position in self._specifiers(clause):
                        if is_string:
                            raise self._error("Unexpected string", position)
                        self._export(exported, clause)
                        self._locals.append((exported, local))
                        self._listed.append((local, position))
            self._remove(node)

    def _read_export_from(self, node: Node) -> None:
        request = self._request(node)
        kinds = ("export_clause", "namespace_export")
        clauses = [each for each in node.named_children if each.type in kinds]
        if not clauses:
            self._stars.append(request)
        elif clauses[0].type == "namespace_export":
            tokens = self._list_tokens(clauses[0].start_byte, clauses[0].end_byte)
            ((_, name, position),) = tokens[2:3]
            self._export(name, clauses[0])
            self._indirect.append(IndirectExport(name, request, None, *self._place(position)))
        else:
            for imported, name, _, position in self._specifiers(clauses[0]):
                self._export(name, clauses[0])
                place = self._place(position)
                self._indirect.append(IndirectExport(name, request, imported, *place))
        self._remove(node)

    def _read_default(self, node: Node, value: Node | None) -> None:
        self._export("default", node)
        found = _EXPORT_DEFAULT.match(self._data, node.start_byte)
        if value is None or found is None:
            raise self._error("Unexpected token 'default'", node.start_byte)
        named = value.child_by_field_name("name") if value.type in _DECLARATIONS else None
        local = f"{self._mark}default"
        if named is not None:
            local = self._name(named)
            self._edits.append((node.start_byte, found.end(), ""))
        elif value.type in _ANONYMOUS_FUNCTIONS:
            self._names_default = True
            parameters = value.child_by_field_name("parameters")
            start = value.end_byte if parameters is None else parameters.start_byte
            self._edits.append((node.start_byte, found.end(), ""))
            self._edits.append((start, start, f" {local}"))
        elif value.type != "class" and _DECLARATION.match(self._data, found.end()):
            raise self._error("Unexpected token", value.start_byte)
        else:
            end = " }.default;" if value.type == "class" else " }.default"
            self._edits.append((node.start_byte, found.end(), f"const {local} = {{ default:"))
            self._edits.append((value.end_byte, value.end_byte, end))
        self._locals.append(("default", local))

    def _declared_by(self, declaration: Node) -> Iterable[Node]:
        if declaration.type in ("lexical_declaration", "variable_declaration"):
            for each in declaration.named_children:
                name = each.child_by_field_name("name")
                if each.type == "variable_declarator" and name is not None:
                    yield from bound_names(name)
        else:
            name = declaration.child_by_field_name("name")
            if name is not None:
                yield name

    def _export(self, name: str, node: Node) -> None:
        if name in self._exports:
            raise self._error(f"Duplicate export of '{name}'", node.start_byte)
        self._exports.add(name)

    def _request(self, node: Node) -> int:
        source = node.child_by_field_name("source")
        if source is None:
            raise self._error("Unexpected token", node.start_byte)
        attributes: dict[str, str] = {}
        found = _ATTRIBUTES.match(self._data, source.end_byte)
        tokens = () if found is None else self._list_tokens(*found.span(1))
        given = [text for kind, text, _ in tokens if kind != "mark"]
        for key, value in zip(given[::2], given[1::2], strict=False):
            if key in attributes:
                message = f"Import attributes has a duplicate key '{key}'"
                raise self._error(message, source.end_byte)
            attributes[key] = value
        request = ModuleRequest(self._text_of(source), tuple(sorted(attributes.items())))
        return self._requests.setdefault(request, len(self._requests))

    def _specifiers(self, clause: Node) -> Iterable[tuple[str, str, bool, int]]:
        """The names of a list, each with its alias, whether it is a string, and its position."""
        given: list[tuple[str, str, int]] = []
        tokens = self._list_tokens(clause.start_byte, clause.end_byte)
        for token in [*tokens, ("mark", ",", clause.end_byte)]:
            if token[0] != "mark":
                given.append(token)
            elif given:
                kind, name, position = given[0]
                if len(given) == 3 and given[1][:2] == ("name", "as"):
                    yield name, given[2][1], kind == "string", position
                elif len(given) == 1:
                    yield name, name, kind == "string", position
                else:
                    raise self._error(f"Unexpected identifier '{given[1][1]}'", given[1][2])
                given = []

    def _list_tokens(self, start: int, end: int) -> list[tuple[str, str, int]]:
        """The kinds, the texts and the positions of what a list has."""
        text = decoded(self._data[start:end])
        tokens = []
        at = 0
        position = start
        while at < len(text):
            found = _LIST_TOKEN.match(text, at)
            if found is None:
                raise self._error("Invalid or unexpected token", position)
            at = found.end()
            if found.lastgroup == "name":
                tokens.append(("name", _without_escapes(found[0]), position))
            elif found.lastgroup == "string":
                value = _without_escapes(found[0][1:-1])
                if _SURROGATE.search(value):
                    message = "Invalid module export name: contains unpaired surrogate character"
                    raise self._error(message, position)
                tokens.append(("string", value, position))
            elif found.lastgroup == "mark":
                tokens.append(("mark", found[0], position))
            position += len(encoded(found[0]))
        return tokens

    # What the body refers to

    def _changing(self, scopes: Scopes) -> set[str]:
        """Names of the module that functions assign, so that their values may change any time."""
        if self._has_direct_eval:
            return {local for _, local in self._locals}
        names = {encoded(local) for _, local in self._locals}
        changing = set()
        for kind in ("assigned", "pattern"):
            for _, start, _, name in scopes.of_module(self._found.get(kind, ()), names):
                if scopes.function_at(start) != MODULE:
                    changing.add(decoded(name))
        return changing

    def _tell_bindings(self, scopes: Scopes, changing: set[str]) -> tuple[str, ...]:
        """Let assignments tell the binding of an export; return the names for which all can."""
        names = set(map(encoded, changing)) - scopes.variables
        if not names or b"\\u" in self._data or self._has_direct_eval:
            return ()
        for _, _, _, name in list(scopes.of_module(self._found.get("pattern", ()), names)):
            names.discard(name)
        assigned: dict[bytes, list[Node]] = {}
        for node, _, _, name in scopes.of_module(self._found.get("assigned", ()), names):
            assigned.setdefault(name, []).append(node)
        told = []
        for name, nodes in assigned.items():
            if all(node.parent is not None and node.parent.type in _ASSIGNMENTS for node in nodes):
                told.append(decoded(name))
                for node in nodes:
                    self._tell_binding(node, decoded(name))
        return tuple(told)

    def _tell_binding(self, node: Node, name: str) -> None:
        whole = node.parent
        assert whole is not None
        value = f"{name}{self._mark}t.v"
        start, end = whole.start_byte, whole.end_byte
        if whole.type != "update_expression":
            self._edits.append((start, start, f"{value} = "))
            return
        around = whole.parent
        is_prefix = start < node.start_byte
        operator = decoded(
            self._data[start : start + 2] if is_prefix else self._data[end - 2 : end]
        )
        if around is not None and around.type == "expression_statement":
            self._edits.append((start, start, f"{value} = {'' if is_prefix else operator}"))
            if not is_prefix:
                self._edits.append((end - 2, end, ""))
            return
        before = ";(" if start in self._statements else "("
        if is_prefix:
            self._edits += [(start, start, f"{before}{value} = "), (end, end, ")")]
        else:
            old = f"{self._mark}.old"
            self._edits.append((start, start, f"{before}{old} = "))
            self._edits.append((end, end, f", {value} = {name}, {old})"))

    @cached_property
    def _statements(self) -> set[int]:
        """Where statements of an expression begin: a parenthesis could continue what is before."""
        return {node.start_byte for node in self._found.get("statement", ())}

    @cached_property
    def _has_direct_eval(self) -> bool:
        return any(self._is_direct(found.start()) for found in _EVAL.finditer(self._data))

    def _is_direct(self, position: int) -> bool:
        before = self._data[position - 1 : position]
        return not before or not (before.isalnum() or before in b"._$")

    def _rename(self, scopes: Scopes) -> None:
        """Let references to imports read properties."""
        self._rename_references(scopes)
        mark = self._mark
        self._edits += ((*span, f"{mark}.import") for span in import_calls(self._data, self._found))
        for node in self._found.get("meta", ()):
            start, end = node.start_byte, node.end_byte
            if _IMPORT_META.fullmatch(self._data, start, end):
                if not _WRITES.match(self._data, end):  # else it is an error, which engines find
                    self._edits.append((start, end, f"{mark}.meta"))
            elif self._data.startswith(b"new", start) and scopes.function_at(start) == MODULE:
                self._refuse("new.target expression is not allowed here", start)

    def _rename_references(self, scopes: Scopes) -> None:
        names = {encoded(local): entry for local, entry in self._imports.items()}
        wanted = {*names, b"await"} if b"await" in self._data else names.keys()
        if not wanted:
            return
        mark = self._mark
        targets = {node.start_byte for node in self._found.get("assigned", ())}
        for node, start, end, name in scopes.of_module(self._found.get("reference", ()), wanted):
            if name not in names:
                self._read_await(node)
                continue
            is_target = start in targets
            text = f"{mark}.constant" if is_target else f"{decoded(name)}{mark}c.v"
            member = self._member(start, end) if names[name].import_name is None else None
            if member is not None:
                self._members.setdefault(decoded(name), {})[member] = None
                text = f"{decoded(name)}{mark}"
            elif _CALLS.match(self._data, end):
                text = f"{';' if start in self._statements else ''}(0, {text})"
            self._edits.append((start, end, text))
        for kind in ("shorthand", "pattern"):
            for _, start, end, name in scopes.of_module(self._found.get(kind, ()), names):
                text = decoded(name)
                value = f"{mark}.constant" if kind == "pattern" else f"{text}{mark}c.v"
                self._edits.append((start, end, f"{text}: {value}"))

    def _read_await(self, node: Node) -> None:
        """Take a word ``await`` that the grammar takes for an identifier, as before a parenthesis.

        It is none in a module.
        """
        around = node.parent
        if around is not None and around.type in ("import_specifier", "export_specifier"):
            return
        if _OPERAND.match(self._data, node.end_byte) is None:
            self._refuse("Unexpected reserved word", node.start_byte)
        self._found.setdefault("await", []).append(node)

    def _refuse(self, message: str, position: int) -> None:
        """Raise an early error, unless the grammar lost its way in this text."""
        if not self._is_lost:
            raise self._error(message, position)

    def _member(self, start: int, end: int) -> str | None:
        """The member of a namespace that is read, if nothing else is done with it."""
        found = _MEMBER.match(self._data, end)
        if found is None or _WRITES.match(self._data, found.end()):
            return None
        before = self._data[max(0, start - 10) : start].rstrip()
        return None if before.endswith((b"++", b"--", b"delete")) else decoded(found[1])

    def _has_tla(self, scopes: Scopes) -> bool:
        if not self._is_readable:  # only the engine knows
            return b"await" in self._data
        return any(
            scopes.function_at(node.start_byte) == MODULE for node in self._found.get("await", ())
        )

    # Early errors that engines do not find in the code

    def _check_declarations(self, scopes: Scopes) -> None:
        for node in scopes.declared_twice:
            raise self._declared_twice(self._name(node), node.start_byte)
        for bound, node in scopes.in_module.items():
            name = decoded(bound)
            if name in self._imports:
                raise self._declared_twice(name, node.start_byte)
        for local, position in self._listed:
            if local not in self._imports and encoded(local) not in scopes.in_module:
                raise self._error(f"Export '{local}' is not defined in module", position)

    def _check_statements(self, scopes: Scopes) -> None:
        for kind, message in (
            ("return", "Illegal return statement"),
            ("yield", "Unexpected strict mode reserved word"),
        ):
            for node in self._found.get(kind, ()):
                if scopes.function_at(node.start_byte) == MODULE:
                    self._refuse(message, node.start_byte)

    # The code

    def _code(
        self, local: list[LocalExport], told: tuple[str, ...], has_tla: bool
    ) -> tuple[str, str, str]:
        mark = self._mark
        names = dict.fromkeys(each.local_name for each in local)
        getters = ", ".join(f"() => {name}" for name in names)
        name = f" {mark}.name({mark}default);" if self._names_default else ""
        parameters = [mark, *(f"{local}{mark}c" for local in self._imports)]
        parameters += (f"{local}{mark}" for local in self._members)
        parameters += (f"{local}{mark}t" for local in told)
        kind = "async function*" if has_tla else "function*"
        body = edited(self._data, self._edits)
        return (
            f'function ({", ".join(parameters)}) {{ "use strict"; return ',
            f"{kind} () {{ {mark}.register([{getters}]);{name} yield; {body}\n}}",
            " }",
        )

    def _remove(self, node: Node) -> None:
        end = node.end_byte
        source = node.child_by_field_name("source")
        if source is not None:
            found = _ATTRIBUTES.match(self._data, source.end_byte)
            end = end if found is None else max(end, found.end())
        ends = self._data[end - 1 : end] == b";" or _STATEMENT_END.match(self._data, end)
        if node.has_error or not ends:
            raise self._error("Unexpected token", end)
        breaks = len(_LINE_BREAK.findall(self._data, node.start_byte, end))
        self._edits.append((node.start_byte, end, ";" + "\n" * breaks))

    def _name(self, node: Node) -> str:
        return _without_escapes(decoded(self._data[node.start_byte : node.end_byte]))

    def _text_of(self, node: Node) -> str:
        """The value of a string or the text of an identifier."""
        text = decoded(self._data[node.start_byte : node.end_byte])
        return _without_escapes(text[1:-1] if node.type == "string" else text)

    def _first_error(self, node: Node) -> int:
        faulty = (each for each in node.children if each.is_error or each.is_missing)
        return next(faulty, node).start_byte

    def _declared_twice(self, name: str, position: int) -> ModuleSyntaxError:
        return self._error(f"Identifier '{name}' has already been declared", position)

    def _error(self, message: str, position: int) -> ModuleSyntaxError:
        return ModuleSyntaxError(message, *self._place(position))

    def _place(self, position: int) -> tuple[int, int]:
        """The line and the column of a position in the text."""
        while self._searched < position:
            found = _LINE_BREAK.search(self._data, self._searched)
            self._searched = len(self._data) if found is None else found.end()
            self._line_starts.append(self._searched)
        line = bisect_right(self._line_starts, position)
        start = self._line_starts[line - 1]
        return line, len(decoded(self._data[start:position])) + 1


def _without_escapes(text: str) -> str:
    r"""
    >>> _without_escapes(r"\u{61}\x62\nc")
    'ab\nc'
    """
    if "\\" not in text:
        return text
    # Halves of a surrogate pair become one code point.
    joined = _ESCAPE.sub(_unescaped, text)
    return joined.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


def _unescaped(found: re.Match[str]) -> str:
    digits = found[1] or found[2] or found[3]
    return chr(int(digits, 16)) if digits else _ESCAPED.get(found[4], found[4])


_MODULES: Final = TextCache(lambda source: _Parse(encoded(source)).module(), _CACHED_CHARACTERS)
