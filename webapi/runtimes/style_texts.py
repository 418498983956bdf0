"""What texts of style sheets say of a property, for engines: each text is read once in a process.

A text is split into its style rules by a regular expression. Only the rules that name the property
are parsed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple, TypeAlias

from webapi.dom.css_cascade import (
    HOST,
    StyleEntry,
    StyleScope,
    addresses_scope,
    declaration_of,
    describe_selector,
    target_of,
)
from webapi.dom.css_declarations import Declarations, parse_declarations
from webapi.dom.css_imports import ImportParser, ImportPrelude
from webapi.dom.css_properties import PROPERTIES
from webapi.dom.css_rules import RuleParser, is_kept, with_namespace
from webapi.dom.names import HTML_NAMESPACE, SVG_NAMESPACE
from webapi.dom.selector_parser import MAX_SELECTOR_DEPTH, parse_selector
from webapi.dom.selector_text import valid_selector_text
from webapi.dom.selector_tokens import IDENT, tokenize
from webapi.dom.selectors import ComplexSelector
from webapi.runtimes.container_queries import container_conditions
from webapi.runtimes.registered_properties import (
    RegisteredProperty,
    is_custom_name,
    registered_property,
)
from webapi.webidl.dom_exception import DOMException

_PART: Final = re.compile(
    r"""(?P<comment>/\*[\s\S]*?(?:\*/|\Z))
    |(?P<string>"(?:[^"\\\n]|\\(?:[\s\S]|\Z))*(?:"|\n|\Z)|'(?:[^'\\\n]|\\(?:[\s\S]|\Z))*(?:'|\n|\Z))
    |(?P<parentheses>\([^"'()\\]*\))
    |(?P<sign>[{};()\[\]])
    |(?P<text>[^/"'{};()\[\]\\]+|\\[\s\S]|[\s\S])
    """,
    re.VERBOSE,
)
_AT_RULE: Final = re.compile(r"@(-?[a-z_][\w-]*)(.*)\Z", re.IGNORECASE | re.DOTALL)
_IMPORT: Final = re.compile("@import", re.IGNORECASE)
_CUSTOM: Final = re.compile(r"--(?:[-0-9A-Za-z_]|[^\x00-\x7f]|\\.)*[ \t\r\n\f]*:", re.DOTALL)
_NAME: Final = re.compile(r"(?:\A|[;\s])([^\s:;(){}]+)\s*:")
_CLASS: Final = re.compile(r"\.[a-zA-Z_](?:[\w-]|\\[^0-9a-fA-F\n\r\f])*", re.ASCII)
"""A selector that is valid without parsing it."""
_COMMA: Final = re.compile(r"\"(?:[^\"\\]|\\.)*\"|\\.|[()\[\]]|,", re.DOTALL)
_SPACE: Final = " \t\r\n\f"
_SPACES: Final = re.compile(r"[ \t\r\n\f]+")
_LONGEST_SELECTOR: Final = 16_384
"""Nested rules multiply the selectors of their parents; what gets longer matches nothing."""
_MAX_KEPT: Final = 2**20
"""The longest text that is kept when its page is not."""
_MAX_LAYERS: Final = 1024
_MAX_IMPORTS: Final = 1024
_MAX_PARSED: Final = 8192
"""So many selectors and blocks of declarations are kept when they are parsed."""
_SMALL: Final = 4096
"""Texts that are not longer are kept beside others, which they do not replace."""
_MAX_SCOPES: Final = 4
"""So many rules ``@scope`` may stand in each other: each multiplies the work."""
_KNOWN: Final = (
    *("container", "layer", "media", "property", "scope", "starting-style", "supports"),
)
_SCOPE_ROOT: Final = ":where(:scope)"
"""What ``&`` is in a rule ``@scope``: https://drafts.csswg.org/css-cascade-6/#scope-atrule"""
_SKIPPED: Final = "skipped"
_CONDITIONAL: Final = ("container", "media", "starting-style", "supports")
Conditions: TypeAlias = tuple[tuple[str, str], ...]
_CLOSERS: Final = {"(": ")", "[": "]", "{": "}"}


class Rule(NamedTuple):
    """A style rule, or a part of one, that is not parsed yet."""

    selectors: str
    declarations: str
    conditions: Conditions
    """The names and the conditions of the rules around it: `_CONDITIONAL`."""
    layer: str
    scopes: tuple[Scope, ...] = ()
    """The rules ``@scope`` around it, from the outermost."""


class Scope(NamedTuple):
    """The selectors of a rule ``@scope``, each of which may be absent, and then is empty."""

    start: str
    end: str


class Registration(NamedTuple):
    """A registered custom property."""

    property: RegisteredProperty
    conditions: Conditions


class Layer(NamedTuple):
    """A layer that is named, or begins."""

    name: str
    conditions: Conditions


class Import(NamedTuple):
    """An import rule."""

    href: str
    layer: str
    conditions: Conditions
    layers_before: int
    """The number of layers that are named before it."""


class _Block(NamedTuple):
    """A block that is open: those of at-rules have a name, those of style rules selectors."""

    name: str
    prelude: str
    selectors: str
    declarations: list[str]
    scope: Scope | None = None


class _Splitter:
    """Splits a text into its style rules: https://drafts.csswg.org/css-syntax-3/#parser-algorithms"""

    def __init__(self, text: str) -> None:
        self.rules: list[Rule] = []
        self.layers: list[Layer] = []
        self.imports: list[Import] = []
        self.registrations: list[Registration] = []
        self.namespaces: dict[str, str] | None = None
        self._may_import = _IMPORT.search(text) is not None
        self._may_declare = "@namespace" in text.lower()
        self._blocks: list[_Block] = []
        self._head = ""
        """The beginning of what follows,"""
        self._parts: list[str] = []
        """which stands before the next block, or is a declaration."""
        self._closers: list[str] = []
        """What closes the brackets that are open in it."""
        self._nameless_layers = 0
        self._known_list = _SCOPE_ROOT
        """The last valid selectors of a rule around another."""
        for found in _PART.finditer(text):
            if found.lastgroup == "sign":
                self._sign(found[0])
            else:
                self._add(" " if found.lastgroup == "comment" else found[0])
        if not self._blocks and self._head.startswith("@"):
            self._end_of_statement()
        while self._blocks:
            self._close()

    @property
    def _selectors(self) -> str:
        return self._blocks[-1].selectors if self._blocks else ""

    def _add(self, part: str) -> None:
        if not self._head:
            part = part.lstrip(_SPACE)
            if not self._blocks:
                part = part.removeprefix("<!--").removeprefix("-->").lstrip(_SPACE)
            self._head = part
        self._parts.append(part)

    def _sign(self, sign: str) -> None:
        if self._closers:
            self._parts.append(sign)
            if sign == self._closers[-1]:
                self._closers.pop()
            elif sign in _CLOSERS:
                self._closers.append(_CLOSERS[sign])
        elif sign in ("(", "[") or (sign == "{" and self._is_custom_property()):
            self._add(sign)
            self._closers.append(_CLOSERS[sign])
        elif sign == "{":
            self._open()
        elif sign == "}" and self._blocks:
            self._close()
        elif sign == ";" and (self._selectors or self._head.startswith("@")):
            self._end_of_statement()
        else:
            self._add(sign)

    def _is_custom_property(self) -> bool:
        is_custom = self._head.startswith("--")
        return is_custom and _CUSTOM.match("".join(self._parts)) is not None

    def _take(self) -> str:
        text = "".join(self._parts).strip(_SPACE)
        self._head = ""
        self._parts.clear()
        self._closers.clear()
        return text

    def _open(self) -> None:
        prelude, outer = self._take(), self._selectors
        self._flush()
        at_rule = _AT_RULE.match(prelude)
        if (self._may_import or self._may_declare) and not self._blocks:
            name = at_rule and at_rule[1].lower()
            if _is_valid(prelude, name, self.namespaces):
                self._may_import = self._may_declare = False
        is_skipped = self._is_skipped() or len(self._blocks) == MAX_SELECTOR_DEPTH
        name, selectors, condition = "", "", ""
        if at_rule is None:
            selectors = _nested(prelude, outer) if outer and not is_skipped else prelude
            is_skipped = is_skipped or not selectors or prelude.startswith("@")
            is_skipped = is_skipped or (outer != "" and not self._is_list(outer))
        else:
            name, condition = at_rule[1].lower(), _SPACES.sub(" ", at_rule[2]).strip()
            selectors = outer
            is_skipped = is_skipped or name not in _KNOWN
            if name == "container" and not is_skipped:
                is_skipped = not container_conditions(condition)
            is_skipped = is_skipped or (name == "starting-style" and condition != "")
            if name == "property":
                selectors = condition
                is_skipped = is_skipped or outer != "" or not is_custom_name(condition)
        scope = None
        if name == "scope" and not is_skipped:
            scope = scope_of(condition, outer, self.namespaces)
            selectors = _SCOPE_ROOT
            is_skipped = scope is None or len(self._scopes()) == _MAX_SCOPES
        if is_skipped:
            self._blocks.append(_Block(_SKIPPED, "", "", []))
            return
        if name == "layer" and not condition:
            condition = self._nameless_layer()
        self._blocks.append(_Block(name, condition, selectors, [], scope))
        if name == "layer":
            self.layers.append(Layer(self._layer(), self._conditions()))

    def _is_list(self, selectors: str) -> bool:
        """Whether the selectors of a rule around another are valid."""
        if selectors != self._known_list and _CLASS.fullmatch(selectors) is None:
            is_valid = _valid_selectors(selectors, self.namespaces)
            self._known_list = selectors if is_valid else ""
            return bool(is_valid)
        return True

    def _is_skipped(self) -> bool:
        """Whether the innermost block is one of no rule that is known here, or in one."""
        return bool(self._blocks) and self._blocks[-1].name == _SKIPPED

    def _close(self) -> None:
        text = self._take()
        self._blocks[-1].declarations.append(text)
        self._flush()
        self._blocks.pop()

    def _end_of_statement(self) -> None:
        text = self._take()
        if self._is_skipped():
            return
        if not text.startswith("@"):
            self._blocks[-1].declarations.append(f"{text};")
        elif text[:6].lower() == "@layer":
            outer = self._layer()
            self._may_import = self._may_import and not self.imports
            self._may_declare = self._may_declare and self.namespaces is None
            for each in text[6:].split(","):
                name = each.strip()
                path = f"{outer}.{name}" if outer else name
                self.layers.append(Layer(path, self._conditions()))
        elif self._may_import and text[:7].lower() == "@import":
            self._import(ImportParser(text[7:], None).parse())
        elif self._may_declare and not self._blocks and text[:10].lower() == "@namespace":
            self._declare(RuleParser(text[10:], None))

    def _import(self, prelude: ImportPrelude | None) -> None:
        if prelude is None or len(self.imports) == _MAX_IMPORTS:
            return
        layer = prelude.layer
        if layer == "":
            layer = self._nameless_layer()
        conditions: list[tuple[str, str]] = []
        if prelude.supports is not None:
            conditions.append(("supports()", prelude.supports))
        if prelude.media:
            conditions.append(("media", prelude.media))
        self.imports.append(Import(prelude.href, layer or "", tuple(conditions), len(self.layers)))

    def _declare(self, prelude: RuleParser) -> None:
        rule = prelude.namespace_rule(0, prelude.end)
        if rule is not None:
            self._may_import = False
            self.namespaces = with_namespace(self.namespaces, rule)

    def _register(self, name: str, declarations: str) -> None:
        registered = registered_property(name, declarations)
        if registered is not None:
            self.registrations.append(Registration(registered, self._conditions()))

    def _nameless_layer(self) -> str:
        self._nameless_layers += 1
        return f"<{self._nameless_layers}>"

    def _flush(self) -> None:
        """Make a rule of the declarations of the innermost block."""
        if not self._selectors:
            return
        declarations = "".join(self._blocks[-1].declarations)
        self._blocks[-1].declarations.clear()
        if self._blocks[-1].name == "property":
            self._register(self._blocks[-1].prelude, declarations)
            return
        if declarations.strip():
            conditions, layer = self._conditions(), self._layer()
            scopes = self._scopes()
            self.rules.append(Rule(self._selectors, declarations, conditions, layer, scopes))

    def _conditions(self) -> Conditions:
        return tuple(
            (each.name, each.prelude) for each in self._blocks if each.name in _CONDITIONAL
        )

    def _scopes(self) -> tuple[Scope, ...]:
        return tuple(each.scope for each in self._blocks if each.scope is not None)

    def _layer(self) -> str:
        return ".".join(each.prelude for each in self._blocks if each.name == "layer")


def _is_valid(prelude: str, name: str | None, namespaces: dict[str, str] | None) -> bool:
    """Whether a block begins a valid rule, behind which no import stands."""
    if name is not None:
        return name == "media" or is_kept(name, True)
    return valid_selector_text(tokenize(prelude), False, namespaces) is not None


def declare_layer(layers: list[str], name: str) -> None:
    """Note a layer behind those that are known; a layer in a layer comes before it.

    https://drafts.csswg.org/css-cascade-5/#layer-ordering
    """
    parts = name.split(".")
    if len(parts) > MAX_SELECTOR_DEPTH or len(layers) > _MAX_LAYERS:
        return
    for count in range(1, len(parts) + 1):
        path = ".".join(parts[:count])
        if path not in layers:
            outer = ".".join(parts[: count - 1])
            layers.insert(layers.index(outer) if outer else len(layers), path)


def _nested(text: str, parent: str) -> str:
    """https://drafts.csswg.org/css-nesting-1/#nest-selector; nothing if it gets too long"""
    around = f":is({parent})"
    parts: list[str] = []
    length = 0
    for each in _list_of(text):
        count = each.count("&")
        if parent == _SCOPE_ROOT and not count and ":scope" in each.lower():
            parts.append(each)
            continue
        length += len(each) + len(around) * (count + 1)
        if length > _LONGEST_SELECTOR:
            return ""
        is_relative = not count or each.lstrip(_SPACE)[:1] in (">", "+", "~")
        text = each.replace("&", around)
        parts.append(f"{around} {text.strip(_SPACE)}" if is_relative else text)
    return ",".join(parts)


def scope_of(prelude: str, outer: str, namespaces: dict[str, str] | None) -> Scope | None:
    """https://drafts.csswg.org/css-cascade-6/#scope-atrule; nothing if the prelude is not valid"""
    parser = ScopePrelude(prelude, None)
    parts = parser.parse()
    if parts is None:
        return None
    start = _nested(parts[0], outer) if outer and parts[0] else parts[0]
    end = _nested(parts[1], _SCOPE_ROOT) if parts[1] else ""
    is_valid = all(not each or _valid_selectors(each, namespaces) for each in (start, end))
    return Scope(start, end) if is_valid else None


class ScopePrelude(RuleParser):
    """A parser of the prelude of a rule ``@scope``."""

    def parse(self) -> tuple[str, str] | None:
        """The texts in its parentheses."""
        first = self.skip_whitespace(0)
        start, place = self._block(first)
        end = ""
        if not start and place > first:
            return None
        if self.tokens[place].kind == IDENT and self.tokens[place].text.lower() == "to":
            end, place = self._block(self.skip_whitespace(place + 1))
            if not end:
                return None
        return (start, end) if place == self.end else None

    def _block(self, place: int) -> tuple[str, int]:
        if self.tokens[place].kind != "(":
            return "", place
        text = self.source(place + 1, self._closers[place])
        return text, self.skip_whitespace(self.next_component(place))


def _list_of(text: str) -> list[str]:
    """The selectors of a list."""
    parts: list[str] = []
    depth = start = 0
    for match in _COMMA.finditer(text):
        sign = match[0]
        depth += (sign in ("(", "[")) - (sign in (")", "]"))
        if sign == "," and depth == 0:
            parts.append(text[start : match.start()])
            start = match.end()
    return [*parts, text[start:]]


class Row(NamedTuple):
    """What a selector of a rule declares for a property."""

    conditions: Conditions
    layer: str
    is_important: bool
    json: str
    """What the engine makes a `StyleEntry` of."""


class RowSelector(NamedTuple):
    """A selector of a rule, with the parts of its rows that are the same for all properties."""

    parsed: ComplexSelector
    target: str
    entry: StyleEntry
    text_json: str
    json: str


class StyleText:
    """A text of a style sheet."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\x00", "\ufffd")
        self._splitter: _Splitter | None = None
        self._rows: dict[tuple[str, str], list[Row]] = {}
        self._targets: dict[str, bool] = {}
        self._places: dict[str, list[int]] | None = None
        """The places of the rules by the names that stand in them."""

    @property
    def rules(self) -> list[Rule]:
        """Its style rules, in their order."""
        return self._split().rules

    @property
    def layers(self) -> list[Layer]:
        """Its layers, as they are named."""
        return self._split().layers

    @property
    def registrations(self) -> list[Registration]:
        """The custom properties that it registers."""
        if self._splitter is None and "@property" not in self.text.lower():
            return []
        return self._split().registrations

    @property
    def imports(self) -> list[Import]:
        """Its import rules, in their order."""
        return self._split().imports

    def _split(self) -> _Splitter:
        if self._splitter is None:
            self._splitter = _Splitter(self.text)
        return self._splitter

    def rows(self, name: str, target: str = "") -> list[Row]:
        """The rows for a longhand or a custom property, in their order.

        ``target`` is what their selectors are for: see `target_of`.
        """
        if name.startswith("--") and name not in self.text and "\\" not in self.text:
            return []
        if not self._may_have(target):
            return []
        rows = self._rows.get((name, target))
        if rows is None:
            rows = [*self._found(name, target)]
            if len(self._rows) < 1024:
                self._rows[name, target] = rows
        return rows

    def _may_have(self, target: str) -> bool:
        if target not in self._targets:
            text = self.text.lower()
            is_there = "\\" in text or all(f":{each}" in text for each in target.split())
            self._targets[target] = is_there or not target or (target == HOST and "@scope" in text)
        return self._targets[target]

    def _found(self, name: str, target: str) -> Iterator[Row]:
        for rule in self._naming(
            name, "all", *(each.name for each in PROPERTIES.shorthands_of(name))
        ):
            if target and ":" not in rule.selectors:
                continue
            found = declaration_of(parsed_declarations(rule.declarations), name)
            if found is None:
                continue
            value = json.dumps([found.value, found.is_important, found.shorthand])[1:-1]
            for selector in self.selectors_of(rule):
                is_of_host = target == HOST and selector.target == "" and rule.scopes != ()
                is_of_host = is_of_host and addresses_scope(selector.parsed.subject)
                if selector.target == target or is_of_host:
                    row = f"[{selector.text_json},{value},{selector.json}]"
                    yield Row(rule.conditions, rule.layer, found.is_important, row)

    def _naming(self, *names: str) -> list[Rule]:
        """The rules that may declare one of these properties, in their order."""
        rules = self.rules
        if self._places is None:
            self._places = {}
            for place, rule in enumerate(rules):
                for name in _names_in(rule.declarations):
                    self._places.setdefault(name, []).append(place)
        found = {place for name in ("", *names) for place in self._places.get(name.lower(), ())}
        return [rules[place] for place in sorted(found)]

    def selectors_of(self, rule: Rule) -> tuple[RowSelector, ...]:
        """The valid selectors of a rule."""
        namespaces = self._split().namespaces
        containers = (*(text for kind, text in rule.conditions if kind == "container"),)
        known = None if namespaces is None else (*namespaces.items(),)
        return _described(rule.selectors, rule.scopes, containers, known)


@lru_cache(maxsize=_MAX_PARSED)
def parsed_declarations(text: str) -> Declarations:
    """The declarations of a rule, which nobody may change."""
    return parse_declarations(text)


@lru_cache(maxsize=_MAX_PARSED)
def _described(
    selectors: str,
    scopes: tuple[Scope, ...],
    containers: tuple[str, ...],
    known: tuple[tuple[str, str], ...] | None,
) -> tuple[RowSelector, ...]:
    namespaces = None if known is None else dict(known)
    found: list[RowSelector] = []
    for selector in _valid_selectors(selectors, namespaces):
        entry = StyleEntry(selector, "", False, "")
        entry.namespaces = namespaces
        entry.containers = [*map(container_conditions, containers)] or None
        entry.scopes = [StyleScope(*each) for each in scopes]
        try:
            parsed = parse_selector(selector, namespaces)[0]
        except DOMException:
            continue
        describe_selector(parsed, entry)
        if containers:
            entry.has_states = True
            entry.has_lasting_states = False
        target = target_of(parsed)
        found.append(RowSelector(parsed, target, entry, json.dumps(selector), _json_of(entry)))
    return tuple(found)


def _names_in(declarations: str) -> set[str]:
    """What declarations may declare, in lower case; with escapes it may be anything, named ""."""
    if "\\" in declarations:
        return {""}
    return {name.lower() for name in _NAME.findall(declarations)}


def _json_of(entry: StyleEntry) -> str:
    row: list[object] = [entry.key, entry.specificity, entry.has_states]
    row += [entry.features, entry.reaches]
    row.append(None if entry.namespaces is None else [*entry.namespaces.items()])
    row += [entry.containers, entry.has_lasting_states]
    row += [[each.start, each.end] for each in entry.scopes]
    return json.dumps(row)[1:-1]


def _valid_selectors(text: str, namespaces: dict[str, str] | None) -> list[str]:
    serialized = valid_selector_text(tokenize(text), False, namespaces)
    return [] if serialized is None else [each.strip() for each in _list_of(serialized)]


@lru_cache(maxsize=64)
def _kept(text: str) -> StyleText:
    return StyleText(text)


@lru_cache(maxsize=256)
def _kept_small(text: str) -> StyleText:
    return StyleText(text)


def style_text(text: str) -> StyleText:
    """The text, which other pages may have too."""
    if len(text) > _MAX_KEPT:
        return StyleText(text)
    return _kept_small(text) if len(text) <= _SMALL else _kept(text)


@lru_cache(maxsize=1)
def _sheets_of_the_user_agent() -> list[tuple[StyleText, str]]:
    folder = resources.files("webapi.runtimes") / "user_agent"
    return [
        (StyleText((folder / f"{name}.css").read_text("utf-8")), namespace)
        for name, namespace in [
            *(("html", HTML_NAMESPACE), ("svg", SVG_NAMESPACE), ("quirks", HTML_NAMESPACE)),
        ]
    ]


def texts_of_the_user_agent() -> list[StyleText]:
    """The sheets of the user agent for all documents."""
    return [text for text, _ in _sheets_of_the_user_agent()[:-1]]


def of_the_user_agent(name: str, target: str, is_quirky: bool) -> str:
    """For each sheet of the user agent: a namespace, and what it says of a property, as JSON."""
    sheets = _sheets_of_the_user_agent()
    answers = [
        f"[{json.dumps(namespace)},[{','.join(row.json for row in text.rows(name, target))}]]"
        for text, namespace in (sheets if is_quirky else sheets[:-1])
    ]
    return f"[{','.join(answers)}]"
