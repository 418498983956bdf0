"""Reads Web IDL on its own, apart from the compiler, so that a mistake of one is seen by the other.

It knows just what the harness asks: which members an interface has, of which kind, with how many
required arguments. Types are only skipped over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|\s+|(?P<token>"[^"]*"|-?[\w.]+|\.\.\.|[^\s\w])', re.DOTALL)

PICKLED = {"Picklable", "Serializable"}


@dataclass
class Operation:
    """An operation; ``required`` is its fewest arguments over all its overloads."""

    name: str
    required: int
    static: bool = False


@dataclass
class Attribute:
    """An attribute; ``settable`` also if it forwards what it is set to."""

    name: str
    settable: bool
    same_object: bool


@dataclass
class Interface:
    """An interface or mixin with the members of its partials and mixins."""

    name: str
    inherits: str | None = None
    exposed_everywhere: bool = False
    serializable: bool = False
    constructor: Operation | None = None
    constants: dict[str, str] = field(default_factory=dict)
    attributes: dict[str, Attribute] = field(default_factory=dict)
    operations: dict[str, Operation] = field(default_factory=dict)
    stringifier: str | None = None  # the attribute's name, or "" for a bare one
    iterable: int = 0  # how many types it names
    async_iterable: bool = False
    getter: str | None = None

    def absorb(self, other: Interface) -> None:
        """Add the members of a partial interface or a mixin."""
        self.constants |= other.constants
        self.attributes |= other.attributes
        for operation in other.operations.values():
            _overload(self.operations, operation)
        self.stringifier = other.stringifier if self.stringifier is None else self.stringifier
        self.iterable = self.iterable or other.iterable
        self.async_iterable = self.async_iterable or other.async_iterable
        self.getter = self.getter or other.getter
        self.serializable = self.serializable or other.serializable
        self.constructor = self.constructor or other.constructor


def interfaces(files: list[Path]) -> dict[str, Interface]:
    """Every interface in the files, whole."""
    found: dict[str, Interface] = {}
    partials: list[Interface] = []
    mixins: dict[str, Interface] = {}
    includes: list[tuple[str, str]] = []
    for file in files:
        for statement in _statements(_tokens(file.read_text(encoding="utf-8"))):
            attributes, rest = _extended_attributes(statement)
            match rest:
                case [name, "includes", mixin]:
                    includes.append((name, mixin))
                case ["callback", *_] | ["dictionary", *_] | ["enum", *_] | ["typedef", *_]:
                    pass
                case ["partial", "dictionary", *_]:
                    pass
                case ["partial", "interface", "mixin", name, *_]:
                    partials.append(_interface(name, attributes, rest))
                case ["interface", "mixin", name, *_]:
                    mixins[name] = _interface(name, attributes, rest)
                case ["partial", "interface", name, *_]:
                    partials.append(_interface(name, attributes, rest))
                case ["interface", name, *_]:
                    found[name] = _interface(name, attributes, rest)
                case _:
                    raise ValueError(f"{file}: {' '.join(rest)}")
    for partial in partials:
        (found | mixins)[partial.name].absorb(partial)
    for name, mixin in includes:
        found[name].absorb(mixins[mixin])
    return found


def _tokens(text: str) -> list[str]:
    return [match["token"] for match in _TOKEN.finditer(text) if match["token"]]


def _statements(tokens: list[str], separator: str = ";") -> Iterator[list[str]]:
    """The tokens between separators that stand in no brackets."""
    depth = 0
    statement: list[str] = []
    for token in tokens:
        depth += (token in "([{<") - (token in ")]}>")
        if token == separator and depth == 0:
            yield statement
            statement = []
        else:
            statement.append(token)
    if statement:
        yield statement


def _extended_attributes(tokens: list[str]) -> tuple[set[str], list[str]]:
    """What a leading ``[…]`` lists, and what follows it."""
    if tokens[0] != "[":
        return set(), tokens
    end, depth = 0, 1
    while depth:
        end += 1
        depth += (tokens[end] in "([{<") - (tokens[end] in ")]}>")
    return {"".join(each) for each in _statements(tokens[1:end], ",")}, tokens[end + 1 :]


def _interface(name: str, attributes: set[str], tokens: list[str]) -> Interface:
    opening = tokens.index("{")
    inherits = tokens[opening - 1] if tokens[opening - 2] == ":" else None
    interface = Interface(name, inherits, "Exposed=*" in attributes, bool(attributes & PICKLED))
    for member in _statements(tokens[opening + 1 : -1]):
        _member(interface, *_extended_attributes(member))
    return interface


def _member(interface: Interface, attributes: set[str], tokens: list[str]) -> None:
    static = tokens[0] == "static"
    if tokens[0] == "const":
        equals = tokens.index("=")
        interface.constants[tokens[equals - 1]] = "".join(tokens[equals + 1 :])
    elif tokens == ["stringifier"]:
        interface.stringifier = ""
    elif tokens[0] == "iterable":
        interface.iterable = len(list(_statements(tokens[2:-1], ",")))
    elif tokens[0] == "setlike":
        interface.iterable = 1
        interface.attributes["size"] = Attribute("size", False, False)
        for name in ("add", "delete", "has"):
            interface.operations[name] = Operation(name, 1, False)
        interface.operations["clear"] = Operation("clear", 0, False)
    elif tokens[0] == "async_iterable":
        interface.async_iterable = True
    elif "attribute" in tokens[:3]:
        name = tokens[-1]
        forwards = any(each.startswith("PutForwards=") for each in attributes)
        settable = "readonly" not in tokens or forwards
        interface.attributes[name] = Attribute(name, settable, "SameObject" in attributes)
        if tokens[0] == "stringifier":
            interface.stringifier = name
    else:
        opening = _argument_list(tokens)
        arguments = list(_statements(tokens[opening + 1 : -1], ","))
        required = sum(
            "optional" not in _extended_attributes(each)[1][:1] and "..." not in "".join(each)
            for each in arguments
        )
        operation = Operation(tokens[opening - 1], required, static)
        if tokens[0] == "getter":
            is_nameless = opening == len(["getter", "type"])
            interface.getter = "(nameless)" if is_nameless else operation.name
            if is_nameless:
                return
        if operation.name == "constructor":
            operations: dict[str, Operation] = {}
            if interface.constructor:
                operations["constructor"] = interface.constructor
            _overload(operations, operation)
            interface.constructor = operations["constructor"]
        else:
            _overload(interface.operations, operation)


def _argument_list(tokens: list[str]) -> int:
    """Where the last bracketed group opens."""
    depth = 0
    for index in range(len(tokens) - 1, -1, -1):
        depth += (tokens[index] == ")") - (tokens[index] == "(")
        if depth == 0:
            return index
    raise ValueError(" ".join(tokens))


def _overload(operations: dict[str, Operation], operation: Operation) -> None:
    operation.name = operation.name.removeprefix("_")  # which keeps it from being a keyword
    known = operations.setdefault(operation.name, operation)
    if known.static == operation.static:  # or else a regular operation beside a static one
        known.required = min(known.required, operation.required)
