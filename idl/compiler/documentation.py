"""Docstrings of the generated code: prose and examples from ``idl/docs``, links to the standard."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from idl.compiler import model
from idl.compiler.python_source import docstring


class Documentation:
    """The texts, examples and links that ``docs/*.toml`` gives for definitions and members.

    A table per definition; its keys are ``text``, ``example`` and ``link`` for the definition
    itself and a sub-table with the same keys for each member, ``text_`` for one called ``text``.
    """

    def __init__(self, entries: Mapping[str, Any]) -> None:
        self.entries = entries

    @classmethod
    def load(cls, folder: Path) -> Documentation:
        """Load all files of a folder; several files may document one definition."""
        entries: dict[str, Any] = {}
        for path in sorted(folder.glob("*.toml")):
            for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
                entries.setdefault(name, {}).update(entry)
        return cls(entries)

    def docstring(
        self,
        definition: model.Interface,
        member: tuple[model.Operation, ...] | model.Attribute | None,
        indent: int,
        before: str = "",
    ) -> str:
        """The docstring of an interface, an attribute or the overloads of an operation."""
        if member is None:
            entry = self.entries.get(definition.name, {})
            inherits = f" : {definition.inherits}" if definition.inherits else ""
            shown = [f"interface {definition.name}{inherits}"]
            link = _link(definition.standard, definition.name)
        else:
            members = member if isinstance(member, tuple) else (member,)
            owner, name = members[0].declared_in, members[0].name
            key = f"{name}_" if name in _OWN_KEYS else name
            entry = self.entries.get(owner, {}).get(key, {})
            shown = [str(each) for each in members]
            link = _link(members[0].standard, owner, name)
        return _docstring(entry, shown, link, indent, before)

    def iterable(self, definition: model.Definition, name: str) -> str:
        """The docstring of a method that an iterable declaration makes."""
        entry = {"text": _ITERABLE[name], **self.entries.get(definition.name, {}).get(name, {})}
        return _docstring(entry, [], f"https://webidl.spec.whatwg.org/#js-iterable-{name}", 8)


def _docstring(
    entry: Mapping[str, str], shown: list[str], link: str, indent: int, before: str = ""
) -> str:
    paragraphs = [entry.get("text", ""), *(f"``{each}``" for each in shown)]
    paragraphs += [entry.get("link") or link, entry.get("example", "").strip()]
    return docstring([each for each in paragraphs if each], indent, before)


_OWN_KEYS = ("text", "example", "link")
_ITERABLE = {
    "entries": "An iterator over the pairs, which sees changes made meanwhile.",
    "keys": "An iterator over the first of each pair, which sees changes made meanwhile.",
    "values": "An iterator over the second of each pair, which sees changes made meanwhile.",
    "forEach": "Call ``callback`` with value, key and the object, or as many as it takes, "
    "for each pair. The second argument, ``this`` for JavaScript functions, is ignored.",
}


def _link(standard: str, owner: str, member: str = "") -> str:
    """The anchor that the standards' tool makes of a definition's or member's name."""
    if not standard:
        return ""
    if not member:
        return f"{standard}#{owner.lower()}"
    name = owner if member == "constructor" else member
    return f"{standard}#dom-{owner.lower()}-{name.lower()}"
